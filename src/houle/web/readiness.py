"""Whether a move could be written now."""

from asyncio import Lock
from typing import Protocol

from houle.store.base import NotDurableError
from houle.tables.duty import Duty
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis

GOOD_FOR: Millis = 1000
"""So long an answer stands, however many ask."""


class Keeping(Protocol):
    """What says whether it keeps what it confirms."""

    async def ready(self) -> bool: ...


class Readiness:
    """Writes to find out: a database may answer and take nothing, as on a full disk."""

    def __init__(self, store: Keeping, duty: Duty, clock: Clock) -> None:
        self._store = store
        self._duty = duty
        self._clock = clock
        self._one_at_a_time = Lock()
        self._found = False
        self._until: Millis = 0
        self.leaving = False
        """Whether the node was told to go: it serves on for a while, and says no to newcomers."""

    async def ready(self) -> bool:
        """Whether the store has just taken an entry of ours, or took one within a second."""
        async with self._one_at_a_time:
            if self._clock.now() >= self._until:
                self._found = await self._store.ready() and await self._writes()
                self._until = self._clock.now() + GOOD_FOR
            return self._found

    async def _writes(self) -> bool:
        try:
            await self._duty.stay()
        except (LogDownError, LogUnsureError, NotDurableError):
            return False
        return True
