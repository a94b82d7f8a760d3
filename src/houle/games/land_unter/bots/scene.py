"""A round in somebody's head, played at a table by the rules, and what judgement asks of it."""

from typing import Any, Final, final

from houle.games.land_unter.components import HIGHEST, level
from houle.games.land_unter.dealing import turn_up
from houle.games.land_unter.flood import level_of
from houle.games.land_unter.rules import PLAYS, LandUnter
from houle.games.land_unter.state import LandUnterPublic
from houle.kernel import Card, Place, ScriptedChance, Seat, Seats, Table, imagined_table

NOTHING_BY_CHANCE: Final = ScriptedChance()
"""Within a round nothing is left to chance."""

FROM_CARD: Final[list[Any]] = [
    sum(1 << 8 * number for number in range(card, HIGHEST + 1)) for card in range(HIGHEST + 1)
]
"""A one for each number from a card on, a byte each: so a card goes from all counts at once. Taken
as it is: compiled, so long a number would be taken apart each time."""
ALL_UNPLAYED: Final[int] = sum(FROM_CARD[1:])


@final
class Scene:
    """A table at which the game ends with the round, and the cards that were not played yet.

    All hands are in rising order.
    """

    def __init__(
        self, game: LandUnter, table: Table[LandUnterPublic], unplayed: int = ALL_UNPLAYED
    ) -> None:
        self.game: LandUnter = game
        self.table: Table[LandUnterPublic] = table
        table.public.round = game.seats  # the last round
        self._unplayed: Any = unplayed
        self.hands: list[list[Card]] = [table.zones[hand] for hand in game.seating.hands]
        self.playing: Seats = ()
        """The seats that have not dropped out."""
        self.belts: tuple[int, ...] = ()
        self.levels: list[int] = []
        self.low: int = 0
        """Of the two levels that are turned up."""
        self.high: int = 0
        self.below: bytes = b""
        """How many cards up to each number were not played in this round."""
        self._look()

    def _look(self) -> None:
        """How a trick begins."""
        game, table = self.game, self.table
        turned_up = table.zones[game.seating.turned_up]
        if not turned_up:  # the round is over
            return
        one, other = level(turned_up[0]), level(turned_up[1])
        self.low, self.high = min(one, other), max(one, other)
        self.playing = game.still_in(table)
        self.belts = table.public.belts
        self.levels = [level_of(game, table, seat) for seat in game.everybody]
        self._count()

    def _count(self) -> None:
        unplayed: int = self._unplayed
        self.below = unplayed.to_bytes(HIGHEST + 1, "little")

    def copy(self) -> "Scene":
        """An equal scene that can be played on without touching this one."""
        return Scene(self.game, self.table.copy(), self._unplayed)

    def dealt(self, hands: list[list[Card]], pile: list[Card]) -> "Scene":
        """The same with these cards where one does not see them; `hands` are those laid down of
        whoever has dropped out."""
        table, seating = self.table.copy(), self.game.seating
        zones = table.zones
        for seat, hand in enumerate(hands):
            held = seating.hands if seat in self.playing else seating.laid_down
            zones[held[seat]] = hand
        zones[seating.pile] = pile
        return Scene(self.game, table, self._unplayed)

    def over(self) -> bool:
        return not self.table.zones[self.game.seating.turned_up]

    def points(self) -> tuple[int, ...]:
        """Of each seat, once the round is over."""
        return self.table.public.scores[-1]

    def play(self, cards: list[Card]) -> None:
        """A trick, with the card of each seat that has not played one yet."""
        if self.game.openly:
            trick = self.trick()
            while (seat := self.turn(trick)) >= 0:
                self.lay(seat, cards[seat])
            return
        places = cards[:]
        unplayed = self._unplayed
        for seat in self.playing:
            card = cards[seat]
            places[seat] = _place(self.hands[seat], card)
            unplayed = unplayed - FROM_CARD[card]
        self._unplayed = unplayed
        self.game.play_at_once(self.table, places, NOTHING_BY_CHANCE)
        self._look()

    def trick(self) -> int:
        return self.table.public.trick

    def turn(self, trick: int) -> int:
        """Open play: whose turn it is in this trick, -1 once it is over."""
        public = self.table.public
        return -1 if public.turn is None or public.trick != trick else public.turn

    def lay(self, seat: Seat, card: Card) -> None:
        """Open play: one card of a trick."""
        self._unplayed -= FROM_CARD[card]
        place = _place(self.hands[seat], card)
        self.game.play(self.table, seat, PLAYS[place], NOTHING_BY_CHANCE)
        self._look()


def _place(hand: list[Card], card: Card) -> Place:
    """Where in a hand the card is; compiled, a loop over numbers is quicker than `index`."""
    place = 0
    while hand[place] != card:
        place += 1
    return place


def beginning(
    game: LandUnter, hands: list[list[Card]], belts: tuple[int, ...], water: list[Card]
) -> Scene:
    """A round that begins with these cards, the water in the order in which it is turned up."""
    public = game.first_record()
    public.belts = public.allotted = belts
    table = imagined_table(game.layout, public)
    for zone, hand in zip(game.seating.hands, hands, strict=True):
        table.put(zone, sorted(hand))
    table.put(game.seating.pile, water[::-1])
    turn_up(game, table)
    return Scene(game, table)
