"""Tables at which nobody is, and a house that was down (T-33 to T-36)."""

import pytest

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.deeds import Caretaker
from houle.tables.duty import LINGER, outages
from houle.tables.entries import Pace, Played, Rested, StoodIn, TimeGiven
from houle.tables.listing import A_DAY
from houle.tables.ports import Hint, TableId
from tests.tables.house import A_ROUND, PEOPLE, STRANGER, House, in_house, refused
from tests.tables.odd_logs import AwayError

ADA, BEN, CLEO = PEOPLE[:3]
SECOND = 1000
FIFTEEN = 15 * SECOND
LIVE, SLOW = Pace(move=FIFTEEN), Pace(move=A_DAY)


async def kinds(house: House, table: TableId, *kind: type) -> list[type]:
    """Which of these stand in the log, in order."""
    return [type(entry) for entry in await house.entries(table) if isinstance(entry, kind)]


async def deadlines(house: House, table: TableId) -> list[int | None]:
    return [waiting["until"] for waiting in (await house.look(table, None))["waiting"]]


@rule("T-33")
@in_house(nodes=2)
async def test_while_nobody_is_there_nobody_stands_in_and_the_clocks_rest(house: House) -> None:
    table = await house.started("flotsam", 2, pace=LIVE)
    async with house.attended(table, ADA, BEN):
        await house.pass_time(5 * SECOND)
    await house.pass_time(LINGER + A_ROUND)
    assert (await house.look(table, None))["table"]["resting"]
    assert await deadlines(house, table) == [None]
    await house.pass_time(60 * SECOND)
    await house.nodes[1].bots.work(Hint(table, 0))
    assert await kinds(house, table, StoodIn, Played, Rested) == [Rested]


@rule("T-33", "T-36")
@in_house(nodes=2)
async def test_as_soon_as_somebody_is_there_everybody_has_the_whole_time(house: House) -> None:
    await house.up()
    table = await house.started("eddy", 3, pace=LIVE)
    await house.play(table, 2)
    await house.pass_time(FIFTEEN)
    assert (await house.look(table, None))["table"]["resting"]
    async with house.attended(table, BEN, node=1):
        assert not (await house.look(table, None))["table"]["resting"]
        assert await deadlines(house, table) == [house.clock.now() + FIFTEEN] * 2
        # Whoever has chosen already may choose again, and has the whole time for it too.
        await house.do(table, CLEO, deeds.TakeBack())
        assert await deadlines(house, table) == [house.clock.now() + FIFTEEN] * 3
        await house.pass_time(FIFTEEN)
    assert await kinds(house, table, StoodIn) == [StoodIn] * 3


@rule("T-33")
@in_house(nodes=2)
async def test_a_table_goes_on_while_a_single_person_is_there_at_any_node(house: House) -> None:
    table = await house.started("flotsam", 2, pace=LIVE)
    async with house.attended(table, BEN, node=1):
        async with house.attended(table, ADA):
            await house.pass_time(SECOND)
        await house.pass_time(FIFTEEN)
        assert await kinds(house, table, Rested, StoodIn) == [StoodIn]


@rule("T-33")
@in_house()
async def test_watchers_are_not_those_who_play(house: House) -> None:
    table = await house.started("eddy", 3, pace=LIVE)
    await house.do(table, BEN, deeds.Leave())
    async with house.attended(table, STRANGER, BEN):
        await house.pass_time(FIFTEEN)
        assert await kinds(house, table, Rested, StoodIn) == [Rested]


@rule("T-33")
@in_house()
async def test_a_page_that_is_loaded_anew_is_nobody_gone(house: House) -> None:
    table = await house.started("flotsam", 2, pace=Pace(move=60 * SECOND))
    (until,) = await deadlines(house, table)
    async with house.attended(table, ADA):
        await house.pass_time(SECOND)
    await house.pass_time(LINGER - SECOND)
    async with house.attended(table, ADA):
        await house.pass_time(SECOND)
    assert await kinds(house, table, Rested) == []
    assert await deadlines(house, table) == [until]


