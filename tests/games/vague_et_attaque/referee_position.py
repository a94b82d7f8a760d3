"""The table as the referee of VAGUE & ATTAQUE keeps it: people, spots, and what chance decided.

A spot is a place that lies somewhere, together with the souvenirs on it; whoever has it in front
of them has both. The pirate ship is a spot that travels.
"""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaquePublic
from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.effects import Phase, Stock
from houle.games.vague_et_attaque.moves import PickCard, VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import Card, Chance, Seat, TrackedTable, ZoneId
from tests.games.refereeing import RefereeError

T = TypeVar("T")
VagueTable: TypeAlias = TrackedTable[VagueEtAttaquePublic]
Moves: TypeAlias = frozenset[VagueEtAttaqueMove]
Play: TypeAlias = tuple[Seat, VagueEtAttaqueMove]


class OverError(Exception):
    """The game ends at once, in the middle of whatever goes on."""


def require(rule: str, holds: bool, complaint: str) -> None:
    """Complain with the rule that is broken."""
    if not holds:
        raise RefereeError(f"{rule}: {complaint}")


def same(what: str, in_the_game: object, by_the_referee: object) -> None:
    """Raise if the two differ."""
    if in_the_game != by_the_referee:
        raise RefereeError(f"{what}: the game has {in_the_game}, the referee {by_the_referee}")


@dataclass(frozen=True)
class Ask:
    """A moment at which the game waits for somebody, and what everybody may do then."""

    seat: Seat
    moves: Moves
    asides: Mapping[Seat, Moves] = field(default_factory=dict)


Script: TypeAlias = Generator[Ask, Play, T]
"""Something that goes on, asking now and then, and gets what was played as the answer."""


