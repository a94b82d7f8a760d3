"""The bots that figures are measured by. They are frozen: a test holds them to their choices."""

from typing import Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.games.land_unter.bots.duct import decoupled_search
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.noise import NOISE_SIZE
from houle.games.land_unter.bots.openly import choose_openly
from houle.games.land_unter.bots.sight import LandUnterKnowledge, Sight
from houle.games.land_unter.moves import LandUnterMove
from houle.kernel import Chance

GREEDY: Final = Habit(worry=0.6, thrift=0.45)
NOISY: Final = Habit(worry=0.6, thrift=0.45, noise=0.3)
DUCT_PLAYOUTS: Final = 250


class Greedy(Silent):
    """Plays the card that costs least in this trick, extreme cards having a price."""

    _habit = GREEDY

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: LandUnterKnowledge) -> LandUnterMove:
        sight = Sight(known)
        scene = sight.scene()
        at = self._chance.below(NOISE_SIZE)
        if sight.openly:
            return sight.move(choose_openly(self._habit, scene, sight.me, sight.laid, at))
        return sight.move(self._habit.choose(scene, sight.me, at))


class Noisy(Greedy):
    """The same with a judgement that is off by up to 0.3 lifebelts."""

    _habit = NOISY


class Duct(Silent):
    """Decoupled upper confidence bounds at the root for all players."""

    playouts = DUCT_PLAYOUTS

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance
        self._patience = patience

    def choose(self, known: LandUnterKnowledge) -> LandUnterMove:
        sight = Sight(known)
        if len(sight.hand) == 1:
            return known.view.moves[0]
        chance = PlayoutChance(self._chance.below(SEEDS))
        card = decoupled_search(
            sight.scene(),
            sight.dealer(count_belts=False),
            sight.laid,
            sight.me,
            self.playouts,
            NOISY,
            chance,
            self._patience,
        )
        return sight.move(card)
