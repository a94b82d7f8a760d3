"""Somebody who learns the game: sees this trick only, judges roughly, and overlooks things."""

from typing import Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.noise import NOISE_SIZE
from houle.games.land_unter.bots.openly import choose_openly
from houle.games.land_unter.bots.sight import LandUnterKnowledge, Sight
from houle.games.land_unter.moves import LandUnterMove
from houle.kernel import Chance

SHORT_SIGHTED: Final = Habit(worry=0.1, thrift=0.1, noise=0.4)
"""Saves no card for later, and does not mind where the water leaves one."""
OVERLOOKS: Final = 3
"""One time in so many it does not look how deep the others stand."""


class Beginner(Silent):
    """Wants to get through this trick, and no further."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: LandUnterKnowledge) -> LandUnterMove:
        sight = Sight(known)
        scene = sight.scene()
        if self._chance.below(OVERLOOKS) == 0:
            own = scene.levels[sight.me]
            scene.levels = [0] * sight.seats
            scene.levels[sight.me] = own
        at = self._chance.below(NOISE_SIZE)
        if sight.openly:
            card = choose_openly(SHORT_SIGHTED, scene, sight.me, sight.laid, at)
        else:
            card = SHORT_SIGHTED.choose(scene, sight.me, at)
        return sight.move(card)
