"""A table changes its pace when everybody agrees (T-38)."""

from typing import Any

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.clocks import BEFORE_A_CALL
from houle.tables.entries import Pace, StoodIn
from houle.tables.listing import A_DAY
from houle.tables.ports import Millis, TableId
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
SECOND = 1000
MINUTE = 60 * SECOND


async def shown(house: House, table: TableId) -> Any:
    return (await house.look(table, None))["table"]


async def deadlines(house: House, table: TableId) -> list[Millis | None]:
    return [waiting["until"] for waiting in (await house.look(table, None))["waiting"]]


async def all_want(house: House, table: TableId, move: Millis | None) -> None:
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.WantPace(move))


@rule("T-38")
@in_house(nodes=2)
async def test_the_pace_changes_once_everybody_wants_the_same(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.do(table, ADA, deeds.WantPace(A_DAY))
    await house.do(table, BEN, deeds.WantPace(2 * A_DAY), node=1)
    await house.do(table, CLEO, deeds.WantPace(A_DAY))
    before = await shown(house, table)
    assert before["move_time"] is None
    assert before["chairs"][1]["wish"] == {"move_time": 2 * A_DAY}
    house.clock.turn(MINUTE)
    await house.do(table, BEN, deeds.WantPace(A_DAY), node=1)
    after = await shown(house, table)
    assert after["move_time"] == A_DAY
    assert [chair["wish"] for chair in after["chairs"]] == [None] * 3
    # Everybody has the whole time from then on, for moves that were waited for already.
    assert await deadlines(house, table) == [house.clock.now() + A_DAY] * 3
    house.clock.turn(A_DAY)
    await house.nodes[0].caretaker.sweep()
    stood_in = [entry for entry in await house.entries(table) if isinstance(entry, StoodIn)]
    assert len(stood_in) == 3
    (listed,) = await house.store.tables_of(ADA.id, 10)
    assert b'"move_time":86400000' in bytes(listed.summary)


@rule("T-38")
@in_house()
async def test_a_clock_can_be_put_away_and_a_call_ends_with_a_new_pace(house: House) -> None:
    table = await house.started("eddy", 3, pace=Pace(move=MINUTE, bot=500))
    await all_want(house, table, None)
    assert await deadlines(house, table) == [None] * 3
    assert (await shown(house, table))["bot_time"] == 500
    house.clock.turn(BEFORE_A_CALL)
    since = (await house.running(table)).waiting[0]
    assert since is not None
    await house.do(table, BEN, deeds.CallBot(0, since.turn, house.clock.now()))
    await all_want(house, table, A_DAY)
    waiting = (await house.look(table, None))["waiting"]
    assert all(one["called_by"] == [] for one in waiting)
    assert await deadlines(house, table) == [house.clock.now() + A_DAY] * 3


@rule("T-38")
@in_house()
async def test_one_may_change_ones_mind_until_then(house: House) -> None:
    table = await house.started("eddy", 3, pace=Pace(move=A_DAY))
    await house.do(table, ADA, deeds.WantPace(None))
    await house.do(table, BEN, deeds.WantPace(None))
    await house.do(table, ADA, deeds.WantPace(A_DAY))
    await house.do(table, CLEO, deeds.WantPace(None))
    seen = await shown(house, table)
    assert (seen["move_time"], seen["chairs"][0]["wish"]) == (A_DAY, None)
    await house.do(table, ADA, deeds.WantPace(None))
    assert (await shown(house, table))["move_time"] is None


@rule("T-38")
@in_house()
async def test_whoever_left_is_not_asked_and_whoever_is_away_is(house: House) -> None:
    await house.up()
    table = await house.started("eddy", 3, pace=Pace(move=A_DAY))
    house.clock.turn(A_DAY)
    await house.play(table, 0)
    await house.nodes[0].caretaker.sweep()  # Ben and Cleo are away
    await house.do(table, ADA, deeds.WantPace(2 * A_DAY))
    assert (await shown(house, table))["move_time"] == A_DAY
    await house.do(table, BEN, deeds.WantPace(2 * A_DAY))
    await house.do(table, CLEO, deeds.Leave())
    assert (await shown(house, table))["move_time"] == 2 * A_DAY


@rule("T-38")
@in_house()
async def test_what_is_no_pace_and_who_has_no_say(house: House) -> None:
    table = await house.started("eddy", 3, pace=Pace(move=A_DAY))
    for move in (0, SECOND - 1, 7 * A_DAY + 1):
        assert await refused(house.do(table, ADA, deeds.WantPace(move))) == ("T-38", "bad-pace")
    already = "T-38", "agreed-already"
    assert await refused(house.do(table, ADA, deeds.WantPace(A_DAY))) == already
    await house.do(table, ADA, deeds.WantPace(None))
    assert await refused(house.do(table, ADA, deeds.WantPace(None))) == already
    no_seat = "T-38", "not-seated"
    assert await refused(house.do(table, STRANGER, deeds.WantPace(None))) == no_seat
    await house.do(table, BEN, deeds.Leave())
    assert await refused(house.do(table, BEN, deeds.WantPace(None))) == no_seat
    opened = await house.open()
    assert await refused(house.do(opened, ADA, deeds.WantPace(None))) == ("T-38", "not-running")
