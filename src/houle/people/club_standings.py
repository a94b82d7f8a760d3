"""How the members of a club stand in each game, by what was played at its tables (P-75)."""

from collections.abc import Iterable
from itertools import groupby
from typing import Protocol

import msgspec

from houle.people.clubs import MemberId
from houle.tables.animals import Animal
from houle.tables.ports import ClubId


class Tally(msgspec.Struct, frozen=True):
    """What a member made of one game at the tables of a club."""

    game: str
    member: MemberId
    name: str
    animal: Animal
    played: int
    won: int


class Standing(msgspec.Struct, frozen=True):
    """A member among the others."""

    place: int
    member: MemberId
    name: str
    animal: Animal
    played: int
    won: int


class GameStandings(msgspec.Struct, frozen=True):
    """How those who played a game stand."""

    game: str
    standings: tuple[Standing, ...]


class TallyStore(Protocol):
    """Where it is counted."""

    async def tallies(self, club: ClubId) -> list[Tally]:
        """What members played to the end against or with other people at the club's tables."""


def stand(tallies: Iterable[Tally]) -> tuple[GameStandings, ...]:
    """Game by game: most wins first, and of those who won as often whoever needed fewer games."""
    ordered = sorted(tallies, key=lambda one: (one.game, -one.won, one.played, one.name))
    return tuple(
        GameStandings(game, tuple(_placed(list(of_game))))
        for game, of_game in groupby(ordered, lambda one: one.game)
    )


def _placed(tallies: list[Tally]) -> Iterable[Standing]:
    """Who did the same shares a place."""
    best = [(one.won, one.played) for one in tallies]
    for one in tallies:
        place = 1 + best.index((one.won, one.played))
        yield Standing(place, one.member, one.name, one.animal, one.played, one.won)
