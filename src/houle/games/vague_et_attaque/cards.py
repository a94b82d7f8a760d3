"""The cards that a deck makes (A-C1 to A-C5)."""

from typing import final

from houle.games.vague_et_attaque.deck import (
    COPIES,
    SHIP,
    Artefact,
    Colour,
    Deck,
    Encounter,
    Place,
    Printed,
    Souvenir,
)
from houle.kernel import Card, CardMask, Face


@final
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
        self.dedicated: CardMask = sum(
            1 << card
            for card in self.all
            if isinstance(one := self.printed[card], Souvenir) and len(one.places) == 1
        )
        """Souvenirs that belong to one place alone (A-04)."""
        self.settled: tuple[bytes, ...] = tuple(map(self._settled_on, self.printed))
        """For each place 1 for the souvenirs that belong to it (A-04), 0 for all other cards."""
        self._copy = dict(zip(self.place_cards, (copy for _, copy in places), strict=True))

    def _mask(self, kind: type[Printed]) -> CardMask:
        return sum(1 << card for card in self.all if isinstance(self.printed[card], kind))

    def _settled_on(self, place: Printed) -> bytes:
        return bytes([isinstance(one, Souvenir) and place.id in one.places for one in self.printed])

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
