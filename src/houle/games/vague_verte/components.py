"""The cards of VAGUE VERTE (V-01)."""

from enum import IntEnum, StrEnum
from typing import Final

from houle.kernel import Card, CardMask, Face


class Colour(IntEnum):
    """The colours of cars and breakdowns."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def word(self) -> str:
        return self.name.lower()


SHAPES = ("crab", "sun", "palm", "drop")
NUMBERS = range(1, 5)
TWINS = range(2)
"""Each car and each breakdown is there twice."""


class FaceName(StrEnum):
    """The kinds of card."""

    CAR = "car"
    BREAKDOWN = "breakdown"
    TOW_TRUCK = "tow-truck"
    AMBULANCE = "ambulance"
    DUCKS = "ducks"
    RED_SIGNAL = "red-signal"
    GREEN_SIGNAL = "green-signal"


FACES: Final[tuple[Face, ...]] = (
    *(
        Face(FaceName.CAR, number, colour.word, SHAPES[colour])
        for colour in Colour
        for number in NUMBERS
        for _ in TWINS
    ),
    *(
        Face(FaceName.BREAKDOWN, None, colour.word, SHAPES[colour])
        for colour in Colour
        for _ in TWINS
    ),
    *(Face(FaceName.TOW_TRUCK, shape="hook") for _ in range(8)),
    Face(FaceName.AMBULANCE, shape="cross"),
    *(Face(FaceName.DUCKS, shape="duck") for _ in range(3)),
    *(Face(FaceName.RED_SIGNAL, shape="stop") for _ in range(4)),
    *(Face(FaceName.GREEN_SIGNAL, shape="go") for _ in range(4)),
)
"""What is printed on each card; a card is its index here."""

CARDS: Final[tuple[Card, ...]] = tuple(range(len(FACES)))
KIND: Final[tuple[FaceName, ...]] = tuple(FaceName(face.name) for face in FACES)
CARS: Final[CardMask] = sum(1 << card for card in CARDS if KIND[card] is FaceName.CAR)


def _like(card: Card, kind: FaceName) -> CardMask:
    colour = FACES[card].colour
    return sum(
        1 << other for other in CARDS if KIND[other] is kind and FACES[other].colour == colour
    )


def _stopped_by(card: Card) -> CardMask:
    return _like(card, FaceName.BREAKDOWN) if KIND[card] is FaceName.CAR else 0


def _followed_by(card: Card) -> CardMask:
    if KIND[card] is not FaceName.CAR:
        return CARS
    number = FACES[card].number
    same_number = sum(1 << other for other in CARDS if FACES[other].number == number)
    return _like(card, FaceName.CAR) | same_number


EQUAL: Final[tuple[CardMask, ...]] = tuple(
    [sum(1 << other for other in CARDS if FACES[other] == face) for face in FACES]
)
"""For each card, all with the same face, itself among them."""
STOPPED_BY: Final[tuple[CardMask, ...]] = tuple(map(_stopped_by, CARDS))
"""V-22: for each car, the breakdowns of its colour; nothing else is stopped by one."""
FOLLOWED_BY: Final[tuple[CardMask, ...]] = tuple(map(_followed_by, CARDS))
"""V-32: for each card, the cars that match it; after anything but a car each of them goes."""