@rule("T-33")
@in_house()
async def test_a_move_wakes_a_table_too(house: House) -> None:
    await house.up()
    table = await house.started("eddy", 3, pace=LIVE)
    await house.pass_time(FIFTEEN)
    assert await kinds(house, table, Rested) == [Rested]
    await house.pass_time(FIFTEEN)
    await house.play(table, 0)
    assert not (await house.look(table, None))["table"]["resting"]
    assert await deadlines(house, table) == [house.clock.now() + FIFTEEN] * 2


@rule("T-33")
@in_house()
async def test_a_table_does_not_rest_because_of_what_was_so_before(house: House) -> None:
    table = await house.started("eddy", 3, pace=LIVE)
    rest = deeds.Rest((await house.state(table)).seq)
    await house.play(table, 0)
    clock = Caretaker.CLOCK
    assert await refused(house.do(table, clock, rest)) == ("T-33", "turn-is-over")
    assert await refused(house.do(table, ADA, rest)) == ("T-25", "not-yours")
    rest = deeds.Rest((await house.state(table)).seq)
    await house.do(table, clock, rest)
    again = deeds.Rest((await house.state(table)).seq)
    assert await refused(house.do(table, clock, again)) == ("T-33", "turn-is-over")
    since = (await house.running(table)).waiting[1]
    assert since is not None
    stand_in = deeds.StandIn(1, since.turn)
    assert await refused(house.do(table, clock, stand_in)) == ("T-30", "turn-is-over")


async def miss(house: House, table: TableId) -> None:
    """Everybody who is waited for lets a day pass."""
    house.clock.turn(A_DAY)
    await house.nodes[0].caretaker.sweep()
    await house.nodes[0].bots.work(Hint(table, 0))


@rule("T-34")
@in_house()
async def test_a_slow_table_rests_once_everybody_has_missed_two_moves(house: House) -> None:
    table = await house.started("eddy", 3, pace=SLOW)
    await house.play(table, 0)
    await miss(house, table)  # one move of the second and the third
    await miss(house, table)  # and one of everybody
    await house.nodes[0].caretaker.sweep()
    assert await kinds(house, table, StoodIn) == [StoodIn] * 5
    assert not (await house.look(table, None))["table"]["resting"]
    await house.do(table, ADA, deeds.ComeBack())
    for _ in range(2):
        await miss(house, table)
    await house.nodes[0].caretaker.sweep()
    assert (await house.look(table, None))["table"]["resting"]
    stood_in = await kinds(house, table, StoodIn)
    for _ in range(3):
        await miss(house, table)
    assert await kinds(house, table, StoodIn) == stood_in


@rule("T-34", "T-36")
@in_house()
async def test_a_slow_table_goes_on_with_a_touch_and_not_with_an_idle_page(house: House) -> None:
    table = await house.started("flotsam", 1, pace=SLOW)
    for _ in range(2):
        await miss(house, table)
    await house.nodes[0].caretaker.sweep()
    assert await kinds(house, table, Rested) == [Rested]
    await house.nodes[0].tables.welcome(table, ADA.id, opened=False)
    assert (await house.look(table, None))["table"]["resting"]
    await house.nodes[0].tables.welcome(table, ADA.id, opened=True)
    seen = await house.look(table, ADA)
    assert (seen["table"]["resting"], seen["table"]["chairs"][0]["away"]) == (False, False)
    assert seen["waiting"][0]["until"] == house.clock.now() + A_DAY


