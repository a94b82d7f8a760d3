"""How a game ended."""

import msgspec

from houle.kernel.steps import Fact
from houle.kernel.zones import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game, with its cause.

    `points` has one number per seat, more being better, so that any two outcomes of a game can be
    compared; it is empty where the game ends without a score. `facts` are the game's own figures.
    """

    cause: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...] = ()
    facts: dict[str, Fact] = {}
