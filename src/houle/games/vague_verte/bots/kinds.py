"""Cards as drivers count them: kinds are numbers, so that they can be places in a list."""

from collections.abc import Sequence
from typing import Final

from houle.games.vague_verte.components import CARDS, FACES, KIND, FaceName
from houle.kernel import Card

CAR: Final = 0
BREAKDOWN: Final = 1
TOW_TRUCK: Final = 2
AMBULANCE: Final = 3
DUCKS: Final = 4
RED_SIGNAL: Final = 5
GREEN_SIGNAL: Final = 6
KINDS: Final = 7

KIND_OF: Final[list[int]] = [list(FaceName).index(kind) for kind in KIND]

ALIKE: Final[list[int]] = [
    sum(1 << card for card in CARDS if KIND_OF[card] == kind) for kind in range(KINDS)
]
"""For each kind, its cards as bits."""


def _first_alike(looks: Sequence[object]) -> list[Card]:
    return [looks.index(look) for look in looks]


TWIN: Final[list[list[int]]] = [
    _first_alike([(face.name, face.colour) for face in FACES]),
    _first_alike(FACES),
]
"""For each card the first that is as good, without the original rule and with it: then numbers
matter."""
