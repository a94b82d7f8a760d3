"""How hard a surfer thinks."""

from typing import NamedTuple


class Care(NamedTuple):
    """How hard a surfer thinks."""

    playouts: int
    """How many games are played in the head for one decision."""
    nodes: int
    """How far the end of each of them is searched."""
