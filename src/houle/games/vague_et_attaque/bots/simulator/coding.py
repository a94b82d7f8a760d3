"""Moves as numbers."""

from typing import Final

DRAW_SOUVENIR: Final = 0
SEEK_PLACE: Final = 1
ADVENTURE: Final = 2
CHALLENGE: Final = 3
THROW: Final = 4
LAY_PLACE: Final = 5
LAY_SOUVENIR: Final = 6
JETTISON: Final = 7
DONE: Final = 8
USE_GOLD: Final = 9
USE_ARTEFACT: Final = 10
PICK_PLAYER: Final = 11
PICK_CARD: Final = 12
PICK_STOCK: Final = 13
PICK_WAY: Final = 14
LET_ABOARD: Final = 15
KEEP_OFF: Final = 16


def coded(kind: int, one: int = 0, other: int = 0) -> int:
    """A move: its kind, and up to two numbers that it needs."""
    return kind << 16 | one << 8 | other
