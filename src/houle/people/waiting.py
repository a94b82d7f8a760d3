"""At which tables somebody is waited for (P-20)."""

from typing import Protocol

import msgspec

from houle.games.registry import UnknownGameError
from houle.kernel import Seat, UnplayableRecordError
from houle.tables.cache import TableCache, UnknownTableError
from houle.tables.latest import Latest
from houle.tables.ports import Listed, Phase, PlayerId, TableId

MOST_TABLES = 100
REMEMBERED = 10_000
"""So many seats are known without a look at their tables: in a running game nobody changes them."""


class Shelf(Protocol):
    """Where tables are listed."""

    async def under_way(self, player: PlayerId, most: int) -> list[Listed]:
        """Tables that go on and at which a player sits, the latest first."""


class _Stands(msgspec.Struct, frozen=True):
    """What a list tells of whose turn it is."""

    bots: tuple[bool, ...]
    waited_for: tuple[Seat, ...] = ()


class Waiting:
    """Says where the next move is somebody's, mostly by what lists know."""

    def __init__(self, shelf: Shelf, cache: TableCache) -> None:
        self._shelf = shelf
        self._cache = cache
        self._seats = Latest[tuple[TableId, PlayerId], Seat | None](REMEMBERED)

    async def tables_for(self, player: PlayerId) -> tuple[TableId, ...]:
        """The tables that wait for a player, the latest first."""
        listed = await self._shelf.under_way(player, MOST_TABLES)
        return tuple([one.table for one in listed if await self._waits(one, player)])

    async def _waits(self, listed: Listed, player: PlayerId) -> bool:
        if listed.phase is not Phase.PLAYING:
            return False
        stands = msgspec.json.decode(listed.summary, type=_Stands)
        if all(stands.bots[seat] for seat in stands.waited_for):
            return False
        try:
            seat = await self._seat(listed.table, player)
            if seat is None or seat not in stands.waited_for:
                return False
            # Whoever got up is not waited for, though the seat is: a bot plays there.
            return (await self._cache.take_fresh(listed.table)).state.life.chairs[seat].present
        except (UnknownTableError, UnplayableRecordError, UnknownGameError):
            return False  # nobody can move there

    async def _seat(self, table: TableId, player: PlayerId) -> Seat | None:
        key = table, player
        if key not in self._seats:
            self._seats[key] = (await self._cache.take_fresh(table)).state.life.seat_of(player)
        return self._seats[key]
