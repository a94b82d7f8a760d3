"""Nazaré: search for a way to lay the last cards with as few as possible face down."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.ending import FULL, Ending
from houle.games.wave.bots.head import do
from houle.games.wave.bots.heuristics import FOLLOWERS, by_heuristic
from houle.games.wave.components import BEATS, bit
from houle.games.wave.course import turned
from houle.games.wave.nazare import fitting
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Card, Table

AFTER: Final[list[int]] = [FULL, FULL, 1]
"""How much it counts what can go after a card, by how many must beat it at its place."""


def fewest_sunk(game: Wave, table: Table[WavePublic], nodes: int) -> int:
    """The fewest cards face down at the end that were found, with an empty pile.

    So many nodes are looked at for each number of cards, from none to what a rule of thumb needs.
    """
    sunk = game.left_over(table)
    quick = table.copy()
    while quick.public.ended is None:
        do(game, quick, by_heuristic(game, quick))
    fewest = game.left_over(quick)
    for more in range(fewest - sunk):
        if NazareSearch(game, table, nodes).can_lay(more):
            return sunk + more
    return fewest


class NazareSearch(Ending):
    """Looks for a way to lay all cards with a given number of them face down."""

    def __init__(self, game: Wave, table: Table[WavePublic], nodes: int) -> None:
        super().__init__(game, table, nodes)
        self._beats: tuple[int, ...] = BEATS[game.order(table)]
        self._face_up: list[Card] = table.zones[game.seating.discard][:]
        self._face_down: tuple[int, ...] = table.public.face_down

    def can_lay(self, spare: int) -> bool:
        """Whether a way was found with no more than `spare` cards face down from here on."""
        return self._lay(self.rest, self.turn, self.direction, self._face_down, spare)

    def _lay(
        self, rest: i64, turn: i64, direction: i64, face_down: tuple[int, ...], spare: i64
    ) -> bool:
        face_up = self._face_up
        fits: i64 = fitting(self._beats, face_up, face_down)
        if not rest:
            return self.bend < 0 or spare > 0 or fits >> self.bend & 1 == 1
        if self.nodes <= 0:
            return False
        self.nodes -= 1
        hand = self.held(rest, turn)
        if not hand & fits:
            return spare > 0 and self._sink(rest, hand, turn, direction, face_down, spare)
        place = len(face_up) + len(face_down)
        for code in self.ordered(hand & fits, rest, AFTER[FOLLOWERS[place]]):
            card: i64 = code
            left = rest ^ bit(card)
            onward = turned(direction, card)
            face_up.append(code)
            heir = self.next_place(left, turn, onward)
            if self._lay(left, heir, onward, face_down, spare):
                return True
            face_up.pop()
        return False

    def _sink(
        self,
        rest: i64,
        hand: i64,
        turn: i64,
        direction: i64,
        face_down: tuple[int, ...],
        spare: i64,
    ) -> bool:
        """W-83: nothing fits, so any card may go face down."""
        deeper = (*face_down, len(self._face_up) + len(face_down))
        for code in self.ordered(hand, rest):
            card: i64 = code
            left = rest ^ bit(card)
            heir = self.next_place(left, turn, direction)
            if self._lay(left, heir, direction, deeper, spare - 1):
                return True
        return False
