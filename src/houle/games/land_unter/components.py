"""The cards of LAND UNTER (L-01, L-02)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from houle.kernel import Card, CardMask, Face

HAND: Final = 12
"""L-03: so many weather cards make a hand, and so many tricks a round."""

HIGHEST: Final = 60
WEATHER: Final = range(1, HIGHEST + 1)
"""A weather card is its number (L-01)."""
HIGHEST_LEVEL: Final = 12
LOWEST_WATER: Final = 61
WATER: Final = range(LOWEST_WATER, 85)
"""L-02: 24 water cards, two of each level."""

ANY_WEATHER: Final[CardMask] = sum(1 << card for card in WEATHER)
ANY_WATER: Final[CardMask] = sum(1 << card for card in WATER)


class FaceName(StrEnum):
    """The kinds of card a text can name."""

    WEATHER = "weather"
    WATER = "water"


class Printed(StrEnum):
    """The lifebelts on a weather card."""

    NONE = "no-belt"
    HALF = "half-belt"
    WHOLE = "whole-belt"


BY_DOZEN: Final = (Printed.NONE, Printed.HALF, Printed.WHOLE, Printed.HALF, Printed.NONE)
"""L-01: 1 to 12, 13 to 24, and so on."""


def printed(card: Card) -> Printed:
    """The lifebelts printed on a weather card."""
    return BY_DOZEN[(card - 1) // 12]


HALVES: Final = {Printed.NONE: 0, Printed.HALF: 1, Printed.WHOLE: 2}
HALF_BELTS: Final = [0, *(HALVES[printed(card)] for card in WEATHER)]
"""How many half lifebelts each weather card bears, by its number."""


def lifebelts(cards: Iterable[Card]) -> int:
    """L-04: the lifebelts of a hand, halves added up and rounded down."""
    return sum([HALF_BELTS[card] for card in cards]) // 2


def level(card: Card) -> int:
    """The level on a water card."""
    return (card - LOWEST_WATER) // 2 + 1


FACES: Final[dict[Card, Face]] = {
    **{card: Face(FaceName.WEATHER, card, shape=printed(card)) for card in WEATHER},
    **{card: Face(FaceName.WATER, level(card), shape="water") for card in WATER},
}
