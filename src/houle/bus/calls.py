"""Calling those who listen to the bus, so that none of them can harm it."""

import asyncio
from collections.abc import Callable, Collection
from logging import getLogger
from typing import Any, ParamSpec

from houle.bus.counts import Counts
from houle.tables.mishaps import mishap
from houle.tables.ports import Hint, Work

P = ParamSpec("P")

_log = getLogger(__name__)

MOST_JOBS = 1024
_SAY_IT_AGAIN = 0.1


def _report(counts: Counts, problem: BaseException) -> None:
    counts.failed += 1
    _log.error("a listener failed: %s", mishap(problem))


def call(counts: Counts, listener: Callable[P, None], *said: P.args, **more: P.kwargs) -> None:
    """Call a listener."""
    try:
        listener(*said, **more)
    except Exception as problem:  # noqa: BLE001 - whatever it is, later hints must still get through
        _report(counts, problem)


async def break_off(tasks: Collection[asyncio.Task[Any]]) -> None:
    """End tasks, also those that overhear it the first time, as `asyncio.wait_for` may."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_SAY_IT_AGAIN)


class Jobs:
    """Work for bots that goes on at the moment."""

    def __init__(self, work: Work, counts: Counts, most: int = MOST_JOBS) -> None:
        self._work = work
        self._counts = counts
        self._most = most
        self._running: set[asyncio.Task[None]] = set()

    def take(self, hint: Hint) -> None:
        """Begin with a job; one too many is forgotten, for the sweeper to find."""
        if len(self._running) >= self._most:
            self._counts.unheard += 1
            return
        task = asyncio.create_task(self._do(hint))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _do(self, hint: Hint) -> None:
        try:
            await self._work(hint)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the next job is worth a try
            _report(self._counts, problem)

    async def close(self) -> None:
        """Break off what goes on."""
        await break_off(self._running)
