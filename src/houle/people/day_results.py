"""What came of a deal of the day for whoever played it (T-94, T-95).

Read from the log alone: whoever reads it again gets the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple, Protocol

import msgspec

from houle.people.sole_games import Moves, SoleGame
from houle.tables.days import Day, end_of
from houle.tables.ports import Millis, PlayerId, TableId

FORGIVEN_EVERY = 7
"""Of so many days one may be left out."""


class DayResult(msgspec.Struct, frozen=True):
    """How somebody did with a deal of the day."""

    table: TableId
    day: Day
    game: str
    deal: str
    """The deal's commitment: games with another one are not compared."""
    player: PlayerId | None
    """Nobody, once they were erased."""
    finished_at: Millis
    counts: bool
    """It ended before its day did, and was not given up."""
    won: bool
    points: int | None
    moves: Moves
    """What the player did, asides too, in order: all else follows from it."""


class OwnDay(msgspec.Struct, frozen=True):
    """What is kept of a deal of the day that somebody played."""

    table: TableId
    day: Day
    game: str
    finished_at: Millis
    counts: bool
    won: bool
    points: int | None

    @classmethod
    def of(cls, result: DayResult) -> "OwnDay":
        """As it is told to whom it is about."""
        return cls(*(getattr(result, fact) for fact in cls.__struct_fields__))


class Score(NamedTuple):
    """How many did as well."""

    won: bool
    points: int | None
    games: int


class DayResultStore(Protocol):
    """Where these are kept."""

    async def keep(self, result: DayResult) -> None:
        """Keep a result in the place of what was kept of that table."""

    async def at(self, table: TableId) -> DayResult | None:
        """What was kept of a table."""

    async def days_of(self, player: PlayerId, since: Day) -> list[Day]:
        """The days since then that count for somebody, the latest first."""

    async def of(self, player: PlayerId, most: int) -> list[DayResult]:
        """All of somebody's, the latest first."""

    async def scores(self, deal: str) -> list[Score]:
        """How those did whose game of a deal counts."""

    async def played(self, deal: str, most: int) -> list[Moves]:
        """What they did, the latest first."""


class Parting(msgspec.Struct, frozen=True):
    """A move before which others had made the same ones, and then made another."""

    nth: int
    """Which of the player's moves, from 0."""
    together: int
    """How many made the same move, the player with them."""
    others: tuple[tuple[msgspec.Raw, int], ...]
    """What the others did instead, and how many; most of them first."""


class DayStanding(msgspec.Struct, frozen=True):
    """Where somebody stands among all whose game of a deal counts."""

    of: int
    better: int
    level: int
    """How many did just as well, the player aside."""


def day_result(played: SoleGame) -> DayResult | None:
    """The result of a table of the day; `None` of any other."""
    life = played.life
    if life.day is None:
        return None
    return DayResult(
        table=life.table,
        day=life.day,
        game=life.setting.game,
        deal=life.commitment,
        player=played.player,
        finished_at=played.finished_at,
        counts=played.to_the_end and played.finished_at < end_of(life.day),
        won=played.won,
        points=played.points,
        moves=played.moves,
    )


def standing(own: DayResult, scores: Iterable[Score]) -> DayStanding | None:
    """Where a result stands among all; whoever won before who did not, then by points."""
    if not own.counts:
        return None
    mine = _merit(own.won, own.points)
    better = level = everybody = 0
    for won, points, number in scores:
        everybody += number
        merit = _merit(won, points)
        better += number if merit > mine else 0
        level += number if merit == mine else 0
    return DayStanding(everybody, better, level - 1)


def partings(own: Moves, played: Sequence[Moves]) -> Iterator[Parting]:
    """The moves of somebody at which others parted ways, the first one first.

    The same moves have led to the same table, so what is compared had the same cards before it.
    """
    with_me = played
    for nth, mine in enumerate(own):
        chosen: dict[bytes, int] = {}
        going_on = []
        for one in with_me:
            if len(one) <= nth:
                continue
            move = bytes(one[nth])
            chosen[move] = chosen.get(move, 0) + 1
            if move == bytes(mine):
                going_on.append(one)
        together = chosen.pop(bytes(mine), 0)
        if chosen:
            most_first = sorted(chosen.items(), key=lambda kept: (-kept[1], kept[0]))
            others = tuple((msgspec.Raw(move), number) for move, number in most_first)
            yield Parting(nth, together, others)
        with_me = going_on


def streak(days: Iterable[Day], today: Day) -> int:
    """How many days somebody has played in a row; of seven one may be left out."""
    played = {date.fromisoformat(day) for day in days}
    if not played:
        return 0
    day = last = date.fromisoformat(today)
    first, count, left_out = min(played), int(last in played), None
    while day > first:
        day -= timedelta(days=1)
        if day in played:
            count += 1
        elif left_out is not None and (left_out - day).days < FORGIVEN_EVERY:
            break
        else:
            left_out = day
    return count


def _merit(won: bool, points: int | None) -> tuple[bool, int]:
    return won, points or 0
