"""A node that notes how long each turn of its loop takes; `houle serve` otherwise.

It runs on Python's own loop, which says when it begins to wait and when it goes on. On SIGUSR2 it
begins anew; on SIGUSR1 it writes what it noted to the file named by HOULE_TURNS. Time is CPU time
of the loop's thread, so what else runs on the machine does not count.
"""

import asyncio
import os
import selectors
import signal
import sys
from pathlib import Path
from time import monotonic, thread_time_ns
from typing import Any

import msgspec
import uvloop

from houle.cli.main import main
from tools.load.turns import Noted

SHORTEST = 50_000
"""Shorter turns, in ns, are counted together: there are very many of them."""


class Turns:
    """How long the loop was busy, each time."""

    def __init__(self) -> None:
        self._since = thread_time_ns()
        self._begin()

    def _begin(self) -> None:
        self._long: list[int] = []
        self._short = 0
        self._count = 0
        self._began = monotonic()

    def wait(self) -> None:
        """The loop has nothing to do, or looks for what came meanwhile."""
        took = thread_time_ns() - self._since
        self._count += 1
        if took < SHORTEST:
            self._short += took
        else:
            self._long.append(took)

    def go_on(self) -> None:
        """Something has come."""
        self._since = thread_time_ns()

    def forget(self, *_: Any) -> None:
        """Begin anew."""
        self._begin()

    def write(self, *_: Any) -> None:
        """Write what was noted so far."""
        noted = Noted(monotonic() - self._began, self._count, self._short, self._long)
        file = Path(os.environ["HOULE_TURNS"])
        written = file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(noted))
        written.rename(file)


class NotedSelector(selectors.DefaultSelector):
    """Says when the loop waits."""

    def __init__(self, turns: Turns) -> None:
        super().__init__()
        self._turns = turns

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._turns.wait()
        ready = super().select(timeout)
        self._turns.go_on()
        return ready


if __name__ == "__main__":
    the_turns = Turns()
    uvloop.new_event_loop = lambda: asyncio.SelectorEventLoop(NotedSelector(the_turns))  # type: ignore[assignment,return-value]
    signal.signal(signal.SIGUSR1, the_turns.write)
    signal.signal(signal.SIGUSR2, the_turns.forget)
    sys.exit(main())
