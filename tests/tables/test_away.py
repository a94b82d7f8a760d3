"""Being away, and bots that play (T-30 to T-32)."""

import asyncio
from collections.abc import Sequence

import pytest

from houle.bots import default_bot
from houle.conformance.rules import rule
from houle.games.registry import find_game, game_names
from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.clocks import FOR_THOSE_AWAY
from houle.tables.deeds import BotAt, Caretaker
from houle.tables.entries import CameBack, Pace, Played, StoodIn
from houle.tables.listing import A_DAY, BOT_GRACE
from houle.tables.ports import Append, Due, Hint, Listing, Phase, TableId
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    House,
    in_house,
    move_of,
    moves_of,
    raw,
    refused,
    soon,
    until,
)

ADA, BEN, CLEO = PEOPLE[:3]
MINUTE = 60_000
IN_A_MINUTE = Pace(move=MINUTE)
A_GAME = 60.0
"""Seconds that bots may take for a whole game."""


async def sweep_everywhere(house: House) -> None:
    for node in house.nodes:
        await node.caretaker.sweep()


async def stand_ins(house: House, table: TableId) -> Sequence[Seat]:
    return [entry.seat for entry in await house.entries(table) if isinstance(entry, StoodIn)]


async def over(house: House, table: TableId) -> None:
    """Listen until the game is over."""
    async with asyncio.timeout(A_GAME):
        async for _ in house.nodes[0].viewing.listen(table, None, None):
            if (await house.state(table)).life.phase is Phase.FINISHED:
                return


@rule("T-30")
@in_house(nodes=2)
async def test_a_bot_stands_in_for_whoever_exceeds_the_time(house: House) -> None:
    await house.up()
    table = await house.started("flotsam", 3, pace=IN_A_MINUTE)
    (seat,) = (await house.running(table)).waited_for
    (waiting,) = (await house.look(table, None))["waiting"]
    assert waiting["until"] == house.clock.now() + MINUTE
    async with house.attended(table, *PEOPLE[:3]):
        await house.pass_time(MINUTE - 1)
        assert await stand_ins(house, table) == []
        await house.pass_time(1)
    assert await stand_ins(house, table) == [seat]
    seen = await house.look(table, None)
    chair = seen["table"]["chairs"][seat]
    assert (chair["stand_in"], chair["away"]) == (default_bot("flotsam"), True)
    assert seen["waiting"][0]["until"] is None


@rule("T-30")
@in_house(nodes=2)
async def test_looking_after_a_table_twice_is_the_same_as_once(house: House) -> None:
    table = await house.started("eddy", 4, pace=IN_A_MINUTE)
    await house.play(table, 2)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE - 1)
        house.clock.turn(1)
        now = house.clock.now()
        for _ in range(2):
            await asyncio.gather(*(node.caretaker.look_after(table, now) for node in house.nodes))
    assert sorted(await stand_ins(house, table)) == [0, 1, 3]


@rule("T-30")
@pytest.mark.parametrize("seats", [1, 3], ids=["waited for again", "not waited for"])
@in_house(nodes=2)
async def test_a_late_caretaker_seats_no_bot_for_whoever_moved_in_time(
    house: House, seats: int
) -> None:
    table = await house.started("flotsam", seats, pace=IN_A_MINUTE)
    before = await house.running(table)
    (seat,) = before.waited_for
    since = before.waiting[seat]
    assert since is not None
    await house.play(table, seat)
    late = deeds.StandIn(seat, since.turn)
    asked = house.do(table, Caretaker.CLOCK, late, node=1)
    assert await refused(asked) == ("T-30", "turn-is-over")
    assert await stand_ins(house, table) == []


@rule("T-30")
@in_house()
async def test_without_a_time_for_a_move_nobody_stands_in(house: House) -> None:
    table = await house.started("flotsam", 3)
    async with house.attended(table, ADA):
        await house.pass_time(3 * MINUTE)
        await house.nodes[0].caretaker.look_after(table, house.clock.now())
    assert await stand_ins(house, table) == []
    assert not (await house.look(table, None))["table"]["resting"]


@rule("T-30")
@in_house()
async def test_the_time_counts_for_each_decision_of_its_own(house: House) -> None:
    table = await house.started("eddy", 3, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE - 1)
        await house.play(table, 0)
        await house.play(table, 1)
        await house.play(table, 2)
        await house.pass_time(MINUTE - 1)
        assert await stand_ins(house, table) == []
        await house.pass_time(1)
    assert await stand_ins(house, table) == [0, 1, 2]


