"""Being away, and bots that play (T-30 to T-32)."""

import asyncio
from collections.abc import Sequence

import pytest

from houle.bots import default_bot
from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.deeds import BotAt
from houle.tables.entries import CameBack, Pace, Played, StoodIn
from houle.tables.listing import BOT_GRACE
from houle.tables.ports import Append, Due, Hint, Listing, Phase, TableId
from tests.tables.house import PEOPLE, House, in_house, move_of, moves_of, raw, refused, soon, until

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
        async for _ in house.nodes[0].gallery.listen(table, None, None):
            if (await house.state(table)).life.phase is Phase.FINISHED:
                return


@rule("T-30")
@in_house(nodes=2)
async def test_a_bot_stands_in_for_whoever_exceeds_the_time(house: House) -> None:
    table = await house.started("sea-change", 3, pace=IN_A_MINUTE)
    (seat,) = (await house.running(table)).waited_for
    (waiting,) = (await house.look(table, None))["waiting"]
    assert waiting["until"] == house.clock.now() + MINUTE
    house.clock.turn(MINUTE - 1)
    await sweep_everywhere(house)
    assert await stand_ins(house, table) == []
    house.clock.turn(1)
    await sweep_everywhere(house)
    assert await stand_ins(house, table) == [seat]
    assert (await house.look(table, None))["table"]["chairs"][seat]["stand_in"] == default_bot(
        "sea-change"
    )


@rule("T-30")
@in_house(nodes=2)
async def test_looking_after_a_table_twice_is_the_same_as_once(house: House) -> None:
    table = await house.started("land-unter", 4, pace=IN_A_MINUTE)
    await house.play(table, 2)
    house.clock.turn(MINUTE)
    now = house.clock.now()
    for _ in range(2):
        await asyncio.gather(*(node.caretaker.look_after(table, now) for node in house.nodes))
    assert sorted(await stand_ins(house, table)) == [0, 1, 3]


@rule("T-30")
@in_house()
async def test_without_a_time_for_a_move_nobody_stands_in(house: House) -> None:
    table = await house.started("sea-change", 3)
    house.clock.turn(1000 * MINUTE)
    await sweep_everywhere(house)
    await house.nodes[0].caretaker.look_after(table, house.clock.now())
    assert await stand_ins(house, table) == []


@rule("T-30")
@in_house()
async def test_the_time_counts_for_each_decision_of_its_own(house: House) -> None:
    table = await house.started("land-unter", 3, pace=IN_A_MINUTE)
    house.clock.turn(MINUTE - 1)
    await house.play(table, 0)
    await house.play(table, 1)
    await house.play(table, 2)
    house.clock.turn(MINUTE - 1)
    await sweep_everywhere(house)
    assert await stand_ins(house, table) == []
    house.clock.turn(1)
    await sweep_everywhere(house)
    assert await stand_ins(house, table) == [0, 1, 2]


@rule("T-30", "T-32")
@in_house(nodes=2)
async def test_the_bot_plays_on_until_the_player_is_back(house: House) -> None:
    table = await house.started("sea-change", 1, pace=IN_A_MINUTE)
    house.clock.turn(MINUTE)
    await sweep_everywhere(house)
    for _ in range(3):
        await house.nodes[1].bots.work(Hint(table, 0))
    plays = [entry for entry in await house.entries(table) if isinstance(entry, Played)]
    assert [play.by_bot for play in plays] == [True] * 3
    await house.do(table, ADA, deeds.ComeBack(), node=1)
    await house.nodes[0].bots.work(Hint(table, 0))
    assert len((await house.running(table)).plays) == 3
    assert (await house.look(table, ADA))["table"]["chairs"][0]["stand_in"] is None


@rule("T-31")
@in_house()
async def test_whoever_leaves_a_running_game_leaves_the_seat_to_a_bot(house: House) -> None:
    table = await house.started("wave", 3)
    await house.do(table, BEN, deeds.Leave())
    chair = (await house.look(table, None))["table"]["chairs"][1]
    assert (chair["name"], chair["stand_in"], chair["gone"]) == ("Ben", default_bot("wave"), True)
    assert await refused(house.do(table, BEN, deeds.Leave())) == ("T-31", "not-seated")
    assert (await house.look(table, BEN))["you"]["seat"] == 1
    assert [t.table for t in await house.store.tables_of(BEN.id, 10)] == [table]


