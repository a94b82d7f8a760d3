"""The end of a game as plain numbers: the pile is empty, so every card stays with its place."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.position import CARD, CARD_OF, HIGHER, LOWER, Position, count
from houle.games.wave.state import VAIMITI
from houle.kernel import Card

FULL: Final = 4
"""How much it counts that a card can go before or after another."""


class Ending:
    """What does not change any more once the pile is empty, the bend card included.

    Nobody swaps here. A way that is found is a way, but with a bend card there may be others.
    """

    def __init__(self, position: Position, nodes: int) -> None:
        self.nodes: int = nodes
        """How many positions may still be looked at."""
        self.higher: list[int] = HIGHER[position.order]
        self.lower: list[int] = LOWER[position.order]
        self.places: int = position.places
        self.bend: int = position.bend
        self.hands: list[int] = position.hands[:]
        """Of Vaimiti all cards, the face-down ones too."""
        self._hidden: list[int] = [1 << card for card in position.hidden]
        for card in self._hidden:
            self.hands[VAIMITI] |= card
        self._hers: int = self.hands[VAIMITI].bit_count()
        self.rest: i64 = 0
        """All that is to be played, but for the bend card."""
        for hand in self.hands:
            self.rest |= hand

    def held(self, rest: i64, turn: i64) -> i64:
        """What a place can play from when `rest` is left."""
        hand: i64 = rest & self.hands[turn]
        if self._hidden and turn == VAIMITI:
            # W-54: each of her turns turns up one more.
            still_down = len(self._hidden) - (self._hers - count(hand))
            for place in range(still_down):
                hand &= ~self._hidden[place]
        return hand

    def next_place(self, rest: i64, turn: i64, direction: i64) -> i64:
        """W-26: who plays next when `rest` is left."""
        places: i64 = self.places
        for _ in range(places):
            turn = (turn + direction) % places
            if rest & self.hands[turn]:
                break
        return turn

    def ordered(self, cards: i64, rest: i64, after: i64 = FULL) -> list[Card]:
        """The cards to try, those first that the fewest others can go before or after.

        What can go after may count less than in `FULL`.
        """
        if not cards & (cards - 1):
            return [CARD_OF[cards % 37]] if cards else []
        ranked: list[int] = []
        while cards:
            low = cards & -cards
            cards ^= low
            card: i64 = CARD_OF[low % 37]
            degree = FULL * count(rest & self.lower[card]) + after * count(rest & self.higher[card])
            ranked.append(degree << 6 | card)
        ranked.sort()
        for place in range(len(ranked)):
            ranked[place] &= CARD
        return ranked
