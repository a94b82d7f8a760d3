"""What somebody made of all they played, as they are shown it (P-54, P-55)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, islice
from typing import NamedTuple

import msgspec

from houle.people.ratings import PROVISIONAL, OwnRating, points_of
from houle.people.results import LatestGame, OwnResult
from houle.tables.ports import TableId

MOST_LATEST = 20
LATELY = 50
"""How reliably somebody plays is said of so many games at a clock, the latest."""
A_HANDFUL = 5
"""Of fewer nothing is said."""


class Clocked(NamedTuple):
    """What somebody decided at a clock, and what a bot did instead."""

    in_time: int
    missed: int


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is held to be."""

    shown: int
    """As good as they are almost surely."""
    likely: int
    """As good as they are most likely: what is shown lies three sigma below."""
    sigma: float
    games: int
    provisional: bool


class TeamRecord(msgspec.Struct, frozen=True):
    """What somebody made of a game in which all win or lose as one, with so many at the table."""

    seats: int
    played: int
    won: int


class GameRecord(msgspec.Struct, frozen=True):
    """What somebody made of one game."""

    game: str
    played: int
    """Those that all agreed to stop are not counted, here and below."""
    won: int
    streak: int
    """How many of the latest were won in a row."""
    best_streak: int
    best_points: int | None
    best_table: TableId | None
    """Where these were made, the first time."""
    teams: tuple[TeamRecord, ...]
    """Where nobody is compared: by how many played, the fewest first."""
    rating: Rating | None


class OwnRecord(msgspec.Struct, frozen=True):
    """What somebody made of all they played."""

    games: tuple[GameRecord, ...]
    latest: tuple[LatestGame, ...]
    in_time: int | None
    """Of a hundred decisions at a clock, how many they made lately; `None` if too few are known."""


def own_record(results: Sequence[OwnResult], ratings: Sequence[OwnRating]) -> OwnRecord:
    """All of it, from results with the latest first."""
    rated = {one.game: one for one in ratings}
    names = sorted({one.game for one in results})
    return OwnRecord(
        games=tuple(
            _of_game(name, [one for one in results if one.game == name], rated.get(name))
            for name in names
        ),
        latest=_latest(results),
        in_time=share_in_time(results),
    )


def public_record(results: Sequence[OwnResult], ratings: Sequence[OwnRating]) -> OwnRecord:
    """The same for others: they are led to games only that anybody may look up (P-53)."""
    record = own_record(results, ratings)
    linked = [one for one in results if one.linked]
    found = {one.table for one in linked}
    return OwnRecord(
        games=tuple(
            msgspec.structs.replace(
                one, best_table=one.best_table if one.best_table in found else None
            )
            for one in record.games
        ),
        latest=_latest(linked),
        in_time=record.in_time,
    )


def _latest(results: Sequence[OwnResult]) -> tuple[LatestGame, ...]:
    return tuple(
        msgspec.convert(one, LatestGame, from_attributes=True) for one in results[:MOST_LATEST]
    )


def share_in_time(results: Iterable[OwnResult]) -> int | None:
    """Of a hundred decisions at a clock, how many somebody made in the latest such games."""
    clocked = (Clocked(one.in_time, one.missed) for one in results if one.in_time + one.missed)
    return share_of(list(islice(clocked, LATELY)))


def share_of(clocked: Sequence[Clocked]) -> int | None:
    """The same of games of which all had a clock."""
    if len(clocked) < A_HANDFUL:
        return None
    made = sum(one.in_time for one in clocked)
    return 100 * made // (made + sum(one.missed for one in clocked))


def _of_game(game: str, results: Sequence[OwnResult], rating: OwnRating | None) -> GameRecord:
    ended = [one for one in results if not one.stopped]
    rows = [(won, len(list(row))) for won, row in groupby(one.won for one in ended)]
    best = _best(ended)
    return GameRecord(
        game=game,
        played=len(ended),
        won=sum(one.won for one in ended),
        streak=rows[0][1] if rows and rows[0][0] else 0,
        best_streak=max((length for won, length in rows if won), default=0),
        best_points=None if best is None else best.points,
        best_table=None if best is None else best.table,
        teams=_teams([one for one in ended if one.together]),
        rating=None if rating is None else shown_rating(rating),
    )


def _best(ended: Sequence[OwnResult]) -> OwnResult | None:
    """The first game with the most points; results come with the latest first."""
    counted = [one for one in reversed(ended) if one.points is not None]
    return max(counted, key=lambda one: one.points or 0, default=None)


def _teams(ended: Sequence[OwnResult]) -> tuple[TeamRecord, ...]:
    sizes = Counter(one.seats for one in ended)
    won = Counter(one.seats for one in ended if one.won)
    return tuple(TeamRecord(seats, sizes[seats], won[seats]) for seats in sorted(sizes))


def shown_rating(rating: OwnRating) -> Rating:
    """A rating as people see it."""
    return Rating(
        shown=rating.shown,
        likely=points_of(rating.mu),
        sigma=rating.sigma,
        games=rating.games,
        provisional=rating.games < PROVISIONAL,
    )
