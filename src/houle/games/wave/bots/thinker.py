"""A model of a person who thinks; a frozen reference, not for tables.

Imagines what could be, tries the own moves in 300 games in the head and takes fingers as advice, of
bots too, for it knows of no convention. It points as somebody does who is taken at their word.
"""

from typing import Final

import msgspec

from houle.bots.bot import ENDLESS, Patience
from houle.games.wave.bots.care import Care
from houle.games.wave.bots.literal import literal_finger
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.team import Manners, Surfer
from houle.games.wave.moves import WaveMove
from houle.kernel import Chance

MANNERS: Final = Manners(advice=0.1, insistence=0.1)


class Thinker(Surfer):
    """Thinks, and means by a finger what it says."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        super().__init__(chance, patience, Care(playouts=300, nodes=100))

    def choose(self, known: WaveKnowledge) -> WaveMove:
        return self._considered(msgspec.structs.replace(known, told=(), people=()), MANNERS)

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        return literal_finger(known)
