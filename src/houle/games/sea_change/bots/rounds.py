"""One round of SEA CHANGE in plain numbers, quick enough to be played thousands of times.

A card is its number in the game: colour times 16 plus value. Hands are kept as one mask of values
for each colour. A player who plays alone has a second and a third place at the table, which play
whatever comes from the pile (S-51).
"""

from typing import Final, final

from mypy_extensions import i64

from houle.games.sea_change.components import POINTS as POINTS_OF_VALUE
from houle.games.sea_change.components import TRUMP_ZERO_POINTS

COLOURS: Final = 5
NOBODY: Final[i64] = -1
"""Whose cards lie in a pile."""
AWAY: Final[i64] = -2
"""Whose cards take no part any more, though the seat has not seen them go."""
NO_TRUMP: Final[i64] = -1
SOLO_PLACE: Final[i64] = 1
"""Where the only player sits, between the two cards of the pile."""
EIGHT: Final[i64] = 8
SOLO_EIGHTS: Final[i64] = 3
"""As many as there are colours with a single player (S-02)."""
EVERY_COLOUR: Final = 31

POINTS: Final[list[int]] = list(POINTS_OF_VALUE)


def _counts() -> list[int]:
    counts = [0]
    for _ in range(16):
        counts += [count + 1 for count in counts]
    return counts


COUNT: Final[list[int]] = _counts()
"""How many values a mask holds."""


@final
class Round:
    """All hands, the trick, and what each side has taken."""

    def __init__(self, side_of: list[int], *, solo: bool, like: "Round | None" = None) -> None:
        self.size: i64 = len(side_of)
        self.side_of: list[int] = side_of
        self.solo: bool = solo
        self.hands: list[int] = [0] * (len(side_of) * COLOURS) if like is None else like.hands[:]
        """For each place at the table and each colour, the values held."""
        self.left: list[int] = [0] * COLOURS if like is None else like.left[:]
        """For each colour the values that have not been played."""
        self.pile: list[int] = [] if like is None else like.pile[:]
        """What will be drawn or laid from a pile; the last card comes first."""
        self.unplayed: i64 = 0 if like is None else like.unplayed
        self.trump: i64 = NO_TRUMP if like is None else like.trump
        self.leader: i64 = 0 if like is None else like.leader
        self.trick: list[int] = [] if like is None else like.trick[:]
        self.best: i64 = 0 if like is None else like.best
        """The place in the trick of the card that would win it now."""
        self.stake: i64 = 0 if like is None else like.stake
        """Points in the trick, without the zeros."""
        self.bare: i64 = 0 if like is None else like.bare
        """For each colour whose 0 lies in the trick, a bit."""
        self.taken: list[int] = [0] * len(side_of) if like is None else like.taken[:]
        """Points of each side, without the zeros."""
        self.zeros: list[int] = [-1] * COLOURS if like is None else like.zeros[:]
        """Which side has taken the 0 of each colour."""
        self.eights: i64 = 0 if like is None else like.eights
        """For each side that took an 8, a bit."""
        self.sunk: i64 = 0 if like is None else like.sunk
        """How many of them lie with the opponent of somebody alone."""

    def copy(self) -> "Round":
        """An equal round that can be played on without touching this one."""
        return Round(self.side_of, solo=self.solo, like=self)

    def give(self, place: i64, card: i64) -> None:
        """Put a card into a hand that was nowhere before."""
        at = place * COLOURS + (card >> 4)
        held: i64 = self.hands[at]
        self.hands[at] = held | 1 << (card & 15)

    def turn(self) -> i64:
        """Whose turn it is."""
        place: i64 = self.leader + len(self.trick)
        return place - self.size if place >= self.size else place

    def legal(self, place: i64) -> list[int]:
        """The cards of a hand that may be played now (S-12, S-13, S-16)."""
        hands = self.hands
        first = place * COLOURS
        found: list[int] = []
        if self.trick:
            led: i64 = self.trick[0] >> 4
            if hands[first + led]:
                before: i64 = self.trick[-1] & 15
                for colour in range(COLOURS):
                    mask: i64 = hands[first + colour]
                    if colour != led:
                        mask &= 1 << before
                    _unpack(mask, colour << 4, found)
                return found
        for colour in range(COLOURS):
            _unpack(hands[first + colour], colour << 4, found)
        return found

    def lay(self, card: i64) -> None:
        """Whoever's turn it is plays a card; a full trick is taken."""
        colour: i64 = card >> 4
        value: i64 = card & 15
        bit: i64 = 1 << value
        place = self.turn()
        at = place * COLOURS + colour
        held: i64 = self.hands[at]
        self.hands[at] = held & ~bit
        left: i64 = self.left[colour]
        self.left[colour] = left & ~bit
        self.unplayed -= 1
        trick = self.trick
        count: i64 = len(trick)
        trick.append(card)
        self.stake_on(card)
        if count == 0:
            if self.trump == NO_TRUMP:
                self.trump = colour
            self.best = 0
        elif trick[count - 1] & 15 == value:
            if colour == self.trump:
                self._contest(count)
            else:
                self.trump = colour
                self.best = strongest(trick, colour)
        else:
            self._contest(count)
        if self.size == 2 and self.pile:
            self.give(place, self.pile.pop())
        if count + 1 == self.size:
            self._take()

    def stake_on(self, card: i64) -> None:
        """A card adds to what the trick is about."""
        if card & 15:
            self.stake += POINTS[card & 15]
        else:
            self.bare |= 1 << (card >> 4)

    def _contest(self, place: i64) -> None:
        """The trump stands: the card just laid wins if it beats the one that won before."""
        if beats(self.trick[place], self.trick[self.best], self.trump):
            self.best = place

    def _take(self) -> None:
        winner = (self.leader + self.best) % self.size
        side: i64 = self.side_of[winner]
        for card in self.trick:
            self.take(side, card)
        self.trick = []
        self.stake = 0
        self.bare = 0
        if not self.solo:
            self.leader = winner
        elif self.sunk == SOLO_EIGHTS:
            self.unplayed = 0  # S-54

    def take(self, side: i64, card: i64) -> None:
        """A side gets a card that was played."""
        value: i64 = card & 15
        if value == 0:
            self.zeros[card >> 4] = side
            return
        counts: i64 = POINTS[value]
        if counts:
            had: i64 = self.taken[side]
            self.taken[side] = had + counts
            if value == EIGHT:
                self.eights |= 1 << side
                if self.solo and side:
                    self.sunk += 1

    def follow_pile(self) -> None:
        """S-51: lay what the pile plays, until it is the player's turn."""
        while self.unplayed and self.turn() != SOLO_PLACE:
            self.lay(self.pile.pop())

    def points(self, side: i64) -> i64:
        """What a side has, if the trump stays."""
        total: i64 = self.taken[side]
        if self.trump >= 0 and self.zeros[self.trump] == side:
            total += TRUMP_ZERO_POINTS
        return total


def beats(card: i64, other: i64, trump: i64) -> bool:
    """Whether a card wins over one that was led or is trump (S-17)."""
    colour: i64 = card >> 4
    if colour == other >> 4:
        return card > other
    return colour == trump


def strongest(trick: list[int], trump: i64) -> i64:
    """The place of the card that wins a trick with this trump."""
    best: i64 = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def _unpack(mask: i64, base: i64, onto: list[int]) -> None:
    """Write the cards of a mask down one by one, the lowest first."""
    while mask:
        low: i64 = mask & -mask
        onto.append(base + COUNT[low - 1])
        mask ^= low
