"""Where the hidden cards may be: worlds, each as likely as what the others played makes it.

Worlds follow one another: two hidden cards change places, and the exchange stays if the hands
that come of it explain what was played about as well as those before (Metropolis). With nothing
to explain, every world that the seat cannot rule out is equally likely.
"""

from typing import Final, final

from mypy_extensions import i64

from houle.bots.luck import Luck
from houle.games.sea_change.bots.habits import Habit, usual
from houle.games.sea_change.bots.rounds import COLOURS, NOBODY, Round

SLIP: Final = 0.03
"""How often somebody who plays by habit does something else."""
TYPICAL: Final = 0.5
"""How likely somebody is thought to play by habit before anything was seen, and not freely."""
FIRST_SHAKES: Final = 3
"""How many exchanges there are for each hidden card before the first world is taken."""
CAREFUL: Final = 4
"""Where exchanges must be weighed, so many times fewer are made between two worlds."""
MOST_PLACES: Final = 8


@final
class Play:
    """A card that somebody played in this round, and how things stood just before."""

    def __init__(self, scene: Round, place: int, card: int) -> None:
        self.scene = scene
        self.place: i64 = place
        self.card: i64 = card


@final
class Hidden:
    """The cards that a seat cannot see, and where they may lie."""

    def __init__(self, owners: list[int], allowed: list[int], cards: list[int]) -> None:
        self.owners = owners
        """For each hidden card the hand it lies in; nobody's make the pile, from the bottom up."""
        self.allowed = allowed
        """For each of them a bit for every colour that it may have."""
        self.cards = cards
        """One way in which they may lie."""


@final
class Beliefs:
    """A chain of worlds."""

    def __init__(self, hidden: Hidden, plays: list[Play], habit: Habit, luck: Luck) -> None:
        self.owners = hidden.owners
        self.allowed = hidden.allowed
        self.cards = hidden.cards[:]
        self.habit = habit
        self.luck = luck
        self.plays: list[list[Play]] = [[] for _ in range(MOST_PLACES)]
        for play in plays:
            self.plays[play.place].append(play)
        self.held: list[int] = [0] * (MOST_PLACES * COLOURS)
        for slot, owner in enumerate(self.owners):
            if owner >= 0:
                card = self.cards[slot]
                self.held[owner * COLOURS + (card >> 4)] |= 1 << (card & 15)
        self.explains = False
        self.shake(len(self.cards) * FIRST_SHAKES)
        self.likely: list[float] = [self.likelihood(place) for place in range(MOST_PLACES)]
        if plays:
            self.explains = True
            self.shake(len(self.cards) * FIRST_SHAKES)

    def shake(self, exchanges: int) -> None:
        """Let so many pairs of cards change places, where they may."""
        count: i64 = len(self.cards)
        if count < 2:
            return
        for _ in range(exchanges):
            one = self.luck.below(count)
            other = self.luck.below(count)
            if self.owners[one] != self.owners[other] or self.owners[one] == NOBODY:
                self._exchange(one, other)

    def _exchange(self, one: i64, other: i64) -> None:
        cards = self.cards
        a: i64 = cards[one]
        b: i64 = cards[other]
        if not (self.allowed[one] >> (b >> 4) & 1 and self.allowed[other] >> (a >> 4) & 1):
            return
        mine: i64 = self.owners[one]
        theirs: i64 = self.owners[other]
        self._swap(mine, a, b)
        self._swap(theirs, b, a)
        if self.explains:
            here = self.likelihood(mine)
            there = self.likelihood(theirs)
            before = self._known_likelihood(mine) * self._known_likelihood(theirs)
            if here * there < before * self.luck.fraction():
                self._swap(mine, b, a)
                self._swap(theirs, a, b)
                return
            if mine >= 0:
                self.likely[mine] = here
            if theirs >= 0:
                self.likely[theirs] = there
        cards[one] = b
        cards[other] = a

    def _known_likelihood(self, place: i64) -> float:
        return 1.0 if place < 0 else self.likely[place]

    def _swap(self, place: i64, out: i64, in_: i64) -> None:
        """One card of a hand goes, another comes."""
        if place >= 0:
            self.held[place * COLOURS + (out >> 4)] ^= 1 << (out & 15)
            self.held[place * COLOURS + (in_ >> 4)] ^= 1 << (in_ & 15)

    def likelihood(self, place: i64) -> float:
        """How well the cards that somebody holds in this world explain what they played."""
        if place < 0:
            return 1.0
        plays = self.plays[place]
        if not plays:
            return 1.0
        first = place * COLOURS
        hand = self.held[first : first + COLOURS]
        by_habit = TYPICAL
        freely = 1.0 - TYPICAL
        at: i64 = len(plays) - 1
        while at >= 0:
            play = plays[at]
            card = play.card
            hand[card >> 4] |= 1 << (card & 15)
            hands = play.scene.hands
            for colour in range(COLOURS):
                hands[first + colour] = hand[colour]
            choices: i64 = len(play.scene.legal(place))
            if choices > 1:
                if usual(play.scene, self.habit, place) == card:
                    by_habit *= 1.0 - SLIP
                else:
                    by_habit *= SLIP / float(choices - 1)
                freely /= float(choices)
            at -= 1
        return by_habit + freely

    def next_world(self, seen: Round) -> Round:
        """The round as it may be: what is seen, and the hidden cards where they may lie."""
        self.shake(len(self.cards) // (CAREFUL if self.explains else 1) + 1)
        world = seen.copy()
        for slot in range(len(self.cards)):
            owner = self.owners[slot]
            if owner >= 0:
                world.give(owner, self.cards[slot])
            elif owner == NOBODY:
                world.pile.append(self.cards[slot])
        return world
