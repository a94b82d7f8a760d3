"""Worlds that agree with what was seen, learned and pointed at, one after another.

The next world is made from the last one by exchanging cards nobody showed, whenever that breaks no
more hints than before. So each costs little, and whatever agrees with all hints comes up equally
often in the long run. Hints that cannot all be true are no harm: as many as possible are kept.
"""

from typing import Final

from houle.games.wave.bots.masks import HIGHER, SURF_COUNT
from houle.games.wave.state import WavePublic
from houle.kernel import Chance, Place, Table, ZoneId

REACHING: Final = 8000
"""So many exchanges are tried at most to get from any world to one that keeps the hints."""
SETTLING: Final = 400
"""So many more before the first world is used."""
DRIFTING: Final = 24
"""So many between one world and the next."""
STUBBORN: Final = 40
"""On the way to the first world one exchange in so many may break a hint, or lead a card astray."""


class Hint:
    """So many cards of some places are higher than the card at another."""

    __slots__ = ("broken", "high", "low", "members", "order", "target")

    def __init__(self, target: int, members: list[int], low: int, high: int, order: int) -> None:
        self.target: int = target
        self.members: list[int] = members
        self.low: int = low
        self.high: int = high
        self.order: int = order
        self.broken: bool = False


class WorldSampler:
    """All places where cards lie, and which card lies where in the world made last.

    First come the `hidden` places whose card the seat does not know, each with the `limits` of
    what it can be; then up to `loose` the places of the pile; then places whose card is known.
    """

    def __init__(
        self,
        drawn: Table[WavePublic],
        pile: ZoneId,
        cards: list[int],
        hidden: list[tuple[ZoneId, Place]],
        limits: list[int],
        loose: int,
        hints: list[Hint],
        chance: Chance,
    ) -> None:
        self._drawn: Table[WavePublic] = drawn
        """A world; what lies at hidden places and in the pile is of no account."""
        self._pile: int = pile
        self.cards: list[int] = cards
        self._places: list[tuple[ZoneId, Place]] = hidden
        self._limits: list[int] = limits
        self._hidden: int = len(hidden)
        self._loose: int = loose
        self._tides: list[int] = [card for card in drawn.zones[pile] if card >= SURF_COUNT]
        self._chance: Chance = chance
        self._touching: list[list[Hint]] = [[] for _ in range(loose)]
        self.broken: int = 0
        """How many hints the world breaks."""
        for hint in hints:
            hint.broken = self._breaks(hint)
            self.broken += hint.broken
            for place in {hint.target, *hint.members}:
                if place < loose:
                    self._touching[place].append(hint)
        if self._hidden:
            self._wake()

    def next_world(self) -> Table[WavePublic]:
        """The next world."""
        if self._hidden:
            self._drift(DRIFTING, 0)
        world = self._drawn.copy()
        zones = world.zones
        nth = 0
        for zone, place in self._places:
            zones[zone][place] = self.cards[nth]
            nth += 1  # noqa: SIM113 - compiled, an index is quicker than an enumeration
        pile = self.cards[self._hidden : self._loose] + self._tides
        self._chance.shuffle(pile)
        zones[self._pile] = pile
        return world

    def _wake(self) -> None:
        tries = REACHING
        while tries > 0 and (self.broken or self._strays()):
            self._drift(50, STUBBORN)
            tries -= 50
        self._drift(SETTLING, 0)

    def _strays(self) -> bool:
        """Whether a card lies where it cannot be."""
        for place in range(self._hidden):
            if not self._limits[place] >> self.cards[place] & 1:
                return True
        return False

    def _drift(self, steps: int, stubborn: int) -> None:
        cards = self.cards
        limits = self._limits
        hidden = self._hidden
        below = self._chance.below
        for _ in range(steps):
            one = below(hidden)
            other = below(self._loose)
            if one == other or not limits[one] >> cards[other] & 1:
                continue
            bold = stubborn > 0 and below(stubborn) == 0
            if other < hidden and not bold and not limits[other] >> cards[one] & 1:
                continue
            self._exchange(one, other, bold)

    def _exchange(self, one: int, other: int, bold: bool) -> None:
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]
        hints = self._touching[one] + self._touching[other]
        change = 0
        changed: list[Hint] = []
        for hint in hints:
            if self._breaks(hint) != hint.broken:
                hint.broken = not hint.broken
                change += 1 if hint.broken else -1
                changed.append(hint)
        if change > (1 if bold else 0):
            cards[one], cards[other] = cards[other], cards[one]
            for hint in changed:
                hint.broken = not hint.broken
        else:
            self.broken += change

    def _breaks(self, hint: Hint) -> bool:
        cards = self.cards
        higher = HIGHER[hint.order][cards[hint.target]]
        answers = 0
        for place in hint.members:
            answers += higher >> cards[place] & 1
        return answers < hint.low or answers > hint.high