@rule("T-30")
@in_house(nodes=2)
async def test_the_bot_makes_one_move_and_the_next_is_waited_for_again(house: House) -> None:
    table = await house.started("flotsam", 1, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
        for _ in range(3):
            await house.nodes[1].bots.work(Hint(table, 0))
        plays = [entry for entry in await house.entries(table) if isinstance(entry, Played)]
        assert [play.by_bot for play in plays] == [True]
        seen = await house.look(table, ADA)
        chair = seen["table"]["chairs"][0]
        assert (chair["stand_in"], chair["away"]) == (None, True)
        # The others do not wait a minute each time for somebody who is away.
        assert seen["waiting"][0]["until"] == house.clock.now() + FOR_THOSE_AWAY
        await house.pass_time(FOR_THOSE_AWAY)
        await house.nodes[0].bots.work(Hint(table, 0))
    plays = [entry for entry in await house.entries(table) if isinstance(entry, Played)]
    assert [play.by_bot for play in plays] == [True, True]


@rule("T-30")
@in_house()
async def test_at_a_slow_pace_each_move_has_its_whole_time(house: House) -> None:
    table = await house.started("flotsam", 1, pace=Pace(move=A_DAY))
    house.clock.turn(A_DAY)
    await sweep_everywhere(house)
    await house.nodes[0].bots.work(Hint(table, 0))
    (waiting,) = (await house.look(table, ADA))["waiting"]
    assert waiting["until"] == house.clock.now() + A_DAY


@rule("T-31")
@in_house()
async def test_whoever_leaves_a_running_game_leaves_the_seat_to_a_bot(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.do(table, BEN, deeds.Leave())
    chair = (await house.look(table, None))["table"]["chairs"][1]
    assert (chair["name"], chair["stand_in"], chair["gone"]) == (
        "Ben",
        default_bot("flotsam"),
        True,
    )
    assert await refused(house.do(table, BEN, deeds.Leave())) == ("T-31", "not-seated")
    assert (await house.look(table, BEN))["you"]["seat"] == 1
    assert [t.table for t in await house.store.tables_of(BEN.id, 10)] == [table]


@rule("T-32")
@in_house(nodes=2)
async def test_a_player_who_left_takes_the_seat_back_by_saying_so(house: House) -> None:
    table = await house.started("flotsam", 3)
    assert await refused(house.do(table, BEN, deeds.ComeBack())) == ("T-32", "not-away")
    await house.do(table, BEN, deeds.Leave())
    await house.do(table, BEN, deeds.ComeBack(), node=1)
    chair = (await house.state(table)).life.chairs[1]
    assert (chair.present, chair.gone, chair.driver) == (True, False, None)
    assert await refused(house.do(table, CLEO, deeds.ComeBack())) == ("T-32", "not-away")


@rule("T-32")
@in_house()
async def test_a_player_who_is_away_takes_the_seat_back_by_making_a_move(house: House) -> None:
    table = await house.started("eddy", 3, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
    assert (await house.state(table)).life.chairs[0].driver == default_bot("eddy")
    await house.play(table, 0)
    chair = (await house.state(table)).life.chairs[0]
    assert (chair.present, chair.away) == (True, False)
    assert not any(isinstance(entry, CameBack) for entry in await house.entries(table))
    deed = deeds.Play(5, raw(moves_of(await house.running(table), 1)[0]))
    assert await refused(house.do(table, BotAt(0), deed)) == ("T-25", "not-yours")


@rule("T-32")
@pytest.mark.parametrize("deed", [deeds.ComeBack(), deeds.Concede()], ids=["says so", "stops"])
@in_house()
async def test_whatever_one_does_at_the_table_the_seat_is_theirs_again(
    house: House, deed: deeds.Deed
) -> None:
    table = await house.started("eddy", 3, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
        await house.nodes[0].bots.work(Hint(table, 0))
    assert [chair.away for chair in (await house.state(table)).life.chairs] == [True] * 3
    await house.do(table, BEN, deed)
    assert [chair.away for chair in (await house.state(table)).life.chairs] == [True, False, True]


@rule("T-32")
@in_house(nodes=2)
async def test_opening_the_table_gives_the_seat_back(house: House) -> None:
    table = await house.started("eddy", 3, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
        welcome = house.nodes[1].tables.welcome
        await house.state(table, node=1)
        await welcome(table, ADA.id, opened=False)
        assert (await house.state(table)).life.chairs[0].away
        for who in (ADA, STRANGER):
            await welcome(table, who.id, opened=True)
    assert [chair.away for chair in (await house.state(table)).life.chairs] == [False, True, True]
    assert await refused(house.do(table, Caretaker.CLOCK, deeds.Welcome(0))) == ("T-32", "not-away")
    assert await refused(house.do(table, BEN, deeds.Welcome(1))) == ("T-25", "not-yours")


@rule("T-31", "T-32")
@in_house()
async def test_opening_the_table_brings_nobody_back_who_has_left(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.do(table, BEN, deeds.Leave())
    await house.nodes[0].tables.welcome(table, BEN.id, opened=True)
    assert (await house.state(table)).life.chairs[1].gone
    assert await refused(house.do(table, Caretaker.CLOCK, deeds.Welcome(1))) == ("T-32", "not-away")


@rule("T-36", "T-32")
@in_house()
async def test_whoever_comes_back_has_the_whole_time_once_for_each_decision(house: House) -> None:
    table = await house.started("flotsam", 1, pace=IN_A_MINUTE)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
        await house.do(table, ADA, deeds.ComeBack())
        (waiting,) = (await house.look(table, ADA))["waiting"]
        assert waiting["until"] == house.clock.now() + MINUTE
        await house.pass_time(MINUTE)
        await house.do(table, ADA, deeds.ComeBack())
        await house.pass_time(1000)
    assert await stand_ins(house, table) == [0, 0, 0]


@rule("T-31")
@in_house()
async def test_bots_wait_where_everybody_has_left(house: House) -> None:
    table = await house.started("flotsam", 2)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Leave())
    await house.nodes[0].bots.work(Hint(table, 0))
    assert (await house.look(table, ADA))["table"]["resting"]
    assert (await house.running(table)).plays == ()
    await house.do(table, BEN, deeds.ComeBack())
    while 0 not in (await house.running(table)).waited_for:
        await house.play(table, 1)
    await house.nodes[0].bots.work(Hint(table, 0))
    last = (await house.entries(table))[-1]
    assert isinstance(last, Played)
    assert (last.seat, last.by_bot) == (0, True)


@rule("T-32", "T-25")
@in_house()
async def test_the_bot_that_was_thinking_when_the_player_came_back_is_too_late(
    house: House,
) -> None:
    table = await house.started("eddy", 3)
    await house.do(table, ADA, deeds.Leave())
    deed = move_of(await house.running(table), 0)
    await house.do(table, ADA, deeds.ComeBack())
    assert await refused(house.do(table, BotAt(0), deed)) == ("T-25", "not-yours")


@rule("T-03")
@pytest.mark.parametrize("game", game_names())
@in_house(nodes=2)
async def test_bots_play_a_whole_game_by_themselves(house: House, game: str) -> None:
    seats = find_game(game).seat_counts[0]
    table = await house.open(game, seats, bots=["random"] * seats)
    for node in house.nodes:
        await node.bus.serve_bots(node.bots.work)
    await house.start(table)

    await over(house, table)
    entries = await house.entries(table)
    assert all(entry.by_bot for entry in entries if isinstance(entry, Played))
    assert [node.bus.counts.failed for node in house.nodes] == [0, 0]


@rule("T-01")
@in_house()
async def test_a_bot_takes_the_time_the_table_gives_it(house: House) -> None:
    table = await house.started("flotsam", 2, pace=Pace(bot=700), bots=["random", "random"])
    answering = asyncio.create_task(house.nodes[0].bots.work(Hint(table, 0)))

    async def asleep() -> bool:
        return house.clock.sleepers == 1

    await until(asleep)
    house.clock.turn(699)
    assert house.clock.sleepers == 1
    house.clock.turn(1)
    await soon(answering)
    assert len((await house.running(table)).plays) == 1


@in_house(nodes=2)
async def test_two_workers_with_the_same_request_play_once(house: House) -> None:
    table = await house.started("eddy", 3, bots=[None, "random", "random"])
    await asyncio.gather(*(node.bots.work(Hint(table, 0)) for node in house.nodes))
    assert [entry.seat for entry in await house.entries(table) if isinstance(entry, Played)] == [
        1,
        2,
    ]


@in_house()
async def test_bots_that_were_not_reached_are_asked_again(house: House) -> None:
    table = await house.started("flotsam", 2, bots=["random", "random"])
    node = house.nodes[0]
    assert node.bus.counts.unsent == 1
    asked: list[Hint] = []

    async def note(hint: Hint) -> None:
        asked.append(hint)

    await node.bus.serve_bots(note)
    house.clock.turn(BOT_GRACE - 1)
    await node.caretaker.sweep()
    assert asked == []
    house.clock.turn(1)
    await node.caretaker.sweep()
    await asyncio.sleep(0)
    assert [hint.table for hint in asked] == [table]


@in_house()
async def test_a_table_by_other_rules_does_not_keep_the_others_waiting(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started("flotsam", 3, pace=IN_A_MINUTE)
    first, *_, started = await house.store.read(table)
    listing = Listing("flotsam", 99, Phase.PLAYING, True, b"{}", Due(after=1))  # noqa: FBT003
    of_old = first.entry.replace(b'"rules_version":1', b'"rules_version":99')
    await house.store.keep("old", bytes(32))
    await house.store.create(Append("old", 1, "ada", "open", of_old, listing))
    await house.store.append(Append("old", 2, "ada", "start", started.entry, listing))
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
    assert len(await stand_ins(house, table)) == 1
    noted = caplog.messages[0]
    assert noted.startswith("looking after tables: UnplayableRecordError at houle.tables.state:")
