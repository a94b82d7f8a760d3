"""The table options of WAVE and its public record."""

from enum import StrEnum
from typing import Final

import msgspec

from houle.games.wave.moves import Advice, Phrase, Propose
from houle.kernel import Public, Seat

VAIMITI: Final[Seat] = 2
"""With two players the dummy sits third (W-50)."""

CLOCKWISE: Final = 1


class Cause(StrEnum):
    """Why a game is over."""

    LAST_CARD = "last-card"
    """Every card was discarded (W-40), or in Nazaré the last one was laid (W-86)."""
    BEND_LEFT = "bend-left"
    """Only the bend card was left, and it was too low (W-64b)."""
    BLOCKED = "blocked"
    """Whoever had to play could not (W-41)."""
    WRONG_CARD = "wrong-card"
    """Strict: an outward card was chosen that could not be discarded (W-28)."""
    TALKING = "talking"
    """The talking rule was broken (W-33)."""


class WaveOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    strict: bool = False
    virage: bool = False
    colour_tide: bool = False
    number_tide: bool = False
    nazare: bool = False
    voluntary: bool = False
    open_mistakes: bool = False
    """An outward card that does not fit is shown to all and comes back (W-29)."""
    first: Seat | None = None
    """Who starts; drawn at random if nobody is named (W-12)."""


class Pointing(msgspec.Struct, frozen=True):
    """A finger on a card: in front of `owner`, or on the bend card if nobody owns it."""

    pointer: Seat
    owner: int | None
    place: int
    advice: Advice


class WavePublic(Public):
    """Everything at the table that is not a card."""

    turn: int
    """The seat whose turn it is; `VAIMITI` for the dummy."""
    direction: int = CLOCKWISE
    colours_inverted: bool = False
    numbers_inverted: bool = False
    taken: bool = False
    """The newest inward card of whose turn it is was the bend card a moment ago (W-62)."""
    face_down: tuple[int, ...] = ()
    """Nazaré: the places of the great wave that bear a card laid face down, in order."""
    proposals: tuple[Propose | None, ...] = (None, None)
    pointing: tuple[Pointing, ...] = ()
    said: tuple[Phrase | None, ...] = ()
    """What each seat said since the last card was played."""
    declared_by: Seat | None = None
    ended: Cause | None = None
