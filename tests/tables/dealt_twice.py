"""Do the same moves give the same game, wherever it is played? `make check-days`.

Deals of the day are played twice, whole, with the same moves (T-93). One player plays the games of
a day one after the other, at one node, by the build in Python; the other all at once, at another
node, by the compiled build, with a clock by which all time is over at once. All that is then
written, and all that the player was shown, has to be the same to the byte.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import IO

import msgspec

from houle.games.registry import game_names
from houle.kernel import QuickChance
from houle.tables.days import named
from tests.tables.by_day import Rushing, played_by_day, told
from tests.tables.house import PEOPLE, House, a_house

MOST_DECISIONS = 400
"""So many choices are named beforehand: no game has more for one seat."""
COMPILED = Path("build/compiled")


class Way(StrEnum):
    """How the deals of a day are played."""

    ONE_BY_ONE = "one-by-one"
    AT_ONCE = "at-once"


class Played(msgspec.Struct, frozen=True):
    """A deal, and what came of it."""

    game: str
    day: int
    lines: int
    """As many entries and frames there were."""
    digest: str


async def played(way: Way, day: int, games: Sequence[str], folder: Path) -> list[Played]:
    """The deals of a day, each played to its end."""
    async with a_house(folder / f"{way}-{day}", nodes=2) as house:
        secret = sha256(f"dealt twice {day}".encode()).digest()
        await house.store.keep(named(house.nodes[0].daily.today), secret)
        if way is Way.ONE_BY_ONE:
            return [await _played(house, way, day, game) for game in games]
        house.nodes[1].thinkers._clock = Rushing()  # type: ignore[assignment]
        return list(await asyncio.gather(*(_played(house, way, day, game) for game in games)))


async def _played(house: House, way: Way, day: int, game: str) -> Played:
    node = list(Way).index(way)
    chance = QuickChance(f"{game} {day}")
    choices = [chance.below(1 << 16) for _ in range(MOST_DECISIONS)]
    who = PEOPLE[node]
    table = await played_by_day(house, who, game, choices=choices, node=node)
    lines = await told(house, table, who, node)
    digest = sha256(b"\n".join(lines)).hexdigest()
    return Played(game, day, len(lines), digest)


async def all_played(way: Way, days: range, games: Sequence[str]) -> AsyncIterator[Played]:
    with tempfile.TemporaryDirectory() as folder:
        for day in days:
            (Path(folder) / f"{way}-{day}").mkdir()
            for one in await played(way, day, games, Path(folder)):
                yield one


def told_apart(one: Sequence[Played], other: Sequence[Played]) -> list[str]:
    """Where the two differ."""
    if len(one) != len(other):
        return [f"{len(one)} deals here, {len(other)} there"]
    return [f"{a.game}, day {a.day}" for a, b in zip(one, other, strict=True) if a != b]


def begun(way: Way, days: range, games: Sequence[str], path: str) -> subprocess.Popen[bytes]:
    """One way of playing, in a process of its own."""
    command = [sys.executable, "-m", "tests.tables.dealt_twice", "--way", way]
    command += ["--first", str(days.start), "--days", str(len(days)), "--games", *games]
    shop = {**os.environ, "PYTHONPATH": path}
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=shop)  # noqa: S603


def next_of(stream: IO[bytes], count: int) -> list[Played]:
    lines = [stream.readline() for _ in range(count)]
    return [msgspec.json.decode(line, type=Played) for line in lines if line]


def compare(days: range, games: Sequence[str]) -> list[str]:
    """Both ways beside each other, day by day; what differs is told at once."""
    if not COMPILED.is_dir():
        raise SystemExit("there is no compiled build: make compiled")
    plain = begun(Way.ONE_BY_ONE, days, games, "src")
    compiled = begun(Way.AT_ONCE, days, games, str(COMPILED))
    assert plain.stdout is not None
    assert compiled.stdout is not None
    wrong: list[str] = []
    lines = dict.fromkeys(games, 0)
    for day in days:
        one, other = (next_of(each.stdout, len(games)) for each in (plain, compiled))  # type: ignore[arg-type]
        differ = told_apart(one, other)
        for line in differ:
            print(f"not the same: {line}", flush=True)
        wrong += differ
        for each in one:
            lines[each.game] += each.lines
        if (day - days.start + 1) % 50 == 0:
            print(f"{day - days.start + 1} days", flush=True)
    stumbled = [each.wait() for each in (plain, compiled)]
    if any(stumbled):
        wrong.append("one of both did not come to its end")
    for game in games:
        print(f"{game}: {len(days)} deals twice, {lines[game]:,} entries and frames each")
    print("all the same" if not wrong else f"{len(wrong)} differ")
    return wrong


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--days", type=int, default=1000)
    ask.add_argument("--first", type=int, default=0)
    ask.add_argument("--games", nargs="*", default=sorted(game_names()))
    ask.add_argument("--way", type=Way)
    asked = ask.parse_args()
    days = range(asked.first, asked.first + asked.days)
    if asked.way is None:
        sys.exit(1 if compare(days, asked.games) else 0)
    asyncio.run(_tell(asked.way, days, asked.games))


async def _tell(way: Way, days: range, games: Sequence[str]) -> None:
    async for one in all_played(way, days, games):
        print(msgspec.json.encode(one).decode(), flush=True)


if __name__ == "__main__":
    main()
