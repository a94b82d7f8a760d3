"""How reliably those at a table play, for whoever thinks of sitting down with them (P-90)."""

from typing import Protocol

import msgspec

from houle.kernel import Seat
from houle.people.own_record import LATELY, Clocked, share_of
from houle.tables.cache import TableCache
from houle.tables.frames import viewer_of
from houle.tables.ports import PlayerId, TableId

OF_LATE = 10
"""Games at a clock by which it is judged whether somebody lets them run out: soon others."""
ENOUGH = 70
"""Of a hundred decisions; whoever makes fewer has less time for each."""


class SeatReliability(msgspec.Struct, frozen=True):
    """Somebody at a table of whom enough is known."""

    seat: Seat
    in_time: int
    """Of a hundred decisions at a clock, how many they made lately."""


class ClockedStore(Protocol):
    """Where it is kept how games at a clock went."""

    async def clocked(self, player: PlayerId, most: int) -> list[Clocked]:
        """What somebody decided in their latest games at a clock."""


class Punctuality:
    """Tells tables who lets clocks run out again and again (T-76)."""

    def __init__(self, store: ClockedStore) -> None:
        self._store = store

    async def lets_time_run_out(self, player: PlayerId) -> bool:
        share = share_of(await self._store.clocked(player, OF_LATE))
        return share is not None and share < ENOUGH


class Reliability:
    """Says of people at a table what is known."""

    def __init__(self, store: ClockedStore, cache: TableCache) -> None:
        self._store = store
        self._cache = cache

    async def at(self, table: TableId, player: PlayerId | None) -> tuple[SeatReliability, ...]:
        """Of everybody who sits there, for whoever may look at the table."""
        life = (await self._cache.take_fresh(table)).state.life
        viewer_of(life, player)
        found = []
        for seat, chair in enumerate(life.chairs):
            if chair.player is not None and not chair.gone:
                share = share_of(await self._store.clocked(chair.player, LATELY))
                if share is not None:
                    found.append(SeatReliability(seat, share))
        return tuple(found)
