"""The referee's own reading of the cards: which is higher, which turns, where the wave grows."""

from houle.games.wave.components import COLOUR_TIDES, NUMBER_TIDES, SURF, Colour
from houle.kernel import Card

RISING_COLOURS = (
    Colour.WHITE,
    Colour.YELLOW,
    Colour.ORANGE,
    Colour.RED,
    Colour.SKY,
    Colour.NAVY,
)
COLOUR_RANK = {colour: rank for rank, colour in enumerate(RISING_COLOURS)}

SIX_BY_SIX = {(colour, number) for colour in RISING_COLOURS for number in (0, 1, 2, 3, 4, 5)}
PRINTED = SIX_BY_SIX - {(Colour.WHITE, 0), (Colour.NAVY, 5)}
"""W-01: six colours from 0 to 5, without the white 0 and the navy 5."""

COLUMN_HEIGHTS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 1)
"""W-80."""


def is_surf(card: Card) -> bool:
    """W-01, W-04: whether this card can be held and discarded at all."""
    return card not in COLOUR_TIDES and card not in NUMBER_TIDES


def has_turn_symbol(card: Card) -> bool:
    """W-03: the whites and the zeros."""
    colour, number = SURF[card]
    return colour is Colour.WHITE or number == 0


def is_higher(card: Card, lying: Card, *, colours_inverted: bool, numbers_inverted: bool) -> bool:
    """W-02, W-21, W-72, W-73: higher in number or in colour, as the orders stand now."""
    colour, number = SURF[card]
    lying_colour, lying_number = SURF[lying]
    rise_in_number = number - lying_number
    rise_in_colour = COLOUR_RANK[colour] - COLOUR_RANK[lying_colour]
    if numbers_inverted:
        rise_in_number = -rise_in_number
    if colours_inverted:
        rise_in_colour = -rise_in_colour
    return rise_in_number > 0 or rise_in_colour > 0


class GreatWave:
    """W-80: Nazaré's wave as columns of cards, each listed from the bottom up; `None` is a back."""

    def __init__(self) -> None:
        self.columns: list[list[Card | None]] = [[]]
        self.face_up: list[Card] = []
        self.face_down: list[Card] = []
        self.places_face_down: list[int] = []

    def lay(self, card: Card, *, face_up: bool) -> None:
        """Put a card on the current column, or start the next one if that is full (W-80)."""
        if face_up:
            self.face_up.append(card)
        else:
            self.places_face_down.append(len(self.face_up) + len(self.face_down))
            self.face_down.append(card)
        current = self.columns[-1]
        current.append(card if face_up else None)
        if len(current) == COLUMN_HEIGHTS[len(self.columns) - 1]:
            self.columns.append([])

    def to_beat(self) -> list[Card]:
        """W-82, W-84: the cards left of and below the current place; a back is always beaten."""
        current = self.columns[-1]
        row = len(current)
        neighbours: list[Card | None] = []
        if len(self.columns) > 1 and row < len(self.columns[-2]):
            neighbours.append(self.columns[-2][row])
        if row > 0:
            neighbours.append(current[row - 1])
        return [card for card in neighbours if card is not None]
