"""Again with these: a new table, to which those of a game that is over are invited (P-68, P-69)."""

from typing import Protocol

import msgspec

from houle.kernel import RefusedError
from houle.people.refusing import Reason, refuse
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.cache import TableCache
from houle.tables.deeds import Person
from houle.tables.life import Life
from houle.tables.names import NAMELESS
from houle.tables.ports import Apart, Listed, Phase, PlayerId, TableId
from houle.tables.refusing import Reason as AtTable
from houle.tables.tables import Done, Tables


class Invited(msgspec.Struct, frozen=True):
    """An invitation as it is kept: by whom, as they are called now, and to which open table."""

    by: PlayerId
    name: str
    animal: Animal
    listed: Listed
    seated: tuple[PlayerId, ...]


class Invitation(msgspec.Struct, frozen=True):
    """Somebody asks you to play again."""

    name: str
    animal: Animal
    listed: Listed


class InvitationStore(Protocol):
    """Where it is kept who asked whom."""

    async def invite(self, player: PlayerId, by: PlayerId, table: TableId) -> None:
        """Ask somebody to a table, in the place of any other that the same person asked them to."""

    async def of(self, player: PlayerId) -> list[Invited]:
        """To which open tables somebody is invited, the latest first."""

    async def decline(self, player: PlayerId, table: TableId) -> bool:
        """Forget that somebody is invited to a table; whether they were."""


class _Seats(msgspec.Struct, frozen=True):
    chairs: tuple[str | None, ...]


class Invitations:
    """Asks people to play again, and seats those who do."""

    def __init__(
        self, store: InvitationStore, apart: Apart, tables: Tables, cache: TableCache
    ) -> None:
        self._store = store
        self._apart = apart
        self._tables = tables
        self._cache = cache

    async def people_of(self, table: TableId, player: PlayerId) -> tuple[PlayerId, ...]:
        """With whom somebody played a game that is over, and may play again."""
        life = (await self._cache.take_fresh(table)).state.life
        if life.seat_of(player) is None or life.phase is not Phase.FINISHED:
            refuse("P-68", Reason.NOT_PLAYED_WITH)
        apart = await self._apart.apart_from(player)
        return tuple(other for other in _named(life) if other != player and other not in apart)

    async def invite(self, people: tuple[PlayerId, ...], by: PlayerId, table: TableId) -> None:
        """Ask people to a table."""
        for player in people:
            await self._store.invite(player, by, table)

    async def of(self, player: PlayerId) -> tuple[Invitation, ...]:
        """To which tables somebody is invited and may still sit down, the latest first."""
        return tuple(
            Invitation(one.name, one.animal, one.listed)
            for one in await self._standing(player)
            if player not in one.seated and _has_room(one.listed)
        )

    async def take(
        self, table: TableId, person: Person, command: str, name: str, animal: Animal | None
    ) -> Done | None:
        """Sit down at a table that one is invited to; `None` if one is not."""
        if all(one.listed.table != table for one in await self._standing(person.id)):
            return None
        life = (await self._cache.take_fresh(table)).state.life
        free = [seat for seat, chair in enumerate(life.chairs) if chair.free] or [0]
        for seat in free[:-1]:
            try:
                return await self._tables.do(table, person, command, deeds.Sit(seat, name, animal))
            except RefusedError as error:  # another may be quicker at one seat, not at all
                if error.refusal.reason != AtTable.SEAT_TAKEN:
                    raise
        return await self._tables.do(table, person, command, deeds.Sit(free[-1], name, animal))

    async def decline(self, table: TableId, player: PlayerId) -> bool:
        """Rather not; whether somebody was invited there. Nobody is told."""
        return await self._store.decline(player, table)

    async def _standing(self, player: PlayerId) -> list[Invited]:
        """Invitations by people and to people whom somebody meets."""
        kept = await self._store.of(player)
        apart = await self._apart.apart_from(player) if kept else frozenset[PlayerId]()
        return [one for one in kept if apart.isdisjoint((one.by, *one.seated))]


def _named(life: Life) -> tuple[PlayerId, ...]:
    """The people of a table, but for those who were erased."""
    return tuple(chair.player for chair in life.chairs if chair.player and chair.name != NAMELESS)


def _has_room(listed: Listed) -> bool:
    return None in msgspec.json.decode(listed.summary, type=_Seats).chairs
