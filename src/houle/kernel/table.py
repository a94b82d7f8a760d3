"""A table: cards in zones, and the public record of everything else."""

from typing import Generic, NoReturn, TypeVar

from houle.kernel.chance import Chance
from houle.kernel.public import Public
from houle.kernel.steps import Fact, Happened, RawStep
from houle.kernel.zones import Card, CardMask, Layout, Seat, SeatMask, ZoneId

P = TypeVar("P", bound=Public)
C = TypeVar("C")


class Table(Generic[P]):
    """The whole position, all that the rules play with.

    `zones[z]` lists the cards of zone `z`; the last one is the top. `public` holds every fact that
    is not a card.

    A table that is nothing more exists in somebody's head: no one sees what happens at it, so it
    is quick, and nothing of it can be shown. Games that are played have a `TrackedTable`.
    """

    __slots__ = ("journal", "layout", "learned", "public", "zones")

    def __init__(self, layout: Layout, public: P, zones: list[list[Card]]) -> None:
        self.layout = layout
        self.public = public
        self.zones = zones
        self.journal: list[RawStep] | None = None
        """The steps of the latest move, where somebody wants to know them."""
        self.learned: list[dict[Card, CardMask]] | None = None
        """What each seat found out about cards whose face it has not seen, likewise."""

    def copy(self) -> "Table[P]":
        """An equal table that can be played on without touching this one."""
        return Table(self.layout, self.public.__copy__(), [zone[:] for zone in self.zones])

    def zone(self, name: str, owner: int | None = None) -> list[Card]:
        """The cards of the zone with this name and owner."""
        return self.zones[self.layout.zone(name, owner)]

    def put(self, zone: ZoneId, cards: list[Card]) -> None:
        """Lay cards that are not on the table yet into a zone, before the game begins."""
        self.zones[zone] += cards

    def move(self, origin: ZoneId, place: int, target: ZoneId) -> Card:
        """Move the card at `place` (-1 is the top) onto the top of `target`, and return it."""
        card = self.zones[origin].pop(place)
        self.zones[target].append(card)
        return card

    def deal(self, origin: ZoneId, target: ZoneId, count: int) -> None:
        """Move `count` cards, one by one, from the top of `origin` onto `target`."""
        _deal(self.zones[origin], self.zones[target], count)

    def move_all(self, origin: ZoneId, target: ZoneId) -> None:
        """Move a whole zone at once, in its order: nobody loses track of what was in it."""
        cards = self.zones[origin]
        self.zones[target] += cards
        cards.clear()

    def shuffle(self, zone: ZoneId, chance: Chance) -> None:
        """Shuffle a zone: whatever was known about the places of its cards is known no more."""
        chance.shuffle(self.zones[zone])

    def roll(self, sides: int, chance: Chance) -> int:
        """Roll a die for all to see."""
        return chance.below(sides) + 1

    def happen(self, name: str, **facts: Fact) -> None:
        """Note something that everybody witnessed.

        Where it happens often, ask first whether there is a `journal`: to put things into words
        that nobody reads takes longer than to play.
        """
        if self.journal is not None:
            self.journal.append(Happened(name, facts))

    def learn(self, seat: Seat, card: Card, faces: CardMask) -> None:
        """Note that a seat, without seeing this card, found out that it is one of `faces`."""

    def is_known(self, card: Card, seats: SeatMask) -> bool:  # noqa: ARG002
        """Whether one of these seats knows where the card is."""
        return False

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and type(self) is type(other)
            and self.layout is other.layout
            and self.zones == other.zones
            and self.public == other.public
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        counts = ", ".join(
            f"{zone.name}{'' if zone.owner is None else zone.owner}: {len(cards)}"
            for zone, cards in zip(self.layout.zones, self.zones, strict=True)
        )
        return f"<{type(self).__name__} {counts}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a table does not travel; send a view or a record")


def _deal(source: list[C], onto: list[C], count: int) -> None:
    # Lists of anything, for the reason that `chance._shuffle` gives.
    while count > 0:
        onto.append(source.pop())
        count -= 1


def imagined_table(layout: Layout, public: P) -> Table[P]:
    """A table in the head, on which nothing lies yet."""
    return Table(layout, public, [[] for _ in layout.zones])
