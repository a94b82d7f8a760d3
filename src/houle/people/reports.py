"""Somebody reports another, with the moment of the log that it is about (P-80 to P-82)."""

from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

from houle.kernel import Seat
from houle.people.refusing import Reason, refuse
from houle.people.seeing import seen_by
from houle.tables.cache import TableCache
from houle.tables.frames import viewer_of
from houle.tables.ids import new_id
from houle.tables.life import Life
from houle.tables.ports import Entropy, Millis, PlayerId, TableId

ReportId: TypeAlias = str


class Complaint(StrEnum):
    """What it is about. Nobody writes anything: a report cannot be an insult itself."""

    WORDS = "words"
    NAME = "name"
    SPOILING = "spoiling"
    OTHER = "other"


class Moment(msgspec.Struct, frozen=True):
    """A seat at a place of a table's log."""

    table: TableId
    seq: int
    seat: Seat


class OwnReport(msgspec.Struct, frozen=True):
    """What somebody reported."""

    moment: Moment
    name: str | None
    """How the other was called then; `None` once that is erased."""
    about: Complaint
    made_at: Millis


class ReportStore(Protocol):
    """Where reports are kept."""

    async def add(
        self,
        player: PlayerId,
        other: PlayerId,
        report: ReportId,
        what: OwnReport,
        read_after: int | None = None,
    ) -> None:
        """A player reports another; once more at the same table changes nothing.

        The store knows when. What was written after a place of the log the player could read.
        """

    async def of(self, player: PlayerId) -> list[OwnReport]:
        """What a player reported, the latest first."""


class Reports:
    """Takes reports about people, who are named by where they sat."""

    def __init__(self, store: ReportStore, cache: TableCache, entropy: Entropy) -> None:
        self._store = store
        self._cache = cache
        self._entropy = entropy

    async def report(self, player: PlayerId, moment: Moment, name: str, about: Complaint) -> None:
        """Whoever was seen in a seat under a name, at a moment that the player may look at."""
        live = await self._cache.take_fresh(moment.table)
        viewer_of(live.state.life, player)
        if not 1 <= moment.seq <= live.state.seq:
            refuse("P-80", Reason.NOBODY_TO_REPORT)
        (then,) = await self._cache.moments(live, moment.seq, moment.seq)
        seen = seen_by(player, then.state.life, moment.seat, name)
        if seen is None:
            refuse("P-80", Reason.NOBODY_TO_REPORT)
        report = OwnReport(moment, name, about, 0)
        read_after = _read_after(then.state.life, player)
        await self._store.add(player, seen.player, new_id(self._entropy(32)), report, read_after)

    async def of(self, player: PlayerId) -> list[OwnReport]:
        """What somebody reported."""
        return await self._store.of(player)


def _read_after(life: Life, player: PlayerId) -> int | None:
    """Since when somebody could read what is written: a moderator sees no more of it."""
    seat = life.seat_of(player)
    return None if seat is None else life.chairs[seat].allows
