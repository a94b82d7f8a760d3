"""One thread, one clock turned by hand: whatever is run twice happens in the same order twice."""

import asyncio
from collections.abc import Callable, Coroutine
from heapq import heappop, heappush
from typing import Any, TypeVar

from houle.tables.ports import Millis

T = TypeVar("T")

A_MOMENT = 0.0002
BEGINNING: Millis = 1_800_000_000_000


class OneThreadLoop(asyncio.SelectorEventLoop):
    """An event loop that does at once what others leave to threads."""

    def run_in_executor(  # type: ignore[override] # the types of arguments do not matter here
        self, executor: Any, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
            done.set_exception(error)
        return done

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to do but to wait."""
        ready: Any = getattr(self, "_ready")  # noqa: B009 - not in its types
        return not ready


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end on a loop of this kind."""
    with asyncio.Runner(loop_factory=OneThreadLoop) as runner:
        return runner.run(work)


class HandClock:
    """Stands still until somebody turns it."""

    def __init__(self) -> None:
        self._now = BEGINNING
        self._sleepers: list[tuple[Millis, int, asyncio.Future[None]]] = []
        self._count = 0
        self.busy: Callable[[], bool] = lambda: False
        """Whether an engine outside of this process still works on something."""

    def now(self) -> Millis:
        return self._now

    def begin_at(self, moment: Millis) -> None:
        """Before anybody sleeps: it is then now."""
        self._now = moment

    async def sleep(self, span: Millis) -> None:
        waker: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heappush(self._sleepers, (self._now + span, self._count, waker))
        await waker

    async def settle(self) -> None:
        """Wait until everything that can happen now has happened."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OneThreadLoop)
        await asyncio.sleep(0)
        while True:
            if not loop.is_idle:
                await asyncio.sleep(0)
            elif self.busy():
                await asyncio.sleep(A_MOMENT)
            else:
                return

    async def turn(self, span: Millis) -> None:
        """Let time pass; each sleeper wakes in its turn and does what it wants to."""
        until = self._now + span
        while self._sleepers and self._sleepers[0][0] <= until:
            self._now, _, waker = heappop(self._sleepers)
            if not waker.done():
                waker.set_result(None)
                await self.settle()
        self._now = until
