"""Why a card cannot be played (T-26)."""

import pytest

from houle.conformance.rules import rule
from houle.games.registry import game_names
from houle.kernel import At, Refusal
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.entries import Watch
from houle.tables.ports import TableId
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]


async def why_not(house: House, table: TableId, who: Person) -> dict[At, Refusal]:
    state, seat, cards = await house.nodes[0].viewing.why_not(table, who.id)
    assert (state.seq, seat) == ((await house.state(table)).seq, PEOPLE.index(who))
    return dict(cards)


@rule("T-26")
@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_every_card_of_a_hand_can_be_played_or_a_rule_says_why_not(
    house: House, game: str
) -> None:
    table = await house.started(game, 3)
    for _ in range(6):
        running = await house.running(table)
        rules, zones = running.game, running.table.zones
        for seat, who in enumerate((ADA, BEN, CLEO)):
            told = await why_not(house, table, who)
            playable = {rules.card_at(seat, move) for move in rules.moves(running.table, seat)}
            hands = {zone for zone, at in enumerate(rules.layout.zones) if at.owner == seat}
            cards = [At(zone, place) for zone in hands for place in range(len(zones[zone]))]
            touched = {at for at in cards if rules.touched(running.table, seat, at) is not None}
            assert touched
            assert told.keys() == touched - playable
        await house.play_on(table, most=1)


@rule("T-26")
@in_house()
async def test_out_of_turn_it_says_whose_turn_it_is(house: House) -> None:
    table = await house.started("flotsam", 3)
    turn = (await house.running(table)).waited_for[0]
    waiting = PEOPLE[(turn + 1) % 3]
    told = await why_not(house, table, waiting)
    assert {refusal.reason for refusal in told.values()} == {"not-your-turn"}
    assert await why_not(house, table, PEOPLE[turn]) == {}


@rule("T-26")
@in_house()
async def test_there_is_nothing_to_say_before_the_deal_and_after_the_end(house: House) -> None:
    table = await house.open()
    await house.fill(table)
    assert await why_not(house, table, BEN) == {}
    await house.do(table, ADA, deeds.Start())
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())
    assert await why_not(house, table, BEN) == {}


@rule("T-26")
@in_house()
async def test_only_those_who_sit_there_are_told(house: House) -> None:
    shown = await house.started()
    hidden = await house.started(watch=Watch.NOBODY)
    viewing = house.nodes[0].viewing
    assert await refused(viewing.why_not(shown, STRANGER.id)) == ("T-26", "not-seated")
    assert await refused(viewing.why_not(hidden, STRANGER.id)) == ("T-50", "nobody-may-watch")
