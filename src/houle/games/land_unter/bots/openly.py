"""Open play: the cards of a trick are laid one after the other, for all to see."""

from typing import final

from houle.bots.luck import Luck
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.duct import gains
from houle.games.land_unter.bots.flood import HIGHEST, Round
from houle.games.land_unter.bots.habit import Habit, counted
from houle.games.land_unter.bots.noise import NOISE, NOISE_SIZE


def choose_openly(
    habit: Habit, flood: Round, seat: int, below: list[int], laid: list[int], at: int
) -> int:
    """The card somebody of this habit plays on those that are `laid`; 0 is a seat to come."""
    hand = flood.hands[seat]
    first, then, dry = habit.prospects(flood, seat)
    unseen = float(max(1, below[HIGHEST] - len(hand)))
    coming = -1
    for rival in flood.playing:
        if laid[rival] == 0:
            coming += 1
    best = hand[0]
    most = -1e9
    for index, card in enumerate(hand):
        higher = 0
        for rival in flood.playing:
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


def finish_trick(flood: Round, habit: Habit, laid: list[int], luck: Luck) -> None:
    """Everybody who has not laid a card yet does so in turn, and the trick is played."""
    seats = len(flood.hands)
    for step in range(seats):
        seat = (flood.starter + step) % seats
        if seat in flood.playing and laid[seat] == 0:
            below = counted(flood.unplayed)
            at = luck.below(NOISE_SIZE)
            laid[seat] = choose_openly(habit, flood, seat, below, laid, at)
        flood.unplayed[laid[seat]] = 0
    flood.play(laid)


@final
class OpenRound:
    """Imagines worlds in open play, and says what a card of one's own is worth in them."""

    def __init__(
        self, start: Round, dealer: Dealer, laid: list[int], me: int, habit: Habit, luck: Luck
    ) -> None:
        self._start: Round = start
        self._dealer: Dealer = dealer
        self._laid: list[int] = laid
        self._me: int = me
        self._habit: Habit = habit
        self._luck: Luck = luck

    def imagine(self) -> Round:
        """A world that could be the real one."""
        world = self._start.copy()
        world.hands = self._dealer.deal(self._luck)
        world.water = self._dealer.water(self._luck) + self._start.water
        return world

    def worth(self, world: Round, card: int) -> float:
        """What one's own seat has more than the others at the end, after this card."""
        flood = world.copy()
        laid = self._laid[:]
        laid[self._me] = card
        while not flood.over():
            finish_trick(flood, self._habit, laid, self._luck)
            laid = [0] * len(laid)
        return gains(flood.points())[self._me]
