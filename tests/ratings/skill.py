"""Players of known strength, and how well their ratings tell it."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from random import Random
from statistics import correlation

from houle.people.ratings import Compared, Standing, after

SEATS = 4
SPREAD = 1.0
"""How far strengths lie apart."""
LUCK = 0.5
"""How far a game goes up and down around it: of two who are a spread apart the stronger wins eleven
games of twelve."""


def correlation_after(games: int, *, people: int, seed: int) -> float:
    """By rank, of strength and of what is shown, once everybody has played so many games."""
    chance = Random(seed)  # noqa: S311 - strengths to be known, not secret
    strength = [chance.gauss(0, SPREAD) for _ in range(people)]
    stand = [Standing() for _ in range(people)]
    for _ in range(games):
        order = chance.sample(range(people), people)
        for first in range(0, people, SEATS):
            _play(order[first : first + SEATS], strength, stand, chance)
    return correlation(_ranks(strength), _ranks([one.shown for one in stand]))


def _ranks(values: Sequence[float]) -> list[float]:
    """The place of each in order; who is level shares the middle."""
    order = sorted(values)
    return [(bisect_left(order, value) + bisect_right(order, value)) / 2 for value in values]


def _play(table: list[int], strength: list[float], stand: list[Standing], chance: Random) -> None:
    form = {player: strength[player] + chance.gauss(0, LUCK) for player in table}
    best = sorted(table, key=lambda player: -form[player])
    compared = [
        Compared(seat, str(player), seat, best.index(player) + 1)
        for seat, player in enumerate(table)
    ]
    rated = after(compared, [stand[player] for player in table])
    for player, standing in zip(table, rated, strict=True):
        stand[player] = standing
