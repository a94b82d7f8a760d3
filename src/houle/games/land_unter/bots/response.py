"""The best answer to opponents of habit: all cards of one's own tried in the same worlds."""

from typing import Final, final

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.duct import gains
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.noise import NOISE_SIZE
from houle.games.land_unter.bots.scene import Scene

GRAINS: Final = 1000
CARDS: Final = 12
"""So many numbers of noise are set apart for each choice."""


@final
class Imagined:
    """A world in which the others have chosen."""

    def __init__(self, scene: Scene, cards: list[int], habits: list[Habit], at: int) -> None:
        self.scene: Scene = scene
        self.cards: list[int] = cards
        self.habits: list[Habit] = habits
        self.at: int = at
        """Where the noise of this world begins: the same for whatever is tried in it."""

    def after(self, me: int, card: int) -> Scene:
        """The trick, played with this card of one's own."""
        scene = self.scene.copy()
        cards = self.cards[:]
        cards[me] = card
        scene.play(cards)
        return scene


@final
class Response:
    """Imagines worlds, and says what a card of one's own is worth in them."""

    def __init__(
        self,
        start: Scene,
        dealer: Dealer,
        me: int,
        own: Habit,
        habits: list[Habit],
        beliefs: list[list[float]],
        chance: PlayoutChance,
    ) -> None:
        """`beliefs` say for each seat how surely it has each of the habits."""
        self._start: Scene = start
        self._dealer: Dealer = dealer
        self._me: int = me
        self._own: Habit = own
        self._habits: list[Habit] = habits
        self._shares: list[list[int]] = [[int(GRAINS * part) for part in seat] for seat in beliefs]
        self._chance: PlayoutChance = chance

    def imagine(self) -> Imagined:
        """A world that could be the real one, with the choices of the others."""
        start, dealer, chance = self._start, self._dealer, self._chance
        hands = dealer.deal(chance)
        world = start.dealt(hands, dealer.water(chance))
        cards = [0] * len(start.hands)
        habits = [self._own] * len(start.hands)
        for seat in start.playing:
            if seat != self._me:
                habits[seat] = self._habits[self._drawn(self._shares[seat])]
                at = chance.below(NOISE_SIZE)
                cards[seat] = habits[seat].choose(world, seat, at)
        return Imagined(world, cards, habits, chance.below(NOISE_SIZE))

    def _drawn(self, shares: list[int]) -> int:
        """One of the habits, by how surely a seat has it; what is left over goes to the last."""
        left = self._chance.below(GRAINS)
        for index in range(len(shares)):
            left -= shares[index]
            if left < 0:
                return index
        return len(shares) - 1

    def worth(self, world: Imagined, card: int) -> float:
        """What one's own seat has more than the others at the end, after this card."""
        scene = self.after(world, card)
        self.play_on(scene, world)
        return gains(scene.points())[self._me]

    def after(self, world: Imagined, card: int) -> Scene:
        """The trick, played with this card of one's own."""
        return world.after(self._me, card)

    def play_on(self, scene: Scene, world: Imagined) -> None:
        """Play what is left of the round."""
        me, at, habits = self._me, world.at, world.habits
        cards = world.cards[:]
        while not scene.over():
            for seat in scene.playing:
                if seat != me:
                    place = (at + CARDS * seat) % NOISE_SIZE
                    cards[seat] = habits[seat].choose(scene, seat, place)
            if me in scene.playing:
                cards[me] = reply(scene, me, cards, self._own)
            at = (at + CARDS * len(cards)) % NOISE_SIZE
            scene.play(cards)


def reply(scene: Scene, me: int, cards: list[int], habit: Habit) -> int:
    """The best card of one's own against those of the others, by what this trick costs.

    Whoever searches anew in each trick sees coming much of what the others will do. A player of
    habit in one's own place would make every playout too gloomy.
    """
    best = second = 0
    taker = runner_up = -1
    for seat in scene.playing:
        if seat == me:
            continue
        card = cards[seat]
        if card > best:
            second, runner_up = best, taker
            best, taker = card, seat
        elif card > second:
            second, runner_up = card, seat
    low, high = scene.low, scene.high
    own = scene.levels[me]
    highest = _worth(scene, me, habit, low, taker, high, -1, 0)
    middle = _worth(scene, me, habit, high, taker, low, -1, 0)
    lower = _worth(scene, me, habit, own, taker, low, runner_up, high)
    most = -1e9
    chosen = 0
    for card in scene.hands[me]:
        worth = lower
        if card > best:
            worth = highest
        elif card > second:
            worth = middle
        worth -= habit.prices[card]
        if worth > most:
            most = worth
            chosen = card
    return chosen


def _worth(
    scene: Scene,
    me: int,
    habit: Habit,
    own: int,
    taker: int,
    taken: int,
    other_taker: int,
    other_taken: int,
) -> float:
    """What it is worth to stand at the level `own` when one or two others took these."""
    deepest = 0
    for seat in scene.playing:
        if seat == taker:
            deepest = max(deepest, taken)
        elif seat == other_taker:
            deepest = max(deepest, other_taken)
        elif seat != me:
            deepest = max(deepest, scene.levels[seat])
    worth = -habit.worries[own]
    if own >= deepest:
        worth -= 1.0 if scene.belts[me] > 0 else 1.5
    if own <= deepest:
        worth += 1.0 / (len(scene.playing) - 1)
    return worth
