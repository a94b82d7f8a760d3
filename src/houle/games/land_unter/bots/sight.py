"""What a seat knows of a round."""

from functools import cache
from typing import TypeAlias

from houle.games.land_unter import LandUnter, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.scene import ALL_UNPLAYED, FROM_CARD, Scene
from houle.games.land_unter.components import WATER
from houle.games.land_unter.moves import LandUnterMove
from houle.kernel import Card, Knowledge, Seat, Table

LandUnterKnowledge: TypeAlias = Knowledge[LandUnterPublic, LandUnterMove, LandUnterOptions]


class Sight:
    """The round as one seat knows it, from what it sees and remembers."""

    def __init__(self, known: LandUnterKnowledge) -> None:
        view, public = known.view, known.view.public
        self.known = known
        self.me: Seat = int(view.viewer)
        self.seats = view.seats
        self.public = public
        self.openly = public.starter is not None
        self.game = game_of(view.seats, openly=self.openly)
        self.seating = self.game.seating
        self.hand: list[Card] = sorted(self.cards(self.seating.hands[self.me]))
        self.played = [self.cards(zone) for zone in self.seating.played]
        """What each seat played in this round, the latest last."""
        self.playing = [seat for seat in range(view.seats) if seat not in public.out]
        self.laid = self._laid()

    def cards(self, zone: int) -> list[Card]:
        """The cards of a zone that this seat sees."""
        return [card for card in self.known.view.zones[zone].cards if card is not None]

    def move(self, card: Card) -> LandUnterMove:
        """The move that plays a card of one's hand."""
        places = self.known.view.zones[self.seating.hands[self.me]].cards
        return next(move for move in self.known.view.moves if places[move.place] == card)

    def card(self, move: LandUnterMove) -> Card:
        """The card of one's hand that a move plays."""
        card = self.known.view.zones[self.seating.hands[self.me]].cards[move.place]
        if card is None:
            raise LookupError("a hand that its owner does not see")
        return card

    def _laid(self) -> list[Card]:
        """Open play: the card of each seat that lies in this trick already, else 0."""
        laid = [0] * self.seats
        starter = self.public.starter
        if starter is not None:
            for step in range((self.me - starter) % self.seats):
                seat = (starter + step) % self.seats
                if seat not in self.public.out:
                    laid[seat] = self.played[seat][-1]
        return laid

    def scene(self) -> Scene:
        """The round with the own hand and nothing but what lies on the table."""
        zones = [self.cards(zone) for zone in range(len(self.known.view.zones))]
        zones[self.seating.hands[self.me]] = self.hand[:]
        unplayed = ALL_UNPLAYED
        for cards in self.played:
            for card in cards:
                unplayed -= FROM_CARD[card]
        return Scene(self.game, Table(self.game.layout, self.public.__copy__(), zones), unplayed)

    def dealer(self, *, count_belts: bool) -> Dealer:
        """Whoever imagines the hands and the water that this seat does not see.

        The cards that others chose in secret count as being in their hands. With `count_belts`
        the lifebelts that belong to a hand tell something about its cards.
        """
        mind, seating = self.known.mind, self.seating
        hands: list[list[Card]] = []
        missing: list[int] = []
        for seat in range(self.seats):
            slots = [
                slot
                for zones in (seating.hands, seating.chosen, seating.laid_down)
                for slot in mind.zones[zones[seat]]
            ]
            hands.append([slot.card for slot in slots if slot.card is not None])
            missing.append(len(slots) - len(hands[seat]))
        return Dealer(
            hands,
            missing,
            self.played,
            list(self.public.allotted) if count_belts else [],
            [card for card in mind.unseen if card not in WATER],
            [card for card in mind.unseen if card in WATER],
        )


@cache
def game_of(seats: int, *, openly: bool = False) -> LandUnter:
    """The game as it is imagined; the memory aid changes nothing in a round."""
    return LandUnter(seats, LandUnterOptions(open_play=openly))
