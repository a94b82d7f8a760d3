"""How hard a surfer thinks."""

from typing import Final, NamedTuple


class Care(NamedTuple):
    """How hard a surfer thinks."""

    playouts: int
    """How many games are played in the head for one decision."""
    nodes: int
    """How far the end of each of them is searched."""


PLAYER: Final = Care(playouts=12, nodes=40)
STRONG: Final = Care(playouts=60, nodes=100)
EXPERT: Final = Care(playouts=2400, nodes=200)
