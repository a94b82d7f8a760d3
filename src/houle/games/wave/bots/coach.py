"""The best choice with open hands: what a coach would say who sees everything but what is to come.

The coach knows all hands and which cards are unseen, but neither the order of the pile nor which
cards lie face down before Vaimiti. It imagines that, and tries each choice in the same worlds,
until one is ahead of the others or none of them can be told apart.
"""

from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.bots.race import win_race
from houle.games.wave.bots.playout import best_possible, worth
from houle.games.wave.bots.position import SURF_COUNT, Position, choices, code_of, position_of
from houle.games.wave.moves import WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Card, Chance, Seat, Table


class Effort(NamedTuple):
    """How hard the coach thinks."""

    playouts: int
    """How many games are played in the head at most, while cards are unseen."""
    nodes: int
    """How far the end of each of them is searched."""
    end_nodes: int
    """How far the end is searched for each choice when nothing is unseen any more."""


EFFORT: Final = Effort(playouts=400, nodes=600, end_nodes=100_000)


class Verdict(NamedTuple):
    """A choice, and what it promises."""

    choice: int
    worth: float | None
    """About the chance to win, in Nazaré minus the number of cards face down; nothing if it was
    not weighed, because there is no other choice or no time."""


def hint(
    game: Wave,
    table: Table[WavePublic],
    seat: Seat,
    chance: Chance,
    effort: Effort = EFFORT,
    patience: Patience = ENDLESS,
) -> tuple[WaveMove, float | None]:
    """The best move of a seat that the game waits for, and what it promises; see `Verdict`."""
    verdict = best_choice(position_of(game, table), chance, effort, patience)
    for move in game.moves(table, seat):
        if code_of(game, table, move) == verdict.choice:
            return move, verdict.worth
    raise LookupError("the seat has proposed this already, or it is not its turn")


def best_choice(
    position: Position,
    chance: Chance,
    effort: Effort = EFFORT,
    patience: Patience = ENDLESS,
) -> Verdict:
    """The best choice of whoever is to play, with open hands."""
    candidates = choices(position)
    unseen = _Unseen(position)
    if unseen.is_sure():
        return _solved(unseen.imagined(chance), candidates, effort.end_nodes, patience)

    def worth_of(world: Position, choice: int) -> float:
        return worth(world, choice, effort.nodes)

    winner = win_race(
        candidates,
        lambda: unseen.imagined(chance),
        worth_of,
        effort.playouts,
        patience,
        best_possible(position),
    )
    return Verdict(winner.move, winner.worth)


def _solved(world: Position, candidates: list[int], nodes: int, patience: Patience) -> Verdict:
    """Nothing is unseen: the first choice that wins, else the one that leaves least."""
    perfect = best_possible(world)
    best = candidates[0]
    most = -float(SURF_COUNT)
    for choice in candidates:
        found = worth(world, choice, nodes)
        if found > most:
            best, most = choice, found
        if found == perfect or patience.over():
            break
    return Verdict(best, most)


class _Unseen:
    """A position without what nobody sees: of that it keeps only which cards there are."""

    def __init__(self, position: Position) -> None:
        cards = sorted(position.pile + position.hidden)
        self._surf: list[Card] = [card for card in cards if card < SURF_COUNT]
        self._tides: list[Card] = cards[len(self._surf) :]
        self._face_down: int = len(position.hidden)
        self._seen = position.copy()
        self._seen.pile = []
        self._seen.hidden = []

    def is_sure(self) -> bool:
        """Whether there is but one world."""
        return len(self._surf) + len(self._tides) <= 1

    def imagined(self, chance: Chance) -> Position:
        """A world that could be the real one."""
        surf = self._surf[:]
        chance.shuffle(surf)
        world = self._seen.copy()
        world.hidden = surf[: self._face_down]
        world.pile = surf[self._face_down :] + self._tides
        if self._tides:
            chance.shuffle(world.pile)
        return world
