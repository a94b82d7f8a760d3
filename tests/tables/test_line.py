"""The line of bots that think: fair to people and tables, bounded, and quicker the longer it is."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from houle.tables.line import COMPANY, SHORTEST_THOUGHT, SOON, Line, TooManyError
from houle.tables.ports import Millis
from houle.tables.rhythm import LONGEST_THOUGHT
from tests.tables.house import HandClock, House, in_house

WITHIN: Millis = 3000
"""A person's own table has its bot's answer by then, whatever others do."""


class Bench:
    """Bots that stand in line and think for exactly as long as they may."""

    def __init__(self, places: int = 2, most: int = 1024) -> None:
        self.clock = HandClock()
        self.line = Line(places, most)
        self.served: list[str] = []
        self._began = self.clock.now()

    async def think(self, party: str, table: str) -> Millis:
        """Come to the line, think, and say how long that took altogether."""
        async with self.line.place(party, table) as span:
            self.served.append(f"{party} {table}")
            await self.clock.sleep(span)
        return self.passed

    def come(self, party: str, table: str) -> asyncio.Task[Millis]:
        return asyncio.ensure_future(self.think(party, table))

    @property
    def passed(self) -> Millis:
        return self.clock.now() - self._began

    async def pass_time_until(
        self, tasks: list[asyncio.Task[Millis]], most: Millis = 60_000
    ) -> None:
        while self.passed <= most:
            for _ in range(4):
                await asyncio.sleep(0)
            if all(task.done() for task in tasks):
                return
            self.clock.turn(SHORTEST_THOUGHT)


def scene(play: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def test() -> None:
        asyncio.run(play())  # type: ignore[arg-type]

    test.__name__ = play.__name__
    return test


@scene
async def test_people_take_turns_and_so_do_the_tables_of_each() -> None:
    bench = Bench(places=1)
    hog = [bench.come("hog", table) for table in ("a", "a", "a", "b", "c")]
    await asyncio.sleep(0)
    others = [bench.come("ada", "d"), bench.come("ben", "e"), bench.come("ada", "d")]
    await bench.pass_time_until([*hog, *others])
    assert bench.served == [
        *("hog a", "hog a", "ada d", "ben e", "hog b", "ada d", "hog c", "hog a"),
    ]


async def waited_beside_hogs(party_of: Callable[[int], str], bots: int) -> Millis:
    """How long a person waits for a bot while forty tables of eight experts each are at it."""
    bench = Bench()
    hogs = [bench.come(party_of(table), f"t{table}") for table in range(40) for _ in range(8)]
    await asyncio.sleep(0)
    mine = [bench.come("ada", "mine") for _ in range(bots)]
    await bench.pass_time_until(mine, most=WITHIN + 1)
    for task in (*hogs, *mine):
        task.cancel()
    await asyncio.gather(*hogs, *mine, return_exceptions=True)
    return bench.passed


def test_forty_tables_of_eight_experts_make_nobody_else_wait() -> None:
    assert asyncio.run(waited_beside_hogs(lambda _: "hog", bots=COMPANY)) <= WITHIN
    assert asyncio.run(waited_beside_hogs(lambda table: f"hog{table}", bots=2)) <= WITHIN


@pytest.mark.parametrize("fault", ["all are one party", "nobody hurries"])
def test_a_line_that_is_unfair_or_slow_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    if fault == "nobody hurries":
        monkeypatch.setattr(Line, "_time_to_think", lambda _: LONGEST_THOUGHT)
    party = "hog" if fault == "nobody hurries" else "ada"
    assert asyncio.run(waited_beside_hogs(lambda _: party, bots=1)) > WITHIN


@scene
async def test_the_more_wait_the_shorter_each_thinks() -> None:
    line = Line(2)
    assert line._time_to_think() == LONGEST_THOUGHT
    line._free = 0

    async def given(parties: int, each: int) -> Millis:
        waiting = [
            asyncio.ensure_future(line._wait(f"p{party}", "t"))
            for party in range(parties)
            for _ in range(each)
        ]
        await asyncio.sleep(0)
        span = line._time_to_think()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert line.waiting == 0
        return span

    assert await given(0, 0) == SOON // 2
    assert line.hurried == 0
    assert await given(3, 1) == SOON // 5
    assert line.hurried == 1
    assert await given(1, 500) == SOON // (COMPANY + 2)
    assert await given(500, 1) == SHORTEST_THOUGHT


@scene
async def test_a_line_that_is_too_long_loses_the_latest_of_whoever_has_most() -> None:
    bench = Bench(places=1, most=4)
    first = bench.come("hog", "a")
    await asyncio.sleep(0)
    hog = [bench.come("hog", table) for table in ("a", "b", "b")]
    await asyncio.sleep(0)
    ada = [bench.come("ada", "c"), bench.come("ada", "c")]
    await asyncio.sleep(0)
    assert bench.line.waiting == 4
    assert bench.line.shed == 1
    with pytest.raises(TooManyError):
        await hog[-1]
    await bench.pass_time_until([first, *hog[:-1], *ada])


@scene
async def test_whoever_goes_leaves_no_gap() -> None:
    bench = Bench(places=1)
    first, second, third, fourth = (bench.come(party, "t") for party in "abcd")
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    assert bench.line.waiting == 2
    first.cancel()
    await asyncio.sleep(0)
    third.cancel()  # the place is given to it already
    await bench.pass_time_until([fourth])
    assert bench.served == ["a t", "d t"]
    await bench.pass_time_until([bench.come("e", "t")])


@in_house()
async def test_bots_stand_in_line_for_the_people_at_their_table(house: House) -> None:
    def bots(first: str) -> list[str | None]:
        return [None, first, "random"]

    one, two = [await house.started("flotsam", 3, bots=bots("random")) for _ in range(2)]
    alone = await house.started("flotsam", 3, bots=["random"] * 3)
    desk = house.nodes[0].bots._desk
    turns = {table: await desk.turns(table) for table in (one, two, alone)}
    parties = {table: {turn.party for turn in found} for table, found in turns.items() if found}
    assert {turn.table for turn in turns[one]} <= {one}
    assert all(len(party) == 1 for party in parties.values())
    assert parties.get(one) == parties.get(two) != parties[alone]
    assert "ada" not in str(parties)
