"""How a simple player judges cards: what the next trick costs, and what a card is worth later.

The reference bots play by this, playouts are made of it, and opponents are measured against it.
"""

from typing import final

from mypy_extensions import i64

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.noise import NOISE, NOISE_SIZE
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.components import HIGHEST, HIGHEST_LEVEL


@final
class Habit:
    """Weighs the water of a trick against the price of the card; noise is mixed in if wanted."""

    def __init__(self, worry: float, thrift: float, noise: float = 0.0) -> None:
        self.noise: float = noise
        """How far the judgement of each card may be off, in lifebelts."""
        self.worries: list[float] = [
            worry * level / HIGHEST_LEVEL for level in range(HIGHEST_LEVEL + 1)
        ]
        """What it costs to stand at a level after the trick."""
        self.prices: list[float] = [
            thrift * (2 * card - HIGHEST - 1) * (2 * card - HIGHEST - 1) / (HIGHEST - 1) ** 2
            for card in range(HIGHEST + 1)
        ]
        """What it costs to let a card go: both ends are worth keeping."""

    def prospects(self, scene: Scene, seat: int) -> tuple[float, float, float]:
        """What it is worth to this seat to play the highest card, the second highest, or a lower.

        Nobody knows who else will take water; each of the others is as likely as the next.
        """
        levels = scene.levels
        low, high = scene.low, scene.high
        deepest = second = 0
        for rival in scene.playing:
            if rival != seat:
                level = levels[rival]
                if level > deepest:
                    second = deepest
                    deepest = level
                elif level > second:
                    second = level
        rivals = len(scene.playing) - 1
        fine = -1.0 if scene.belts[seat] > 0 else -1.5
        own = levels[seat]
        worries = self.worries
        first = -worries[low]
        if low == high and low >= deepest:
            first += fine
        then = -worries[high]
        if high >= deepest:
            then += fine
        elif high >= second:
            then += fine / rivals
        dry = -worries[own]
        if own >= high:
            if own >= deepest:
                dry += fine
            elif own >= second:
                dry += fine * 2 / rivals
        return first, then, dry

    def judge(self, scene: Scene, seat: int) -> list[float]:
        """What each card of the seat's hand is worth, in their order, without noise."""
        hand, below = scene.hands[seat], scene.below
        first, then, dry = self.prospects(scene, seat)
        rivals = len(scene.playing) - 1
        unseen = below[HIGHEST] - len(hand)
        prices = self.prices
        worth: list[float] = []
        for index, card in enumerate(hand):
            share = (below[card] - 1 - index) / unseen
            power = share
            for _ in range(rivals - 2):
                power *= share
            worth.append(
                dry
                + power * share * (first - dry)
                + rivals * power * (1.0 - share) * (then - dry)
                - prices[card]
            )
        return worth

    def choose(self, scene: Scene, seat: int, at: int) -> int:
        """The card it plays; the noise is read from `at` on.

        Picks from what `judge` would say, without making a list of it: playouts do nothing else.
        """
        hand, below = scene.hands[seat], scene.below
        first, then, dry = self.prospects(scene, seat)
        rivals = len(scene.playing) - 1
        held: i64 = len(hand)
        unseen = float(below[HIGHEST] - held)
        prices = self.prices
        noise = self.noise
        noises = NOISE
        gain_first = first - dry
        gain_then = (then - dry) * float(rivals)
        best = hand[0]
        most = -1e9
        index: i64 = 0
        while index < held:
            card: i64 = hand[index]
            share = float(below[card] - 1 - index) / unseen
            power = share
            if rivals > 2:
                power *= share
                if rivals > 3:
                    power *= share
            found = (
                power * (share * gain_first + (1.0 - share) * gain_then)
                - prices[card]
                + noise * noises[at + index]
            )
            if found > most:
                most = found
                best = card
            index += 1
        return best


def play_on(scene: Scene, habits: list[Habit], chance: PlayoutChance) -> tuple[int, ...]:
    """Play the round to its end, each seat by its habit, and return the points."""
    return play_from(scene, habits, chance.below(NOISE_SIZE))


def play_from(scene: Scene, habits: list[Habit], at: int) -> tuple[int, ...]:
    """The same with the noise that is read from `at` on."""
    cards = [0] * len(scene.hands)
    while not scene.over():
        for seat in scene.playing:
            cards[seat] = habits[seat].choose(scene, seat, at)
            at += 12
            if at >= NOISE_SIZE:
                at -= NOISE_SIZE
        scene.play(cards)
    return scene.points()
