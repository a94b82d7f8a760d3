"""Stores of several sizes, one after the other, and what each line takes there."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from houle.store.open import open_store
from houle.tables.ports import LogDownError
from tests.engines.shared import new_database
from tools.growth.filling import END, fill
from tools.growth.lines import Line, Store, lines
from tools.growth.slopes import STEEPEST, Slope, slope, work_slope
from tools.growth.work import Work, overheard, work_of


class Growth(msgspec.Struct):
    """What a line took at each size."""

    line: str
    grows_with: str
    sizes: list[int] = []
    units: list[int] = []
    unindexed: set[str] = set()
    given_up: list[int] = []
    """Sizes at which a store took too long to answer at all."""
    times: list[list[float]] = []
    """Milliseconds."""

    @property
    def work(self) -> float:
        """How what it touches grows."""
        return work_slope(self.sizes, self.units)

    @property
    def time(self) -> Slope:
        """How its time grows."""
        pairs = zip(self.sizes, self.times, strict=True)
        return slope((size, one) for size, taken in pairs for one in taken)

    @property
    def medians(self) -> list[float]:
        """Half of all take less."""
        return [median(taken) for taken in self.times]

    @property
    def faults(self) -> list[str]:
        """Why it does not pass; what it costs in time is no reason."""
        found = [f"is not answered among {size:,} tables" for size in self.given_up]
        found += [f"reads all of {name}" for name in sorted(self.unindexed)]
        if len(self.sizes) > 1 and self.work > STEEPEST:
            found.append(f"touches more where there are more tables: slope {self.work:.2f}")
        return [] if self.grows_with else found


@contextmanager
def _home(kind: str) -> Iterator[str]:
    if kind == "postgres":
        with new_database() as url:
            yield url
    else:
        with TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'houle.sqlite'}"


def measured(
    kind: str,
    sizes: Sequence[int],
    most: int,
    times: int = 1,
    more: Sequence[str] = (),
    only: str | None = None,
) -> list[Growth]:
    """All lines, or one, in stores of one kind; `more` is done to each once it is full."""
    found: dict[str, Growth] = {}
    for size in sizes:
        with _home(kind) as url:
            asked = [line for line in lines(size, most) if only in (None, line.name)]
            asyncio.run(_at(url, size, asked, times, more, found))
    return list(found.values())


async def _at(
    url: str,
    size: int,
    asked: Sequence[Line],
    times: int,
    more: Sequence[str],
    found: dict[str, Growth],
) -> None:
    store = await open_store(url, now=lambda: END)
    try:
        await fill(url, size)
        await done_to(store, more)
        for line in asked:
            growth = found.setdefault(line.name, Growth(line.name, line.grows_with))
            try:
                work = await _work(url, store, line)
                taken = [await _time(store, line) for _ in range(times)]
            except LogDownError:
                growth.given_up.append(size)
                continue
            growth.sizes.append(size)
            growth.units.append(work.units)
            growth.unindexed.update(work.unindexed)
            growth.times.append(taken)
    finally:
        await store.close()


async def done_to(store: Store, more: Sequence[str]) -> None:
    """Change a store by hand."""
    for sql in more:
        await store.change(_Said(sql))  # type: ignore[arg-type]


async def _work(url: str, store: Store, line: Line) -> Work:
    with overheard(store) as asked:
        await line.ask(store)
    return await work_of(url, asked)


async def _time(store: Store, line: Line) -> float:
    begun = perf_counter()
    await line.ask(store)
    return (perf_counter() - begun) * 1000


class _Said:
    """A statement without arguments."""

    asks_time = False

    def __init__(self, sql: str) -> None:
        self.sql = sql

    def arguments(self, _: object) -> list[object]:
        return []
