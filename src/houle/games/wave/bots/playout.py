"""What a choice is worth in one world: play on by rule of thumb, then solve the end exactly."""

from typing import Final

from houle.games.wave.bots.position import BIT, CARD, SURF_COUNT, Position, do, left_over
from houle.games.wave.bots.sinking import fewest_sunk
from houle.games.wave.bots.solver import Solver
from houle.games.wave.bots.thumb import by_thumb, remaining

NODES: Final = 300
"""How many positions the exact search of an end may look at."""

WON: Final = 1.0

CONSOLATION: Final = 0.2
"""A lost game is worth less than this."""


def evaluate(position: Position, codes: list[int], nodes: int = NODES) -> list[float]:
    """What each choice is worth in this world; the more the better.

    A won game is worth 1, a lost one less the more cards are left. In Nazaré it is minus the
    number of cards face down.
    """
    return [worth(position, code, nodes) for code in codes]


def worth(position: Position, code: int, nodes: int = NODES) -> float:
    """What one choice is worth in this world."""
    world = position.copy()
    do(world, code)
    return play_on(world, nodes)


def best_possible(position: Position) -> float:
    """What a position is worth if all goes well."""
    return -float(left_over(position)) if position.nazare else WON


def play_on(position: Position, nodes: int) -> float:
    """What becomes of a position; it is played on in place."""
    rest = remaining(position)
    while not position.over:
        if nodes and not position.pile and position.taken < 0:
            return _solved(position, nodes)
        choice = by_thumb(position, rest)
        rest &= ~BIT[choice & CARD]
        do(position, choice)
    left = left_over(position)
    if position.nazare:
        return -float(left)
    return _consoled(left) if left else WON


def _solved(position: Position, nodes: int) -> float:
    """What a position with an empty pile is worth."""
    if position.nazare:
        return -float(fewest_sunk(position, nodes))
    solver = Solver(position, nodes)
    if solver.can_win(position):
        return WON
    return _consoled(max(1, solver.fewest))


def _consoled(left: int) -> float:
    return CONSOLATION * (1.0 - left / SURF_COUNT)
