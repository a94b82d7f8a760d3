"""Clubs by link: who belongs to one, who keeps it, and its tables (P-70 to P-74)."""

from typing import Protocol, TypeAlias

import msgspec

from houle.people.codes import digest_of, new_code
from houle.people.refusing import Reason, refuse
from houle.tables.animals import Animal
from houle.tables.ids import new_id
from houle.tables.listing import for_strangers
from houle.tables.names import LONGEST_NAME, as_shown
from houle.tables.ports import (
    Apart,
    ClubId,
    Entropy,
    Listed,
    Millis,
    PlayerId,
)
from houle.tables.ports import Clubs as Membership

MOST_CLUBS = 20
"""So many somebody belongs to at most."""
MOST_MEMBERS = 200
MOST_TABLES = 50

MemberId: TypeAlias = str


class OwnClub(msgspec.Struct, frozen=True):
    """A club that somebody belongs to."""

    id: ClubId
    name: str
    members: int


class KeptMember(msgspec.Struct, frozen=True):
    """Somebody who belongs to a club, as it is kept."""

    player: PlayerId
    id: MemberId
    name: str
    animal: Animal
    since: Millis


class Member(msgspec.Struct, frozen=True):
    """Somebody who belongs to a club, as they are called and shown now."""

    id: MemberId
    name: str
    animal: Animal
    since: Millis
    keeper: bool
    you: bool


class Club(msgspec.Struct, frozen=True):
    """A club as its members see it."""

    id: ClubId
    name: str
    keeper: bool
    """Whether you keep it."""
    members: tuple[Member, ...]


class ClubTable(msgspec.Struct, frozen=True):
    """A table of a club, and who sits there."""

    listed: Listed
    seated: tuple[PlayerId, ...]


class ClubStore(Membership, Protocol):
    """Where clubs are kept."""

    async def found(
        self, club: ClubId, name: str, digest: str, player: PlayerId, member: MemberId
    ) -> None:
        """There is a club, with one member."""

    async def join(self, club: ClubId, player: PlayerId, member: MemberId) -> None:
        """Somebody belongs to a club; once more changes nothing."""

    async def leave(self, club: ClubId, player: PlayerId) -> None:
        """Somebody does no more. A club without anybody is none."""

    async def hand_on(self, club: ClubId, player: PlayerId) -> None:
        """A member is the keeper from now on."""

    async def renew(self, club: ClubId, digest: str | None) -> None:
        """Another link leads to a club, or none does."""

    async def dissolve(self, club: ClubId) -> None:
        """There is no such club any more."""

    async def behind(self, digest: str) -> OwnClub | None:
        """The club to which a link leads."""

    async def named(self, club: ClubId) -> str | None:
        """What a club is called."""

    async def members(self, club: ClubId) -> list[KeptMember]:
        """Who belongs to a club: its keeper first, then whoever came first."""

    async def of(self, player: PlayerId) -> list[OwnClub]:
        """The clubs that somebody belongs to, by name."""

    async def tables(self, club: ClubId, most: int) -> list[ClubTable]:
        """The tables of a club that are open or played at, the latest first."""


class Clubs:
    """Founds clubs, and looks after those who belong to them."""

    def __init__(self, store: ClubStore, apart: Apart, entropy: Entropy) -> None:
        self._store = store
        self._apart = apart
        self._entropy = entropy

    async def of(self, player: PlayerId) -> tuple[OwnClub, ...]:
        """The clubs somebody belongs to."""
        return tuple(await self._store.of(player))

    async def found(self, player: PlayerId, wanted: str) -> tuple[ClubId, str]:
        """A new club, and the code of the link to it."""
        name = as_shown(wanted)
        if name is None:
            refuse("P-70", Reason.BAD_CLUB_NAME, most=LONGEST_NAME)
        await self._check_room(player)
        club, code = self._new_id(), new_code(self._entropy)
        await self._store.found(club, name, digest_of(code), player, self._new_id())
        return club, code

    async def behind(self, code: str) -> OwnClub | None:
        """The club that a link leads to; looking spends nothing."""
        return await self._store.behind(digest_of(code))

    async def join(self, player: PlayerId, code: str) -> ClubId | None:
        """Belong to the club that a link leads to."""
        found = await self.behind(code)
        if found is None:
            return None
        if found.id not in await self._store.clubs_of(player):
            await self._check_room(player)
            if found.members >= MOST_MEMBERS:
                refuse("P-71", Reason.CLUB_FULL, most=MOST_MEMBERS)
            await self._store.join(found.id, player, self._new_id())
        return found.id

    async def seen_by(self, player: PlayerId, club: ClubId) -> Club | None:
        """A club, for whoever belongs to it."""
        members = await self._store.members(club)
        name = await self._store.named(club)
        if name is None or all(one.player != player for one in members):
            return None
        shown = tuple(
            Member(one.id, one.name, one.animal, one.since, not place, one.player == player)
            for place, one in enumerate(members)
        )
        return Club(club, name, members[0].player == player, shown)

    async def leave(self, player: PlayerId, club: ClubId) -> None:
        """Belong to a club no more; whoever kept it is followed by the one before, or the first."""
        await self._store.leave(club, player)

    async def renew(self, player: PlayerId, club: ClubId) -> str:
        """The code of a new link; the one before leads nowhere."""
        await self._kept_by(player, club)
        code = new_code(self._entropy)
        await self._store.renew(club, digest_of(code))
        return code

    async def remove(self, player: PlayerId, club: ClubId, member: MemberId) -> bool:
        """Have somebody belong no more, nor come back by the link that there was."""
        other = await self._other(player, club, member)
        if other is None:
            return False
        await self._store.renew(club, None)
        await self._store.leave(club, other)
        return True

    async def hand_on(self, player: PlayerId, club: ClubId, member: MemberId) -> bool:
        """Have somebody else keep it."""
        other = await self._other(player, club, member)
        if other is not None:
            await self._store.hand_on(club, other)
        return other is not None

    async def dissolve(self, player: PlayerId, club: ClubId) -> None:
        """Have the club be no more."""
        await self._kept_by(player, club)
        await self._store.dissolve(club)

    async def tables(self, player: PlayerId, club: ClubId) -> tuple[Listed, ...]:
        """The tables of a club, but for those of people whom a member does not meet."""
        apart = await self._apart.apart_from(player)
        found = await self._store.tables(club, MOST_TABLES)
        return tuple(for_strangers(one.listed) for one in found if apart.isdisjoint(one.seated))

    async def _check_room(self, player: PlayerId) -> None:
        if len(await self._store.clubs_of(player)) >= MOST_CLUBS:
            refuse("P-71", Reason.TOO_MANY_CLUBS, most=MOST_CLUBS)

    async def _kept_by(self, player: PlayerId, club: ClubId) -> list[KeptMember]:
        members = await self._store.members(club)
        if not members or members[0].player != player:
            refuse("P-72", Reason.NOT_KEEPER)
        return members

    async def _other(self, player: PlayerId, club: ClubId, member: MemberId) -> PlayerId | None:
        """A member whom the keeper means, who is not the keeper."""
        members = await self._kept_by(player, club)
        found = (one.player for one in members if one.id == member and one.player != player)
        return next(found, None)

    def _new_id(self) -> str:
        return new_id(self._entropy(32))
