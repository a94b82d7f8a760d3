"""Search in the head, the same for all games: try moves in worlds that could be the real one.

A game brings how it imagines a world and how it plays on from there; both are handed in. All
candidates are tried in the same worlds, so that what differs between them is the move. After each
round the worse half is given up, and what is left of the budget goes to the better half.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from houle.bots.bot import Patience

W = TypeVar("W")
M = TypeVar("M")


def best_move(
    moves: Sequence[M],
    imagine: Callable[[], W],
    worth: Callable[[W, M], float],
    playouts: int,
    patience: Patience,
) -> M:
    """The move that did best on average; of equals, the one named first.

    `imagine` makes a world, which `worth` leaves as it is; so many `playouts` are made in all, and
    fewer only if patience ends before.
    """
    alive = list(range(len(moves)))
    sums = [0.0] * len(moves)
    rounds = (len(moves) - 1).bit_length()
    for halving in range(rounds):
        worlds = max(1, playouts // (rounds - halving) // len(alive))
        for _ in range(worlds):
            if patience.over():
                return moves[max(alive, key=lambda move: sums[move])]
            world = imagine()
            for move in alive:
                sums[move] += worth(world, moves[move])
        playouts -= worlds * len(alive)
        alive.sort(key=lambda move: -sums[move])
        del alive[(len(alive) + 1) // 2 :]
    return moves[alive[0]]
