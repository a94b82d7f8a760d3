"""Where cards lie, and whose eyes see their faces there."""

from collections.abc import Iterable
from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

Card: TypeAlias = int
"""A card is a small integer; what is printed on it is the game's business (`Game.face`)."""


class Means(Enum):
    """What a number stands for. Its type says so, and whoever tells people of it goes by that."""

    SEAT = "seat"
    ZONE = "zone"
    PLACE = "place"


Seat: TypeAlias = Annotated[int, Means.SEAT]
"""A player's place at the table, counted clockwise from 0; people read a name."""

ZoneId: TypeAlias = Annotated[int, Means.ZONE]
"""A zone's index in its layout; people read what it is called."""

Place: TypeAlias = Annotated[int, Means.PLACE]
"""Where a card lies in its zone, counted from 0; people count from 1."""

SeatMask: TypeAlias = int
"""A set of viewers as bits: bit `s` is seat `s`; two more stand for watchers and for everyone."""

CardMask: TypeAlias = int
"""A set of cards as bits."""


class Eyes(Enum):
    """Who sees the faces in a zone."""

    ALL = "all"
    OWNER = "owner"
    OTHERS = "others"
    """Every seat but the owner. Watchers do not: they see only what all seats see."""
    NOBODY = "nobody"


ANY_FACE: CardMask = -1
"""The set of all cards."""


class Zone(msgspec.Struct, frozen=True):
    """One place for cards.

    In an *ordered* zone everybody can tell the places apart, as with cards laid in a row. In a
    loose one (a hand that its owner rearranges at will) only those with eyes can: for all others a
    card that leaves it could have been any of them. Only cards of `holds` ever lie here, as
    everybody knows who knows the rules.
    """

    name: str
    eyes: Eyes
    owner: int | None = None
    ordered: bool = True
    holds: CardMask = ANY_FACE


class Layout:
    """The zones of one game at one number of seats; made once and shared by all its tables."""

    __slots__ = (
        "_index",
        "bounded",
        "cards",
        "eyes",
        "hidden_from",
        "loose",
        "seats",
        "span",
        "zones",
    )

    def __init__(self, seats: int, cards: Iterable[Card], zones: Iterable[Zone]) -> None:
        self.seats = seats
        self.cards = tuple(cards)
        self.span = max(self.cards) + 1
        self.zones = zones = tuple(zones)
        self._index = {(zone.name, zone.owner): i for i, zone in enumerate(zones)}
        if len(self._index) != len(zones):
            raise ValueError("two zones have the same name and owner")
        self.eyes: tuple[SeatMask, ...] = tuple(self._mask(zone) for zone in zones)
        self.loose: frozenset[ZoneId] = frozenset(i for i, z in enumerate(zones) if not z.ordered)
        self.bounded = any(zone.holds != ANY_FACE for zone in zones)
        self.hidden_from: tuple[tuple[ZoneId, ...], ...] = tuple(
            tuple(i for i, mask in enumerate(self.eyes) if not mask >> seat & 1)
            for seat in range(seats)
        )

    @property
    def watcher_bit(self) -> SeatMask:
        """Stands for the watchers, who see what all seats see."""
        return 1 << self.seats

    @property
    def everyone_bit(self) -> SeatMask:
        """Stands for everyone after the end, to whom no zone is hidden."""
        return 2 << self.seats

    def _mask(self, zone: Zone) -> SeatMask:
        seats = (1 << self.seats) - 1
        own = 0 if zone.owner is None else (1 << zone.owner) & seats
        seen_by = {
            Eyes.ALL: seats | self.watcher_bit,
            Eyes.OWNER: own,
            Eyes.OTHERS: seats & ~own,
            Eyes.NOBODY: 0,
        }
        return seen_by[zone.eyes] | self.everyone_bit

    def zone(self, name: str, owner: int | None = None) -> ZoneId:
        """The index of the zone with this name and owner."""
        return self._index[name, owner]
