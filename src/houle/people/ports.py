"""What people need of the world besides what tables need: a place for secrets that work once."""

from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

from houle.tables.ports import Millis, PlayerId

SessionId: TypeAlias = str


class Purpose(StrEnum):
    """What a secret that works once is good for."""

    TRANSFER = "transfer"
    FRIEND = "friend"


class Kept(msgspec.Struct, frozen=True):
    """A secret that works once, as it is remembered."""

    player: PlayerId
    until: Millis
    used: bool


class AskedWith(msgspec.Struct, frozen=True):
    """The token with which something was asked for: what depends on it ends with it."""

    signed_at: int
    session: SessionId | None


class OnceStore(Protocol):
    """Where digests of secrets lie, until they are used or run out."""

    async def keep_once(
        self,
        purpose: Purpose,
        digest: str,
        player: PlayerId,
        asked_with: AskedWith,
        lasts: Millis,
    ) -> Millis:
        """Keep one for a player, in the place of an earlier one; says until when it holds.

        It holds no longer than the token with which it was asked for.
        """

    async def look_once(self, purpose: Purpose, digest: str) -> PlayerId | None:
        """Whose it is, if it still holds."""

    async def use_once(self, purpose: Purpose, digest: str) -> PlayerId | None:
        """Whose it was, if it still held; from now on it does not. Of many only one gets it."""

    async def latest_once(self, purpose: Purpose, player: PlayerId) -> Kept | None:
        """The one that was last kept for a player, until it is forgotten."""
