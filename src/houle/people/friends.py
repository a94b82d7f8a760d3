"""Friends, by a link that works once (P-64 to P-67)."""

from collections.abc import Collection
from typing import Protocol, TypeAlias

import msgspec

from houle.people.codes import digest_of, new_code
from houle.people.ports import AskedWith, OnceStore, Purpose
from houle.people.refusing import Reason, refuse
from houle.people.transfers import Offered
from houle.tables.animals import Animal
from houle.tables.ids import new_id
from houle.tables.listing import A_DAY
from houle.tables.ports import Apart, Entropy, Millis, PlayerId, TableId

LASTS: Millis = 7 * A_DAY
MOST = 500
"""So many friends somebody has at most."""

FriendId: TypeAlias = str


class Friend(msgspec.Struct, frozen=True):
    """A friend as they are called and shown now, and the open tables in the list they sit at."""

    id: FriendId
    name: str
    animal: Animal
    since: Millis
    tables: tuple[TableId, ...]


class FriendStore(Protocol):
    """Where it is kept who is friends with whom."""

    async def befriend(
        self, player: PlayerId, other: PlayerId, ids: tuple[FriendId, FriendId]
    ) -> None:
        """Two are friends from now on, each by an id of their own; once more changes nothing."""

    async def part(self, player: PlayerId, other: PlayerId) -> None:
        """Two are not friends any more."""

    async def whom(self, player: PlayerId, friend: FriendId) -> PlayerId | None:
        """Who a friend of a player is."""

    async def of(self, player: PlayerId) -> list[Friend]:
        """A player's friends, by name."""


class ApartStore(Apart, Protocol):
    """Who does not want to meet whom, and where they would."""

    async def tables_apart(
        self, player: PlayerId, found: Collection[TableId]
    ) -> frozenset[TableId]:
        """Those of some tables at which somebody sits whom a player is not to meet."""


class FriendStores(OnceStore, Protocol):
    """Links, friends, and who does not want to meet whom."""

    @property
    def friends(self) -> FriendStore: ...

    @property
    def blocks(self) -> ApartStore: ...


class Friends:
    """Gives out links and takes them."""

    def __init__(self, store: FriendStores, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy

    async def offer(self, player: PlayerId, asked_with: AskedWith) -> Offered:
        """A code for a link to become friends with; an earlier one no longer works."""
        code = new_code(self._entropy)
        until = await self._store.keep_once(
            Purpose.FRIEND, digest_of(code), player, asked_with, LASTS
        )
        return Offered(code, until)

    async def meant(self, code: str, player: PlayerId | None) -> PlayerId | None:
        """With whom one would be friends; looking spends nothing. Nobody meets whom they do not."""
        other = await self._store.look_once(Purpose.FRIEND, digest_of(code))
        if other is None or player is None:
            return other
        return None if other in await self._store.blocks.apart_from(player) else other

    async def take(self, code: str, player: PlayerId) -> PlayerId | None:
        """With whom one has become friends; the code is spent."""
        other = await self.meant(code, player)
        if other == player:
            refuse("P-65", Reason.OWN_LINK)
        for each in (player, other):
            if each is not None and len(await self._store.friends.of(each)) >= MOST:
                refuse("P-65", Reason.TOO_MANY_FRIENDS, most=MOST)
        if other is None or await self._store.use_once(Purpose.FRIEND, digest_of(code)) is None:
            return None
        ids = new_id(self._entropy(32)), new_id(self._entropy(32))
        await self._store.friends.befriend(player, other, ids)
        # Whoever of them blocked the other meanwhile parted from nobody yet.
        if other in await self._store.blocks.apart_from(player):
            await self._store.friends.part(player, other)
            return None
        return other

    async def of(self, player: PlayerId) -> list[Friend]:
        """Somebody's friends, without the tables that lists do not show them (P-61)."""
        friends = await self._store.friends.of(player)
        found = {table for friend in friends for table in friend.tables}
        if not found:
            return friends
        apart = await self._store.blocks.tables_apart(player, found)
        return [
            msgspec.structs.replace(
                friend, tables=tuple(table for table in friend.tables if table not in apart)
            )
            for friend in friends
        ]

    async def remove(self, player: PlayerId, friend: FriendId) -> bool:
        """Not be friends any more, for either; whether they were."""
        other = await self._store.friends.whom(player, friend)
        if other is not None:
            await self._store.friends.part(player, other)
        return other is not None
