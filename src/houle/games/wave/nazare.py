"""The shape of Nazaré's great wave (W-80)."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

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


def to_beat(face_up: Sequence[C], face_down: tuple[int, ...]) -> list[C]:
    """The cards that a card at the current place must beat (W-82).

    `face_up` are the cards laid face up, in order; `face_down` the places of the others, which
    every card beats (W-84). With the wave complete there is nothing left to beat.
    """
    current = len(face_up) + len(face_down)
    if current == len(SPOTS):
        return []
    spot = SPOTS[current]
    return [
        face_up[neighbour - sum(place < neighbour for place in face_down)]
        for neighbour in (spot.left, spot.below)
        if neighbour is not None and neighbour not in face_down
    ]
