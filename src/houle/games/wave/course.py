"""Which way play goes, in plain numbers: asked by the rules, and by whoever looks far ahead."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.components import HAS_TURN_SYMBOL

NOBODY: Final = -1


def turned(direction: i64, card: i64) -> i64:
    """W-25: the direction of play once this card lies face up."""
    return -direction if HAS_TURN_SYMBOL[card] else direction


def next_place(turn: i64, direction: i64, holding: i64, places: i64) -> i64:
    """W-24, W-26: the next place of those that hold a card, or nobody; they are bits."""
    for _ in range(places):
        turn = (turn + direction) % places
        if holding >> turn & 1:
            return turn
    return NOBODY