@rule("T-35")
@pytest.mark.parametrize("pace", [LIVE, SLOW], ids=["live", "slow"])
@in_house(nodes=2)
async def test_time_while_the_house_was_down_is_given_back(house: House, pace: Pace) -> None:
    table = await house.started("eddy", 3, pace=pace)
    async with house.attended(table, ADA, BEN, CLEO):
        await house.play(table, 2)
        await house.pass_time(3 * SECOND)
        before = await deadlines(house, table)
        down = house.clock.now()
        house.clock.turn(20 * SECOND)
        for _ in range(2):
            for node in house.nodes:
                await node.caretaker.attend()
                await node.caretaker.sweep()
                await node.caretaker.look_after(table, house.clock.now())
        assert await kinds(house, table, StoodIn, Rested) == []
        assert [entry for entry in await house.entries(table) if isinstance(entry, TimeGiven)] == [
            TimeGiven(down, down + 20 * SECOND)
        ]
        later = [until + 20 * SECOND for until in before if until is not None]
        assert await deadlines(house, table) == later
        # For a move that is taken back the old clock counts, with the time that was given back.
        await house.do(table, CLEO, deeds.TakeBack())
        assert await deadlines(house, table) == [later[0]] * 3


@rule("T-35")
@in_house()
async def test_clocks_are_looked_at_only_by_a_node_that_could_tell_it_is_up(house: House) -> None:
    table = await house.started("eddy", 3, pace=LIVE)
    caretaker = house.nodes[0].caretaker
    async with house.attended(table, ADA, BEN, CLEO):
        await caretaker.go_round()
        house.clock.turn(20 * SECOND)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(house.store), "stay_on_duty", away)
            await caretaker.go_round()
        assert await kinds(house, table, TimeGiven, StoodIn, Rested) == []
        await caretaker.go_round()
        assert await kinds(house, table, TimeGiven, StoodIn, Rested) == [TimeGiven]


async def away(*_: object) -> None:
    raise AwayError


@rule("T-35")
@in_house(nodes=2)
async def test_time_is_given_back_where_somebody_looks_or_time_is_over(house: House) -> None:
    await house.up()
    watched = await house.started("eddy", 3, pace=SLOW)
    others = await house.started("eddy", 3, pace=SLOW)
    async with house.attended(watched, ADA):
        house.clock.turn(15 * SECOND)
        for node in house.nodes:
            await node.caretaker.go_round()
        assert await kinds(house, watched, TimeGiven) == [TimeGiven]
        assert await kinds(house, others, TimeGiven) == []
        house.clock.turn(A_DAY - 15 * SECOND)
        await house.nodes[1].caretaker.sweep()
        assert await kinds(house, others, TimeGiven, StoodIn) == [TimeGiven]


@rule("T-35")
@in_house(nodes=2)
async def test_a_single_node_that_is_down_gives_nobody_time(house: House) -> None:
    table = await house.started("flotsam", 2, pace=LIVE)
    async with house.attended(table, ADA, BEN):
        await house.nodes[1].caretaker.attend()
        for _ in range(4):
            house.clock.turn(A_ROUND)
            await house.nodes[0].caretaker.attend()
        await house.nodes[1].caretaker.attend()
        await house.nodes[1].caretaker.sweep()
    assert await kinds(house, table, TimeGiven, StoodIn) == [StoodIn]


@rule("T-35")
@in_house()
async def test_whoever_was_not_waited_for_then_gets_nothing(house: House) -> None:
    table = await house.started("eddy", 3, pace=LIVE)
    now = house.clock.now()
    house.clock.turn(SECOND)
    give = deeds.GiveTime(now - 9 * SECOND, now - SECOND)
    await house.do(table, Caretaker.CLOCK, give)
    assert await deadlines(house, table) == [now + FIFTEEN] * 3
    assert await refused(house.do(table, Caretaker.CLOCK, give)) == ("T-35", "turn-is-over")
    # A server may have written a little more after it had said for the last time that it was up.
    await house.do(table, Caretaker.CLOCK, deeds.GiveTime(now - SECOND, now + SECOND))
    assert await deadlines(house, table) == [now + SECOND + FIFTEEN] * 3
    assert await refused(house.do(table, ADA, give)) == ("T-25", "not-yours")


@rule("T-35")
def test_the_house_is_down_when_no_node_is_up() -> None:
    one, other, third = (10, 40), (30, 60), (80, 90)
    assert outages([one, other, third]) == [(0, 10), (60, 80)]
    assert outages([]) == []
