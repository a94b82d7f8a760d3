"""Whoever wants to be forgotten is: asked for once, and done however long it takes (P-17).

To be out of reach is a matter of a moment; to take a name out of every log is not. So the wish is
kept, and one of the nodes carries it out. If that node falls, another does it again from the
beginning, which changes nothing that is done already.
"""

from logging import getLogger
from typing import Protocol

from houle.tables.people import Erasure
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis, PlayerId

log = getLogger(__name__)

EVERY: Millis = 5000
LEASE: Millis = 10 * 60 * 1000
"""So long one node has for it before another begins as well."""
LATER: Millis = 24 * 60 * 60 * 1000
"""After so long it is tried again where a log could not be read."""


class ErasureStore(Protocol):
    """Where wishes to be forgotten are kept until they are fulfilled."""

    async def ask(self, player: PlayerId) -> None:
        """Somebody wants to be forgotten; once more changes nothing."""

    async def claim(self, lease: Millis) -> PlayerId | None:
        """One whose turn it is, for a while left to whoever asks."""

    async def postpone(self, player: PlayerId, span: Millis) -> None:
        """Not before so long from now."""

    async def fulfilled(self, player: PlayerId) -> None:
        """Nothing is left to be done."""


class Erases(Protocol):
    """Takes a name out of everywhere."""

    async def erase(self, player: PlayerId) -> Erasure: ...


class Eraser:
    """Fulfils wishes, one after the other."""

    def __init__(self, wishes: ErasureStore, people: Erases, clock: Clock) -> None:
        self._wishes = wishes
        self._people = people
        self._clock = clock

    async def run(self) -> None:
        """For ever; while the store is away, wishes wait."""
        while True:
            try:
                while await self.fulfil_one():
                    pass
            except (LogDownError, LogUnsureError):
                log.warning("a wish to be forgotten waits for the store")
            await self._clock.sleep(EVERY)

    async def fulfil_one(self) -> bool:
        """Whether there was one."""
        player = await self._wishes.claim(LEASE)
        if player is None:
            return False
        left = (await self._people.erase(player)).unreadable
        if left:
            log.error("somebody is not forgotten yet: %d logs cannot be read", len(left))
            await self._wishes.postpone(player, LATER)
        else:
            await self._wishes.fulfilled(player)
            log.info("somebody was forgotten")
        return True
