"""Many appends share one round trip and one commit; a lone one leaves at once."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeAlias

from houle.tables.ports import Append, LogDownError, LogUnsureError, Millis, TableId

Write: TypeAlias = Callable[[Sequence[Append]], Awaitable[dict[TableId, Millis]]]
"""Writes at most one entry for each table and says which were written, and when."""

Answer: TypeAlias = "asyncio.Future[Millis | None]"


class Batcher:
    """Sends what has gathered whenever one of a few lanes is free."""

    def __init__(self, write: Write, *, lanes: int, most: int = 64) -> None:
        self._write = write
        self._free = lanes
        self._most = most
        self._waiting: deque[tuple[Append, Answer]] = deque()
        self._under_way: set[TableId] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._woken = False
        self._closed = False

    async def append(self, append: Append) -> Millis | None:
        """Wait for a lane and for its answer. Whoever stops waiting disturbs nobody else."""
        if self._closed:
            raise LogDownError("the store is closed")
        answer: Answer = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        self._wake()
        return await answer

    async def close(self) -> None:
        """Turn away who waits; let what is under way finish."""
        self._closed = True
        self._turn_away("the store is closed")
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _wake(self) -> None:
        if self._free and not self._woken:
            self._woken = True
            # Not at once: whoever else is ready in this turn of the loop comes along.
            asyncio.get_running_loop().call_soon(self._dispatch)

    def _dispatch(self) -> None:
        self._woken = False
        while self._free and (batch := self._take()):
            self._free -= 1
            sending = asyncio.get_running_loop().create_task(self._send(batch))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    def _take(self) -> dict[TableId, tuple[Append, Answer]]:
        """At most one entry for each table, none for a table that another lane is writing to."""
        batch: dict[TableId, tuple[Append, Answer]] = {}
        left: deque[tuple[Append, Answer]] = deque()
        for waiting in self._waiting:
            table = waiting[0].table
            if waiting[1].done():
                continue
            if len(batch) < self._most and table not in self._under_way and table not in batch:
                batch[table] = waiting
            else:
                left.append(waiting)
        self._waiting = left
        self._under_way.update(batch)
        return batch

    async def _send(self, batch: dict[TableId, tuple[Append, Answer]]) -> None:
        answers = [answer for _, answer in batch.values()]
        try:
            written = await self._write([append for append, _ in batch.values()])
            for table, (_, answer) in batch.items():
                if not answer.done():
                    answer.set_result(written.get(table))
        except LogUnsureError as error:
            _fail(answers, LogUnsureError, str(error))
            self._turn_away(str(error))
        except LogDownError as error:
            _fail(answers, LogDownError, str(error))
            self._turn_away(str(error))
        finally:
            _fail(answers, LogUnsureError, "the store failed")
            self._free += 1
            self._under_way.difference_update(batch)
            self._wake()

    def _turn_away(self, reason: str) -> None:
        """What was never sent is surely not written; nobody queues for a log that is gone."""
        _fail((answer for _, answer in self._waiting), LogDownError, reason)
        self._waiting.clear()


def _fail(answers: Iterable[Answer], kind: type[Exception], reason: str) -> None:
    for answer in answers:
        if not answer.done():
            answer.set_exception(kind(reason))