class Luck:
    """A chance that writes down what it decides, for the referee to read in the same order."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._numbers: list[tuple[int, int]] = []
        self._orders: list[list[Card]] = []

    def below(self, bound: int) -> int:
        value = self._chance.below(bound)
        self._numbers.append((bound, value))
        return value

    def shuffle(self, cards: list[Card]) -> None:
        self._chance.shuffle(cards)
        self._orders.append(cards[:])

    def number(self, bound: int) -> int:
        """What came out, which must have been one of so many things."""
        if not self._numbers:
            raise RefereeError(f"chance should have decided between {bound} things")
        asked, value = self._numbers.pop(0)
        same("things between which chance decides", asked, bound)
        return value

    def order(self, cards: Iterable[Card]) -> list[Card]:
        """How these cards came out of a shuffle."""
        if not self._orders:
            raise RefereeError("cards should have been shuffled")
        order = self._orders.pop(0)
        same("cards that are shuffled", sorted(order), sorted(cards))
        return order

    def forget_the_deal(self) -> None:
        """The referee comes when the cards are dealt."""
        self._numbers.clear()
        self._orders.clear()

    def check_all_read(self) -> None:
        """Raise if chance decided something that the rules do not leave to it."""
        same("left to chance", (self._numbers, self._orders), ([], []))


@dataclass
class Spot:
    """A place that lies on the table, with the souvenirs on it in the order they were laid."""

    card: Card
    on: list[Card] = field(default_factory=list)
    validated: bool = False


@dataclass
class Sailor:
    """A player: the hand in its three kinds, what is looked at, and the spots in their zone."""

    artefact: list[Card]
    souvenirs: list[Card]
    places: list[Card]
    golds: list[Card]
    looking: list[Card] = field(default_factory=list)
    zone: list[Spot] = field(default_factory=list)
    protected: bool = False
    will_pass: list[Phase] = field(default_factory=list)

    @property
    def hand(self) -> list[Card]:
        return [*self.souvenirs, *self.places, *self.golds]


class Position:
    """Who has what, whose turn it is, and where things are called what."""

    def __init__(self, game: VagueEtAttaque, table: VagueTable, luck: Luck) -> None:
        self.luck = luck
        self.cards: Cards = game.cards
        self.layout = game.layout
        self.seats = game.seats
        self.teams = game.options.teams
        self.alone = game.seats == 1
        self.decks = {stock: list(table.zone(f"{stock}-deck")) for stock in Stock}
        self.discards: dict[Stock, list[Card]] = {stock: [] for stock in Stock}
        self.encounters = list(table.zone("encounter-deck"))
        self.read_encounters: list[Card] = []
        self.shown: list[Card] = []
        self.unused_artefacts = list(table.zone("unused-artefacts"))
        self.box = list(table.zone("box"))
        self.sailors = [
            Sailor(
                artefact=list(table.zone("artefact", seat)),
                souvenirs=list(table.zone("souvenirs", seat)),
                places=list(table.zone("places", seat)),
                golds=list(table.zone("golds", seat)),
            )
            for seat in range(game.seats)
        ]
        self.ship = Spot(game.cards.ship)
        self.first = self.turn = table.public.turn
        self.middle: list[Spot] = [self.ship] if self.seats <= 2 else []
        if not self.middle:
            self.sailors[self.first].zone.append(self.ship)
        self.round = 1
        self.phase = Phase.EXPLORATION
        self.validated: list[Card] = []
        self.may_lay = dict.fromkeys(Stock, 1)
        self.additional = dict.fromkeys(Stock, 0)
        """A-81c: how many of those that may be laid are owed to an effect."""
        self.laid_something = False
        self.power_used = False
        self.kept_off = False
        self.lightened_in_round = 0
        """A-21: when the ship last went from two souvenirs to one."""
        self.ended: Cause | None = None

    KINDS = ("souvenirs", "places", "golds")

    # --- people --------------------------------------------------------------------------------

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats

    def round_from(self, seat: Seat) -> list[Seat]:
        """All players, this one first, then to the left (A-37)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others(self, seat: Seat) -> list[Seat]:
        return self.round_from(seat)[1:]

    def side(self, seat: Seat) -> list[Seat]:
        """A player and the partner, if any (A-80)."""
        return [seat, (seat + 2) % 4] if self.teams else [seat]

    def partners(self, seat: Seat) -> list[Seat]:
        return self.side(seat)[1:]

    # --- things --------------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        return self.cards.printed[card].id

    def is_marked(self, souvenir: Card) -> bool:
        """A-91: it bears the ship's symbol."""
        return self.belongs(souvenir, self.ship)

    def belongs(self, souvenir: Card, spot: Spot) -> bool:
        return self.name(spot.card) in self.cards.souvenir(souvenir).places

    def is_dedicated(self, souvenir: Card, spot: Spot) -> bool:
        """A-04."""
        return self.cards.souvenir(souvenir).places == (self.name(spot.card),)

    def on_spot(self, spot: Spot) -> ZoneId:
        """What the game calls the souvenirs on a place."""
        return self.layout.zone(self.cards.berth_name(spot.card))

    def all_spots(self) -> list[Spot]:
        return [*self.middle, *(spot for sailor in self.sailors for spot in sailor.zone)]

    def loose_souvenirs(self, seat: Seat) -> list[tuple[PickCard, tuple[Spot, Card]]]:
        """Souvenirs in a player's zone that do not lie there for good (A-42)."""
        return [
            (PickCard(self.on_spot(spot), place), (spot, card))
            for spot in self.sailors[seat].zone
            if not spot.validated
            for place, card in enumerate(spot.on)
        ]

    def empty_spots(self, seat: Seat) -> list[tuple[PickCard, Spot]]:
        """Places in a player's zone without souvenirs."""
        harbour = self.layout.zone("harbour", seat)
        return [
            (PickCard(harbour, place), spot)
            for place, spot in enumerate(self.sailors[seat].zone)
            if not spot.on
        ]

    def in_hand(self, seat: Seat, *kinds: str) -> list[tuple[PickCard, Card]]:
        """Cards of some kinds that a player holds, as choices."""
        return [
            (PickCard(self.layout.zone(kind, seat), place), card)
            for kind in kinds
            for place, card in enumerate(getattr(self.sailors[seat], kind))
        ]

    # --- what happens to things ----------------------------------------------------------------

    def lay_off(self, card: Card) -> None:
        """Onto the discard pile of its kind."""
        bit = 1 << card
        if bit & self.cards.encounters:
            self.read_encounters.append(card)
        else:
            stock = Stock.SOUVENIR if bit & self.cards.souvenirs else Stock.PLACE
            self.discards[stock].append(card)

    def out_of_hand(self, seat: Seat, card: Card) -> Card:
        for kind in self.KINDS:
            cards: list[Card] = getattr(self.sailors[seat], kind)
            if card in cards:
                cards.remove(card)
        return card

    def off_the_spot(self, spot: Spot, souvenir: Card) -> Card:
        """A souvenir leaves a place; the ship may travel again, in a while (A-21)."""
        if spot is self.ship and len(spot.on) == 2:
            self.lightened_in_round = self.round
        spot.on.remove(souvenir)
        return souvenir

    def bring_spot(self, spot: Spot, seat: Seat) -> None:
        """A place comes into somebody's zone with all that lies on it."""
        for spots in (self.middle, *(sailor.zone for sailor in self.sailors)):
            if spot in spots:
                spots.remove(spot)
        self.sailors[seat].zone.append(spot)

    def end(self, cause: Cause) -> None:
        self.ended = cause
        raise OverError


def choose(seat: Seat, options: Iterable[tuple[VagueEtAttaqueMove, T]]) -> Script[T | None]:
    """A-37: somebody decides; what is possible in one way only is done, what in none is passed."""
    open_to = dict(options)
    if len(open_to) < 2:
        return next(iter(open_to.values()), None)
    _, move = yield Ask(seat, frozenset(open_to))
    return open_to[move]
