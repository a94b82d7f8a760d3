"""What looking back costs a node: `python -m tools.bench_past`.

For the longest of some random games of the most players: a page opened in the middle that asks for
the 24 moments before, any single moment in the mean and the dearest of all, and for how long at a
time nobody else on the node had a turn. All is CPU, without HTTP and without reading the disk.
Last, what the table takes in memory in the middle of the game while nobody listens.
"""

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Awaitable
from statistics import mean, median
from typing import Any

from houle.bus.local import LocalBus
from houle.games.registry import game_names
from houle.kernel import KeyedChance
from houle.tables.cache import TableCache
from houle.tables.ports import Logged
from houle.tables.viewing import Viewing
from houle.web.serving import RARELY
from houle.web.system import SystemClock
from tools.bench_rebuild import finished_log

GAMES, DEPTH, STEP, REPEATED = 8, 24, 7, 9
TABLE = "table"


class Written:
    """A log that is there already."""

    def __init__(self, entries: list[Logged], seed: bytes) -> None:
        self._entries = entries
        self._seed = seed

    async def read(self, _: str, after: int = 0, last: int | None = None) -> list[Logged]:
        return self._entries[after:last]

    async def seed(self, _: str) -> bytes:
        return self._seed


class Turns:
    """Somebody else on the same loop."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def take(self) -> None:
        before = time.process_time()
        while True:
            await asyncio.sleep(0)
            now = time.process_time()
            self.longest, before = max(self.longest, now - before), now


class WrittenLongAgo(Written):
    """Each entry comes with an id and a command of its own, as long as browsers make them."""

    async def read(self, table: str, after: int = 0, last: int | None = None) -> list[Logged]:
        return [
            Logged(one.seq, one.at, f"{one.actor:>26}", f"{one.command:>36}", one.entry)
            for one in await super().read(table, after, last)
        ]


def viewing(entries: list[Logged], number: int, log: type[Written] = Written) -> Viewing:
    written: Any = log(entries, number.to_bytes(32, "big"))
    return Viewing(TableCache(written, written, LocalBus(), KeyedChance), SystemClock())


async def cost(work: Awaitable[object]) -> float:
    began = time.process_time()
    await work
    return (time.process_time() - began) * 1000


async def kilobytes_at_rest(entries: list[Logged], number: int) -> float:
    """What a node keeps of a table at which nobody is."""
    gc.collect()
    tracemalloc.start()
    try:
        resting = viewing(entries, number, WrittenLongAgo)
        await resting.look(TABLE, None)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return taken / 1000


async def measure(name: str) -> None:
    """One line of figures."""
    logs = [finished_log(name, number)[1] for number in range(GAMES)]
    number, entries = max(enumerate(logs), key=lambda of: len(of[1]))
    half = len(entries) // 2
    turns = Turns()
    playing, over = viewing(entries[: half + 1], number), viewing(entries, number)
    await playing.look(TABLE, None)
    await over.look(TABLE, None)
    past = range(max(1, half + 1 - DEPTH), half + 1)
    pages = [
        await cost(playing.look_back_at_some(TABLE, None, past, None)) for _ in range(REPEATED)
    ]
    other = asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    await viewing(entries[: half + 1], number).look_back_at_some(TABLE, None, past, None)
    await playing.look_back_at_some(TABLE, None, past, None)
    moments = []
    for seq in range(1, len(entries) + 1, STEP):
        began = time.process_time()
        await over.look_back(TABLE, None, seq, None)
        moments.append((time.process_time() - began) * 1000)
    cold = viewing(entries, number)
    await cold.look_back(TABLE, None, len(entries) // 2, None)
    other.cancel()
    resting = await kilobytes_at_rest(entries[: half + 1], number)
    print(
        f"{name:<18}{len(entries):>8}{median(pages):>9.1f}{mean(moments):>9.1f}"
        f"{max(moments):>9.1f}{turns.longest * 1000:>9.1f}{resting:>9.0f}"
    )


async def main() -> None:
    gc.set_threshold(*RARELY)
    columns = ("page ms", "moment", "dearest", "others", "kB")
    print(f"{'game':<18}{'entries':>8}" + "".join(f"{column:>9}" for column in columns))
    for name in game_names():
        await measure(name)


if __name__ == "__main__":
    asyncio.run(main())
