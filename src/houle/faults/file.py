"""A fault as it is reported: the moment with the reporter's eyes, and nothing that they hid."""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import msgspec

from houle.kernel import Seat, Viewer
from houle.tables.gamefile import GameFile
from houle.tables.ports import Millis

LONGEST_WORDS = 500
MOST_FRAMES = 6
"""The moment and those before it: what the screen was still showing."""
LARGEST = 128 * 1024
"""Bytes of all frames together; the earliest are left out first, and the moment never."""
MOST_CARDS = 250
MOST_PLACES = 64


class About(StrEnum):
    """What somebody says is wrong."""

    COULD_NOT = "could-not"
    """I could not do something that should have been possible."""
    SHOULD_NOT = "should-not"
    """Something happened that should not have."""
    PICTURE = "picture"
    """The picture is not what it should be."""
    POINTS = "points"
    """The points are wrong."""


Spoken: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]
Names: TypeAlias = Annotated[tuple[Spoken, ...], msgspec.Meta(max_length=8)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=1000)]
Size: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Entry: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a client tells: nothing unknown is let through, and nothing without a bound."""


class DrawnCard(_Told, frozen=True):
    """A card on the screen."""

    zone: Place
    place: Place
    name: Spoken
    """What it is called there."""
    face: Spoken
    """What is written on its face."""
    up: bool
    """Whether its face shows."""
    legal: bool
    """Whether it can be played by touching it."""


class DrawnHeap(_Told, frozen=True):
    """A number that stands at a heap of cards."""

    zone: Place
    count: Spoken


class DrawnSeat(_Told, frozen=True):
    """Somebody else, as their place on the screen tells."""

    seat: Place
    cards: Spoken
    turn: bool


class Drawn(_Told, frozen=True):
    """What a client shows, read from its screen and from its model of the table."""

    seq: Entry
    """The moment that is shown,"""
    latest: Entry
    """the newest that is known,"""
    rested: bool
    """and whether nothing moves any more."""
    act: Annotated[str, msgspec.Meta(max_length=16)]
    """Whether it is played, watched or looked back at."""
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$(?!\n)")]
    width: Size
    height: Size
    still: bool
    """Whether the device asks for less motion."""
    settings: Annotated[
        dict[Spoken, bool | Number | float | Spoken | None], msgspec.Meta(max_length=40)
    ]
    hand: Names
    """What zones of one's own are called whose cards are drawn one by one,"""
    held: Names
    """and those whose cards are counted at somebody's place."""
    zones: Annotated[
        tuple[Annotated[tuple[Number | None, ...], msgspec.Meta(max_length=MOST_CARDS)], ...],
        msgspec.Meta(max_length=MOST_PLACES),
    ]
    """The cards of each zone, as the client has them in mind."""
    cards: Annotated[tuple[DrawnCard, ...], msgspec.Meta(max_length=MOST_CARDS)]
    heaps: Annotated[tuple[DrawnHeap, ...], msgspec.Meta(max_length=MOST_PLACES)]
    seats: Annotated[tuple[DrawnSeat, ...], msgspec.Meta(max_length=16)]


class Touched(_Told, frozen=True, tag_field="type", tag="at"):
    """A card that was touched."""

    zone: Place
    place: Place


class Told(_Told, frozen=True):
    """What somebody says of a moment."""

    about: About
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)]
    drawn: Drawn
    wanted: Touched | None = None
    """The card that was touched last, and did nothing."""


class Report(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="format",
    tag="houle-fault-1",
):
    """A fault with its moment. As long as the game runs it tells what its reporter saw."""

    id: str
    made_at: Millis
    build: str
    told: Told
    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    seq: int
    viewer: Viewer
    frames: tuple[msgspec.Raw, ...]
    """The moment with the reporter's eyes, and a few before it. Nobody's name is in them."""
    played: GameFile | None = None
    """The game up to that moment, with its seed: once it is over, and not before."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.frames) <= MOST_FRAMES:
            raise ValueError("there are frames, and only a few")

    @property
    def moment(self) -> dict[str, Any]:
        """What was seen at the moment itself."""
        return self.frame(-1)

    def frame(self, number: int) -> dict[str, Any]:
        """One of the frames, in order of time."""
        decoded: dict[str, Any] = msgspec.json.decode(self.frames[number])
        return decoded

    @property
    def seat(self) -> Seat | None:
        """Whose eyes these are, if they are those of a seat."""
        return self.viewer if isinstance(self.viewer, int) else None


class NotAReportError(Exception):
    """Something else than a reported fault."""


def write_report(report: Report) -> bytes:
    """A report as it is handed out."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def read_report(text: bytes) -> Report:
    """The report with this text."""
    try:
        return msgspec.json.decode(text, type=Report)
    except (ValueError, RecursionError) as error:
        raise NotAReportError("not a reported fault") from error


def nameless(frame: bytes) -> msgspec.Raw:
    """A frame without the names of those at the table: whoever looks for a fault needs none."""
    decoded = msgspec.json.decode(frame)
    for chair in decoded["table"]["chairs"]:
        chair["name"] = None
    return msgspec.Raw(msgspec.json.encode(decoded))


def within_bounds(frames: tuple[msgspec.Raw, ...]) -> tuple[msgspec.Raw, ...]:
    """As many of the latest frames as may be kept; the last of them in any case."""
    kept: list[msgspec.Raw] = []
    size = 0
    for frame in reversed(frames[-MOST_FRAMES:]):
        size += len(bytes(frame))
        if kept and size > LARGEST:
            break
        kept.append(frame)
    return tuple(reversed(kept))
