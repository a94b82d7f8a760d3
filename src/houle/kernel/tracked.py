"""Who knows what at a table: what seats saw, lost track of, and found out."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from houle.kernel.chance import Chance
from houle.kernel.steps import RawMove, RawStep, Rolled, Shuffled
from houle.kernel.table import P, Table
from houle.kernel.zones import ANY_FACE, Card, CardMask, Layout, Seat, SeatMask, ZoneId


class Doubt(NamedTuple):
    """A seat saw cards leave a loose zone, but not which.

    It knows that `cards` lie in `hand` and in `asides`, one of the hand's former cards in each of
    these, and nothing more about them until it sees what went there.
    """

    seat: Seat
    hand: ZoneId
    asides: tuple[ZoneId, ...]
    cards: CardMask


class TrackedTable(Table[P]):
    """A table that keeps track of who knows what. It never leaves the process: what goes out is a
    projection of it, and of no other table.

    `known[card]` has a bit for each seat that knows where the card is. With `journal` on, the table
    also keeps the steps of the latest move and what seats `learned`.
    """

    __slots__ = ("doubts", "eyes", "known")

    def __init__(
        self,
        layout: Layout,
        public: P,
        zones: list[list[Card]],
        known: list[SeatMask],
        journal: list[RawStep] | None = None,
        learned: list[dict[Card, CardMask]] | None = None,
        doubts: tuple[Doubt, ...] = (),
    ) -> None:
        super().__init__(layout, public, zones)
        self.eyes = layout.eyes
        self.known = known
        self.journal = journal
        self.learned = learned
        self.doubts = doubts

    def copy(self) -> "TrackedTable[P]":
        return TrackedTable(
            self.layout,
            self.public.__copy__(),
            [zone[:] for zone in self.zones],
            self.known[:],
            None if self.journal is None else self.journal[:],
            None if self.learned is None else [mind.copy() for mind in self.learned],
            self.doubts,
        )

    def put(self, zone: ZoneId, cards: list[Card]) -> None:
        self.zones[zone] += cards
        eyes = self.eyes[zone]
        for card in cards:
            self.known[card] = eyes

    def move(self, origin: ZoneId, place: int, target: ZoneId) -> Card:
        zones = self.zones
        source = zones[origin]
        card = source.pop(place)
        zones[target].append(card)
        eyes = self.eyes
        if self.doubts:
            self._settle(card, origin, eyes[target])
        if origin in self.layout.loose:
            self._leave_loose(card, origin, target)
        self.known[card] |= eyes[target]
        if self.journal is not None:
            left_at = place if place >= 0 else len(source)
            came_to = len(zones[target]) - 1
            seen = eyes[origin] | eyes[target]
            self.journal.append(RawMove(card, origin, left_at, target, came_to, seen))
        return card

    def deal(self, origin: ZoneId, target: ZoneId, count: int) -> None:
        if self.journal is not None or origin in self.layout.loose:
            for _ in range(count):
                self.move(origin, -1, target)
            return
        super().deal(origin, target, count)
        onto = self.zones[target]
        known = self.known
        eyes = self.eyes[target]
        for card in onto[len(onto) - count :]:
            known[card] |= eyes

    def move_all(self, origin: ZoneId, target: ZoneId) -> None:
        eyes = self.eyes
        seen = eyes[origin] | eyes[target]
        cards, onto = self.zones[origin], self.zones[target]
        self.doubts = tuple(
            doubt._replace(hand=target) if doubt.hand == origin else doubt
            for doubt in self.doubts
            if not (doubt.hand == origin and onto) and origin not in doubt.asides
        )
        for place, card in enumerate(cards):
            self.known[card] |= eyes[target]
            if self.journal is not None:
                self.journal.append(RawMove(card, origin, 0, target, len(onto) + place, seen))
        onto += cards
        cards.clear()

    def shuffle(self, zone: ZoneId, chance: Chance) -> None:
        cards = self.zones[zone]
        chance.shuffle(cards)
        eyes = self.eyes[zone]
        known = self.known
        for card in cards:
            known[card] = eyes
        if self.doubts:
            self.doubts = tuple(d for d in self.doubts if zone != d.hand and zone not in d.asides)
        if self.journal is not None:
            self.journal.append(Shuffled(zone))
        if self.learned is not None:
            for seat in self.learned:
                for card in cards:
                    seat.pop(card, None)

    def roll(self, sides: int, chance: Chance) -> int:
        value = chance.below(sides) + 1
        if self.journal is not None:
            self.journal.append(Rolled(sides, value))
        return value

    def learn(self, seat: Seat, card: Card, faces: CardMask) -> None:
        if self.learned is not None and not self.known[card] >> seat & 1:
            mind = self.learned[seat]
            mind[card] = mind.get(card, ANY_FACE) & faces

    def is_known(self, card: Card, seats: SeatMask) -> bool:
        return bool(self.known[card] & seats)

    def _leave_loose(self, moved: Card, hand: ZoneId, target: ZoneId) -> None:
        """Those without eyes on a loose zone cannot tell which of its cards just left it."""
        cards = [moved, *self.zones[hand]]
        aside = target if len(self.zones[target]) == 1 else None
        for seat in range(self.layout.seats):
            if self.eyes[hand] >> seat & 1:
                continue
            mind = {} if self.learned is None else self.learned[seat]
            if not self.eyes[target] >> seat & 1:
                self._doubt(seat, cards, hand, aside)
                if mind:
                    faces = reduce(or_, (mind.get(card, ANY_FACE) for card in cards))
                    mind.update(dict.fromkeys(cards, faces))
            elif mind and not self.known[moved] >> seat & 1:
                self._hand_over_lesson(mind, seat, cards)

    def _hand_over_lesson(self, mind: dict[Card, CardMask], seat: Seat, cards: list[Card]) -> None:
        """A card left a hand openly: it may have been any of those that it would pass for.

        Lessons are taught about whole hands, so they are nested, the oldest the tightest. The
        card takes along the tightest that fits its face; the card that had that one is left with
        the looser lesson of the card that went.
        """
        moved, *rest = cards
        own = mind[moved] = mind.get(moved, ANY_FACE)
        holder = moved
        for card in rest:
            faces = mind.get(card, ANY_FACE)
            tighter = mind[holder] | faces == mind[holder] != faces
            if tighter and faces >> moved & 1 and not self.known[card] >> seat & 1:
                holder = card
        mind[holder] = own
        del mind[moved]

    def _doubt(self, seat: Seat, cards: list[Card], hand: ZoneId, aside: ZoneId | None) -> None:
        """Note what a seat still knows of a hand that a card left unseen.

        If the card lies by itself, the seat will know the rest again once that card is shown. If
        it was mixed with others, the seat has lost track of them all.
        """
        known = 0
        for card in cards:
            known |= (self.known[card] >> seat & 1) << card
            self.known[card] &= ~(1 << seat)
        asides: tuple[ZoneId, ...] = ()
        others = []
        for doubt in self.doubts:
            if doubt.seat == seat and doubt.hand == hand:
                known |= doubt.cards
                asides = doubt.asides
            else:
                others.append(doubt)
        if aside is not None and known:
            others.append(Doubt(seat, hand, (*asides, aside), known))
        self.doubts = tuple(others)

    def _settle(self, card: Card, origin: ZoneId, seen: SeatMask) -> None:
        """A card moves on: whoever sees it now knows a little more about where it came from."""
        remaining = []
        for doubt in self.doubts:
            seat, hand, asides, cards = doubt
            sees = seen >> seat & 1
            if origin in asides:
                asides = tuple(aside for aside in asides if aside != origin)
                if not sees:
                    continue
            if sees:
                cards &= ~(1 << card)
            if asides:
                remaining.append(Doubt(seat, hand, asides, cards))
            else:
                for held in self.zones[hand]:
                    self.known[held] |= (cards >> held & 1) << seat
        self.doubts = tuple(remaining)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TrackedTable)
            and self.layout is other.layout
            and self.zones == other.zones
            and self.public == other.public
            and self.known == other.known
            and self.doubts == other.doubts
        )

    __hash__ = None


def empty_table(layout: Layout, public: P, *, journal: bool = True) -> TrackedTable[P]:
    """A table on which nothing lies yet."""
    return TrackedTable(
        layout,
        public,
        [[] for _ in layout.zones],
        [0] * layout.span,
        [] if journal else None,
        [{} for _ in range(layout.seats)] if journal else None,
    )
