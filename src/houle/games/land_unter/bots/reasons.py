"""What comes of a card, counted in rounds as the expert imagines them."""

from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.bots.reasons import AnyKnowledge, Came, Reasons, Trial
from houle.games.land_unter.bots.duct import gains
from houle.games.land_unter.bots.mixture import Mixture
from houle.games.land_unter.bots.opinion import opinion
from houle.games.land_unter.bots.response import Imagined, Response
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.bots.searcher import (
    Expert,
    all_of_habit,
    mixture,
    open_round,
    response,
)
from houle.games.land_unter.bots.sight import Sight
from houle.games.land_unter.moves import LandUnterMove
from houle.games.land_unter.words import Fate
from houle.kernel import Chance


class SecretTrial:
    """Everybody chooses at once; the others do so by what one thinks of them."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        self._sight = sight
        self._round = as_the_expert_sees_it(sight, PlayoutChance(chance.below(SEEDS)))

    def imagine(self) -> Imagined:
        """A world in which the others have chosen."""
        return self._round.imagine()

    def comes_of(self, world: Imagined, move: LandUnterMove) -> Came:
        """What a card comes to in it."""
        scene = self._round.after(world, self._sight.card(move))
        costs = costs_of_the_trick(self._sight, scene)
        self._round.play_on(scene, world)
        return came_to(self._sight, scene, costs)


class Unfolding(NamedTuple):
    """A world of open play, in which luck is the same whatever is tried."""

    scene: Scene
    luck: int


class OpenTrial:
    """The cards of a trick are laid in turn, for all to see."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        dealer = sight.dealer(count_belts=Expert.counts_belts)
        self._sight = sight
        self._chance = chance
        self._round = open_round(sight, dealer, PlayoutChance(chance.below(SEEDS)))

    def imagine(self) -> Unfolding:
        """A world that could be the real one."""
        return Unfolding(self._round.imagine(), self._chance.below(SEEDS))

    def comes_of(self, world: Unfolding, move: LandUnterMove) -> Came:
        """What a card comes to in it."""
        luck = PlayoutChance(world.luck)
        scene = self._round.after(world.scene, self._sight.card(move), luck)
        costs = costs_of_the_trick(self._sight, scene)
        self._round.play_on(scene, luck)
        return came_to(self._sight, scene, costs)


def as_the_expert_sees_it(sight: Sight, chance: PlayoutChance) -> Response | Mixture:
    """The others choose by habit, or as they came to where the expert searches."""
    dealer = sight.dealer(count_belts=Expert.counts_belts)
    beliefs = opinion(sight, dealer, chance)
    trust = [sum(parts) for parts in beliefs]
    if all_of_habit(sight, trust):
        return response(sight, dealer, chance, beliefs)
    searched = mixture(sight, dealer, chance, trust)
    searched.search(Expert.searches, ENDLESS)
    return searched


def costs_of_the_trick(sight: Sight, scene: Scene) -> frozenset[str]:
    """What the trick that was just played cost one's own seat."""
    after = scene.table.public
    if sight.me in after.out:
        return frozenset({Fate.OUT})
    return frozenset({Fate.BELT} if after.belts[sight.me] < sight.public.belts[sight.me] else ())


def came_to(sight: Sight, scene: Scene, costs: frozenset[str]) -> Came:
    """What a round that is over came to."""
    points = scene.points()
    best = points[sight.me] == max(points)
    return Came(gains(points)[sight.me], costs | {Fate.BEST} if best else costs)


def trial(known: AnyKnowledge, chance: Chance) -> Trial:
    """Where the cards of a hand are tried."""
    sight = Sight(known)
    return OpenTrial(sight, chance) if sight.openly else SecretTrial(sight, chance)


REASONS: Final = Reasons(Fate, frozenset({Fate.OUT, Fate.BELT}), trial)
