"""Whom somebody would rather not hear, at any table and on every device (P-89)."""

from typing import Protocol

import msgspec

from houle.kernel import Seat
from houle.people.refusing import Reason, refuse
from houle.people.seeing import seen_by
from houle.tables.cache import TableCache
from houle.tables.frames import viewer_of
from houle.tables.life import Life
from houle.tables.ports import Millis, PlayerId, TableId

MOST = 500
"""So many somebody mutes at most."""


class Muted(msgspec.Struct, frozen=True):
    """Somebody whom one does not hear, as they were called then."""

    name: str
    since: Millis


class MuteStore(Protocol):
    """Where it is kept who mutes whom."""

    async def add(self, player: PlayerId, other: PlayerId, name: str) -> None:
        """A player mutes another; once more changes nothing."""

    async def remove(self, player: PlayerId, other: PlayerId) -> None:
        """A player hears another again."""

    async def of(self, player: PlayerId) -> dict[PlayerId, Muted]:
        """Whom a player does not hear."""


class Mutes:
    """Mutes people, who are named by where they sit. What they say is said all the same."""

    def __init__(self, store: MuteStore, cache: TableCache) -> None:
        self._store = store
        self._cache = cache

    async def of(self, player: PlayerId) -> list[Muted]:
        """Whom somebody does not hear."""
        return list((await self._store.of(player)).values())

    async def seats(self, player: PlayerId, table: TableId) -> tuple[Seat, ...]:
        """Where those sit at a table whom somebody does not hear."""
        return await self._among(player, await self._life(player, table))

    async def mute(
        self, player: PlayerId, table: TableId, seat: Seat, name: str, *, muted: bool
    ) -> tuple[Seat, ...]:
        """Not hear whoever is seen in a seat under a name, or hear them again."""
        life = await self._life(player, table)
        seen = seen_by(player, life, seat, name)
        if seen is None:
            refuse("P-89", Reason.NOBODY_TO_MUTE)
        if not muted:
            await self._store.remove(player, seen.player)
        elif len(await self._store.of(player)) >= MOST:
            refuse("P-89", Reason.TOO_MANY_MUTED, most=MOST)
        else:
            await self._store.add(player, seen.player, name)
        return await self._among(player, life)

    async def _life(self, player: PlayerId, table: TableId) -> Life:
        life = (await self._cache.take_fresh(table)).state.life
        viewer_of(life, player)
        return life

    async def _among(self, player: PlayerId, life: Life) -> tuple[Seat, ...]:
        muted = await self._store.of(player)
        return tuple(seat for seat, chair in enumerate(life.chairs) if chair.player in muted)
