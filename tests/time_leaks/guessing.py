"""Guess from the time of an answer whether it was forced, as anybody at the table could."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

USUAL = 1.96
"""Standard deviations that 95 of 100 results stay within."""


class Answer(NamedTuple):
    """A bot has moved."""

    forced: bool
    """It had one move only."""
    seconds: float
    """After what was seen before."""
    cards: int
    """How many it held, which all can see."""


class Advantage(NamedTuple):
    """How much more often than by tossing a coin a guess is right, and how sure that is."""

    figure: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.figure:+.1%} [{self.low:+.1%}, {self.high:+.1%}]"


class Rule(NamedTuple):
    """Forced answers come up to a limit, or beyond it."""

    limit: float
    quick: bool

    def right(self, answer: Answer) -> bool:
        return ((answer.seconds <= self.limit) is self.quick) is answer.forced


class Weighed(NamedTuple):
    """An answer, and how much it counts."""

    answer: Answer
    weight: float


def advantage(answers: Sequence[Answer], sure: float = USUAL) -> Advantage:
    """What guessing wins: the best limit for one half of the answers, tried on the other half.

    Each half in turn. Among answers with equally many cards forced and free ones count the same:
    that a choice is rarer towards the end, and the end another moment than the beginning, is seen
    by all.
    """
    mixed = list(_weighed(answers))
    Random(1).shuffle(mixed)  # noqa: S311 - to halve them, no more
    halves = mixed[::2], mixed[1::2]
    tried = [
        (one, rule.right(one.answer))
        for learned, other in (halves, halves[::-1])
        for rule in [best_rule(learned)]
        for one in other
    ]
    rates, doubt = [], 0.0
    for forced in (True, False):
        those = [(one.weight, right) for one, right in tried if one.answer.forced is forced]
        whole = sum(weight for weight, _ in those)
        rate = sum(weight for weight, right in those if right) / whole
        rates.append(rate)
        doubt += rate * (1 - rate) * sum(weight**2 for weight, _ in those) / whole**2
    figure, margin = sum(rates) / 2 - 0.5, sure * sqrt(doubt) / 2
    return Advantage(figure, figure - margin, figure + margin)


def best_rule(answers: Sequence[Weighed]) -> Rule:
    """The limit that tells most of these apart."""
    best, rule, gained = 0.0, Rule(0.0, quick=True), 0.0
    for answer, weight in sorted(answers, key=lambda one: one.answer.seconds):
        gained += weight if answer.forced else -weight
        if abs(gained) > best:
            best, rule = abs(gained), Rule(answer.seconds, gained > 0)
    return rule


def _weighed(answers: Sequence[Answer]) -> Iterator[Weighed]:
    counts = Counter((answer.cards, answer.forced) for answer in answers)
    for answer in answers:
        same, other = (counts[answer.cards, answer.forced is kind] for kind in (True, False))
        yield Weighed(answer, other / (same + other))
