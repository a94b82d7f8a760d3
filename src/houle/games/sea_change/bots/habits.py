"""How somebody plays who looks at this trick only: what the card may win, and what it is kept for.

Playouts follow these habits, so they are made of few steps.
"""

from typing import Final, final

from mypy_extensions import i64

from houle.games.sea_change.bots.cards import COUNT, Cards
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.components import EIGHT, POINTS, Colour, highest, strengths
from houle.kernel import Card, Place, Seat

SIZES: Final = 9
"""More than play at any table."""


@final
class Habit:
    """What somebody cares about, in points."""

    def __init__(
        self,
        *,
        reach: float,
        ruff: float,
        zero: float,
        other_zero: float,
        visit: float,
        high: float,
        trump: float,
        eight: float,
        share: float,
        keep_zero: float,
    ) -> None:
        self.reach = reach
        """How likely somebody behind who could beat a card does so."""
        self.ruff = ruff
        """How much a trump counts as a card that beats the family led."""
        self.zero = zero
        """What the 0 of the trump is expected to count."""
        self.other_zero = other_zero
        """What another 0 is expected to count."""
        self.visit = visit
        """What each player behind is expected to add to a trick."""
        self.high = high
        """What each value above 8 is worth in hand."""
        self.trump = trump
        """What it is worth more in hand to be a trump."""
        self.eight = eight
        """What it is worth to hold an 8."""
        self.share = share
        """How much of a card's own points count as long as it is held."""
        self.keep_zero = keep_zero
        """What it is worth to hold the 0 of the trump."""
        self.unbeaten = _powers(reach, 1.0)
        self.unruffed = _powers(reach, ruff)
        self.kept = [self._kept(value, is_trump=False) for value in range(16)]
        """What a card of each value would be worth in hand, if it is no trump."""
        self.kept_trump = [self._kept(value, is_trump=True) for value in range(16)]

    def _kept(self, value: int, *, is_trump: bool) -> float:
        if value == 0:
            return self.keep_zero if is_trump else 0.0
        if value == EIGHT:
            return self.eight
        worth = self.share * float(POINTS[value])
        if value > EIGHT:
            worth += self.high * float(value - EIGHT)
        if is_trump:
            worth += self.trump
        return worth


def _powers(reach: float, weight: float) -> list[list[float]]:
    """How likely so many cards are not with anybody behind, by the table's size and their count.

    Each unseen card lies behind as likely as the share of the others that sits there.
    """
    found: list[list[float]] = []
    for size in range(SIZES):
        for behind in range(SIZES):
            escape = max(0.0, 1.0 - reach * behind / max(1, size - 1))
            found.append([float(escape ** (weight * count)) for count in range(17)])
    return found


@final
class Glance:
    """What somebody sees whose turn it is, whatever they hold."""

    def __init__(self, scene: Scene, habit: Habit, seat: Seat) -> None:
        seating = scene.game.seating
        public = scene.table.public
        trick = scene.table.zones[seating.trick]
        size: i64 = len(seating.order)
        count: i64 = len(trick)
        self.game = scene.game
        self.habit = habit
        self.left = scene.left
        self.trick = trick
        self.trump: Colour | None = public.trump
        self.table = scene.table
        self.seat = seat
        self.behind = size - count - 1
        row = size * SIZES + self.behind
        self.unbeaten = habit.unbeaten[row]
        self.unruffed = habit.unruffed[row]
        self.stake: i64 = 0
        """What the trick counts, but for zeros."""
        self.bare: i64 = 0
        """For each colour whose 0 lies in the trick, a bit."""
        self.best: i64 = -1
        """The card that wins the trick as it lies."""
        self.ours = False
        """Whether that card is of the same side."""
        self.strength: list[int] = []
        """How high each card stands in it."""
        if count:
            for nth in range(count):
                card: i64 = trick[nth]
                points: i64 = POINTS[card & 15]
                self.stake += points
                if card & 15 == 0:
                    self.bare |= 1 << (card >> 4)
            self.strength = strengths(trick, self.trump)
            at = highest(trick, self.strength)
            self.best = trick[at]
            self.ours = scene.game.in_teams and self._is_ours(at)

    def _is_ours(self, at: int) -> bool:
        """Whether the card at this place of the trick is of the same side."""
        seating = self.game.seating
        player = seating.player(self.table.public.leader, at)
        return seating.side_of[player] == seating.side_of[self.seat]

    def places(self, hand: list[Card]) -> list[Place]:
        """Where in a hand the cards are that may be played."""
        return self.game.playable(self.trick, hand)

    def usual(self, hand: list[Card], places: list[Place]) -> Place:
        """Which of the cards at these places of a hand is played by habit; of equals the lowest."""
        others = self.left.without(hand) if self.behind else self.left
        chosen = -1
        lowest: i64 = 0
        most = 0.0
        for place in places:
            card: i64 = hand[place]
            found = self.worth(card, others)
            if chosen < 0 or found > most or (found == most and card < lowest):
                most = found
                chosen = place
                lowest = card
        return chosen

    def worth(self, card: i64, others: Cards) -> float:
        """What playing a card seems to be worth, if those behind may hold some of these others."""
        colour: i64 = card >> 4
        value: i64 = card & 15
        turned = self.game.trump_with(self.trick, card, self.trump)
        trump: i64 = -1 if turned is None else turned
        kept = self.habit.kept_trump[value] if colour == trump else self.habit.kept[value]
        best = card
        if self.best >= 0:
            strength = self.strength
            rival = self.best
            ours = self.ours
            if turned is not self.trump:
                strength = strengths(self.trick, turned)
                at = highest(self.trick, strength)
                rival = self.trick[at]
                ours = self.game.in_teams and self._is_ours(at)
            if strength[card] < strength[rival]:
                if not ours:
                    return -kept
                best = rival
        gain = self._stake(colour, value, trump)
        if self.behind:
            gain += float(self.behind) * self.habit.visit
            gain *= self._hold(best, trump, others)
        return gain - kept

    def _stake(self, colour: i64, value: i64, trump: i64) -> float:
        """What the trick counts with this card."""
        points: i64 = POINTS[value]
        gain = float(self.stake + points)
        bare = self.bare
        if value == 0:
            bare |= 1 << colour
        if bare:
            gain += self.habit.other_zero * float(COUNT[bare])
            if bare >> trump & 1:
                gain += self.habit.zero - self.habit.other_zero
        return gain

    def _hold(self, best: i64, trump: i64, others: Cards) -> float:
        """How likely nobody behind beats a card, by the cards that this player has not seen."""
        colour: i64 = best >> 4
        chance = self.unbeaten[COUNT[others.values(colour) >> ((best & 15) + 1)]]
        if colour != trump:
            chance *= self.unruffed[COUNT[others.values(trump)]]
        return chance


def usual(scene: Scene, habit: Habit, seat: Seat) -> Place:
    """Where in the hand the card is that somebody with these habits plays."""
    places = scene.playable(seat)
    if len(places) == 1:
        return places[0]
    return Glance(scene, habit, seat).usual(scene.hand(seat), places)
