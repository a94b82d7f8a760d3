"""A bus inside one process: for home mode, and for tests of several nodes."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable

from houle.bus.calls import Jobs, call
from houle.bus.counts import Counts
from houle.bus.wire import is_name
from houle.tables.ports import Heard, HeardHere, Here, Hint, TableId, Work


class LocalExchange:
    """What joins buses in one process."""

    def __init__(self) -> None:
        self.followers: defaultdict[TableId, list[LocalBus]] = defaultdict(list)
        self.workers: deque[Jobs] = deque()
        """Whose turn it is comes first."""


class LocalBus:
    """Hints inside one process. Unlike over NATS, a node may do its own work for bots."""

    connected = True

    def __init__(self, exchange: LocalExchange | None = None) -> None:
        self.counts = Counts()
        self.joined = exchange is not None
        """Another process may write to the same log, and is not heard of."""
        self._exchange = LocalExchange() if exchange is None else exchange
        self._heard: Heard | None = None
        self._heard_here: HeardHere | None = None
        self._followed: set[TableId] = set()
        self._jobs: Jobs | None = None

    def tell(self, hint: Hint) -> None:
        """Let the other nodes that follow this table know how far it has come."""
        for bus in self._others(hint.table):
            # Not at once: whoever tells is in the middle of something.
            asyncio.get_running_loop().call_soon(bus._hear, hint)  # noqa: SLF001 - its own kind

    def tell_here(self, here: Here) -> None:
        """Let the other nodes that follow this table know who has it open at this one."""
        for bus in self._others(here.table):
            asyncio.get_running_loop().call_soon(bus._hear_here, here)  # noqa: SLF001 - its own kind

    def ask_bots(self, hint: Hint) -> None:
        """Let one of the workers know that bots are waited for at a table."""
        workers = self._exchange.workers
        if not workers or not is_name(hint.table):
            self.counts.unsent += 1
            return
        workers[0].take(hint)
        workers.rotate(-1)

    def on_hint(self, heard: Heard) -> None:
        """Whom to call with hints of followed tables that other nodes tell."""
        self._heard = heard

    def on_here(self, heard: HeardHere) -> None:
        """Whom to call when other nodes tell who has a followed table open there."""
        self._heard_here = heard

    def on_reconnect(self, again: Callable[[], None]) -> None:
        """Nothing: this bus is never away."""

    async def follow(self, table: TableId) -> None:
        """From now on hear of this table."""
        if not is_name(table):
            raise ValueError("not a table's id")
        if table not in self._followed:
            self._followed.add(table)
            self._exchange.followers[table].append(self)

    async def unfollow(self, table: TableId) -> None:
        """Hear of it no more."""
        if table in self._followed:
            self._followed.remove(table)
            self._forget(table)

    async def serve_bots(self, work: Work) -> None:
        """Take part in the work for bots; each request goes to one of those who do."""
        if self._jobs is not None:
            raise RuntimeError("it already serves bots")
        self._jobs = Jobs(work, self.counts)
        self._exchange.workers.append(self._jobs)

    async def close(self) -> None:
        """Leave the exchange."""
        while self._followed:
            self._forget(self._followed.pop())
        if self._jobs is not None:
            self._exchange.workers.remove(self._jobs)
            await self._jobs.close()
            self._jobs = None

    def _others(self, table: TableId) -> list["LocalBus"]:
        """The other buses that follow a table."""
        return [bus for bus in self._exchange.followers.get(table, ()) if bus is not self]

    def _forget(self, table: TableId) -> None:
        followers = self._exchange.followers
        followers[table].remove(self)
        if not followers[table]:
            del followers[table]

    def _hear(self, hint: Hint) -> None:
        if self._heard is not None and hint.table in self._followed:
            call(self.counts, self._heard, hint)

    def _hear_here(self, here: Here) -> None:
        if self._heard_here is not None and here.table in self._followed:
            call(self.counts, self._heard_here, here)
