"""Reasons that can be counted: what moves came to in worlds that agree with what a seat knows.

A game says what may come of a move that is worth telling, its *fates*, and tries a move in a world
as its bots do. All moves are tried in the same worlds, so that what differs is the move. Whatever
is said of a move is a number of worlds, and nothing else is.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from houle.bots.bot import ENDLESS, Patience
from houle.kernel import Chance, Knowledge, QuickChance

AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]

WORLDS: Final = 100
"""Enough to tell 40 of 100 from 55; and people think in hundreds."""
SIFTED_BY: Final = 12
"""So many worlds are enough to see which moves are not worth another look."""
MOST_TRIED: Final = 6
"""So many moves are looked at in all worlds, besides the one that is asked about."""
DOUBTS: Final = 3
"""So many worlds are taken to have been far off."""
SURE: Final = 2.7
"""Moves differ if they are so many standard errors of the difference apart: with six others to be
compared with, chance alone comes to that once in some twenty-five times."""


class Came(NamedTuple):
    """What came of a move in one world."""

    worth: float
    """As the bots of the game judge it; the more the better."""
    fates: frozenset[str]
    """Those of the game's fates that it came to."""


class Trial(Protocol):
    """Where the moves of a seat are tried, at one moment of a game."""

    def imagine(self) -> Any:
        """A world that could be the real one; moves leave it as it is."""

    def comes_of(self, world: Any, move: Any) -> Came:
        """What a move comes to in a world."""


class Reasons(NamedTuple):
    """What a game brings, beside its `BOTS`, under the name `REASONS`."""

    fates: type[StrEnum]
    """What may come of a move, what matters most first; texts call them `fate-<name>`."""
    feared: frozenset[str]
    """Those that nobody wants."""
    trial: Callable[[AnyKnowledge, Chance], Trial]


class Tried(NamedTuple):
    """A move, and what came of it in each world, in their order."""

    move: Any
    came: tuple[Came, ...]

    @property
    def worth(self) -> float:
        """What it was worth on average."""
        return sum(came.worth for came in self.came) / len(self.came)

    def count(self, fate: str) -> int:
        """In how many worlds it came to this."""
        return sum(fate in came.fates for came in self.came)


class Comparison(StrEnum):
    """How a move stands beside others."""

    ONLY = "only"
    """There is no other."""
    BETTER = "better"
    """No other is clearly better, and the `other` is clearly worse."""
    EVEN = "even"
    """Among all that were looked at, it is too close to call."""
    WORSE = "worse"
    """The `other` is clearly better."""


class HouseFate(StrEnum):
    """What the house has words for, whatever the game."""

    WINS = "wins-played-on"


AHEAD: Final = "ahead"
"""What any two moves can be compared by: in how many worlds each did better than the other."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move, or why another would be better: two numbers of worlds, and of how many."""

    comparison: Comparison
    of: int = 0
    """So many worlds were tried."""
    fate: str = ""
    count: int = 0
    """In so many of them the move came to this fate."""
    other: Any = None
    other_count: int = 0
    as_good: Any = None
    """A move that did about as well, where one is better than the `other`."""


def weigh(
    known: AnyKnowledge,
    reasons: Reasons,
    *asked: Any,
    worlds: int = WORLDS,
    patience: Patience = ENDLESS,
    seed: int = 0,
) -> list[Tried]:
    """What moves come to, the best first: the promising ones and those that are `asked` about.

    By the same seed whoever knows the same gets the same answer. Fewer worlds are tried only if
    patience ends before.
    """
    moves = list(known.view.moves)
    trial = reasons.trial(known, QuickChance(seed))
    came: list[list[Came]] = [[] for _ in moves]
    alive = list(range(len(moves)))
    for number in range(worlds if len(moves) > 1 else 0):
        if number and patience.over():
            break
        world = trial.imagine()
        for one in alive:
            came[one].append(trial.comes_of(world, moves[one]))
        if number + 1 == SIFTED_BY:
            alive = _promising(alive, came, [one for one in alive if moves[one] in asked])
    tried = [Tried(moves[one], tuple(came[one])) for one in alive if came[one]]
    return sorted(tried, key=lambda each: -each.worth)


def _promising(alive: list[int], came: list[list[Came]], kept: list[int]) -> list[int]:
    by_worth = sorted(alive, key=lambda one: -sum(each.worth for each in came[one]))
    return sorted({*by_worth[:MOST_TRIED], *kept})


def reason_for(move: Any, tried: Sequence[Tried], reasons: Reasons) -> Reason:
    """Why this move rather than another, by what was counted."""
    own = next((each for each in tried if each.move == move), None)
    others = [each for each in tried if each.move != move]
    if own is None or not others:
        return Reason(Comparison.ONLY)
    # Equal cards are no other choice, nor is whatever comes to the very same everywhere.
    others = [each for each in others if each.came != own.came] or others
    comparisons = [_compared(_gaps(own, other)) for other in others]
    if comparisons[0] is Comparison.WORSE or Comparison.BETTER not in comparisons:
        return _told(own, others[0], comparisons[0], None, reasons)
    as_good = others[0].move if comparisons[0] is Comparison.EVEN else None
    other = others[comparisons.index(Comparison.BETTER)]
    return _told(own, other, Comparison.BETTER, as_good, reasons)


def _told(
    own: Tried, other: Tried, comparison: Comparison, as_good: Any, reasons: Reasons
) -> Reason:
    fate = _telling(own, other, comparison, reasons)
    if fate == AHEAD:
        gaps = _gaps(own, other)
        counts = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    else:
        counts = own.count(fate), other.count(fate)
    return Reason(comparison, len(own.came), fate, counts[0], other.move, counts[1], as_good)


def _gaps(own: Tried, other: Tried) -> list[float]:
    return [a.worth - b.worth for a, b in zip(own.came, other.came, strict=True)]


def _compared(gaps: Sequence[float]) -> Comparison:
    found = _clearness(gaps)
    if found >= SURE:
        return Comparison.BETTER
    return Comparison.WORSE if found <= -SURE else Comparison.EVEN


def _clearness(gaps: Sequence[float]) -> float:
    """How many standard errors the mean of these is from nothing."""
    worlds = len(gaps)
    mean = sum(gaps) / worlds
    if mean == 0:
        return 0.0
    # As if some more worlds had been far off: a few that agree are no certainty.
    largest = max(abs(gap) for gap in gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) + DOUBTS * largest * largest
    return mean / sqrt(spread / (worlds + DOUBTS) / worlds)


def _telling(own: Tried, other: Tried, comparison: Comparison, reasons: Reasons) -> str:
    """The fate that tells two moves apart in the way they differ; of equals what matters most."""
    if comparison is Comparison.EVEN:
        seen = [fate for fate in reasons.fates if own.count(fate) or other.count(fate)]
        return seen[0] if seen else AHEAD
    way = 1 if comparison is Comparison.BETTER else -1
    best, most = AHEAD, SURE
    for fate in reasons.fates:
        good = -way if fate in reasons.feared else way
        gaps = [
            good * ((fate in a.fates) - (fate in b.fates))
            for a, b in zip(own.came, other.came, strict=True)
        ]
        if (found := _clearness(gaps)) > most:
            best, most = fate, found
    return best
