"""A table: cards in zones, and the public record of everything else."""

from functools import reduce
from operator import or_
from typing import Generic, NamedTuple, NoReturn, TypeVar

from houle.kernel.chance import Chance
from houle.kernel.public import Public
from houle.kernel.steps import Fact, Happened, RawMove, RawStep, Rolled, Shuffled
from houle.kernel.zones import ANY_FACE, Card, CardMask, Layout, Seat, SeatMask, ZoneId

P = TypeVar("P", bound=Public)


class Doubt(NamedTuple):
    """A seat saw cards leave a loose zone, but not which.

    It knows that `cards` lie in `hand` and in `asides`, one of the hand's former cards in each of
    these, and nothing more about them until it sees what went there.
    """

    seat: Seat
    hand: ZoneId
    asides: tuple[ZoneId, ...]
    cards: CardMask


class Table(Generic[P]):
    """The whole position. It never leaves the process: what goes out is a projection of it.

    `zones[z]` lists the cards of zone `z`; the last one is the top. `public` holds every fact that
    is not a card. `known[card]` has a bit for each seat that knows where the card is.

    With `journal` on, the table also keeps the steps of the latest move and what seats `learned`
    of cards whose face they have not seen. Search does without both.
    """

    __slots__ = ("doubts", "eyes", "journal", "known", "layout", "learned", "public", "zones")

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
        self.layout = layout
        self.eyes = layout.eyes
        self.public = public
        self.zones = zones
        self.known = known
        self.journal = journal
        self.learned = learned
        self.doubts = doubts

    def copy(self) -> "Table[P]":
        """An equal table that can be played on without touching this one."""
        return Table(
            self.layout,
            self.public.__copy__(),
            [zone[:] for zone in self.zones],
            self.known[:],
            None if self.journal is None else self.journal[:],
            None if self.learned is None else [mind.copy() for mind in self.learned],
            self.doubts,
        )

    def zone(self, name: str, owner: int | None = None) -> list[Card]:
        """The cards of the zone with this name and owner."""
        return self.zones[self.layout.zone(name, owner)]

    def put(self, zone: ZoneId, cards: list[Card]) -> None:
        """Lay cards that are not on the table yet into a zone, before the game begins."""
        self.zones[zone] += cards
        eyes = self.eyes[zone]
        for card in cards:
            self.known[card] = eyes

    def move(self, origin: ZoneId, place: int, target: ZoneId) -> Card:
        """Move the card at `place` (-1 is the top) onto the top of `target`, and return it."""
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
        """Move `count` cards, one by one, from the top of `origin` onto `target`."""
        if self.journal is not None or origin in self.layout.loose:
            for _ in range(count):
                self.move(origin, -1, target)
            return
        source = self.zones[origin]
        first = len(source) - count
        dealt = source[first:]
        dealt.reverse()
        del source[first:]
        self.zones[target] += dealt
        known = self.known
        eyes = self.eyes[target]
        for card in dealt:
            known[card] |= eyes

    def move_all(self, origin: ZoneId, target: ZoneId) -> None:
        """Move a whole zone at once, in its order: nobody loses track of what was in it."""
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
        """Shuffle a zone: whatever was known about the places of its cards is known no more."""
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
        """Roll a die for all to see."""
        value = chance.below(sides) + 1
        if self.journal is not None:
            self.journal.append(Rolled(sides, value))
        return value

    def happen(self, name: str, **facts: Fact) -> None:
        """Note something that everybody witnessed."""
        if self.journal is not None:
            self.journal.append(Happened(name, facts))

    def learn(self, seat: Seat, card: Card, faces: CardMask) -> None:
        """Note that a seat, without seeing this card, found out that it is one of `faces`."""
        if self.learned is not None and not self.known[card] >> seat & 1:
            mind = self.learned[seat]
            mind[card] = mind.get(card, ANY_FACE) & faces

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
            isinstance(other, Table)
            and self.layout is other.layout
            and self.zones == other.zones
            and self.public == other.public
            and self.known == other.known
            and self.doubts == other.doubts
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        counts = ", ".join(
            f"{zone.name}{'' if zone.owner is None else zone.owner}: {len(cards)}"
            for zone, cards in zip(self.layout.zones, self.zones, strict=True)
        )
        return f"<Table {counts}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a table does not travel; send a view or a record")


def empty_table(layout: Layout, public: P, *, journal: bool = True) -> Table[P]:
    """A table on which nothing lies yet."""
    return Table(
        layout,
        public,
        [[] for _ in layout.zones],
        [0] * layout.span,
        [] if journal else None,
        [{} for _ in range(layout.seats)] if journal else None,
    )
