"""Everybody at a table is told apart by an animal (T-07)."""

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.animals import ANIMALS, Animal, born_as, next_free
from houle.tables.ports import TableId
from houle.tables.state import Fold, TableState
from tests.tables.house import PEOPLE, House, in_house

ADA, BEN, CLEO = PEOPLE[:3]


async def animals(house: House, table: TableId) -> list[str | None]:
    frame = await house.look(table, None)
    return [chair["animal"] for chair in frame["table"]["chairs"]]


@rule("T-07")
def test_whoever_chooses_no_animal_always_has_the_same() -> None:
    players = [f"player {number}" for number in range(200)]
    born = [born_as(player) for player in players]
    assert born == [born_as(player) for player in players]
    assert set(born) == set(Animal)


@rule("T-07")
def test_a_taken_animal_is_replaced_by_the_next_free_one() -> None:
    assert next_free(Animal.CRAB, ()) is Animal.CRAB
    assert next_free(Animal.CRAB, {Animal.CRAB, Animal.WHALE}) is Animal.GULL
    assert next_free(Animal.DOLPHIN, {Animal.DOLPHIN}) is Animal.OCTOPUS
    assert next_free(Animal.CRAB, ANIMALS) is Animal.CRAB


@rule("T-07")
@in_house()
async def test_two_players_at_a_table_never_have_the_same_animal(house: House) -> None:
    table = await house.open()
    for seat, who in enumerate((ADA, BEN, CLEO)):
        await house.do(table, who, deeds.Sit(seat, "Somebody", Animal.SEAL))
    assert await animals(house, table) == ["seal", "starfish", "jellyfish"]


@rule("T-07")
@in_house()
async def test_who_gets_up_leaves_the_animal_to_others(house: House) -> None:
    table = await house.open()
    await house.do(table, BEN, deeds.Sit(1, "Ben", Animal.SEAL))
    await house.do(table, BEN, deeds.Leave())
    await house.do(table, CLEO, deeds.Sit(1, "Cleo", Animal.SEAL))
    assert await animals(house, table) == [None, "seal", None]


@rule("T-07")
@in_house()
async def test_bots_take_what_players_leave(house: House) -> None:
    table = await house.open(bots=(None, "random", "random"))
    assert await animals(house, table) == [None, "turtle", "crab"]
    await house.do(table, ADA, deeds.Sit(0, "Ada", Animal.TURTLE))
    assert await animals(house, table) == ["turtle", "crab", "whale"]


@rule("T-07")
@in_house()
async def test_players_keep_their_animals_in_a_rematch(house: House) -> None:
    table = await house.open()
    for seat, (who, animal) in enumerate(zip((ADA, BEN, CLEO), ANIMALS[5:], strict=False)):
        await house.do(table, who, deeds.Sit(seat, "Somebody", animal))
    await house.do(table, ADA, deeds.Start())
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())
    tables = house.nodes[0].tables
    [again, *_] = [await tables.rematch(table, who, "again") for who in (BEN, ADA, CLEO)]
    assert await animals(house, again.table) == await animals(house, table)


@rule("T-07")
@in_house()
async def test_logs_from_before_there_were_animals_can_be_read(house: House) -> None:
    table = await house.open()
    live = await house.nodes[0].cache.take(table)
    state: TableState = live.state
    old = b'{"kind":"sat","seat":1,"player":"old","name":"Old"}'
    fold: Fold = live._fold
    state = fold.after(state, log.decode_entry(old), 0)
    assert state.life.chairs[1].animal is Animal.TURTLE
