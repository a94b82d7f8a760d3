"""Moves of WAVE as they can be typed: any card can be named, also one that must not be played."""

import re
from collections.abc import Callable

from houle.games.wave.moves import (
    Advice,
    Discard,
    LayDown,
    Point,
    PointAtBend,
    Propose,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
)

SIDES = {"i": Side.INWARD, "o": Side.OUTWARD}
VERBS: dict[str, Callable[[Side, int], WaveMove]] = {"": Discard, "d": LayDown, "s": Swap}

OWN_CARD = re.compile(r"([ds]?) ?([io]) ?([1-9])")
HER_CARD = re.compile(r"(d?) ?v ?([1-9])")
FINGER = re.compile(r"([pku]) ?([1-9])[ .]([1-9])")
BEND_FINGER = re.compile(r"([pku]) ?b")


def read_move(typed: str) -> WaveMove | None:
    """The move that was typed, such as `i2`, `o1`, `d i2`, `s o1`, `v3`, `p 2 1` or `k b`."""
    if own := OWN_CARD.fullmatch(typed):
        verb, side, number = own.groups()
        return VERBS[verb](SIDES[side], int(number) - 1)
    if hers := HER_CARD.fullmatch(typed):
        down, number = hers.groups()
        return Propose(int(number) - 1, face_down=bool(down))
    if finger := FINGER.fullmatch(typed):
        what, owner, number = finger.groups()
        card = int(owner) - 1, int(number) - 1
        if what == "u":
            return Unpoint(*card)
        return Point(*card, Advice.PLAY if what == "p" else Advice.KEEP)
    if bend := BEND_FINGER.fullmatch(typed):
        if bend[1] == "u":
            return UnpointBend()
        return PointAtBend(Advice.TAKE if bend[1] == "p" else Advice.LEAVE)
    return None
