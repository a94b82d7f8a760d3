"""Where everything lies at a table of VAGUE & ATTAQUE.

The backs of the four decks differ, so everybody sees what kinds of card a player holds: a hand is
three zones. The souvenirs on a place lie in that place's own zone, wherever the place is.
"""

from typing import Final

from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.effects import Stock
from houle.kernel import Card, Eyes, Layout, Seat, Zone, ZoneId

SOUVENIR: Final = Stock.SOUVENIR
MIDDLE_SEATS: Final = 2
"""Up to so many players the ship lies in the middle (A-70, A-90)."""


class Seating:
    """The zones for a number of players, by what they are for."""

    def __init__(self, seats: int, cards: Cards) -> None:
        souvenirs, places, golds = cards.souvenirs, cards.berths, cards.golds
        zones = [
            Zone("souvenir-deck", Eyes.NOBODY, holds=souvenirs),
            Zone("place-deck", Eyes.NOBODY, holds=places),
            Zone("encounter-deck", Eyes.NOBODY, holds=cards.encounters),
            Zone("souvenir-discard", Eyes.ALL),
            Zone("place-discard", Eyes.ALL),
            Zone("encounter-discard", Eyes.ALL),
            Zone("unused-artefacts", Eyes.NOBODY, holds=cards.artefacts),
            Zone("box", Eyes.ALL),
            Zone("middle", Eyes.ALL),
            Zone("shown", Eyes.ALL),
        ]
        for seat in range(seats):
            zones.append(Zone("artefact", Eyes.ALL, seat))
            zones.append(Zone("harbour", Eyes.ALL, seat))
            zones.append(Zone("souvenirs", Eyes.OWNER, seat, ordered=False, holds=souvenirs))
            zones.append(Zone("places", Eyes.OWNER, seat, ordered=False, holds=places))
            zones.append(Zone("golds", Eyes.OWNER, seat, ordered=False, holds=golds))
            zones.append(Zone("look", Eyes.OWNER, seat, holds=souvenirs | places))
        zones += [Zone(cards.berth_name(place), Eyes.ALL) for place in cards.place_cards]
        self.layout = layout = Layout(seats, cards.all, zones)

        self.decks = {
            Stock.SOUVENIR: layout.zone("souvenir-deck"),
            Stock.PLACE: layout.zone("place-deck"),
        }
        self.discards = {
            Stock.SOUVENIR: layout.zone("souvenir-discard"),
            Stock.PLACE: layout.zone("place-discard"),
        }
        self.encounters = layout.zone("encounter-deck")
        self.encounter_discard = layout.zone("encounter-discard")
        self.souvenir_discard = self.discards[Stock.SOUVENIR]
        self.all_decks = (*self.decks.values(), self.encounters)
        self.unused_artefacts = layout.zone("unused-artefacts")
        self.box = layout.zone("box")
        """A-70, A-90: what is not used in this game."""
        self.middle = layout.zone("middle")
        """A-70, A-90: the ship, with one or two players."""
        self.shown = layout.zone("shown")
        """The encounter that is being read, and cards on their way from hand to hand."""
        everyone = range(seats)
        self.artefacts = tuple(layout.zone("artefact", seat) for seat in everyone)
        self.harbours = tuple(layout.zone("harbour", seat) for seat in everyone)
        """A player's zone: the places laid there."""
        self.souvenirs = tuple(layout.zone("souvenirs", seat) for seat in everyone)
        self.places = tuple(layout.zone("places", seat) for seat in everyone)
        self.golds = tuple(layout.zone("golds", seat) for seat in everyone)
        self.looks = tuple(layout.zone("look", seat) for seat in everyone)
        """What a player looks at in secret."""
        self.place_of: dict[ZoneId, Card] = {
            layout.zone(cards.berth_name(place)): place for place in cards.place_cards
        }
        """The place on which the souvenirs of a zone lie."""
        self.berths: list[ZoneId] = [len(layout.zones)] * len(cards.all)
        """The souvenirs on each place, by its card; other cards have no such zone."""
        for zone, place in self.place_of.items():
            self.berths[place] = zone
        self.hand_zones = tuple(
            (self.souvenirs[seat], self.places[seat], self.golds[seat]) for seat in everyone
        )

    def held(self, seat: Seat, stock: Stock) -> ZoneId:
        """The part of a hand that a deck is drawn into."""
        return self.souvenirs[seat] if stock is SOUVENIR else self.places[seat]
