"""The table options of LAND UNTER and its public record."""

from enum import StrEnum

import msgspec

from houle.kernel import Card, Public, Seat


class Cause(StrEnum):
    """Why a game is over."""

    LAST_ROUND = "last-round"
    """Everyone has played every hand (L-23, L-24)."""


class LandUnterOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    open_play: bool = False
    """Cards are played face up one after the other (L-30)."""
    memory_aid: bool = False
    """What everybody has seen of a hand is shown in later rounds (L-25)."""


class LandUnterPublic(Public):
    """Everything at the table that is not a card."""

    allotted: tuple[int, ...]
    """The lifebelts that belong to the hand each seat plays with now; they travel with it."""
    belts: tuple[int, ...]
    """The lifebelts each seat has left in this round."""
    round: int = 1
    trick: int = 1
    out: tuple[Seat, ...] = ()
    """Who dropped out of this round, the first one first."""
    last_trick: tuple[Card | None, ...] = ()
    """The weather card each seat played in the trick before this one, in the round before if need
    be; `None` for those who were out."""
    scores: tuple[tuple[int, ...], ...] = ()
    """A row of points for each round that is over."""
    dealer: Seat | None = None
    """Open play (L-31)."""
    starter: Seat | None = None
    """Open play: who started this trick."""
    turn: Seat | None = None
    """Open play: whose turn it is. Otherwise all choose at once."""
    seen: tuple[tuple[Card, ...], ...] = ()
    """Memory aid: what everybody saw, in earlier rounds, of the hand each seat plays with now."""
    ended: Cause | None = None
