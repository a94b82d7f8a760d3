"""Somebody who learns the game, with the mistakes of somebody who learns it."""

from typing import Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.games.sea_change.bots.habits import Habit, usual
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.components import COLOUR_OF
from houle.games.sea_change.moves import SeaMove
from houle.kernel import Chance

LEARNER: Final = Habit(
    reach=0.5,
    ruff=0.1,
    zero=3.0,
    other_zero=0.0,
    visit=0.3,
    high=0.0,
    trump=0.2,
    eight=-0.5,
    share=0.0,
    keep_zero=0.0,
)
"""Likes tricks, fears trumps too little, and keeps nothing for later."""
OVERLOOKS: Final = 3
"""One time in so many a card that would make a sea change is not noticed."""


class Beginner(Silent):
    """Looks at the trick only, remembers no trick before it, and overlooks sea changes."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: SeaKnowledge) -> SeaMove:
        moves = known.view.moves
        if len(moves) == 1:
            return moves[0]
        sight = Sight(known)
        self._forget(sight)
        if self._chance.below(OVERLOOKS) == 0:
            self._overlook(sight)
        card = sight.scene.hand(sight.seat)[usual(sight.scene, LEARNER, sight.seat)]
        return sight.move(sight.hand.index(card))

    def _forget(self, sight: Sight) -> None:
        """Whatever lies in the tricks before might still be played."""
        for zone in (sight.seating.last, *sight.seating.taken):
            sight.scene.left.add(sight.scene.table.zones[zone])

    def _overlook(self, sight: Sight) -> None:
        """Where the family led can be followed, nothing else comes to mind."""
        trick = sight.scene.table.zones[sight.seating.trick]
        if not trick:
            return
        hand = sight.scene.hand(sight.seat)
        playable = [hand[place] for place in sight.scene.playable(sight.seat)]
        changing = [card for card in playable if COLOUR_OF[card] is not COLOUR_OF[trick[0]]]
        if len(changing) < len(playable):
            hand[:] = [card for card in hand if card not in changing]
