"""The table options of VAGUE & ATTAQUE and its public record."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.games.vague_et_attaque.effects import Effect, Phase
from houle.kernel import At, Card, Public, Seat


class Cause(StrEnum):
    """Why a game is over."""

    VALIDATED = "validated"
    """Somebody validated the last place needed (A-60, A-71, A-83, A-95)."""
    LOADED = "loaded"
    """Solo: a fourth souvenir lies on the ship (A-95)."""
    LATE = "late"
    """Sixty rounds are over (A-61)."""


class VagueEtAttaqueOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    teams: bool = False
    """Two teams of two (A-80)."""
    first: Seat | None = None
    """Who starts; drawn at random if nobody is named (A-13)."""
    last_gets_more: bool = False
    """Of two sides, whoever plays last gets one souvenir more (A-12c)."""


class Task(msgspec.Struct, frozen=True, tag="task"):
    """An effect that somebody still has to resolve."""

    seat: Seat
    effect: Effect
    by: Seat
    """Who reads the card: sides and choices of players are theirs."""


class Boarding(msgspec.Struct, frozen=True, tag="boarding"):
    """Solo: the souvenir shown is about to go onto the ship (A-91)."""

    seat: Seat


class KeepOne(msgspec.Struct, frozen=True, tag="keep-one"):
    """Solo: choose the one card that stays in hand (A-94)."""

    seat: Seat


Pending: TypeAlias = Task | Boarding | KeepOne


class Duel(msgspec.Struct, frozen=True):
    """A duel in progress; pairs are for the attacker and the defender."""

    fighters: tuple[Seat, Seat]
    stake: At
    needed: int
    """How many throws must be won: one for a souvenir, two for a place (A-51)."""
    wins: tuple[int, int] = (0, 0)
    throws: int = 0
    """Throws that both have made."""
    first_die: int | None = None
    """What the attacker has thrown, once that is done and the defender is to throw."""
    edges: tuple[int, int] = (0, 0)
    """What gold cards add to the next die (A-03)."""
    two_dice: tuple[bool, bool] = (False, False)


class VagueEtAttaquePublic(Public):
    """Everything at the table that is not a card."""

    turn: Seat
    first: Seat
    phase: Phase = Phase.EXPLORATION
    acted: bool = False
    """Whether what the phase offers has been done, so that it ends when all effects have."""
    round: int = 1
    places_left: int = 1
    souvenirs_left: int = 1
    """What may still be laid in the mooring of this turn (A-32)."""
    laid: bool = False
    """Whether something was laid in this turn (A-33)."""
    lay_more: int = 0
    lay_more_places: int = 0
    """How many of what is left an effect has added; a partner may lay them (A-81c)."""
    used: bool = False
    """Whether the artefact was used in this turn (A-02)."""
    pending: tuple[Pending, ...] = ()
    """What is still to be resolved, the next one first."""
    chosen: Seat | None = None
    """The player chosen for the card that is being resolved."""
    duel: Duel | None = None
    protected: tuple[bool, ...] = ()
    skips: tuple[tuple[Phase, ...], ...] = ()
    """The phases each seat will pass."""
    ship_lost: int = 0
    """The round in which the ship last lost the second of two souvenirs; it rests then (A-21)."""
    kept_off: bool = False
    """Solo: whether a card has been kept off the ship (A-94)."""
    validated: tuple[Card, ...] = ()
    """The places that have been validated, in that order (A-40)."""
    ended: Cause | None = None
