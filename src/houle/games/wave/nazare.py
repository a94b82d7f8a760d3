"""The shape of Nazaré's great wave (W-80)."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from houle.games.wave.components import ANY_CARD
from houle.kernel import Card, CardMask

C = TypeVar("C")

HEIGHTS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 1)


class Spot(NamedTuple):
    """A place of the great wave and the earlier places a card there must beat (W-82)."""

    column: int
    row: int
    left: int | None
    below: int | None


def _spots() -> tuple[Spot, ...]:
    order = [(column, row) for column, height in enumerate(HEIGHTS) for row in range(height)]
    number = {at: i for i, at in enumerate(order)}
    return tuple(
        Spot(column, row, number.get((column - 1, row)), number.get((column, row - 1)))
        for column, row in order
    )


SPOTS: Final = _spots()
"""The places in the order in which they are filled: column after column, from the bottom up."""

NEIGHBOURS: Final[list[list[int]]] = [
    [neighbour for neighbour in (spot.left, spot.below) if neighbour is not None] for spot in SPOTS
]
"""The earlier places alone."""


def to_beat(face_up: Sequence[C], face_down: tuple[int, ...], ahead: int = 0) -> list[C]:
    """The cards that a card at the current place, or so many places on, must beat (W-82).

    `face_up` are the cards laid face up, in order; `face_down` the places of the others, which
    every card beats (W-84). With the wave complete there is nothing left to beat.
    """
    laid = len(face_up) + len(face_down)
    found: list[C] = []
    if laid + ahead < len(SPOTS):
        for neighbour in NEIGHBOURS[laid + ahead]:
            if neighbour < laid and neighbour not in face_down:
                before = 0
                for place in face_down:
                    before += place < neighbour
                found.append(face_up[neighbour - before])
    return found


def fitting(
    beats: tuple[CardMask, ...], face_up: list[Card], face_down: tuple[int, ...], ahead: int = 0
) -> CardMask:
    """The cards that beat all they must at the current place, or so many places on."""
    fits = ANY_CARD
    for card in to_beat(face_up, face_down, ahead):
        fits &= beats[card]
    return fits
