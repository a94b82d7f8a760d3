"""Where no clock runs, those who are there let a bot play for one who is not (T-37)."""

from typing import Any

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.clocks import BEFORE_A_CALL, TIME_TO_ANSWER
from houle.tables.deeds import Caretaker, Person
from houle.tables.entries import BotWanted, Pace, Played, StoodIn
from houle.tables.listing import BOT_GRACE
from houle.tables.ports import Hint, Millis, TableId
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
FIRST = {"first": 0}
SECOND = 1000


async def call(house: House, table: TableId, who: Person, seat: int = 0) -> None:
    """Somebody would let a bot play for a seat."""
    await house.do(table, who, await asked(house, table, seat))


async def asked(house: House, table: TableId, seat: int = 0) -> deeds.CallBot:
    running = await house.running(table)
    since = running.waiting[seat] if seat < len(running.waiting) else None
    return deeds.CallBot(seat, 0 if since is None else since.turn, house.clock.now())


async def waited_for(house: House, table: TableId) -> Any:
    (waiting,) = (await house.look(table, None))["waiting"]
    return waiting


async def stood_in(house: House, table: TableId) -> list[StoodIn]:
    return [entry for entry in await house.entries(table) if isinstance(entry, StoodIn)]


async def pass_time(house: House, span: Millis) -> None:
    house.clock.turn(span)
    await house.nodes[0].caretaker.sweep()


@rule("T-37")
@in_house(nodes=2)
async def test_once_all_agree_a_bot_plays_until_the_player_is_back(house: House) -> None:
    table = await house.started(options=FIRST)
    await pass_time(house, BEFORE_A_CALL)
    await call(house, table, BEN)
    assert (await house.look(table, ADA))["happened"] == {"kind": "bot-wanted", "seat": 1, "of": 0}
    await pass_time(house, SECOND)
    assert await stood_in(house, table) == []
    await call(house, table, CLEO)
    await pass_time(house, 0)
    (entry,) = await stood_in(house, table)
    assert (entry.seat, entry.once, entry.agreed) == (0, False, True)
    chair = (await house.look(table, BEN))["table"]["chairs"][0]
    assert (chair["stand_in"], chair["away"]) == (entry.bot, True)
    for _ in range(2):
        await house.nodes[1].bots.work(Hint(table, 0))
        for seat in (1, 2):
            await house.play(table, seat)
    moves = [entry for entry in await house.entries(table) if isinstance(entry, Played)]
    assert [entry.by_bot for entry in moves if entry.seat == 0] == [True, True]
    await house.nodes[0].tables.welcome(table, ADA.id, opened=True)
    chair = (await house.look(table, ADA))["table"]["chairs"][0]
    assert (chair["stand_in"], chair["away"]) == (None, False)
    await house.play(table, 0)


@rule("T-37")
@in_house()
async def test_whoever_does_not_answer_is_not_there_either(house: House) -> None:
    table = await house.started(options=FIRST)
    await pass_time(house, BEFORE_A_CALL)
    await call(house, table, BEN)
    waiting = await waited_for(house, table)
    assert waiting["called_by"] == [1]
    assert waiting["until"] == house.clock.now() + TIME_TO_ANSWER
    await pass_time(house, TIME_TO_ANSWER - 1)
    assert await stood_in(house, table) == []
    await pass_time(house, 1)
    assert len(await stood_in(house, table)) == 1


@rule("T-37")
@in_house()
async def test_whoever_would_rather_wait_ends_it(house: House) -> None:
    table = await house.started(options=FIRST)
    await pass_time(house, BEFORE_A_CALL)
    await call(house, table, BEN)
    turn = (await waited_for(house, table))["turn"]
    await house.do(table, CLEO, deeds.DeclineBot(0, turn))
    waiting = await waited_for(house, table)
    assert (waiting["called_by"], waiting["until"]) == ([], None)
    await pass_time(house, TIME_TO_ANSWER)
    assert await stood_in(house, table) == []
    over = "T-37", "turn-is-over"
    assert await refused(house.do(table, CLEO, deeds.DeclineBot(0, turn))) == over
    await call(house, table, BEN)


