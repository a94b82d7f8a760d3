"""What an operator does to tables: look at them as everybody does, close them, remove them."""

from typing import Protocol

import msgspec

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.cache import TableCache
from houle.tables.life import ShownTable, shown
from houle.tables.ports import Listed, Log, Millis, Phase, TableId
from houle.tables.shelves import Shelves, every_table
from houle.tables.tables import Tables

OVER = (Phase.FINISHED, Phase.CLOSED)
CLOSING = "close-by-operator"


class KeptStore(Shelves, Log, Protocol):
    """A store, as far as an operator may change it."""

    async def remove(self, table: TableId, phases: tuple[Phase, ...]) -> bool:
        """Forget all about a table, seed included, if it is in one of these phases."""


class ShownEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of an entry."""

    seq: int
    at: Millis
    kind: str
    seat: Seat | None = None


class Shown(msgspec.Struct, frozen=True):
    """A table as everybody sees it, and what kind of things happened at it. It tells no card."""

    table: ShownTable
    entries: tuple[ShownEntry, ...]


class Keeping:
    """The tables of a store, for whoever looks after it."""

    def __init__(self, store: KeptStore, cache: TableCache, tables: Tables) -> None:
        self._store = store
        self._cache = cache
        self._tables = tables

    async def tables(self, phase: str | None = None) -> list[Listed]:
        """All tables, or those in a phase."""
        listed = [one async for one in every_table(self._store)]
        return [one for one in listed if phase in (None, one.phase.value)]

    async def table(self, table: TableId) -> Shown:
        """One of them."""
        live = await self._cache.take(table)
        moments = await self._cache.moments(live, 1, live.state.seq)
        entries = tuple(
            ShownEntry(state.seq, state.at, state.happened.kind, state.happened.seat)
            for state in (moment.state for moment in moments)
        )
        return Shown(shown(live.state.life), entries)

    async def close(self, table: TableId) -> Phase | None:
        """Close a table that has not begun; else the phase that it is in."""
        phase = (await self._cache.take_fresh(table)).state.life.phase
        if phase is not Phase.OPEN:
            return phase
        await self._tables.do_for_house(table, CLOSING, deeds.Close())
        return None

    async def remove(self, table: TableId) -> Phase | None:
        """Remove a table that is over; else the phase that it is in."""
        if await self._store.remove(table, OVER):
            return None
        return (await self._cache.take_fresh(table)).state.life.phase

    async def prune(self, before: Millis) -> int:
        """Remove all that were over before a moment; how many that were."""
        over = [one for one in await self.tables() if one.phase in OVER]
        removed = [
            await self._store.remove(one.table, OVER) for one in over if one.changed_at < before
        ]
        return sum(removed)
