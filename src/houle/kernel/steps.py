"""What happened, as a viewer saw it: the source of animations, written logs and screen readers."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from houle.kernel.zones import Card, SeatMask, ZoneId


class Face(msgspec.Struct, frozen=True, tag="face"):
    """What is printed on a card; enough to draw a plain one and to name it in a text."""

    name: str
    number: int | None = None
    colour: str | None = None
    shape: str | None = None


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A place at the table named in a fact; a text shows it as the name of who sits there."""

    seat: int


class At(msgspec.Struct, frozen=True, tag="at"):
    """A card named by where it lies; each viewer reads its face there, or none."""

    zone: ZoneId
    place: int


Fact: TypeAlias = int | str | Face | Who | At
Facts: TypeAlias = Mapping[str, Fact]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A card went from one place to another; `None` stands for what the viewer could not tell."""

    card: Card | None
    origin: ZoneId
    origin_place: int | None
    target: ZoneId
    target_place: int | None


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The cards of a zone were shuffled."""

    zone: ZoneId


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """A die was rolled for all to see."""

    sides: int
    value: int


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """Something the game has a name for. Its facts are for everybody."""

    name: str
    facts: dict[str, Fact]


Step: TypeAlias = Moved | Shuffled | Rolled | Happened


class RawMove(NamedTuple):
    """A card's move as the journal keeps it: with its face, and with who saw that face."""

    card: Card
    origin: ZoneId
    origin_place: int
    target: ZoneId
    target_place: int
    seen: SeatMask


RawStep: TypeAlias = RawMove | Shuffled | Rolled | Happened
