"""Somebody who learns the game, with the mistakes of somebody who learns it."""

from typing import Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.games.sea_change.bots.habits import Habit, usual
from houle.games.sea_change.bots.rounds import COLOURS
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.components import COLOUR_OF, VALUE_OF
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
        return sight.move(usual(sight.round, LEARNER, sight.place))

    def _forget(self, sight: Sight) -> None:
        """Whatever lies in the tricks before might still be played."""
        seating, zones = sight.seating, sight.known.mind.zones
        for zone in (seating.last, *seating.taken):
            for slot in zones[zone]:
                if slot.card is not None:
                    sight.round.left[slot.card >> 4] |= 1 << (slot.card & 15)

    def _overlook(self, sight: Sight) -> None:
        """Where the family led can be followed, nothing else comes to mind."""
        round_ = sight.round
        if not round_.trick:
            return
        led, before = COLOUR_OF[round_.trick[0]], VALUE_OF[round_.trick[-1]]
        first = sight.place * COLOURS
        if round_.hands[first + led]:
            for colour in range(COLOURS):
                if colour != led:
                    round_.hands[first + colour] &= ~(1 << before)
