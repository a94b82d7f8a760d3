"""A table: cards in zones, and the public record of everything else."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Generic, NoReturn, Self, TypeVar

import msgspec

from houle.kernel.chance import Chance
from houle.kernel.steps import Fact, Happened, RawMove, RawStep, Rolled, Shuffled
from houle.kernel.zones import Card, CardMask, Layout, Seat, SeatMask, ZoneId


class Public(msgspec.Struct):
    """Base of a game's public record: everything at the table that is not a card.

    Its fields are values that are replaced, never changed in place, so a shallow copy is a copy.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


P = TypeVar("P", bound=Public)

ANY_FACE: CardMask = -1


class Table(Generic[P]):
    """The whole position. It never leaves the process: what goes out is a projection of it.

    `zones[z]` lists the cards of zone `z`; the last one is the top. `public` holds every fact that
    is not a card. `known[card]` has a bit for each seat that knows where the card is.

    With `journal` on, the table also keeps the steps of the latest move and what seats `learned`
    of cards whose face they have not seen. Search does without both.
    """

    __slots__ = ("journal", "known", "layout", "learned", "public", "zones")

    def __init__(self, layout: Layout, public: P, *, journal: bool = True) -> None:
        self.layout = layout
        self.public = public
        self.zones: list[list[Card]] = [[] for _ in layout.zones]
        self.known: list[SeatMask] = [0] * layout.span
        self.journal: list[RawStep] | None = [] if journal else None
        self.learned: list[dict[Card, CardMask]] | None = (
            [{} for _ in range(layout.seats)] if journal else None
        )

    def copy(self) -> "Table[P]":
        """An equal table that can be played on without touching this one."""
        twin: Table[P] = Table.__new__(Table)
        twin.layout = self.layout
        twin.public = self.public.__copy__()
        twin.zones = [zone[:] for zone in self.zones]
        twin.known = self.known[:]
        twin.journal = None if self.journal is None else self.journal[:]
        twin.learned = None if self.learned is None else [seat.copy() for seat in self.learned]
        return twin

    def zone(self, name: str, owner: int | None = None) -> list[Card]:
        """The cards of the zone with this name and owner."""
        return self.zones[self.layout.zone(name, owner)]

    def put(self, zone: ZoneId, cards: list[Card]) -> None:
        """Lay cards that are not on the table yet into a zone, before the game begins."""
        self.zones[zone] += cards
        eyes = self.layout.eyes[zone]
        for card in cards:
            self.known[card] = eyes

    def move(self, origin: ZoneId, place: int, target: ZoneId) -> Card:
        """Move the card at `place` (-1 is the top) onto the top of `target`, and return it."""
        zones = self.zones
        source = zones[origin]
        card = source.pop(place)
        zones[target].append(card)
        layout = self.layout
        eyes = layout.eyes
        self.known[card] |= eyes[target]
        if origin in layout.loose:
            self._lose_track(card, source, eyes[origin] | eyes[target])
        if self.journal is not None:
            self.journal.append(
                RawMove(
                    card,
                    origin,
                    place if place >= 0 else len(source),
                    target,
                    len(zones[target]) - 1,
                    eyes[origin] | eyes[target],
                )
            )
        return card

    def deal(self, origin: ZoneId, target: ZoneId, count: int) -> None:
        """Move `count` cards, one by one, from the top of `origin` onto `target`."""
        if self.journal is not None or origin in self.layout.loose:
            for _ in range(count):
                self.move(origin, -1, target)
            return
        source = self.zones[origin]
        dealt = source[: -count - 1 : -1]
        del source[-count:]
        self.zones[target] += dealt
        known = self.known
        eyes = self.layout.eyes[target]
        for card in dealt:
            known[card] |= eyes

    def shuffle(self, zone: ZoneId, chance: Chance) -> None:
        """Shuffle a zone: whatever was known about the places of its cards is known no more."""
        cards = self.zones[zone]
        chance.shuffle(cards)
        eyes = self.layout.eyes[zone]
        known = self.known
        for card in cards:
            known[card] = eyes
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

    def _lose_track(self, moved: Card, remaining: list[Card], saw: SeatMask) -> None:
        """Those who saw only that *some* card left a loose zone can no longer tell them apart."""
        cards = [moved, *remaining]
        for card in cards:
            self.known[card] &= saw
        if self.learned is not None:
            for seat, mind in enumerate(self.learned):
                if not saw >> seat & 1:
                    faces = reduce(or_, (mind.get(card, ANY_FACE) for card in cards))
                    mind.update(dict.fromkeys(cards, faces))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.layout is other.layout
            and self.zones == other.zones
            and self.public == other.public
            and self.known == other.known
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
