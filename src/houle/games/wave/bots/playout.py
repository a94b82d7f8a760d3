"""What a move is worth in one world: play on by rule of thumb, then solve the end exactly."""

from typing import Final

from houle.games.wave.bots.head import do
from houle.games.wave.bots.heuristics import by_heuristic
from houle.games.wave.bots.masks import SURF_COUNT
from houle.games.wave.bots.nazare_search import fewest_sunk
from houle.games.wave.bots.solver import Solver
from houle.games.wave.moves import WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Table

WON: Final = 1.0

CONSOLATION: Final = 0.2
"""A lost game is worth less than this."""


def worth(
    game: Wave, world: Table[WavePublic], move: WaveMove, nodes: int, people: int = 0
) -> float:
    """What a move of whoever is to play is worth in this world; the more the better.

    A won game is worth 1, a lost one less the more cards are left. In Nazaré it is minus the
    number of cards face down. The search of the end may look at so many `nodes`. In the seats of
    `people`, a bit each, outward cards are played as fingers say, inward ones the hardest first.
    """
    table = world.copy()
    do(game, table, move)
    return play_on(game, table, nodes, people)


def best_possible(game: Wave, table: Table[WavePublic]) -> float:
    """What a position is worth if all goes well."""
    return -float(game.left_over(table)) if game.nazare else WON


def play_on(game: Wave, table: Table[WavePublic], nodes: int, people: int = 0) -> float:
    """What becomes of a table; it is played on in place."""
    return value(game, left_on(game, table, nodes, people))


def value(game: Wave, left: int) -> float:
    """What it is worth that so many cards are left."""
    if game.nazare:
        return -float(left)
    return _consoled(left) if left else WON


def left_on(game: Wave, table: Table[WavePublic], nodes: int, people: int = 0) -> int:
    """How many cards are left over; the table is played on in place.

    By rule of thumb, and after the pile as well as can be: there is a way that leaves no more.
    """
    public = table.public
    pile = table.zones[game.seating.pile]
    while public.ended is None:
        if nodes and not pile and not public.taken:
            return _fewest_left(game, table, nodes, people)
        do(game, table, by_heuristic(game, table, people))
    return game.left_over(table)


def _fewest_left(game: Wave, table: Table[WavePublic], nodes: int, people: int) -> int:
    """The fewest cards over that a search finds for a table with an empty pile."""
    if game.nazare:
        return fewest_sunk(game, table, nodes)
    solver = Solver(game, table, nodes, people)
    return 0 if solver.can_win() else max(1, solver.fewest)


def _consoled(left: int) -> float:
    return CONSOLATION * (1.0 - left / SURF_COUNT)