@rule("T-37")
@in_house()
async def test_whoever_is_there_after_all_has_ten_minutes_again(house: House) -> None:
    table = await house.started(options=FIRST)
    for _ in range(2):
        assert (await waited_for(house, table))["call_from"] == house.clock.now() + BEFORE_A_CALL
        await pass_time(house, BEFORE_A_CALL)
        await call(house, table, BEN)
        await house.do(table, ADA, deeds.ComeBack())
        assert (await waited_for(house, table))["called_by"] == []
        assert await refused(call(house, table, CLEO)) == ("T-37", "too-soon")
        await pass_time(house, TIME_TO_ANSWER)
        await house.nodes[0].caretaker.look_after(table, house.clock.now())
        assert await stood_in(house, table) == []
        await pass_time(house, BEFORE_A_CALL - TIME_TO_ANSWER)
        await call(house, table, CLEO)
        await house.nodes[0].tables.welcome(table, ADA.id, opened=True)
    assert await refused(house.do(table, ADA, deeds.ComeBack())) == ("T-32", "not-away")
    await house.play(table, 0)
    assert (await waited_for(house, table))["called_by"] == []


@rule("T-37")
@in_house()
async def test_a_bot_is_called_for_by_others_after_a_while_and_once(house: House) -> None:
    table = await house.started(options=FIRST)
    await pass_time(house, BEFORE_A_CALL - 1)
    assert await refused(call(house, table, BEN)) == ("T-37", "too-soon")
    await pass_time(house, 1)
    assert await refused(call(house, table, ADA)) == ("T-37", "not-yours")
    assert await refused(call(house, table, STRANGER)) == ("T-37", "not-seated")
    assert await refused(call(house, table, BEN, 2)) == ("T-37", "turn-is-over")
    assert await refused(call(house, table, BEN, 3)) == ("T-37", "no-such-seat")
    await call(house, table, BEN)
    assert await refused(call(house, table, BEN)) == ("T-37", "agreed-already")
    await house.do(table, CLEO, deeds.Leave())
    assert await refused(call(house, table, CLEO)) == ("T-37", "not-seated")
    await pass_time(house, 0)
    assert len(await stood_in(house, table)) == 1  # of all who have not left, all agree
    assert await refused(call(house, table, BEN)) == ("T-37", "turn-is-over")


@rule("T-37")
@in_house()
async def test_where_a_clock_runs_nobody_calls_and_without_a_call_nobody_stands_in(
    house: House,
) -> None:
    clocked = await house.started(options=FIRST, pace=Pace(move=BEFORE_A_CALL))
    house.clock.turn(BEFORE_A_CALL)
    assert await refused(call(house, clocked, BEN)) == ("T-37", "clock-runs")
    assert (await waited_for(house, clocked))["call_from"] is None
    table = await house.started(options=FIRST)
    deed = deeds.StandIn(0, (await waited_for(house, table))["turn"])
    assert await refused(house.do(table, Caretaker.CLOCK, deed)) == ("T-37", "turn-is-over")


@rule("T-37")
@in_house()
async def test_two_who_are_away_are_played_for_by_the_one_who_is_there(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.play(table, 2)
    await pass_time(house, BEFORE_A_CALL)
    await call(house, table, CLEO, 0)
    await pass_time(house, SECOND)
    await call(house, table, CLEO, 1)
    await pass_time(house, TIME_TO_ANSWER - SECOND)
    assert [entry.seat for entry in await stood_in(house, table)] == [0]
    await pass_time(house, BOT_GRACE)  # nobody else is left who could agree
    assert [entry.seat for entry in await stood_in(house, table)] == [0, 1]
    await house.nodes[0].bots.work(Hint(table, 0))
    assert 2 in (await house.running(table)).waited_for


@rule("T-37")
@in_house()
async def test_a_call_ends_with_the_move_it_was_for(house: House) -> None:
    table = await house.started(options=FIRST)
    await pass_time(house, BEFORE_A_CALL)
    deed = await asked(house, table)
    await house.do(table, BEN, deed)
    await house.play(table, 0)
    assert await refused(house.do(table, CLEO, deed)) == ("T-37", "turn-is-over")
    await pass_time(house, TIME_TO_ANSWER)
    assert await stood_in(house, table) == []
    assert sum(isinstance(entry, BotWanted) for entry in await house.entries(table)) == 1
