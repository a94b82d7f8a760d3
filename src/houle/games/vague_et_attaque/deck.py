"""The card set: what a deck file says, and the cards that it makes (A-C1 to A-C5)."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.games.vague_et_attaque.effects import Effect
from houle.kernel import Card, CardMask, Face

SHIP = "ship"
"""The id of the pirate ship among the places."""
COPIES = 2
"""Each place is there twice (A-01)."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    fr: str
    en: str


class Moment(StrEnum):
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
    when: Moment
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


class Cards:
    """The physical cards of a deck, as numbers, and masks of those of a kind."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        places = [(place, copy) for place in deck.place for copy in range(_copies(place))]
        self.printed: tuple[Printed, ...] = (
            *deck.artefact,
            *deck.encounter,
            *deck.souvenir,
            *(place for place, _ in places),
        )
        """What is printed on each card; a card is its index here."""
        self.all: tuple[Card, ...] = tuple(range(len(self.printed)))
        self.faces = tuple(Face(card.id, shape=_kind(card)) for card in self.printed)
        self.artefacts = self._mask(Artefact)
        self.encounters = self._mask(Encounter)
        self.golds: CardMask = sum(
            1 << card
            for card in self.all
            if isinstance(one := self.printed[card], Encounter) and one.colour is Colour.GOLD
        )
        self.souvenirs = self._mask(Souvenir)
        self.place_cards = tuple(c for c in self.all if isinstance(self.printed[c], Place))
        self.ship = next(c for c in self.place_cards if self.printed[c].id == SHIP)
        self.berths: CardMask = self._mask(Place) & ~(1 << self.ship)
        """Places that are drawn from a deck."""
        self._copy = dict(zip(self.place_cards, (copy for _, copy in places), strict=True))

    def _mask(self, kind: type[Printed]) -> CardMask:
        return sum(1 << card for card in self.all if isinstance(self.printed[card], kind))

    def copy_of(self, place: Card) -> int:
        """Which of the equal cards a place is, from 0."""
        return self._copy[place]

    def berth_name(self, place: Card) -> str:
        """The name of the zone with the souvenirs on a place."""
        return f"on-{self.printed[place].id}-{self.copy_of(place) + 1}"

    def souvenir(self, card: Card) -> Souvenir:
        """What is printed on a souvenir."""
        found = self.printed[card]
        assert isinstance(found, Souvenir)  # noqa: S101 - the zones hold no others
        return found

    def encounter(self, card: Card) -> Encounter:
        """What is printed on an encounter."""
        found = self.printed[card]
        assert isinstance(found, Encounter)  # noqa: S101
        return found

    def artefact(self, card: Card) -> Artefact:
        """What is printed on an artefact."""
        found = self.printed[card]
        assert isinstance(found, Artefact)  # noqa: S101
        return found


def _copies(place: Place) -> int:
    return 1 if place.id == SHIP else COPIES


def _kind(card: Printed) -> str:
    match card:
        case Encounter():
            return card.colour
        case Place() if card.id == SHIP:
            return SHIP
        case _:
            return type(card).__name__.lower()
