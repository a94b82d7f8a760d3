"""A node that notes how much CPU time goes into each of its parts; `houle serve` otherwise.

The parts are wrapped from outside, so nothing in the server knows of it. Time is charged to the
innermost part at work; what is left is the event loop with its sockets. On SIGUSR1 it writes the
sums so far to the file named by HOULE_PARTS.
"""

import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from time import thread_time_ns
from typing import Any

import msgspec
import nats.aio.client
import uvicorn.protocols.http.httptools_impl as http

from houle.bus import nats as bus
from houle.cli.main import main
from houle.store import batching, links
from houle.tables import live, tables
from houle.web import streams

LOOP = "event loop, sockets"


class Meter:
    """Charges CPU time to whatever part is at work."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, int] = defaultdict(int)
        self._at_work = [LOOP]
        self._since = thread_time_ns()

    def enter(self, part: str) -> None:
        self._charge()
        self._at_work.append(part)

    def leave(self) -> None:
        self._charge()
        self._at_work.pop()

    def write(self, *_: Any) -> None:
        """Write the sums so far, in nanoseconds."""
        file = Path(os.environ["HOULE_PARTS"])
        written = file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(self.spent))
        written.rename(file)

    def _charge(self) -> None:
        now = thread_time_ns()
        self.spent[self._at_work[-1]] += now - self._since
        self._since = now

    def wrap(self, owner: Any, name: str, part: str) -> None:
        """Charge what a function does to a part."""
        inner = getattr(owner, name)

        def wrapped(*args: Any, **named: Any) -> Any:
            self.enter(part)
            try:
                return inner(*args, **named)
            finally:
                self.leave()

        setattr(owner, name, wrapped)

    def wrap_async(self, owner: Any, name: str, part: str) -> None:
        """The same for a coroutine: each of its steps is charged, its waiting is not."""
        inner: Callable[..., Coroutine[Any, Any, Any]] = getattr(owner, name)

        async def wrapped(*args: Any, **named: Any) -> Any:
            return await Steps(self, part, inner(*args, **named))

        setattr(owner, name, wrapped)


class Steps:
    """A coroutine, step by step."""

    def __init__(self, meter: Meter, part: str, work: Coroutine[Any, Any, Any]) -> None:
        self._meter = meter
        self._part = part
        self._work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        take, given = self._work.send, None
        while True:
            self._meter.enter(self._part)
            try:
                waited_for = take(given)
            except StopIteration as end:
                return end.value
            finally:
                self._meter.leave()
            try:
                given, take = (yield waited_for), self._work.send
            except BaseException as error:  # noqa: BLE001 - handed on to the coroutine
                given, take = error, self._work.throw


def wrap_parts(meter: Meter) -> None:
    """Say which function belongs to which part."""
    meter.wrap(http.HttpToolsProtocol, "data_received", "HTTP")
    meter.wrap_async(http.RequestResponseCycle, "run_asgi", "HTTP")
    meter.wrap(tables, "decide", "rules")
    meter.wrap(live.LiveTable, "foresee", "rules")
    meter.wrap_async(tables.Tables, "do", "tables")
    meter.wrap(live.LiveTable, "go_on", "tables")
    meter.wrap(live, "frame", "projection")
    meter.wrap(live, "encode_frame", "projection")
    meter.wrap_async(batching.Batcher, "append", "SQL, client")
    meter.wrap(batching.Batcher, "_dispatch", "SQL, client")
    meter.wrap_async(batching.Batcher, "_send", "SQL, client")
    meter.wrap_async(links.Links, "run", "SQL, client")
    meter.wrap_async(streams.EventStream, "_send_all", "fan-out")
    meter.wrap(bus.NatsBus, "_post", "NATS, client")
    meter.wrap_async(bus.NatsBus, "_see_to_things", "NATS, client")
    meter.wrap_async(nats.aio.client.Client, "_flusher", "NATS, client")
    meter.wrap_async(nats.aio.client.Client, "_read_loop", "NATS, client")


if __name__ == "__main__":
    the_meter = Meter()
    wrap_parts(the_meter)
    signal.signal(signal.SIGUSR1, the_meter.write)
    sys.exit(main())
