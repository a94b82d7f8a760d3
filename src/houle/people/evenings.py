"""Evenings of a club: a game at a time, who comes, and the table for it (P-76, P-77)."""

from typing import Protocol, TypeAlias

import msgspec

from houle.games.registry import game_names
from houle.people.clubs import ClubStore
from houle.people.refusing import Reason, refuse
from houle.tables.ids import new_id
from houle.tables.listing import A_DAY
from houle.tables.ports import Clock, ClubId, Entropy, Millis, PlayerId, TableId

MOST_EVENINGS = 10
"""So many of one club are to come at once."""
MOST_DAYS = 90
BEFORE: Millis = 15 * 60 * 1000
"""So long before its time a table is opened for it."""
AFTER: Millis = A_DAY // 2
"""So long after it began it is shown."""

EveningId: TypeAlias = str


class KeptEvening(msgspec.Struct, frozen=True):
    """An evening as it is kept."""

    id: EveningId
    by: PlayerId | None
    game: str
    begins: Millis
    table: TableId | None
    guests: tuple[tuple[PlayerId, str], ...]
    """Members who come, as they are called now."""


class Evening(msgspec.Struct, frozen=True):
    """An evening as a member sees it."""

    id: EveningId
    game: str
    begins: Millis
    table: TableId | None
    guests: tuple[str, ...]
    coming: bool
    """Whether you come."""
    yours: bool
    """Whether you may call it off."""


class OwnEvening(msgspec.Struct, frozen=True):
    """An evening that somebody planned or comes to, for the copy of their data."""

    club: ClubId
    game: str
    begins: Millis
    yours: bool
    coming: bool


class EveningStore(Protocol):
    """Where evenings are kept."""

    async def plan(
        self, evening: EveningId, club: ClubId, by: PlayerId, game: str, begins: Millis
    ) -> None:
        """There is an evening."""

    async def of(self, club: ClubId, since: Millis) -> list[KeptEvening]:
        """The evenings of a club that begin after a moment, in order."""

    async def own(self, player: PlayerId) -> list[OwnEvening]:
        """What somebody planned or comes to, in order."""

    async def come(self, evening: EveningId, player: PlayerId) -> None:
        """Somebody comes; once more changes nothing."""

    async def stay_away(self, evening: EveningId, player: PlayerId) -> None:
        """Somebody does not."""

    async def call_off(self, evening: EveningId) -> None:
        """There is no such evening any more."""

    async def seat_at(self, evening: EveningId, table: TableId) -> None:
        """A table was opened for it; the first one stays."""


class Evenings:
    """Plans evenings, and knows who comes."""

    def __init__(
        self, store: EveningStore, clubs: ClubStore, clock: Clock, entropy: Entropy
    ) -> None:
        self._store = store
        self._clubs = clubs
        self._clock = clock
        self._entropy = entropy

    async def of(self, player: PlayerId, club: ClubId) -> tuple[Evening, ...]:
        """The evenings of a club, for one of its members."""
        members = await self._clubs.members(club)
        keeper = bool(members) and members[0].player == player
        return tuple(
            Evening(
                one.id,
                one.game,
                one.begins,
                one.table,
                tuple(name for _, name in one.guests),
                any(guest == player for guest, _ in one.guests),
                keeper or one.by == player,
            )
            for one in await self._kept(club)
        )

    async def plan(self, player: PlayerId, club: ClubId, game: str, begins: Millis) -> None:
        """An evening, to which whoever plans it comes."""
        now = self._clock.now()
        if game not in game_names() or not now < begins <= now + MOST_DAYS * A_DAY:
            refuse("P-76", Reason.NO_EVENING, days=MOST_DAYS)
        to_come = [one for one in await self._kept(club) if one.begins > now]
        if len(to_come) >= MOST_EVENINGS:
            refuse("P-76", Reason.TOO_MANY_EVENINGS, most=MOST_EVENINGS)
        evening = new_id(self._entropy(32))
        await self._store.plan(evening, club, player, game, begins)
        await self._store.come(evening, player)

    async def answer(
        self, player: PlayerId, club: ClubId, evening: EveningId, *, coming: bool
    ) -> bool:
        """Say whether one comes; whether there is such an evening."""
        if await self._find(club, evening) is None:
            return False
        await (self._store.come if coming else self._store.stay_away)(evening, player)
        return True

    async def call_off(self, player: PlayerId, club: ClubId, evening: EveningId) -> bool:
        """Have it not take place; whether there was such an evening."""
        found = next((one for one in await self.of(player, club) if one.id == evening), None)
        if found is None:
            return False
        if not found.yours:
            refuse("P-76", Reason.NOT_YOUR_EVENING)
        await self._store.call_off(evening)
        return True

    async def check_begins(self, club: ClubId | None, evening: EveningId) -> None:
        """Refuse to open a table for an evening of another club, or long before its time."""
        found = None if club is None else await self._find(club, evening)
        if found is None or self._clock.now() < found.begins - BEFORE:
            refuse("P-77", Reason.EVENING_TO_COME)

    async def opened(self, evening: EveningId, table: TableId) -> None:
        """A table was opened for it."""
        await self._store.seat_at(evening, table)

    async def _kept(self, club: ClubId) -> list[KeptEvening]:
        return await self._store.of(club, self._clock.now() - AFTER)

    async def _find(self, club: ClubId, evening: EveningId) -> KeptEvening | None:
        return next((one for one in await self._kept(club) if one.id == evening), None)
