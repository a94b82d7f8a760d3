"""What cards can do: a small vocabulary of effects that compose.

Effects are read from the eyes of whoever resolves the card. Nothing here knows a card by name.

The rules ask `type(effect) is Draw`, and keep members of enumerations as constants: most questions
are answered with no, which takes `isinstance` six times as long.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec


class Whom(StrEnum):
    """Whom an effect concerns."""

    ME = "me"
    CHOSEN = "chosen"
    """Another player; chosen once for the whole card."""
    LEFT = "left"
    RIGHT = "right"
    OTHERS = "others"
    ALL = "all"


class Stock(StrEnum):
    """The decks one draws from into the hand."""

    SOUVENIR = "souvenir"
    PLACE = "place"


class Held(StrEnum):
    """What a hand card must be."""

    SOUVENIR = "souvenir"
    PLACE = "place"
    ANY = "any"


class Loot(StrEnum):
    """What can be taken from another player."""

    HAND = "hand"
    """A souvenir out of the hand, by chance."""
    SOUVENIR = "souvenir"
    """A souvenir on a place that is not validated."""
    PLACE = "place"
    """A place without souvenirs."""


class Phase(StrEnum):
    """The parts of a turn (A-30 to A-34), and the ship's turn (A-93)."""

    EXPLORATION = "exploration"
    ENCOUNTER = "encounter"
    MOORING = "mooring"
    END = "end"
    SHIP = "ship"


Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
Pips: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Draw(_Effect, frozen=True, tag="draw"):
    """Take cards from the top of a deck; of either, as one likes, if none is named."""

    who: Whom = Whom.ME
    what: Stock | None = Stock.SOUVENIR
    count: Few = 1


class Discard(_Effect, frozen=True, tag="discard"):
    """Lay hand cards of one's own choice onto the discard pile."""

    who: Whom = Whom.ME
    what: Held = Held.ANY
    count: Few = 1


class Steal(_Effect, frozen=True, tag="steal"):
    """Take something from the chosen player: souvenirs into the hand, a place into the zone."""

    what: Loot = Loot.HAND


class Give(_Effect, frozen=True, tag="give"):
    """Hand a souvenir of one's own choice to somebody."""

    to: Whom = Whom.CHOSEN


class PassOn(_Effect, frozen=True, tag="pass-on"):
    """Everybody hands a souvenir of the own choice to the neighbour on one side."""

    to: Whom = Whom.LEFT


class Exchange(_Effect, frozen=True, tag="exchange"):
    """Give the chosen player a souvenir, and get one in return that the other chooses."""


class Look(_Effect, frozen=True, tag="look"):
    """Look at the top cards of a deck in secret, keep some, discard the rest."""

    what: Stock = Stock.SOUVENIR
    count: Few = 2
    keep: Few = 1


class Recover(_Effect, frozen=True, tag="recover"):
    """Take a card of one's choice from a discard pile into the hand."""

    what: Stock = Stock.SOUVENIR


class TakeBack(_Effect, frozen=True, tag="take-back"):
    """Take a souvenir of one's own zone, from a place not validated, back into the hand."""

    who: Whom = Whom.ME


class LayMore(_Effect, frozen=True, tag="lay-more"):
    """Lay more cards in the mooring of this turn (A-32)."""

    what: Stock = Stock.SOUVENIR
    count: Few = 1


class Protect(_Effect, frozen=True, tag="protect"):
    """Until one's next turn nobody can duel one or take anything from one."""

    who: Whom = Whom.ME


class MoveShip(_Effect, frozen=True, tag="move-ship"):
    """The pirate ship goes, with the souvenirs on it, to somebody's zone."""

    to: Whom = Whom.ME


class Unload(_Effect, frozen=True, tag="unload"):
    """Discard a souvenir of one's choice from the pirate ship."""


class Load(_Effect, frozen=True, tag="load"):
    """Turn up souvenirs for the ship; aboard go all of them, or those that bear its symbol."""

    count: Few = 1
    marked_only: bool = False


class SkipPhase(_Effect, frozen=True, tag="skip-phase"):
    """Somebody's next phase of this name is passed."""

    phase: Phase
    who: Whom = Whom.CHOSEN


class Again(_Effect, frozen=True, tag="again"):
    """Draw another encounter and resolve it."""


class DuelNow(_Effect, frozen=True, tag="duel-now"):
    """Duel at once, if one likes, besides the encounter of this turn."""


class Edge(_Effect, frozen=True, tag="edge"):
    """In a duel: pips more on one's own die."""

    plus: Pips = 1


class TwoDice(_Effect, frozen=True, tag="two-dice"):
    """In a duel: throw two dice, the better one counts."""


class CallOff(_Effect, frozen=True, tag="call-off"):
    """In a duel in which one is challenged: it ends at once, and nothing happens."""


class Gamble(_Effect, frozen=True, tag="gamble"):
    """Roll the die; what happens depends on whether it shows enough."""

    least: Pips
    win: tuple["Effect", ...] = ()
    lose: tuple["Effect", ...] = ()


class Either(_Effect, frozen=True, tag="either"):
    """One of two things, as one likes."""

    one: tuple["Effect", ...]
    other: tuple["Effect", ...]


class Calm(_Effect, frozen=True, tag="calm"):
    """Nothing happens."""


Effect: TypeAlias = (
    Draw
    | Discard
    | Steal
    | Give
    | PassOn
    | Exchange
    | Look
    | Recover
    | TakeBack
    | LayMore
    | Protect
    | MoveShip
    | Unload
    | Load
    | SkipPhase
    | Again
    | DuelNow
    | Edge
    | TwoDice
    | CallOff
    | Gamble
    | Either
    | Calm
)
EFFECTS: tuple[type[_Effect], ...] = tuple(_Effect.__subclasses__())
DUEL_EFFECTS = (Edge, TwoDice, CallOff)
"""They act in a duel and nowhere else; all others anywhere else."""
