"""What people write to each other at a table, for those who allow it (T-56 to T-59).

The log knows that something was written, and never what: the words are kept beside it, so that they
go without a trace. They are in no frame. This is the only way to them but for a report (P-84).
"""

from typing import Protocol

import msgspec

from houle.kernel import Seat
from houle.people.mutes import MuteStore
from houle.tables.cache import TableCache
from houle.tables.frames import viewer_of
from houle.tables.ports import NO_LAST, Millis, PlayerId, TableId
from houle.tables.refusing import Reason, refuse


class Words(msgspec.Struct, frozen=True):
    """What somebody wrote, at its place in the log."""

    seq: int
    at: Millis
    player: PlayerId
    words: str


class OwnWords(msgspec.Struct, frozen=True):
    """What somebody wrote, for themselves."""

    table: TableId
    seq: int
    at: Millis
    words: str


class WrittenLine(msgspec.Struct, frozen=True):
    """What somebody wrote, as those at the table read it."""

    seq: int
    at: Millis
    seat: Seat | None
    """Where whoever wrote it sits; `None` once they got up."""
    words: str


class WrittenStore(Protocol):
    """Where words are kept."""

    async def at(self, table: TableId, after: int, last: int = NO_LAST) -> list[Words]:
        """What was written after a place of a log and up to another: the latest, in order."""

    async def own(self, player: PlayerId) -> list[OwnWords]:
        """All that somebody wrote."""

    async def forget_of(self, player: PlayerId) -> None:
        """All that somebody wrote goes."""


class Written:
    """Lets those read who have a seat and allow it, and nobody else."""

    def __init__(self, store: WrittenStore, mutes: MuteStore, cache: TableCache) -> None:
        self._store = store
        self._mutes = mutes
        self._cache = cache

    async def read(self, player: PlayerId, table: TableId, after: int) -> tuple[WrittenLine, ...]:
        """What was written since somebody allows it, but for what they would rather not hear."""
        life = (await self._cache.take_fresh(table)).state.life
        viewer_of(life, player)
        seat = life.seat_of(player)
        if seat is None or life.chairs[seat].gone:
            refuse("T-58", Reason.NOT_SEATED)
        since = life.chairs[seat].allows
        if since is None:
            refuse("T-58", Reason.NOT_ALLOWED_BY_YOU)
        muted = await self._mutes.of(player)
        return tuple(
            WrittenLine(one.seq, one.at, life.seat_of(one.player), one.words)
            for one in await self._store.at(table, max(since, after))
            if one.player not in muted
        )
