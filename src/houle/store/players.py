"""What players call themselves, and the animals they chose."""

from typing import Protocol

import msgspec

from houle.tables.animals import Animal
from houle.tables.ports import PlayerId


class Profile(msgspec.Struct, frozen=True):
    """How a player wants to be shown."""

    name: str
    animal: Animal | None = None
    """`None` as long as the player has not chosen one."""


class Players(Protocol):
    """Knows how players want to be shown."""

    async def get(self, player: PlayerId) -> Profile | None:
        """A player's profile, or `None` for somebody unknown."""

    async def put(self, player: PlayerId, profile: Profile) -> None:
        """Keep a player's profile; a later one replaces it, but an animal stays until another."""
