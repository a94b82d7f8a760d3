"""Search in the head where it pays to stop early: moves race, and the hopeless drop out.

As in `search`, all that are still in the race are tried in the same worlds. Where `search` spends
its whole budget on every question, a race is over as soon as one move is clearly ahead: what easy
questions leave over, hard ones may use.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from houle.bots.bot import Patience

W = TypeVar("W")
M = TypeVar("M")

FEWEST_WORLDS: Final = 16
BETWEEN_LOOKS: Final = 8
"""How many worlds are tried before moves drop out for the first time, and then again."""

SURE: Final = 2.2
"""A move drops out if it is behind by so many standard errors of the difference."""

SAFE: Final = 32
"""A move that did perfectly in all of so many worlds is good enough."""


class Winner(NamedTuple, Generic[M]):
    """The move that did best, and what it was worth on average, if it was tried at all."""

    move: M
    worth: float | None


def win_race(
    moves: Sequence[M],
    imagine: Callable[[], W],
    worth: Callable[[W, M], float],
    playouts: int,
    patience: Patience,
    perfect: float,
) -> Winner[M]:
    """The move that did best; of equals, the one named first.

    At most so many `playouts` are made, and no more worlds than it takes to see that one is ahead,
    or that nothing goes wrong with it: `perfect` is what no move can surpass.
    """
    race = _Race(len(moves), perfect)
    while playouts > 0 and not race.decided() and not patience.over():
        world = imagine()
        found: list[float] = []
        for runner in race.alive:
            if found and patience.over():
                return race.left_off(moves, found)
            found.append(worth(world, moves[runner]))
        for runner, value in zip(race.alive, found, strict=True):
            race.worths[runner].append(value)
        playouts -= len(race.alive)
        race.worlds += 1
        if race.worlds >= FEWEST_WORLDS and race.worlds % BETWEEN_LOOKS == 0:
            race.drop_the_hopeless()
    return race.winner(moves)


class _Race:
    """Moves tried in the same worlds; `alive` are those that are still tried."""

    def __init__(self, runners: int, perfect: float) -> None:
        self._perfect = perfect
        self.alive = list(range(runners))
        self.worths: list[list[float]] = [[] for _ in range(runners)]
        self.worlds = 0

    def leader(self) -> int:
        """The best so far; of equals the first."""
        return max(self.alive, key=lambda runner: sum(self.worths[runner]))

    def mean(self, runner: int) -> float | None:
        """What a move was worth on average, if it was tried."""
        return sum(self.worths[runner]) / self.worlds if self.worlds else None

    def winner(self, moves: Sequence[M]) -> Winner[M]:
        leader = self.leader()
        return Winner(moves[leader], self.mean(leader))

    def left_off(self, moves: Sequence[M], found: list[float]) -> Winner[M]:
        """Who is ahead when it is time in the middle of a world, of which so much was tried.

        It only counts if there is nothing else to go by.
        """
        if self.worlds:
            return self.winner(moves)
        best = max(range(len(found)), key=lambda runner: found[runner])
        return Winner(moves[self.alive[best]], found[best])

    def decided(self) -> bool:
        """Whether more worlds would change little."""
        if len(self.alive) == 1:
            return True
        if self.worlds < SAFE or self.worlds % BETWEEN_LOOKS:
            return False
        return all(found == self._perfect for found in self.worths[self.leader()])

    def drop_the_hopeless(self) -> None:
        """Keep the leader and those that may yet be better."""
        leader = self.leader()
        ahead = self.worths[leader]
        self.alive = [
            runner
            for runner in self.alive
            if runner == leader or not _clearly_behind(self.worths[runner], ahead)
        ]


def _clearly_behind(worths: list[float], ahead: list[float]) -> bool:
    gaps = [best - own for best, own in zip(ahead, worths, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = max(0.0, sum(gap * gap for gap in gaps) / len(gaps) - mean * mean)
    return mean > SURE * sqrt(spread / len(gaps))
