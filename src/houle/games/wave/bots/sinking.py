"""Nazaré: search for a way to lay the last cards with as few as possible face down."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.ending import FULL, Ending
from houle.games.wave.bots.position import (
    BIT,
    CARD,
    FOLLOWERS,
    NO_CARD,
    TURNS,
    Position,
    do,
    left_over,
    need,
)
from houle.games.wave.bots.thumb import by_thumb, remaining

AFTER: Final[list[int]] = [FULL, FULL, 1]
"""How much it counts what can go after a card, by how many must beat it at its place."""


def fewest_sunk(position: Position, nodes: int) -> int:
    """The fewest cards face down at the end that were found, with an empty pile.

    So many nodes are looked at for each number of cards, from none to what a rule of thumb needs.
    """
    sunk = left_over(position)
    quick = position.copy()
    rest = remaining(quick)
    while not quick.over:
        choice = by_thumb(quick, rest)
        rest &= ~BIT[choice & CARD]
        do(quick, choice)
    fewest = left_over(quick)
    for more in range(fewest - sunk):
        search = Sinking(position, nodes)
        if search.can_lay(position, more):
            return sunk + more
    return fewest


class Sinking(Ending):
    """Looks for a way to lay all cards with a given number of them face down."""

    def __init__(self, position: Position, nodes: int) -> None:
        super().__init__(position, nodes)
        self._wave: list[int] = position.wave[:]

    def can_lay(self, position: Position, spare: int) -> bool:
        """Whether a way was found with no more than `spare` cards face down from here on."""
        return self._lay(self.rest, position.turn, position.direction, spare)

    def _lay(self, rest: i64, turn: i64, direction: i64, spare: i64) -> bool:
        wave = self._wave
        if not rest:
            return self.bend < 0 or spare > 0 or need(wave, self.higher) >> self.bend & 1 == 1
        if self.nodes <= 0:
            return False
        self.nodes -= 1
        hand = self.held(rest, turn)
        fitting = hand & need(wave, self.higher)
        if not fitting:
            return spare > 0 and self._sink(rest, hand, turn, direction, spare)
        for code in self.ordered(fitting, rest, AFTER[FOLLOWERS[len(wave)]]):
            card: i64 = code
            left = rest ^ BIT[card]
            onward = -direction if TURNS >> card & 1 else direction
            wave.append(code)
            if self._lay(left, self.next_place(left, turn, onward), onward, spare):
                return True
            wave.pop()
        return False

    def _sink(self, rest: i64, hand: i64, turn: i64, direction: i64, spare: i64) -> bool:
        """W-83: nothing fits, so any card may go face down."""
        self._wave.append(NO_CARD)
        for code in self.ordered(hand, rest):
            card: i64 = code
            left = rest ^ BIT[card]
            if self._lay(left, self.next_place(left, turn, direction), direction, spare - 1):
                return True
        self._wave.pop()
        return False
