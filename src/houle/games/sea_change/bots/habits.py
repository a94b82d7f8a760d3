"""How somebody plays who looks at this trick only: what the card may win, and what it is kept for.

Playouts follow these habits, so they are made of few steps.
"""

from typing import Final, final

from mypy_extensions import i64

from houle.games.sea_change.bots.rounds import (
    COLOURS,
    COUNT,
    EIGHT,
    NO_TRUMP,
    POINTS,
    Round,
    beats,
    strongest,
)

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
    """What somebody sees whose turn it is, as far as it is the same for all their cards."""

    def __init__(self, round_: Round, habit: Habit, place: i64) -> None:
        trick = round_.trick
        count: i64 = len(trick)
        self.round_ = round_
        self.habit = habit
        self.first = place * COLOURS
        self.trump = round_.trump
        self.behind = round_.size - count - 1
        row = round_.size * SIZES + self.behind
        self.unbeaten = habit.unbeaten[row]
        self.unruffed = habit.unruffed[row]
        self.side: i64 = round_.side_of[place]
        self.led: i64 = -1
        self.before: i64 = -1
        self.best: i64 = 0
        self.ours = False
        if count:
            self.led = trick[0] >> 4
            self.before = trick[count - 1] & 15
            self.best = trick[round_.best]
            self.ours = self._is_ours(round_.best)

    def _is_ours(self, at: i64) -> bool:
        """Whether the card at this place of the trick is of the same side."""
        owner = self.round_.leader + at
        if owner >= self.round_.size:
            owner -= self.round_.size
        return self.round_.side_of[owner] == self.side

    def choices(self, colour: i64) -> i64:
        """The values of a colour that may be played, if the family led can be followed."""
        held: i64 = self.round_.hands[self.first + colour]
        return held if colour == self.led else held & 1 << self.before

    def follows(self) -> bool:
        """Whether the family led must be followed (S-12)."""
        return self.led >= 0 and self.round_.hands[self.first + self.led] != 0

    def worth(self, card: i64) -> float:
        """What playing a card seems to be worth."""
        colour: i64 = card >> 4
        value: i64 = card & 15
        trump = self.trump
        best = card
        if self.led < 0:
            if trump == NO_TRUMP:
                trump = colour
        else:
            rival = self.best
            ours = self.ours
            if value == self.before and colour != trump:
                trump = colour
                at = strongest(self.round_.trick, trump)
                rival = self.round_.trick[at]
                ours = self._is_ours(at)
            if not beats(card, rival, trump):
                if not ours:
                    return -kept(self.habit, colour, value, trump)
                best = rival
        gain = self._stake(colour, value, trump)
        if self.behind:
            gain += float(self.behind) * self.habit.visit
            gain *= self._hold(best, trump)
        return gain - kept(self.habit, colour, value, trump)

    def _stake(self, colour: i64, value: i64, trump: i64) -> float:
        """What the trick counts with this card."""
        points: i64 = POINTS[value]
        gain = float(self.round_.stake + points)
        bare = self.round_.bare
        if value == 0:
            bare |= 1 << colour
        if bare:
            gain += self.habit.other_zero * float(COUNT[bare])
            if bare >> trump & 1:
                gain += self.habit.zero - self.habit.other_zero
        return gain

    def _hold(self, best: i64, trump: i64) -> float:
        """How likely nobody behind beats a card, by the cards that this player has not seen."""
        colour: i64 = best >> 4
        left: i64 = self.round_.left[colour]
        held: i64 = self.round_.hands[self.first + colour]
        chance = self.unbeaten[COUNT[(left & ~held) >> ((best & 15) + 1)]]
        if colour != trump:
            left = self.round_.left[trump]
            held = self.round_.hands[self.first + trump]
            chance *= self.unruffed[COUNT[left & ~held]]
        return chance


def kept(habit: Habit, colour: i64, value: i64, trump: i64) -> float:
    """What a card would be worth in hand."""
    if value == 0:
        return habit.keep_zero if colour == trump else 0.0
    if value == EIGHT:
        return habit.eight
    points: i64 = POINTS[value]
    worth_ = habit.share * float(points)
    if value > EIGHT:
        worth_ += habit.high * float(value - EIGHT)
    if colour == trump:
        worth_ += habit.trump
    return worth_


def worth(round_: Round, habit: Habit, place: i64, card: i64) -> float:
    """What playing a card seems to be worth to whoever holds it."""
    return Glance(round_, habit, place).worth(card)


def usual(round_: Round, habit: Habit, place: i64) -> i64:
    """The card that somebody with these habits plays; of equals the lowest."""
    glance = Glance(round_, habit, place)
    follows = glance.follows()
    chosen: i64 = -1
    most = 0.0
    for colour in range(COLOURS):
        mask: i64 = glance.choices(colour) if follows else round_.hands[glance.first + colour]
        while mask:
            low: i64 = mask & -mask
            card: i64 = (colour << 4) + COUNT[low - 1]
            mask ^= low
            found = glance.worth(card)
            if chosen < 0 or found > most:
                most = found
                chosen = card
    return chosen
