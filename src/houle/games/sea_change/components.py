"""The cards of SEA CHANGE (S-01 to S-03) and what they count (S-20 to S-23)."""

from collections.abc import Collection
from enum import IntEnum, StrEnum
from typing import Final

from houle.kernel import Card, CardMask, Face


class Colour(IntEnum):
    """The five families, by their colours (S-01)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    VIOLET = 4

    @property
    def word(self) -> str:
        return self.name.lower()


SHAPES = ("coral", "star", "turtle", "drop", "shell")
VALUES: Final = range(16)

SEA: Final[tuple[tuple[Colour, int], ...]] = tuple(
    (colour, value) for colour in Colour for value in VALUES
)
"""Colour and value of the cards; a card is its index here."""

SEA_CARDS: Final[tuple[Card, ...]] = tuple(range(len(SEA)))
COLOUR_OF: Final[tuple[Colour, ...]] = tuple(colour for colour, _ in SEA)
VALUE_OF: Final[tuple[int, ...]] = tuple(value for _, value in SEA)


class FaceName(StrEnum):
    """The kinds of card a text can name."""

    SEA = "sea"


FACES: Final[tuple[Face, ...]] = tuple(
    Face(FaceName.SEA, value, colour.word, SHAPES[colour]) for colour, value in SEA
)

NOT_OF: Final[tuple[CardMask, ...]] = tuple(
    ~sum(1 << card for card in SEA_CARDS if COLOUR_OF[card] is colour) for colour in Colour
)
"""For each colour the cards of all others."""

POINTS: Final[tuple[int, ...]] = (0, -1, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1)
"""What a card of each value counts.

Reconstructed (S-23): the rulebook's examples fix some of these and the sums of others (S-22), and
this is the simplest table that meets them all. Whoever owns the box may correct it here.
"""
TRUMP_ZERO_POINTS: Final = 5
"""What the 0 of the trump counts when the round ends (S-21)."""
EIGHT: Final = 8
"""The value that a single player must not go without (S-54)."""


def sea(colour: Colour, value: int) -> Card:
    """The card with this colour and value."""
    return SEA.index((colour, value))


def points(card: Card, trump: Colour | None) -> int:
    """What a card counts in a round that ended with this trump (S-20, S-21)."""
    if VALUE_OF[card] == 0 and COLOUR_OF[card] is trump:
        return TRUMP_ZERO_POINTS
    return POINTS[VALUE_OF[card]]


ALL_POINTS: Final[list[list[int]]] = [
    [points(card, trump) for card in SEA_CARDS] for trump in Colour
]
"""What each card counts, by the trump at the end."""


def colours_for(seats: int) -> int:
    """S-02: how many families so many players use."""
    return min(max(seats, 3), len(Colour))


def values_for(seats: int) -> Collection[int]:
    """S-02: the values in the deck of so many players; from six on each adds one at both ends."""
    more = max(seats - 5, 0)
    return (0, *range(4 - more, 13 + more))


def _strengths(trump: Colour | None, led: Colour) -> list[int]:
    """How high each card stands in a trick: trumps above the colour led, and that above others."""
    above = {led: len(VALUES), trump: 2 * len(VALUES)}
    return [above.get(colour, 0) + value for colour, value in SEA]


STRENGTHS: Final[list[list[list[int]]]] = [
    [_strengths(trump, led) for led in Colour] for trump in (*Colour, None)
]
"""S-17: how high each card stands, by the trump (none comes last) and by the colour led."""


def strengths(trick: list[Card], trump: Colour | None) -> list[int]:
    """S-17: how high each card stands, or would stand, in this trick."""
    by_trump: int = -1 if trump is None else trump
    led: int = COLOUR_OF[trick[0]]
    return STRENGTHS[by_trump][led]


def strongest(trick: list[Card], trump: Colour | None) -> int:
    """S-17: the place in a trick of the card that wins it."""
    return highest(trick, strengths(trick, trump))


def highest(trick: list[Card], strength: list[int]) -> int:
    """The place in a trick of the card that stands highest."""
    winner, best = 0, -1
    for place, card in enumerate(trick):
        if strength[card] > best:
            winner, best = place, strength[card]
    return winner
