"""The shape of Nazaré's great wave (W-80)."""

from typing import NamedTuple

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


SPOTS = _spots()
"""The places in the order in which they are filled: column after column, from the bottom up."""
