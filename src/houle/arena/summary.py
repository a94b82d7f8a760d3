"""What many games add up to."""

from collections import Counter
from statistics import fmean, median

import msgspec

from houle.arena.play import GameResult
from houle.arena.watching import Times


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared."""

    wins: int
    mean_points: float | None
    """Nothing if no game had a score."""


class Summary(msgspec.Struct, frozen=True):
    """Figures of a series of games.

    `numbers` and `words` count what the games said of themselves in the facts of their outcomes:
    for each fact, how often each value came up. What a watcher counted is in `numbers` too, and in
    `shares`: for each topic and word how often it was so, and how often for somebody who won.
    """

    games: int
    won: int
    """Games with at least one winner."""
    causes: dict[str, int]
    seats: tuple[SeatSummary, ...]
    mean_points: float | None
    median_points: float | None
    moves_per_game: float
    numbers: dict[str, dict[int, int]]
    words: dict[str, dict[str, int]]
    shares: dict[str, dict[str, Times]]


class Tally:
    """Counts games as they come in; the memory it needs does not grow with their number."""

    def __init__(self, seats: int) -> None:
        self._games = 0
        self._won = 0
        self._moves = 0
        self._causes: Counter[str] = Counter()
        self._wins: Counter[int] = Counter()
        self._points: list[Counter[int]] = [Counter() for _ in range(seats)]
        self._numbers: dict[str, Counter[int]] = {}
        self._words: dict[str, Counter[str]] = {}
        self._times: dict[str, Counter[str]] = {}
        self._times_won: dict[str, Counter[str]] = {}

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        outcome = result.outcome
        self._games += 1
        self._moves += result.moves
        self._won += bool(outcome.winners)
        self._causes[str(outcome.cause)] += 1
        self._wins.update(outcome.winners)
        for seat, points in enumerate(outcome.points):
            self._points[seat][points] += 1
        for name, fact in outcome.facts.items():
            if isinstance(fact, int):
                self._numbers.setdefault(name, Counter())[fact] += 1
            elif isinstance(fact, str):
                self._words.setdefault(name, Counter())[str(fact)] += 1
        for name, several in result.figures.numbers.items():
            self._numbers.setdefault(name, Counter()).update(several)
        for topic, words in result.figures.shares.items():
            times = self._times.setdefault(topic, Counter())
            won = self._times_won.setdefault(topic, Counter())
            for word, counted in words.items():
                times[word] += counted.times
                won[word] += counted.wins

    def summary(self) -> Summary:
        """All figures so far; at least one game must have been counted."""
        points: Counter[int] = sum(self._points, Counter())
        return Summary(
            games=self._games,
            won=self._won,
            causes=_by_frequency(self._causes),
            seats=tuple(
                SeatSummary(self._wins[seat], _mean(own)) for seat, own in enumerate(self._points)
            ),
            mean_points=_mean(points),
            median_points=median(points.elements()) if points else None,
            moves_per_game=self._moves / self._games,
            numbers={name: dict(sorted(found.items())) for name, found in self._numbers.items()},
            words={name: _by_frequency(found) for name, found in self._words.items()},
            shares={
                topic: {
                    word: Times(often, self._times_won[topic][word])
                    for word, often in _by_frequency(times).items()
                }
                for topic, times in self._times.items()
            },
        )


def _by_frequency(counts: Counter[str]) -> dict[str, int]:
    """Most frequent first; equals in alphabetical order, so that a summary never varies."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _mean(counts: Counter[int]) -> float | None:
    return fmean(counts, counts.values()) if counts else None
