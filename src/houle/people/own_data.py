"""All that the house has of one person, for that person to take along (P-16)."""

from typing import Protocol

import msgspec

from houle.tables.ports import Millis, PlayerId, TableId


class Deed(msgspec.Struct, frozen=True):
    """What somebody did at a table, as it stands in its log."""

    table: TableId
    seq: int
    at: Millis
    entry: bytes


class Told(msgspec.Struct, frozen=True):
    """Where somebody is told that it is their turn."""

    endpoint: str
    zone: str
    quiet_begins: int | None
    quiet_ends: int | None
    company: bool


class Mailed(msgspec.Struct, frozen=True):
    """Where somebody is told by mail, or wants to be."""

    address: str | None
    waiting: str | None
    language: str
    zone: str
    quiet_begins: int | None
    quiet_ends: int | None
    since: Millis | None
    company: bool


class OwnDataStore(Protocol):
    """Where it is looked up."""

    async def since(self, player: PlayerId) -> Millis | None:
        """When somebody came in."""

    async def told_at(self, player: PlayerId) -> list[Told]:
        """Where somebody is told of their turn."""

    async def mailed_at(self, player: PlayerId) -> list[Mailed]:
        """The same by mail."""

    async def deeds_of(self, player: PlayerId) -> list[Deed]:
        """All that somebody did at tables where they sit or sat to the end, in order."""
