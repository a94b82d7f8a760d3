"""Who is asked to play again, or comes to an evening soon, and is told elsewhere (P-78, P-79).

As with turns, what is to be told follows from what is kept: a node that goes round finds it, and a
word that was noted once is not noted again.
"""

from typing import Final, Protocol

import msgspec

from houle.people.evenings import EveningId
from houle.people.invitations import Invitation
from houle.people.telling import Claimed, Kind, Waits
from houle.tables.ports import ClubId, Millis, PlayerId, TableId
from houle.tables.turns import UNSEEN

NO_TURN: Final = 0
"""Stands where the turn of a word would: the first one at a table has a later place in its log."""
INVITED, COMES = 0, 1
"""Stages of such a word: each is of one kind."""
LOOKED_BACK: Millis = 10 * 60 * 1000
"""Whoever was invited longer ago and not told will not be: nobody was there to tell them."""
BEFORE: Millis = 60 * 60 * 1000
"""So long before an evening those who come are told."""
INVITATIONS_LAST: Millis = 24 * 60 * 60 * 1000


class ToTell(msgspec.Struct, frozen=True):
    """Somebody to be told of a table or an evening."""

    about: TableId | EveningId
    player: PlayerId
    stage: int


class Coming(msgspec.Struct, frozen=True):
    """An evening to which somebody comes."""

    club: ClubId
    game: str
    begins: Millis


class CompanyStore(Protocol):
    """Where it is looked up."""

    async def invited(self, within: Millis, unseen: Millis) -> list[tuple[TableId, PlayerId]]:
        """Who was invited so lately to a table that is still open, but not just now."""

    async def coming(self, within: Millis) -> list[tuple[EveningId, PlayerId]]:
        """Which members come to evenings that begin within so long."""

    async def comes_to(self, evening: EveningId, player: PlayerId) -> Coming | None:
        """An evening to which somebody who belongs to the club still comes."""


class Invites(Protocol):
    """Knows who is invited, and by people whom they meet."""

    async def of(self, player: PlayerId) -> tuple[Invitation, ...]: ...


class CompanyNotices:
    """Finds out who is to be told, and whether they still are."""

    def __init__(self, store: CompanyStore, invitations: Invites) -> None:
        self._store = store
        self._invitations = invitations

    async def to_tell(self) -> list[ToTell]:
        """Everybody who is to hear of something by now."""
        invited = await self._store.invited(LOOKED_BACK, UNSEEN)
        coming = await self._store.coming(BEFORE)
        return [
            *(ToTell(table, player, INVITED) for table, player in invited),
            *(ToTell(evening, player, COMES) for evening, player in coming),
        ]

    async def still(self, claimed: Claimed) -> Waits | None:
        """What is to be told, if it still is."""
        if claimed.stage == COMES:
            evening = await self._store.comes_to(claimed.table, claimed.player)
            if evening is None or evening.begins <= claimed.now:
                return None
            return Waits(Kind.EVENING, evening.club, evening.game, evening.begins)
        for one in await self._invitations.of(claimed.player):
            if one.listed.table == claimed.table:
                until = one.listed.opened_at + INVITATIONS_LAST
                return Waits(Kind.INVITATION, claimed.table, one.listed.game, until)
        return None
