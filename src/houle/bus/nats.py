"""A bus over core NATS."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Self

from nats.aio.msg import Msg

from houle.bus.calls import MOST_JOBS, Jobs, break_off, call
from houle.bus.counts import Counts
from houle.bus.nats_line import Line, LineOptions
from houle.bus.wire import (
    decode_here,
    decode_job,
    decode_seq,
    encode_here,
    encode_job,
    encode_seq,
    is_again,
    is_name,
)
from houle.kernel import Chance, QuickChance, new_seed
from houle.tables.ports import Heard, HeardHere, Here, Hint, TableId, Work


class NatsBus:
    """Hints over core NATS. What cannot be sent at once is forgotten.

    Nobody ever waits for the server: hints and wishes are left with one task, which sees to them
    as soon as it can. There is always one line to a server or the search for one.
    """

    OUTBOX: ClassVar = 4096
    INBOX: ClassVar = 64
    """So many hints of one table may wait to be heard."""
    PATIENCE: ClassVar = 2.0
    """After so many seconds without a server `connect` returns, and the search goes on."""
    LAST_WORDS: ClassVar = 1.0
    joined: ClassVar = True

    def __init__(self, options: LineOptions, prefix: str) -> None:
        self.counts = Counts()
        self._options = options
        self._subject_of_bots = f"{prefix}.bots"
        self._subject_of_tables = f"{prefix}.table."
        self._heard: Heard | None = None
        self._heard_here: HeardHere | None = None
        self._again: Callable[[], None] | None = None
        self._jobs: Jobs | None = None
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=self.OUTBOX)
        self._followed: set[TableId] = set()
        self._unsettled: set[TableId] = set()
        """Tables whose subscription may not be as wanted."""
        self._something_to_do = asyncio.Event()
        self._line: Line | None = None
        self._was_away = False
        self._closing = False
        self._retired: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[Any]] = []
        """The one that sends comes last."""

    @classmethod
    async def connect(
        cls,
        urls: str | Sequence[str],
        *,
        prefix: str = "houle",
        chance: Chance | None = None,
    ) -> Self:
        """A bus over the NATS at these addresses. If it is away, the bus keeps trying."""
        options = LineOptions(
            urls=(urls,) if isinstance(urls, str) else tuple(urls),
            chance=QuickChance(new_seed().hex()) if chance is None else chance,
        )
        bus = cls(options, prefix)
        await bus._start()
        return bus

    @property
    def connected(self) -> bool:
        """Whether hints get through."""
        return self._line is not None and self._line.connected

    def tell(self, hint: Hint) -> None:
        """Let the other nodes that follow this table know how far it has come."""
        told = encode_seq(hint.seq, again=hint.again)
        self._post(hint.table, self._subject_of_tables + hint.table, told)

    def tell_here(self, here: Here) -> None:
        """Let the other nodes that follow this table know who has it open at this one."""
        self._post(here.table, self._subject_of_tables + here.table, encode_here(here))

    def ask_bots(self, hint: Hint) -> None:
        """Let one of the workers know that bots are waited for at a table."""
        self._post(hint.table, self._subject_of_bots, encode_job(hint))

    def on_hint(self, heard: Heard) -> None:
        """Whom to call with hints of followed tables that other nodes tell."""
        self._heard = heard

    def on_here(self, heard: HeardHere) -> None:
        """Whom to call when other nodes tell who has a followed table open there."""
        self._heard_here = heard

    def on_reconnect(self, again: Callable[[], None]) -> None:
        """Whom to call when the bus was away: hints may have been missed."""
        self._again = again

    async def follow(self, table: TableId) -> None:
        """From now on hear of this table."""
        if not is_name(table):
            raise ValueError("not a table's id")
        self._followed.add(table)
        self._settle(table)

    async def unfollow(self, table: TableId) -> None:
        """Hear of it no more."""
        self._followed.discard(table)
        self._settle(table)

    async def serve_bots(self, work: Work) -> None:
        """Take part in the work for bots; each request goes to one of those who do."""
        if self._jobs is not None:
            raise RuntimeError("it already serves bots")
        self._jobs = Jobs(work, self.counts)
        self._something_to_do.set()

    async def close(self) -> None:
        """Stop for good. What was told before is sent, if that takes no longer than a second."""
        self._closing = True
        self._something_to_do.set()
        await asyncio.wait(self._tasks[-1:], timeout=self.LAST_WORDS)
        self._outbox.clear()
        self._unsettled.clear()
        await break_off(self._tasks)
        if self._jobs is not None:
            await self._jobs.close()
        line, self._line = self._line, None
        if line is not None:
            await line.close()
        await asyncio.gather(*self._retired)

    async def _start(self) -> None:
        found = asyncio.Event()
        keeper = asyncio.create_task(self._keep_a_line(found))
        first = asyncio.create_task(found.wait())
        self._tasks = [keeper, first, asyncio.create_task(self._see_to_things())]
        await asyncio.wait(
            (keeper, first), timeout=self.PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        self._was_away = not found.is_set()
        if keeper.done():
            await self.close()
            await keeper

    def _post(self, table: TableId, subject: str, payload: bytes) -> None:
        if not self.connected or not is_name(table):
            self.counts.unsent += 1
            return
        if len(self._outbox) == self._outbox.maxlen:
            self.counts.unsent += 1
        self._outbox.append((subject, payload))
        self._something_to_do.set()

    def _settle(self, table: TableId) -> None:
        self._unsettled.add(table)
        self._something_to_do.set()

    async def _keep_a_line(self, found: asyncio.Event) -> None:
        while not self._closing:
            line = await Line.dial(self._options, self.counts, self._came_back)
            self._line = line
            self._unsettled.update(self._followed)
            self._something_to_do.set()
            found.set()
            await line.gone()
            self._line = None
            self._was_away = True
            retiring = asyncio.create_task(line.close())
            self._retired.add(retiring)
            retiring.add_done_callback(self._retired.discard)

    async def _see_to_things(self) -> None:
        while not self._closing:
            await self._something_to_do.wait()
            self._something_to_do.clear()
            line = self._line
            if line is not None:
                await self._settle_all(line)
                await self._send_all(line)

    async def _settle_all(self, line: Line) -> None:
        if self._jobs is not None:
            await line.subscribe(self._subject_of_bots, self._take_job, MOST_JOBS, "workers")
        while self._unsettled and self._line is line:
            table = self._unsettled.pop()
            subject = self._subject_of_tables + table
            if table in self._followed:
                await line.subscribe(subject, partial(self._hear, table), self.INBOX)
            else:
                await line.unsubscribe(subject)
        if self._was_away and self._line is line:
            self._was_away = False
            self._came_back()

    async def _send_all(self, line: Line) -> None:
        while self._outbox:
            if not await line.publish(*self._outbox.popleft()):
                self.counts.unsent += 1

    def _came_back(self) -> None:
        self.counts.reconnects += 1
        if self._again is not None:
            call(self.counts, self._again)

    async def _hear(self, table: TableId, message: Msg) -> None:
        seq = decode_seq(message.data)
        here = decode_here(table, message.data) if seq is None else None
        if table not in self._followed:
            return
        if seq is not None and self._heard is not None:
            call(self.counts, self._heard, Hint(table, seq, is_again(message.data)))
        elif here is not None and self._heard_here is not None:
            call(self.counts, self._heard_here, here)
        elif seq is None and here is None:
            self.counts.malformed += 1

    async def _take_job(self, message: Msg) -> None:
        hint = decode_job(message.data)
        if hint is None:
            self.counts.malformed += 1
        elif self._jobs is not None:
            self._jobs.take(hint)
