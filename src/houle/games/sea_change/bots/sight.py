"""What a seat at a table of SEA CHANGE knows, in the numbers that the bots count with."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.bots.beliefs import Hidden, Play
from houle.games.sea_change.bots.rounds import (
    AWAY,
    EVERY_COLOUR,
    NOBODY,
    SOLO_PLACE,
    Round,
    strongest,
)
from houle.games.sea_change.components import COLOUR_OF
from houle.games.sea_change.moves import SeaMove
from houle.kernel import Card, Chance, Knowledge, Moved, Shuffled, ZoneId

DRAWING_SEATS = 2
"""So few draw cards meanwhile, so that nobody can tell what another held at a time (S-40)."""

SeaKnowledge: TypeAlias = Knowledge[SeaPublic, SeaMove, SeaOptions]


class Sight:
    """One seat's knowledge. Nobody else's cards are in `round`."""

    def __init__(self, known: SeaKnowledge) -> None:
        view = known.view
        self.known = known
        self.game = _game(view.seats, view.options)
        self.seating = seating = self.game.seating
        seat = view.viewer if isinstance(view.viewer, int) else view.public.turn
        self.place: int = int(SOLO_PLACE) if seating.solo else seat
        self.side = seating.side_of[seat]
        self.hand: tuple[Card, ...] = tuple(
            card for card in view.zones[seating.hands[seat]].cards if card is not None
        )
        self.round = self._standing()

    def move(self, card: int) -> SeaMove:
        """To play this card."""
        at = self.hand.index(card)
        return next(move for move in self.known.view.moves if move.place == at)

    def _new(self) -> Round:
        seating = self.seating
        side_of = [seating.side_of[player] for player in seating.order]
        return Round(side_of, solo=seating.solo)

    def _standing(self) -> Round:
        """The round as the seat sees it now."""
        public, round_ = self.known.view.public, self._new()
        for card in self.hand:
            round_.give(self.place, card)
        _spread(round_, [*self.hand, *self.known.mind.unseen])
        zones = self.known.mind.zones
        round_.unplayed = len(self.hand) + sum(len(zones[zone]) for _, zone in self._elsewhere())
        round_.trump = -1 if public.trump is None else int(public.trump)
        round_.leader = 0 if self.seating.solo else public.leader
        round_.trick = self._cards(self.seating.trick)
        round_.best = strongest(round_.trick, round_.trump)
        for card in round_.trick:
            round_.stake_on(card)
        for player, zone in enumerate(self.seating.taken):
            self._take(round_, player, self._cards(zone))
        if public.last_winner is not None:
            self._take(round_, public.last_winner, self._cards(self.seating.last))
        return round_

    def _take(self, round_: Round, player: int, cards: list[Card]) -> None:
        for card in cards:
            round_.take(self.seating.side_of[player], card)

    def _cards(self, zone: ZoneId) -> list[Card]:
        """The cards of a zone that the seat sees or remembers."""
        return [slot.card for slot in self.known.mind.zones[zone] if slot.card is not None]

    # What the seat does not see

    def hidden(self, chance: Chance) -> Hidden:
        """The cards in other hands and in the pile, laid out in one way that may be."""
        owners: list[int] = []
        allowed: list[int] = []
        for owner, zone in self._elsewhere():
            for slot in self.known.mind.zones[zone]:
                owners.append(owner)
                allowed.append(EVERY_COLOUR if slot.faces is None else _colours(slot.faces))
        cards = list(self.known.mind.unseen)
        away = len(cards) - len(owners)
        owners += [int(AWAY)] * away
        allowed += [EVERY_COLOUR] * away
        chance.shuffle(cards)
        return Hidden(owners, allowed, _fitted(cards, allowed))

    def _elsewhere(self) -> Iterator[tuple[int, ZoneId]]:
        seating = self.seating
        for pile in (seating.ai_pile, seating.draw_pile):
            if pile is not None:
                yield int(NOBODY), pile
        for seat, zone in enumerate(seating.hands):
            if zone != self._own_zone:
                yield seat, zone

    @property
    def _own_zone(self) -> ZoneId:
        return self.seating.hands[0 if self.seating.solo else self.place]

    # What the seat saw

    def plays(self) -> list[Play]:
        """What the others played in this round, and how things stood; nothing if unknown."""
        laid = self._laid()
        if self.game.seats <= DRAWING_SEATS or len(laid) != self._count_played():
            return []
        round_ = self._new()
        _spread(round_, [*self.hand, *self.known.mind.unseen, *laid])
        round_.leader = (self.known.view.public.dealer + 1) % self.game.seats
        found: list[Play] = []
        for card in laid:
            place = int(round_.turn())
            if place != self.place:
                found.append(Play(round_.copy(), place, card))
            round_.lay(card)
        return found

    def _laid(self) -> list[Card]:
        """The cards that were played since the deal, the first one first."""
        found: list[Card] = []
        trick = self.seating.trick
        for moment in reversed(self.known.told):
            for step in reversed(moment.steps):
                if isinstance(step, Shuffled):
                    return found[::-1]
                if isinstance(step, Moved) and step.target == trick and step.card is not None:
                    found.append(step.card)
        return found[::-1]

    def _count_played(self) -> int:
        seating, zones = self.seating, self.known.mind.zones
        return sum(len(zones[zone]) for zone in (seating.trick, seating.last, *seating.taken))


def _spread(round_: Round, cards: list[Card]) -> None:
    """These cards are still to be played."""
    for card in cards:
        round_.left[card >> 4] |= 1 << (card & 15)


def _colours(faces: tuple[Card, ...]) -> int:
    found = 0
    for card in faces:
        found |= 1 << COLOUR_OF[card]
    return found


def _fitted(cards: list[Card], allowed: list[int]) -> list[Card]:
    """The cards in an order that each place allows; cards make way for others where they must."""
    slot_of: dict[Card, int] = {}

    def seated(slot: int, asked: set[Card]) -> bool:
        for card in cards:
            if allowed[slot] >> COLOUR_OF[card] & 1 and card not in slot_of:
                slot_of[card] = slot
                return True
        for card in cards:
            if allowed[slot] >> COLOUR_OF[card] & 1 and card not in asked:
                asked.add(card)
                if seated(slot_of[card], asked):
                    slot_of[card] = slot
                    return True
        return False

    for slot in sorted(range(len(allowed)), key=lambda slot: allowed[slot].bit_count()):
        if not seated(slot, set()):
            raise LookupError("the cards fit nowhere")
    return sorted(slot_of, key=slot_of.__getitem__)


@cache
def _game(seats: int, options: SeaOptions) -> SeaChange:
    return SeaChange(seats, options)
