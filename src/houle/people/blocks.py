"""Neither meets the other: who blocks whom (P-60 to P-63)."""

from collections.abc import Collection
from typing import Protocol, TypeAlias

import msgspec

from houle.kernel import Seat
from houle.people.friends import FriendStore
from houle.people.refusing import Reason, refuse
from houle.people.seeing import seen_by
from houle.tables.animals import Animal
from houle.tables.cache import TableCache
from houle.tables.frames import viewer_of
from houle.tables.ids import new_id
from houle.tables.ports import Apart, Entropy, Millis, PlayerId, TableId

MOST = 500
"""So many somebody blocks at most."""

BlockId: TypeAlias = str


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom one blocks, as they were called and shown then."""

    id: BlockId
    name: str
    animal: Animal | None
    since: Millis


class BlockStore(Apart, Protocol):
    """Where it is kept who blocks whom."""

    async def add(self, player: PlayerId, other: PlayerId, block: Blocked) -> None:
        """A player blocks another one; once more changes nothing. The store knows since when."""

    async def remove(self, player: PlayerId, block: BlockId) -> bool:
        """A player does so no more; whether they did."""

    async def of(self, player: PlayerId) -> list[Blocked]:
        """Whom a player blocks, the latest first."""

    async def tables_apart(
        self, player: PlayerId, found: Collection[TableId]
    ) -> frozenset[TableId]:
        """Those of some tables at which somebody sits whom a player is not to meet."""


class Blocks:
    """Blocks people, who are named by where they sit."""

    def __init__(
        self, store: BlockStore, friends: FriendStore, cache: TableCache, entropy: Entropy
    ) -> None:
        self._store = store
        self._friends = friends
        self._cache = cache
        self._entropy = entropy

    async def of(self, player: PlayerId) -> list[Blocked]:
        """Whom somebody blocks."""
        return await self._store.of(player)

    async def block(self, player: PlayerId, table: TableId, seat: Seat, name: str) -> None:
        """Not meet any more whoever is seen in a seat of a table, under this name."""
        life = (await self._cache.take_fresh(table)).state.life
        viewer_of(life, player)
        seen = seen_by(player, life, seat, name)
        if seen is None:
            refuse("P-60", Reason.NOBODY_TO_BLOCK)
        if len(await self._store.of(player)) >= MOST:
            refuse("P-60", Reason.TOO_MANY_BLOCKED, most=MOST)
        block = Blocked(new_id(self._entropy(32)), name, seen.animal, 0)
        await self._store.add(player, seen.player, block)
        await self._friends.part(player, seen.player)

    async def undo(self, player: PlayerId, block: BlockId) -> bool:
        """Meet somebody again; whether they were blocked."""
        return await self._store.remove(player, block)
