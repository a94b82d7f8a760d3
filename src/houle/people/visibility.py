"""What of somebody others see: nothing, until they say so (P-57, P-59, P-94)."""

from typing import Protocol, TypeAlias

import msgspec

from houle.tables.ids import new_id
from houle.tables.ports import Entropy, PlayerId

Handle: TypeAlias = str
"""Where somebody's page is: of it nobody learns who that is, nor by it what else is theirs."""


class Visible(msgspec.Struct, frozen=True):
    """What of somebody others see."""

    in_standings: bool = False
    """Named among the strongest of a game, once a rating is sure enough."""
    handle: Handle | None = None
    """Where their page is, if they have one."""
    open_games: bool = False
    """Games they finished may be given away, without names, if all others agree (P-94)."""


class VisibilityStore(Protocol):
    """Where it is kept."""

    async def of(self, player: PlayerId) -> Visible:
        """What others see of somebody."""

    async def choose(
        self,
        player: PlayerId,
        *,
        in_standings: bool,
        handle: Handle | None,
        open_games: bool = False,
    ) -> Visible:
        """What is seen from now on; whoever has a handle already keeps that one."""

    async def whose(self, handle: Handle) -> PlayerId | None:
        """Whose page it is, if it is anybody's who may be here."""

    async def forget_of(self, player: PlayerId) -> None:
        """Nothing is seen of somebody any more."""


class Visibility:
    """Shows people to others as they wish."""

    def __init__(self, store: VisibilityStore, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy

    async def of(self, player: PlayerId) -> Visible:
        """What others see of somebody."""
        return await self._store.of(player)

    async def choose(
        self, player: PlayerId, *, in_standings: bool, page: bool, open_games: bool = False
    ) -> Visible:
        """What is seen from now on. A page that was gone comes back at another address."""
        handle = new_id(self._entropy(32)) if page else None
        return await self._store.choose(
            player, in_standings=in_standings, handle=handle, open_games=open_games
        )

    async def whose(self, handle: Handle) -> PlayerId | None:
        """Whose page it is."""
        return await self._store.whose(handle)
