"""The fate of a history and of its variants, as a table asks for it: with copies."""

from typing import Self

from houle.conformance.histories import History, fate
from houle.conformance.variants import Variant
from houle.kernel import Card


class Tape:
    """What a generator gave, for as many readers as like to hear it from the start."""

    def __init__(self, seed: int) -> None:
        self._draw = fate(seed)._random
        self._drawn: list[float] = []

    def at(self, place: int) -> float:
        while place >= len(self._drawn):
            self._drawn.append(self._draw())
        return self._drawn[place]


class TapedFate:
    """The same chance as in the history, but for the shuffle that the variant changes.

    No kind of `QuickChance`, of which nothing that is not compiled can be a kind."""

    __slots__ = ("_place", "_shuffles", "_tape", "_variant")

    def __init__(self, tape: Tape, variant: Variant, place: int = 0, shuffles: int = 0) -> None:
        self._tape = tape
        self._variant = variant
        self._place = place
        self._shuffles = shuffles

    def copy(self) -> Self:
        return type(self)(self._tape, self._variant, self._place, self._shuffles)

    def below(self, limit: int) -> int:
        return int(self._random() * limit)

    def shuffle(self, cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        if self._shuffles == self._variant.shuffle:
            exchange = dict(self._variant.exchange)
            cards[:] = [exchange.get(card, card) for card in cards]
        self._shuffles += 1

    def _random(self) -> float:
        self._place += 1
        return self._tape.at(self._place - 1)


def chance_of(history: History, variant: Variant) -> TapedFate:
    """The chance by which a variant is dealt; the history itself is the variant without any."""
    return TapedFate(Tape(history.seed), variant)
