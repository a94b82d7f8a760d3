"""Who is strongest in a game, of those who want to be named (P-57)."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from houle.people.own_record import Rating, shown_rating
from houle.people.ratings import OwnRating, Ranked
from houle.people.visibility import Handle, VisibilityStore
from houle.tables.animals import Animal
from houle.tables.ports import PlayerId


class Placed(msgspec.Struct, frozen=True):
    """Somebody who wants to be named."""

    rank: int
    name: str
    animal: Animal
    handle: Handle | None
    """Where their page is, if they have one."""
    rating: Rating
    you: bool


class OwnPlace(msgspec.Struct, frozen=True):
    """Where whoever asks stands, or would."""

    rank: int | None
    """`None` while the rating is provisional."""
    rating: Rating
    in_standings: bool


class Standings(msgspec.Struct, frozen=True):
    """The strongest in a game."""

    game: str
    rows: tuple[Placed, ...]
    mine: OwnPlace | None


class RankedStore(Protocol):
    """Where ratings are looked up."""

    async def top(self, game: str) -> list[Ranked]:
        """The strongest, of those who want to be named and whose rating is sure enough."""

    async def rank(self, game: str, shown: int) -> int:
        """How many of them are stronger, and one."""

    async def of(self, player: PlayerId) -> list[OwnRating]:
        """How somebody stands in each game."""


async def standings(
    game: str, ratings: RankedStore, visibility: VisibilityStore, player: PlayerId | None
) -> Standings:
    """The standings of a game as somebody sees them, or anybody."""
    rows = placed(await ratings.top(game), player)
    mine = None if player is None else await _own(game, ratings, visibility, player, rows)
    return Standings(game, rows, mine)


def placed(top: Sequence[Ranked], player: PlayerId | None) -> tuple[Placed, ...]:
    """Whoever is shown with the same number is at the same rank."""
    shown = [one.rating.shown for one in top]
    return tuple(
        Placed(
            rank=1 + shown.index(one.rating.shown),
            name=one.name,
            animal=one.animal,
            handle=one.handle,
            rating=shown_rating(one.rating),
            you=one.player == player,
        )
        for one in top
    )


async def _own(
    game: str,
    ratings: RankedStore,
    visibility: VisibilityStore,
    player: PlayerId,
    rows: Sequence[Placed],
) -> OwnPlace | None:
    found = next((one for one in await ratings.of(player) if one.game == game), None)
    if found is None:
        return None
    rating = shown_rating(found)
    among = next((one.rank for one in rows if one.you), None)
    if among is None and not rating.provisional:
        among = await ratings.rank(game, rating.shown)
    return OwnPlace(among, rating, (await visibility.of(player)).in_standings)
