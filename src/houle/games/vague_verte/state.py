"""The table options of VAGUE VERTE and its public record."""

from enum import StrEnum
from typing import Final, Literal, TypeAlias

import msgspec

from houle.kernel import Public, Seat

Length: TypeAlias = Literal[5, 6, 7, 8, 9, 10]
LENGTHS: Final = range(5, 11)
"""V-02: how many squares a street can have."""


class Cause(StrEnum):
    """Why a game is over."""

    ARRIVED = "arrived"
    """Somebody laid a card on the last square of the own street (V-40)."""
    RAN_OUT = "ran-out"
    """The draw pile ran out for the second time (V-41)."""
    STALLED = "stalled"
    """In a full round nobody drew from the pile or played a card on the board (V-41)."""


class VagueVerteOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    length: Length = 7
    """The squares of each street (V-02)."""
    original: bool = False
    """The original rule: a car must match the one before it (V-32)."""
    first: Seat | None = None
    """Who starts; the dealer is drawn at random if nobody is named (V-04)."""


class RedSignal(msgspec.Struct, frozen=True):
    """A red signal beside a row; `passed_by` came to that row by ambulance (V-26)."""

    row: int
    passed_by: Seat | None = None


class VagueVertePublic(Public):
    """Everything at the table that is not a card."""

    turn: Seat
    drawn: bool = False
    """Whether the first half of the turn is done, so that a card is to be played."""
    signals: tuple[RedSignal, ...] = ()
    """Where the cards of the zone `signals` lie, in their order."""
    misses: tuple[bool, ...] = ()
    """Who still has to miss a turn (V-27)."""
    renewed: bool = False
    """The face-up cards have become the draw pile (V-14); it runs out for the last time (V-41)."""
    idle: int = 0
    """Turns in a row, up to now, in which nobody drew from the pile or played a card (V-41)."""
    ended: Cause | None = None
