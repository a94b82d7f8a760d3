"""The end of a game as plain numbers: the pile is empty, so every card stays with its place."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.masks import CARD_OF, HARD, HIGHER, LOWER, count, set_of
from houle.games.wave.components import bit
from houle.games.wave.course import next_place
from houle.games.wave.rules import Wave
from houle.games.wave.state import VAIMITI, WavePublic
from houle.kernel import Card, Table

NO_CARD: Final = -1

FULL: Final = 4
"""How much it counts that a card can go before or after another."""


class Ending:
    """What does not change any more once the pile is empty, the bend card included.

    Nobody swaps here. A way that is found is a way, but with a bend card there may be others.
    """

    def __init__(self, game: Wave, table: Table[WavePublic], nodes: int, people: int = 0) -> None:
        seating = game.seating
        zones = table.zones
        self.nodes: int = nodes
        """How many positions may still be looked at."""
        order = game.order(table)
        self.higher: list[int] = HIGHER[order]
        self.lower: list[int] = LOWER[order]
        self.hard: list[int] = HARD[order]
        self.places: int = seating.places
        self.turn: int = table.public.turn
        self.direction: int = table.public.direction
        self.bend: int = NO_CARD if seating.bend is None else zones[seating.bend][-1]
        self.hands: list[int] = []
        """Of Vaimiti all cards, the face-down ones too."""
        self.softened: list[int] = []
        """The inward cards of each person, who plays the hardest of them first."""
        self._hidden: list[int] = []
        self._hers: int = 0
        self.rest: i64 = 0
        """All that is to be played, but for the bend card."""
        for one, other in seating.hands:
            hand = set_of(zones[one]) | set_of(zones[other])
            self.hands.append(hand)
            person = people >> len(self.softened) & 1
            self.softened.append(set_of(zones[one]) if person else 0)
            self.rest |= hand
        if seating.with_vaimiti:
            for card in zones[seating.hands[VAIMITI][1]]:
                self._hidden.append(bit(card))
            self._hers = count(self.hands[VAIMITI])

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
        """Who plays next when `rest` is left."""
        holding: i64 = 0
        places: i64 = self.places
        for place in range(places):
            if rest & self.hands[place]:
                holding |= bit(place)
        return next_place(turn, direction, holding, places)

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
            ranked[place] &= 63
        return ranked
