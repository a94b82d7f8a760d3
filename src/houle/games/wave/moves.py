"""What a surfer can do. A card is named by where it is held, never by its face."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.kernel import Place, Seat


class Side(StrEnum):
    """Which way round a card is held."""

    INWARD = "inward"
    """Seen by its owner alone."""
    OUTWARD = "outward"
    """Seen by everyone but its owner."""


class Advice(StrEnum):
    """What a pointing finger means: the first two for a hand card, the others for the bend card."""

    PLAY = "play"
    KEEP = "keep"
    TAKE = "take"
    LEAVE = "leave"


class Phrase(StrEnum):
    """All that may be said while a game runs: no colour, no number, no comparison (W-32)."""

    YOUR_CHOICE = "your-choice"
    FOLLOW_THE_FINGER = "follow-the-finger"
    ONE_YOU_SEE = "one-you-see"
    ONE_YOU_DO_NOT_SEE = "one-you-do-not-see"
    I_AM_READY = "i-am-ready"
    I_AM_WORRIED = "i-am-worried"
    TRUST_ME = "trust-me"
    WAIT = "wait"
    WELL_PLAYED = "well-played"
    OH_NO = "oh-no"
    THANK_YOU = "thank-you"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Play a card of one's hand face up (W-20)."""

    side: Side
    place: Place


class LayDown(msgspec.Struct, frozen=True, tag="lay-down"):
    """Nazaré: lay a card of one's hand face down (W-83)."""

    side: Side
    place: Place


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Virage: take the bend card and lay this card of one's hand in its place (W-61)."""

    side: Side
    place: Place


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Two players: the card Vaimiti should play, and in Nazaré which way up (W-52, W-88)."""

    place: Place
    face_down: bool = False


class Point(msgspec.Struct, frozen=True, tag="point"):
    """Point at an outward card of another player, or at one of Vaimiti's face-up cards (W-30)."""

    owner: Seat
    place: Place
    advice: Advice


class PointAtBend(msgspec.Struct, frozen=True, tag="point-at-bend"):
    """Virage: point at the bend card (W-30b)."""

    advice: Advice


class Unpoint(msgspec.Struct, frozen=True, tag="unpoint"):
    """Take one's finger off a card."""

    owner: Seat
    place: Place


class UnpointBend(msgspec.Struct, frozen=True, tag="unpoint-bend"):
    """Take one's finger off the bend card."""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say one of the phrases (W-32)."""

    phrase: Phrase


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """Declare that somebody spoke of colours or numbers outside the program (W-33)."""


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """Confirm such a declaration: the game is lost (W-33)."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take one's own declaration back (W-33)."""


WaveMove: TypeAlias = (
    Discard
    | LayDown
    | Swap
    | Propose
    | Point
    | PointAtBend
    | Unpoint
    | UnpointBend
    | Say
    | Declare
    | Confirm
    | Withdraw
)
