"""Sets of cards, small enough for playouts."""

from typing import Final, final

from mypy_extensions import i64

from houle.kernel import Card

WORD: Final = 48
"""One word is too short for eighty cards, so the first three colours have one of their own."""
ONE_COLOUR: Final[i64] = 0xFFFF
BIT: Final[list[int]] = [1 << place for place in range(WORD)]
"""Looked up, because mypyc shifts a plain 1 by an `i64` in 32 bits."""


def _counts() -> list[int]:
    counts = [0]
    for _ in range(16):
        counts += [count + 1 for count in counts]
    return counts


COUNT: Final[list[int]] = _counts()
"""How many values a set of them holds, one bit each."""


@final
class Cards:
    """A set of cards; a card is its number: colour times 16 plus value."""

    def __init__(self, low: i64 = 0, high: i64 = 0) -> None:
        self.low = low
        self.high = high

    def copy(self) -> "Cards":
        return Cards(self.low, self.high)

    def add(self, cards: list[Card]) -> None:
        for nth in range(len(cards)):
            card: i64 = cards[nth]
            if card < WORD:
                self.low |= BIT[card]
            else:
                self.high |= BIT[card - WORD]

    def remove(self, card: i64) -> None:
        if card < WORD:
            bit: i64 = BIT[card]
            self.low &= ~bit
        else:
            bit = BIT[card - WORD]
            self.high &= ~bit

    def without(self, cards: list[Card]) -> "Cards":
        """Those that are not among these."""
        low = self.low
        high = self.high
        for nth in range(len(cards)):
            card: i64 = cards[nth]
            if card < WORD:
                bit: i64 = BIT[card]
                low &= ~bit
            else:
                bit = BIT[card - WORD]
                high &= ~bit
        return Cards(low, high)

    def values(self, colour: i64) -> i64:
        """Those of a colour, a bit for each value."""
        if colour < 3:
            return self.low >> (16 * colour) & ONE_COLOUR
        return self.high >> (16 * (colour - 3)) & ONE_COLOUR
