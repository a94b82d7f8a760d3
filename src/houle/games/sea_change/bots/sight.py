"""What a seat at a table of SEA CHANGE knows, as a table in its head."""

from functools import cache
from typing import TypeAlias

from houle.games.sea_change.bots.beliefs import Hidden, Play
from houle.games.sea_change.bots.cards import Cards
from houle.games.sea_change.bots.habits import Glance, Habit
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.components import COLOUR_OF, Colour
from houle.games.sea_change.dealing import begin
from houle.games.sea_change.moves import SeaMove
from houle.games.sea_change.rules import SeaChange
from houle.games.sea_change.state import SeaOptions, SeaPublic, Teams
from houle.kernel import Card, Chance, Knowledge, Moved, Place, Shuffled, Table, ZoneId

DRAWING_SEATS = 2
"""So few draw cards meanwhile, so that nobody can tell what another held at a time (S-40)."""
EVERY_COLOUR = (1 << len(Colour)) - 1

SeaKnowledge: TypeAlias = Knowledge[SeaPublic, SeaMove, SeaOptions]


class Sight:
    """One seat's knowledge. Cards that it does not see lie nowhere in its `scene`."""

    def __init__(self, known: SeaKnowledge) -> None:
        view = known.view
        self.known = known
        self.game = single_round(view.seats, view.options.teams)
        self.seating = seating = self.game.seating
        self.seat = view.viewer if isinstance(view.viewer, int) else view.public.turn
        self.side = seating.side_of[self.seat]
        self.pile = seating.draw_pile if seating.ai_pile is None else seating.ai_pile
        self.hand: list[Card] = [
            card for card in view.zones[seating.hands[self.seat]].cards if card is not None
        ]
        self.scene = Scene(self.game, self._table(), self._left())

    def move(self, place: Place) -> SeaMove:
        """To play the card at this place of the hand."""
        return next(move for move in self.known.view.moves if move.place == place)

    def _table(self) -> Table[SeaPublic]:
        """All that the seat sees or remembers, as if nobody had won a round yet."""
        zones = [
            [slot.card for slot in slots if slot.card is not None]
            for slots in self.known.mind.zones
        ]
        zones[self.seating.hands[self.seat]] = self.hand[:]
        public = self.known.view.public.__copy__()
        public.victories = self.game.first_record().victories
        return Table(self.game.layout, public, zones)

    def _left(self) -> Cards:
        left = Cards()
        left.add(self.hand)
        left.add(list(self.known.mind.unseen))
        return left

    # What the seat does not see

    def hidden(self, chance: Chance) -> Hidden:
        """The cards in other hands and in the pile, laid out in one way that may be."""
        zones: list[ZoneId] = []
        allowed: list[int] = []
        for zone, slots in enumerate(self.known.mind.zones):
            for slot in slots:
                if slot.card is None:
                    zones.append(zone)
                    allowed.append(EVERY_COLOUR if slot.faces is None else _colours(slot.faces))
        cards = list(self.known.mind.unseen)
        chance.shuffle(cards)
        return Hidden(zones, allowed, _fitted(cards, allowed))

    # What the seat saw

    def plays(self, hidden: Hidden, habit: Habit) -> list[Play]:
        """What the others played in this round, and what they saw then; nothing if unknown.

        The round is played again from its beginning, with hidden cards anywhere they may lie.
        """
        laid = self._laid()
        if self.game.seats <= DRAWING_SEATS or len(laid) != self._count_played():
            return []
        scene = self._beginning(hidden, laid)
        found: list[Play] = []
        for zone, card in laid:
            seat = scene.table.public.turn
            if seat != self.seat:
                found.append(Play(Glance(scene.copy(), habit, seat), zone, card))
            scene.lay(seat, scene.hand(seat).index(card))
        return found

    def _beginning(self, hidden: Hidden, laid: list[tuple[ZoneId, Card]]) -> Scene:
        """The round as it may have been dealt."""
        scene, seating = self.scene.copy(), self.seating
        zones = scene.table.zones
        for zone in (seating.trick, seating.last, *seating.taken):
            zones[zone].clear()
        for zone, card in (*zip(hidden.zones, hidden.cards, strict=True), *laid):
            zones[zone].append(card)
        scene.left.add([card for _, card in laid])
        scene.table.public.last_winner = None
        begin(self.game, scene.table.public)
        return scene

    def _laid(self) -> list[tuple[ZoneId, Card]]:
        """From where which cards were played since the deal, the first one first."""
        found: list[tuple[ZoneId, Card]] = []
        trick = self.seating.trick
        for moment in reversed(self.known.told):
            for step in reversed(moment.steps):
                if isinstance(step, Shuffled):
                    return found[::-1]
                if isinstance(step, Moved) and step.target == trick and step.card is not None:
                    found.append((step.origin, step.card))
        return found[::-1]

    def _count_played(self) -> int:
        seating, zones = self.seating, self.known.mind.zones
        return sum(len(zones[zone]) for zone in (seating.trick, seating.last, *seating.taken))


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
def single_round(seats: int, teams: Teams) -> SeaChange:
    """The game that a round decides: nobody imagines the next deal."""
    return SeaChange(seats, SeaOptions(1, teams))
