"""The table options of SEA CHANGE and its public record."""

from enum import StrEnum

import msgspec

from houle.games.sea_change.components import Colour
from houle.kernel import Public, Seat

AI = 1
"""Whoever plays alone has one opponent, without a seat: the pile (S-50)."""


class Cause(StrEnum):
    """Why a game is over, by what decided it."""

    TARGET = "target"
    """One side alone reached its target (S-31)."""
    TRUMP_ZERO = "trump-zero"
    """Several did; one of them had taken the 0 of the trump (S-32)."""
    FEWEST_CARDS = "fewest-cards"
    """Several did; one of them had taken fewer cards than the others (S-32)."""
    SHARED = "shared"
    """Several did, and nothing told them apart (S-32)."""


class Teams(StrEnum):
    """Who plays with whom (S-60)."""

    NONE = "none"
    TWO_TWO = "2v2"
    TWO_TWO_ONE = "2v2v1"
    THREE_TWO = "3v2"
    TWO_TWO_TWO = "2v2v2"
    THREE_THREE = "3v3"
    TWO_TWO_TWO_ONE = "2v2v2v1"
    THREE_TWO_TWO = "3v2v2"
    TWO_TWO_TWO_TWO = "2v2v2v2"
    FOUR_FOUR = "4v4"

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many play in each team, the largest first; nothing where everybody plays alone."""
        return () if self is Teams.NONE else tuple(map(int, self.split("v")))


class SeaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    target: int | None = None
    """Victory points to win (S-31); without a choice 3, or for a team its size + 1 (S-62)."""
    teams: Teams = Teams.NONE


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a round came out; sides in the order of their first seats."""

    trump: Colour
    """The trump at the end of the round."""
    points: tuple[int, ...]
    cards: tuple[int, ...]
    """How many cards each side took."""
    victors: tuple[int, ...]
    """The sides that got a victory point."""
    without_eight: bool = False
    """Somebody alone lost the round for want of an 8, whatever the points (S-54)."""


class SeaPublic(Public):
    """Everything at the table that is not a card.

    A *side* is a team, or somebody who plays alone; in a solo game side 1 is the AI's.
    """

    turn: Seat
    dealer: Seat
    leader: int
    """Who leads the current trick; the others follow clockwise."""
    victories: tuple[int, ...]
    """Victory points of each side."""
    round: int = 1
    trump: Colour | None = None
    last_leader: int | None = None
    """Who led the trick just before, which can still be looked at (S-19)."""
    last_winner: int | None = None
    """Who won it."""
    score: Score | None = None
    """How the round just before came out."""
    ended: Cause | None = None
    winners: tuple[int, ...] = ()
    """The sides that won the game."""
