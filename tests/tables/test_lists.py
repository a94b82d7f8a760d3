"""What lists tell of a table: who sits there, whose turn it is, whether it rests."""

from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.registry import game_names
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.duty import LINGER
from houle.tables.entries import Pace, Watch
from houle.tables.listing import for_strangers
from houle.tables.ports import Phase
from tests.tables.house import A_ROUND, PEOPLE, House, in_house

ADA, BEN, CLEO = PEOPLE[:3]


async def listed(house: House, who: Person) -> Any:
    """What the list of their own tables tells somebody of the only one."""
    [found] = await house.store.tables_of(who.id, 10)
    return msgspec.json.decode(found.summary)


@rule("T-50")
@pytest.mark.parametrize("game", game_names())
@in_house(nodes=2)
async def test_lists_tell_whose_turn_it_is_as_the_table_does(house: House, game: str) -> None:
    table = await house.open(game, 3)
    await house.fill(table)
    assert "waited_for" not in await listed(house, BEN)
    await house.do(table, ADA, deeds.Start())
    for _ in range(6):
        shown = (await house.look(table, None))["waiting"]
        assert (await listed(house, BEN))["waited_for"] == [waiting["seat"] for waiting in shown]
        await house.play(table, shown[-1]["seat"], node=1)
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())
    assert "waited_for" not in await listed(house, BEN)


@rule("T-24")
@in_house()
async def test_lists_tell_of_somebody_who_chooses_again(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.play(table, 1)
    assert (await listed(house, ADA))["waited_for"] == [0, 2]
    await house.do(table, BEN, deeds.TakeBack())
    assert (await listed(house, ADA))["waited_for"] == [0, 1, 2]


@rule("T-31", "T-33")
@in_house()
async def test_lists_tell_which_tables_rest(house: House) -> None:
    table = await house.started("flotsam", 2, pace=Pace(move=15_000))
    async with house.attended(table, BEN):
        assert "resting" not in await listed(house, ADA)
        await house.pass_time(1000)
    await house.pass_time(LINGER + A_ROUND)
    assert (await listed(house, ADA)).get("resting")
    async with house.attended(table, ADA):
        assert "resting" not in await listed(house, ADA)


@rule("T-50")
@pytest.mark.parametrize("watch", Watch)
@in_house()
async def test_the_list_for_all_is_silent_where_nobody_may_look_on(
    house: House, watch: Watch
) -> None:
    table = await house.started("flotsam", 3, watch=watch)
    turn = list((await house.running(table)).waited_for)
    [found] = await house.store.open_tables(None, Phase.PLAYING, 10)
    told = msgspec.json.decode(for_strangers(found).summary)
    assert told["chairs"] == [who.id.title() for who in PEOPLE[:3]]
    assert told.get("waited_for") == (None if watch is Watch.NOBODY else turn)
    assert (await listed(house, ADA))["waited_for"] == turn


@rule("P-90", "T-67")
@pytest.mark.parametrize("joinable", [True, False])
@in_house()
async def test_lists_tell_whose_time_is_short_while_others_may_sit_down(
    house: House, joinable: bool
) -> None:
    table = await house.open(
        bots=(None, None, "random"), joinable=joinable, pace=Pace(move=60_000), options={"first": 0}
    )
    await house.sit(table, 0, ADA)
    await house.do(table, BEN, deeds.Sit(1, "Ben", pressed=True))
    assert (await listed(house, ADA))["pressed"] == [1]
    await house.start(table)
    assert (await listed(house, ADA)).get("pressed") == ([1] if joinable else None)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Concede())
    assert "pressed" not in await listed(house, ADA)
