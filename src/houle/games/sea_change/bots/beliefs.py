"""Where the hidden cards may be: worlds, each as likely as what the others played makes it.

Worlds follow one another: two hidden cards change places, and the exchange stays if the hands
that come of it explain what was played about as well as those before (Metropolis). With nothing
to explain, every world that the seat cannot rule out is equally likely.
"""

from typing import Final, final

from mypy_extensions import i64

from houle.bots.playout_chance import PlayoutChance
from houle.games.sea_change.bots.habits import Glance
from houle.games.sea_change.bots.scene import Scene
from houle.kernel import Card, ZoneId

SLIP: Final = 0.03
"""How often somebody who plays by habit does something else."""
TYPICAL: Final = 0.5
"""How likely somebody is thought to play by habit before anything was seen, and not freely."""
FIRST_SHAKES: Final = 3
"""How many exchanges there are for each hidden card before the first world is taken."""
CAREFUL: Final = 4
"""Where exchanges must be weighed, so many times fewer are made between two worlds."""


@final
class Play:
    """A card that was played from a hand in this round, and what its owner saw just before."""

    def __init__(self, glance: Glance, hand: ZoneId, card: Card) -> None:
        self.glance = glance
        self.hand = hand
        self.card = card


@final
class Hidden:
    """The cards that a seat cannot see, and where they may lie."""

    def __init__(self, zones: list[ZoneId], allowed: list[int], cards: list[Card]) -> None:
        self.zones = zones
        """For each hidden card the zone it lies in; those of a pile from the bottom up."""
        self.allowed = allowed
        """For each of them a bit for every colour that it may have."""
        self.cards = cards
        """One way in which they may lie."""


@final
class Beliefs:
    """A chain of worlds."""

    def __init__(
        self, hidden: Hidden, pile: ZoneId | None, plays: list[Play], chance: PlayoutChance
    ) -> None:
        self.zones = hidden.zones
        self.allowed = hidden.allowed
        self.cards = hidden.cards[:]
        self.pile: i64 = -1 if pile is None else pile
        """Where it matters in which order cards lie."""
        self.chance = chance
        count = max([*hidden.zones, *[play.hand for play in plays]], default=-1) + 1
        self.plays: list[list[Play]] = [[] for _ in range(count)]
        """What was played from each zone that is a hand."""
        for play in plays:
            self.plays[play.hand].append(play)
        self.slots: list[list[int]] = [[] for _ in range(count)]
        """Which of the hidden cards lie in each zone."""
        for slot, zone in enumerate(hidden.zones):
            self.slots[zone].append(slot)
        self.explains = False
        self.shake(len(self.cards) * FIRST_SHAKES)
        self.likely: list[float] = [self.likelihood(zone) for zone in range(count)]
        if plays:
            self.explains = True
            self.shake(len(self.cards) * FIRST_SHAKES)

    def shake(self, exchanges: int) -> None:
        """Let so many pairs of cards change places, where they may."""
        count: i64 = len(self.cards)
        if count < 2:
            return
        for _ in range(exchanges):
            one = self.chance.below(count)
            other = self.chance.below(count)
            if self.zones[one] != self.zones[other] or self.zones[one] == self.pile:
                self._exchange(one, other)

    def _exchange(self, one: i64, other: i64) -> None:
        cards = self.cards
        a: i64 = cards[one]
        b: i64 = cards[other]
        if not (self.allowed[one] >> (b >> 4) & 1 and self.allowed[other] >> (a >> 4) & 1):
            return
        cards[one] = b
        cards[other] = a
        if self.explains:
            mine: i64 = self.zones[one]
            theirs: i64 = self.zones[other]
            here = self.likelihood(mine)
            there = self.likelihood(theirs)
            if here * there < self.likely[mine] * self.likely[theirs] * self.chance.fraction():
                cards[one] = a
                cards[other] = b
                return
            self.likely[mine] = here
            self.likely[theirs] = there

    def likelihood(self, zone: ZoneId) -> float:
        """How well the cards that somebody holds in this world explain what they played."""
        plays = self.plays[zone]
        if not plays:
            return 1.0
        hand = [self.cards[slot] for slot in self.slots[zone]]
        by_habit = TYPICAL
        freely = 1.0 - TYPICAL
        at: i64 = len(plays) - 1
        while at >= 0:
            play = plays[at]
            glance = play.glance
            hand.append(play.card)
            places = glance.places(hand)
            choices: i64 = len(places)
            if choices > 1:
                if hand[glance.usual(hand, places)] == play.card:
                    by_habit *= 1.0 - SLIP
                else:
                    by_habit *= SLIP / float(choices - 1)
                freely /= float(choices)
            at -= 1
        return by_habit + freely

    def next_world(self, seen: Scene) -> Scene:
        """The table as it may be: what is seen, and the hidden cards where they may lie."""
        self.shake(len(self.cards) // (CAREFUL if self.explains else 1) + 1)
        world = seen.copy()
        zones = world.table.zones
        for slot in range(len(self.cards)):
            zones[self.zones[slot]].append(self.cards[slot])
        return world