@rule("T-32")
@in_house(nodes=2)
async def test_a_player_who_left_takes_the_seat_back_by_saying_so(house: House) -> None:
    table = await house.started("wave", 3)
    assert await refused(house.do(table, BEN, deeds.ComeBack())) == ("T-32", "not-away")
    await house.do(table, BEN, deeds.Leave())
    await house.do(table, BEN, deeds.ComeBack(), node=1)
    chair = (await house.state(table)).life.chairs[1]
    assert (chair.present, chair.gone, chair.driver) == (True, False, None)
    assert await refused(house.do(table, CLEO, deeds.ComeBack())) == ("T-32", "not-away")


@rule("T-32")
@in_house()
async def test_a_player_who_is_away_takes_the_seat_back_by_making_a_move(house: House) -> None:
    table = await house.started("land-unter", 3, pace=IN_A_MINUTE)
    house.clock.turn(MINUTE)
    await sweep_everywhere(house)
    assert (await house.state(table)).life.chairs[0].driver == default_bot("land-unter")
    await house.play(table, 0)
    assert (await house.state(table)).life.chairs[0].present
    assert not any(isinstance(entry, CameBack) for entry in await house.entries(table))
    deed = deeds.Play(5, raw(moves_of(await house.running(table), 1)[0]))
    assert await refused(house.do(table, BotAt(0), deed)) == ("T-25", "not-yours")


@rule("T-32", "T-25")
@in_house()
async def test_the_bot_that_was_thinking_when_the_player_came_back_is_too_late(
    house: House,
) -> None:
    table = await house.started("sea-change", 1)
    await house.do(table, ADA, deeds.Leave())
    deed = move_of(await house.running(table), 0)
    await house.do(table, ADA, deeds.ComeBack())
    assert await refused(house.do(table, BotAt(0), deed)) == ("T-25", "not-yours")


@rule("T-03")
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("wave", 3),
        ("land-unter", 4),
        ("sea-change", 2),
        ("vague-verte", 2),
        ("vague-et-attaque", 1),
    ],
)
@in_house(nodes=2)
async def test_bots_play_a_whole_game_by_themselves(house: House, game: str, seats: int) -> None:
    table = await house.open(game, seats, bots=["random"] * seats)
    for node in house.nodes:
        await node.bus.serve_bots(node.bots.work)
    await house.do(table, ADA, deeds.Start())

    await over(house, table)
    entries = await house.entries(table)
    assert all(entry.by_bot for entry in entries if isinstance(entry, Played))
    assert [node.bus.counts.failed for node in house.nodes] == [0, 0]


@rule("T-01")
@in_house()
async def test_a_bot_takes_the_time_the_table_gives_it(house: House) -> None:
    table = await house.started("sea-change", 2, pace=Pace(bot=700), bots=["random", "random"])
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
    table = await house.started("land-unter", 3, bots=[None, "random", "random"])
    await asyncio.gather(*(node.bots.work(Hint(table, 0)) for node in house.nodes))
    assert [entry.seat for entry in await house.entries(table) if isinstance(entry, Played)] == [
        1,
        2,
    ]


@in_house()
async def test_bots_that_were_not_reached_are_asked_again(house: House) -> None:
    table = await house.started("sea-change", 2, bots=["random", "random"])
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
    table = await house.started("sea-change", 3, pace=IN_A_MINUTE)
    first, *_, started = await house.store.read(table)
    listing = Listing("sea-change", 99, Phase.PLAYING, True, b"{}", Due(after=1))  # noqa: FBT003
    of_old = first.entry.replace(b'"rules_version":1', b'"rules_version":99')
    await house.store.keep("old", bytes(32))
    await house.store.create(Append("old", 1, "ada", "open", of_old, listing))
    await house.store.append(Append("old", 2, "ada", "start", started.entry, listing))
    house.clock.turn(MINUTE)
    await sweep_everywhere(house)
    assert len(await stand_ins(house, table)) == 1
    (noted,) = caplog.messages
    assert noted.startswith("looking after tables: UnplayableRecordError at houle.tables.state:")
