"""Lost races and lost answers: whatever happens on the way, a deed is done exactly once."""

import asyncio
from typing import cast

import pytest

from houle.tables import deeds
from houle.tables.entries import Played, Sat
from houle.tables.ports import LogDownError, LogUnsureError, TableId
from houle.tables.tables import BETWEEN_TRIES, PATIENCE, Done
from tests.tables.house import A_WHILE, PEOPLE, House, in_house, move_of, refused, soon
from tests.tables.odd_logs import AwayError, LostAnswerError, LostRequestError, OddLog

ADA, BEN, CLEO = PEOPLE[:3]


def odd_log(house: House) -> OddLog:
    return cast("OddLog", house.nodes[0].cache.log)


async def turning(house: House, asked: asyncio.Task[Done]) -> Done:
    """Turn the clock for whoever waits for the log, and for nobody else."""
    async with asyncio.timeout(A_WHILE):
        while not asked.done():
            if house.clock.sleepers:
                house.clock.turn(BETWEEN_TRIES)
            await asyncio.sleep(0)
    return await asked


def play(house: House, table: TableId, deed: deeds.Deed) -> asyncio.Task[Done]:
    return asyncio.ensure_future(house.do(table, ADA, deed, command="move"))


@in_house(wrap=OddLog)
async def test_whoever_loses_a_race_catches_up_and_is_accepted(house: House) -> None:
    table = await house.started("eddy", 3)
    dealt = await house.running(table)
    mine, bens, cleos = (move_of(dealt, seat) for seat in range(3))

    async def ben_is_quicker() -> None:
        await house.do(table, BEN, bens)

    async def cleo_is_quicker() -> None:
        await house.do(table, CLEO, cleos)

    odd_log(house).before = [ben_is_quicker, cleo_is_quicker]
    done = await house.do(table, ADA, mine)
    assert done.seq == 8
    assert [play.seat for play in (await house.running(table)).plays] == [2, 1, 0]


@in_house(nodes=2, wrap=OddLog)
async def test_whoever_loses_a_race_for_the_same_seat_is_refused(house: House) -> None:
    table = await house.open()
    await house.state(table, node=1)

    async def ben_is_quicker() -> None:
        await house.sit(table, 0, BEN, node=1)

    odd_log(house).before = [ben_is_quicker]
    assert await refused(house.sit(table, 0, ADA)) == ("T-02", "seat-taken")
    entries = await house.entries(table)
    assert [entry.player for entry in entries if isinstance(entry, Sat)] == ["ben"]


@in_house(wrap=OddLog)
async def test_the_same_command_overtaking_itself_is_done_once(house: House) -> None:
    table = await house.started("flotsam", 1)
    deed = move_of(await house.running(table), 0)
    sooner: list[Done] = []

    async def the_same_is_quicker() -> None:
        sooner.append(await house.do(table, ADA, deed, command="move"))

    odd_log(house).before = [the_same_is_quicker]
    assert await house.do(table, ADA, deed, command="move") == sooner[0]
    assert sum(isinstance(entry, Played) for entry in await house.entries(table)) == 1


@pytest.mark.parametrize(
    "fates",
    [
        [LostAnswerError()],
        [LostRequestError()],
        [AwayError()],
        [LostRequestError(), LostAnswerError()],
        [AwayError(), LostRequestError(), AwayError(), LostAnswerError()],
    ],
    ids=lambda fates: " ".join(type(fate).__name__ for fate in fates),
)
@in_house(nodes=2, wrap=OddLog)
async def test_a_lost_answer_means_neither_lost_nor_twice(
    house: House, fates: list[Exception | None]
) -> None:
    table = await house.started("flotsam", 1)
    deed = move_of(await house.running(table), 0)
    odd_log(house).fate = list(fates)
    done = await turning(house, play(house, table, deed))
    assert done.seq == 4
    assert odd_log(house).fate == []
    assert sum(isinstance(entry, Played) for entry in await house.entries(table)) == 1
    assert await house.do(table, ADA, deed, command="move", node=1) == done


@pytest.mark.parametrize(
    ("fate", "error"), [(LostRequestError, LogUnsureError), (AwayError, LogDownError)]
)
@in_house(wrap=OddLog)
async def test_patience_with_the_log_has_an_end(
    house: House, fate: type[Exception], error: type[Exception]
) -> None:
    table = await house.started("flotsam", 1)
    deed = move_of(await house.running(table), 0)
    odd_log(house).fate = [fate() for _ in range(2 + PATIENCE // BETWEEN_TRIES)]
    with pytest.raises(error):
        await turning(house, play(house, table, deed))
    odd_log(house).fate = []
    assert (await soon(play(house, table, deed))).seq == 4


@in_house(nodes=2)
async def test_eight_people_on_two_nodes_talk_over_each_other(house: House) -> None:
    table = await house.open("flotsam", 8)
    for node in range(2):
        await house.state(table, node=node)
    await asyncio.gather(*(house.sit(table, n, PEOPLE[n], node=n % 2) for n in range(8)))
    words = [
        house.do(table, PEOPLE[n], deeds.AddWord(f"{n} {turn}"), node=turn % 2)
        for n in range(8)
        for turn in range(4)
    ]
    done = await asyncio.gather(*words)
    assert sorted(each.seq for each in done) == list(range(10, 42))
