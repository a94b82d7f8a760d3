"""The card set: what a deck file says (A-C1 to A-C5)."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.games.vague_et_attaque.effects import Effect

SHIP = "ship"
"""The id of the pirate ship among the places."""
COPIES = 2
"""Each place is there twice (A-01)."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    fr: str
    en: str


class Timing(StrEnum):
    """When a power can be used: once in the own turn, in one of its phases or in any."""

    TURN = "turn"
    EXPLORATION = "exploration"
    ENCOUNTER = "encounter"
    MOORING = "mooring"
    DUEL = "duel"
    """In every duel of the own turn, by itself."""


class Colour(StrEnum):
    """Blue encounters act at once, gold ones are kept (A-03)."""

    BLUE = "blue"
    GOLD = "gold"


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: Said
    story: Said


class Artefact(_Printed, frozen=True, kw_only=True):
    when: Timing
    effects: tuple[Effect, ...]
    solo: bool = False
    """The one that a single player owns (A-90)."""


class Encounter(_Printed, frozen=True, kw_only=True):
    colour: Colour = Colour.BLUE
    inverted: bool = False
    """The symbol of those that need another player (A-90)."""
    effects: tuple[Effect, ...]


class Souvenir(_Printed, frozen=True, kw_only=True):
    places: tuple[str, ...]
    """The places it belongs to; dedicated if it is one, shared otherwise (A-04)."""
    anchor: tuple[Effect, ...] = ()


class Place(_Printed, frozen=True, kw_only=True):
    pass


class ShipTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the ship does in solo when the die shows its number, from 1 to 6 (A-93)."""

    name: Said
    effects: tuple[Effect, ...]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything printed on the cards of one set."""

    title: Said
    artefact: tuple[Artefact, ...]
    encounter: tuple[Encounter, ...]
    souvenir: tuple[Souvenir, ...]
    place: tuple[Place, ...]
    """The ten places and the ship, which is the one with the id `ship`."""
    ship_turn: tuple[ShipTurn, ...]


Printed: TypeAlias = Artefact | Encounter | Souvenir | Place
