"""The players that figures are measured by. They are frozen: who changes them changes the figures.

What they look at is in `habits`; the numbers are theirs.
"""

from typing import Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.games.sea_change.bots.habits import Glance, Habit, usual
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.moves import SeaMove
from houle.kernel import Chance, Place

GREEDY: Final = Habit(
    reach=0.7,
    ruff=0.3,
    zero=4.0,
    other_zero=0.5,
    visit=-0.1,
    high=0.15,
    trump=0.4,
    eight=-1.5,
    share=0.3,
    keep_zero=1.0,
)
NOISE: Final = 1.0
"""How many points a noisy player misjudges a card by at most."""
FINE: Final = 1000


class Greedy(Silent):
    """Plays what seems to gain most in this trick, and does not think further."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: SeaKnowledge) -> SeaMove:
        if len(known.view.moves) == 1:
            return known.view.moves[0]
        sight = Sight(known)
        return sight.move(self._place(sight))

    def _place(self, sight: Sight) -> Place:
        return usual(sight.scene, GREEDY, sight.seat)


class Noisy(Greedy):
    """The same, but misjudges each card a little."""

    def _place(self, sight: Sight) -> Place:
        glance, hand = Glance(sight.scene, GREEDY, sight.seat), sight.hand
        others = glance.left.without(hand)

        def seeming(place: Place) -> float:
            slip = NOISE * self._chance.below(FINE) / FINE
            return glance.worth(hand[place], others) + slip

        return max(sorted(glance.places(hand), key=hand.__getitem__), key=seeming)
