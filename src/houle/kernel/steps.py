"""What happened, as a viewer saw it: the source of animations, written logs and screen readers."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

import msgspec

from houle.kernel.zones import Card, Place, Seat, SeatMask, ZoneId


class Face(msgspec.Struct, frozen=True, tag="face"):
    """What is printed on a card; enough to draw a plain one and to name it in a text."""

    name: str
    number: int | None = None
    colour: str | None = None
    shape: str | None = None


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A place at the table named in a fact; a text shows it as the name of who sits there."""

    seat: Seat


class At(msgspec.Struct, frozen=True, tag="at"):
    """A card named by where it lies; each viewer reads its face there, or none."""

    zone: ZoneId
    place: Place


class Where(msgspec.Struct, frozen=True, tag="where"):
    """A zone named in a fact; a text shows it by what it is called."""

    zone: ZoneId


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A member of an enumeration, with the name of that enumeration: its text is `<of>-<word>`.

    Games write the member itself; where the name of the fact does not tell which enumeration it
    is of, it leaves the table as a term.
    """

    of: str
    word: str


Fact: TypeAlias = int | str | Face | Who | At | Where | Term
Facts: TypeAlias = Mapping[str, Fact]


def enum_name(enum: type[Enum]) -> str:
    """What an enumeration is called in the ids of texts: `TideTurn` is `tide-turn`."""
    name = enum.__name__
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def member_word(member: Enum) -> str:
    """The word that stands for an enum's member in ids and in texts that select by it."""
    word = member.value if isinstance(member, str) else member.name.lower()
    return str(word).replace("_", "-")


def told(facts: dict[str, Fact]) -> dict[str, Fact]:
    """Facts as they leave the table, where words lose the type that they had."""
    terms: dict[str, Fact] = {
        name: Term(enum_name(type(fact)), member_word(fact))
        for name, fact in facts.items()
        if isinstance(fact, Enum)
        and not (isinstance(fact, str) and enum_name(type(fact)) == name.replace("_", "-"))
    }
    return facts | terms if terms else facts


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
