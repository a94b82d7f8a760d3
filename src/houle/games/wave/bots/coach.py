"""The best choice with open hands: what a coach would say who sees everything but what is to come.

The coach knows all hands and which cards are unseen, but neither the order of the pile nor which
cards lie face down before Vaimiti. It imagines that, and tries each choice in the same worlds,
until one is ahead of the others or none of them can be told apart.
"""

from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.bots.race import Winner, win_race
from houle.games.wave.bots.head import hushed
from houle.games.wave.bots.masks import SURF_COUNT
from houle.games.wave.bots.playout import best_possible, worth
from houle.games.wave.moves import WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import VAIMITI, WavePublic
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


def hint(
    game: Wave,
    table: Table[WavePublic],
    seat: Seat,
    chance: Chance,
    effort: Effort = EFFORT,
    patience: Patience = ENDLESS,
) -> Winner[WaveMove]:
    """The best move of a seat that the game waits for, with open hands, and what it promises.

    That is about the chance to win, in Nazaré minus the number of cards face down; nothing if it
    was not weighed, because there is no other move or no time.
    """
    moves = game.moves(table, seat)
    if not moves:
        raise LookupError("it is not this seat's turn")
    unseen = _Unseen(game, table)
    if unseen.is_sure():
        return _solved(game, unseen.imagined(chance), moves, effort.end_nodes, patience)

    def worth_of(world: Table[WavePublic], move: WaveMove) -> float:
        return worth(game, world, move, effort.nodes)

    return win_race(
        moves,
        lambda: unseen.imagined(chance),
        worth_of,
        effort.playouts,
        patience,
        best_possible(game, table),
    )


def _solved(
    game: Wave, world: Table[WavePublic], moves: list[WaveMove], nodes: int, patience: Patience
) -> Winner[WaveMove]:
    """Nothing is unseen: the first move that wins, else the one that leaves least."""
    perfect = best_possible(game, world)
    best = moves[0]
    most = -float(SURF_COUNT)
    for move in moves:
        found = worth(game, world, move, nodes)
        if found > most:
            best, most = move, found
        if found == perfect or patience.over():
            break
    return Winner(best, most)


class _Unseen:
    """A table without what nobody sees: of that it keeps only which cards there are."""

    def __init__(self, game: Wave, table: Table[WavePublic]) -> None:
        seating = game.seating
        self._pile = seating.pile
        self._face_down = seating.hands[VAIMITI][1] if seating.with_vaimiti else None
        self._seen = hushed(game, table)
        cards = self._seen.zones[self._pile]
        self._seen.zones[self._pile] = []
        self._hidden = 0
        if self._face_down is not None:
            self._hidden = len(self._seen.zones[self._face_down])
            cards = cards + self._seen.zones[self._face_down]
        cards.sort()
        self._surf: list[Card] = [card for card in cards if card < SURF_COUNT]
        self._tides: list[Card] = cards[len(self._surf) :]

    def is_sure(self) -> bool:
        """Whether there is but one world."""
        return len(self._surf) + len(self._tides) <= 1

    def imagined(self, chance: Chance) -> Table[WavePublic]:
        """A world that could be the real one."""
        surf = self._surf[:]
        chance.shuffle(surf)
        world = self._seen.copy()
        if self._face_down is not None:
            world.zones[self._face_down] = surf[: self._hidden]
        pile = surf[self._hidden :] + self._tides
        if self._tides:
            chance.shuffle(pile)
        world.zones[self._pile] = pile
        return world
