"""Open play: the cards of a trick are laid one after the other, for all to see."""

from typing import final

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.duct import gains
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.noise import NOISE, NOISE_SIZE
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.components import HIGHEST


def choose_openly(habit: Habit, scene: Scene, seat: int, laid: list[int], at: int) -> int:
    """The card somebody of this habit plays on those that are `laid`; 0 is a seat to come."""
    hand, below = scene.hands[seat], scene.below
    first, then, dry = habit.prospects(scene, seat)
    unseen = float(max(1, below[HIGHEST] - len(hand)))
    coming = -1
    for rival in scene.playing:
        if laid[rival] == 0:
            coming += 1
    best = hand[0]
    most = -1e9
    for index, card in enumerate(hand):
        higher = 0
        for rival in scene.playing:
            if laid[rival] > card:
                higher += 1
        share = max(0.0, float(below[card] - 1 - index) / unseen)
        under = 1.0
        over_one = 0.0
        for _ in range(coming):
            over_one = over_one * share + under * (1.0 - share)
            under *= share
        highest = under if higher == 0 else 0.0
        second = over_one if higher == 0 else (under if higher == 1 else 0.0)
        worth = highest * (first - dry) + second * (then - dry) - habit.prices[card]
        worth += habit.noise * NOISE[at + index]
        if worth > most:
            most = worth
            best = card
    return best


def finish_trick(scene: Scene, habit: Habit, laid: list[int], chance: PlayoutChance) -> None:
    """Everybody who has not laid a card yet does so in turn, and the trick is played."""
    trick = scene.trick()
    while (seat := scene.turn(trick)) >= 0:
        if laid[seat] == 0:
            at = chance.below(NOISE_SIZE)
            laid[seat] = choose_openly(habit, scene, seat, laid, at)
        scene.lay(seat, laid[seat])


@final
class OpenRound:
    """Imagines worlds in open play, and says what a card of one's own is worth in them."""

    def __init__(
        self,
        start: Scene,
        dealer: Dealer,
        laid: list[int],
        me: int,
        habit: Habit,
        chance: PlayoutChance,
    ) -> None:
        self._start: Scene = start
        self._dealer: Dealer = dealer
        self._laid: list[int] = laid
        self._me: int = me
        self._habit: Habit = habit
        self._chance: PlayoutChance = chance

    def imagine(self) -> Scene:
        """A world that could be the real one."""
        hands = self._dealer.deal(self._chance)
        return self._start.dealt(hands, self._dealer.water(self._chance))

    def worth(self, world: Scene, card: int) -> float:
        """What one's own seat has more than the others at the end, after this card."""
        scene = self.after(world, card, self._chance)
        self.play_on(scene, self._chance)
        return gains(scene.points())[self._me]

    def after(self, world: Scene, card: int, chance: PlayoutChance) -> Scene:
        """The trick, played with this card of one's own."""
        scene = world.copy()
        laid = self._laid[:]
        laid[self._me] = card
        finish_trick(scene, self._habit, laid, chance)
        return scene

    def play_on(self, scene: Scene, chance: PlayoutChance) -> None:
        """Play what is left of the round."""
        while not scene.over():
            finish_trick(scene, self._habit, [0] * len(self._laid), chance)
