"""The cards of WAVE (W-01 to W-04)."""

from enum import IntEnum, StrEnum
from typing import Final

from mypy_extensions import i64

from houle.kernel import Card, CardMask, Face


class Colour(IntEnum):
    """The six colours, from the lowest to the highest (W-02)."""

    WHITE = 0
    YELLOW = 1
    ORANGE = 2
    RED = 3
    SKY = 4
    NAVY = 5

    @property
    def word(self) -> str:
        return self.name.lower()


SHAPES = ("bubbles", "sun", "star", "diamond", "drop", "anchor")
NUMBERS = range(6)

SURF: Final[tuple[tuple[Colour, int], ...]] = tuple(
    (colour, number)
    for colour in Colour
    for number in NUMBERS
    if (colour, number) not in {(Colour.WHITE, 0), (Colour.NAVY, 5)}
)
"""Colour and number of the surf cards; a surf card is its index here (W-01)."""

SURF_CARDS: Final[tuple[Card, ...]] = tuple(range(len(SURF)))
COLOUR_TIDES: Final[tuple[Card, ...]] = (34, 35)
NUMBER_TIDES: Final[tuple[Card, ...]] = (36, 37)


class FaceName(StrEnum):
    """The kinds of card a text can name."""

    SURF = "surf"
    COLOUR_TIDE = "colour-tide"
    NUMBER_TIDE = "number-tide"


FACES: Final[tuple[Face, ...]] = (
    *(Face(FaceName.SURF, number, colour.word, SHAPES[colour]) for colour, number in SURF),
    *(Face(FaceName.COLOUR_TIDE, shape="tide") for _ in COLOUR_TIDES),
    *(Face(FaceName.NUMBER_TIDE, shape="tide") for _ in NUMBER_TIDES),
)

HAS_TURN_SYMBOL: Final[tuple[bool, ...]] = tuple(
    colour is Colour.WHITE or number == 0 for colour, number in SURF
)
"""W-03: whites and zeros turn the direction of play."""


def surf(colour: Colour, number: int) -> Card:
    """The card with this colour and number."""
    return SURF.index((colour, number))


def _higher_than(top: Card, *, colours_inverted: bool, numbers_inverted: bool) -> CardMask:
    """W-21: higher in number or in colour; equal is not higher."""
    top_colour, top_number = SURF[top]
    higher = 0
    for card, (colour, number) in enumerate(SURF):
        by_colour = colour < top_colour if colours_inverted else colour > top_colour
        by_number = number < top_number if numbers_inverted else number > top_number
        if by_colour or by_number:
            higher |= 1 << card
    return higher


ANY_CARD: Final[CardMask] = (1 << len(SURF)) - 1

LAST_BIT: Final = 0x200000000
LAST_CARD: Final = 33


def bit(card: i64) -> i64:
    """The set of one card. Compiled, a 1 of native width shifted up would be cut off at 32 bits."""
    return LAST_BIT >> (LAST_CARD - card)


BEATS: Final[tuple[tuple[CardMask, ...], ...]] = tuple(
    tuple(
        _higher_than(top, colours_inverted=colours, numbers_inverted=numbers) for top in SURF_CARDS
    )
    for colours in (False, True)
    for numbers in (False, True)
)
"""`BEATS[order][top]`: the cards higher than `top`; the order counts 2 for inverted colours and
1 for inverted numbers (W-72, W-73)."""
