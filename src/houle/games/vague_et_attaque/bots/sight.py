"""What a captain can see at a table of VAGUE & ATTAQUE: who has come how far, and what is left."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import TypeAlias

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.bots.prospects import (
    DECISIVE,
    HOMES,
    ORDINARY,
    Berth,
    Prospects,
    Steps,
    berth,
)
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import SHIP
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.kernel import Card, CardMask, Knowledge, Seat, View, ZoneId

VagueView: TypeAlias = View[VagueEtAttaquePublic, VagueEtAttaqueMove, VagueEtAttaqueOptions]
VagueKnowledge: TypeAlias = Knowledge[
    VagueEtAttaquePublic, VagueEtAttaqueMove, VagueEtAttaqueOptions
]

VALIDATED = ORDINARY[1][-1]
"""What a validated place is worth."""
ABOARD_COSTS = (0.6, 1.0, 2.0, 9.0)
"""Solo: how bad the first, second, … souvenir on the ship is (A-95)."""


class Sight:
    """One view, and what follows from it for the player who has it."""

    def __init__(self, view: VagueView) -> None:
        self.view = view
        self.public = view.public
        self.game = _game(view.seats, view.options)
        self.seating = self.game.seating
        self.me: Seat = view.viewer if isinstance(view.viewer, int) else view.public.turn
        self.side = self.game.side(self.me)
        self.alone = view.seats == 1
        self._berths: dict[tuple[Card, Seat], Berth] = {}
        self.rivals = tuple(seat for seat in range(view.seats) if seat not in self.side)

    def cards(self, zone: ZoneId) -> tuple[Card, ...]:
        """The cards of a zone that this player sees."""
        return self.view.zones[zone].cards  # type: ignore[return-value]

    def count(self, zone: ZoneId) -> int:
        """How many cards lie in a zone, seen or not."""
        return len(self.view.zones[zone].cards)

    # This player's cards

    @cached_property
    def souvenirs(self) -> tuple[Card, ...]:
        return self.cards(self.seating.souvenirs[self.me])

    @cached_property
    def places(self) -> tuple[Card, ...]:
        return self.cards(self.seating.places[self.me])

    @cached_property
    def hand_size(self) -> int:
        return self.hand_size_of(self.me)

    def hand_size_of(self, seat: Seat) -> int:
        return sum([self.count(zone) for zone in self.seating.hand_zones[seat]])

    @cached_property
    def berths(self) -> list[Berth]:
        """The places that lie where this player may lay souvenirs on them."""
        return self.reach(self.me)

    @cached_property
    def own(self) -> Prospects:
        """What this player has, and what it is good for."""
        return Prospects(self.berths + self.in_hand(self.places), self.souvenirs)

    def in_hand(self, places: Iterable[Card]) -> list[Berth]:
        """Places of the hand."""
        steps = self.steps(self.me)
        return [
            berth(CARDS.printed[place].id, 0, steps, dedicated=False, laid=False)
            for place in places
        ]

    # Everybody's zones

    def reach(self, seat: Seat) -> list[Berth]:
        """A-32, A-70, A-81."""
        found = [one for mate in self.game.side(seat) for one in self.open(mate)]
        if self.view.seats == MIDDLE_SEATS and self.count(self.seating.middle):
            found.append(self.berth(CARDS.ship, seat))
        return found

    def open(self, seat: Seat) -> list[Berth]:
        """The places in a player's zone that are not validated."""
        validated = self.public.validated
        harbour = self.cards(self.seating.harbours[seat])
        return [self.berth(place, seat) for place in harbour if place not in validated]

    def berth(self, place: Card, seat: Seat) -> Berth:
        """A place as it is for a player in whose reach it lies."""
        found = self._berths.get((place, seat))
        if found is None:
            aboard = self.cards(self.seating.berths[place])
            found = self._berths[place, seat] = self.berth_with(place, seat, aboard)
        return found

    def berth_with(self, place: Card, seat: Seat, aboard: Sequence[Card]) -> Berth:
        """A place as it would be with these souvenirs on it."""
        dedicated = any(len(HOMES[souvenir]) == 1 for souvenir in aboard)
        steps = self.steps(seat)
        if place == CARDS.ship:
            steps = _steps_of_ship(steps, middle=self.view.seats <= MIDDLE_SEATS)
        return berth(CARDS.printed[place].id, len(aboard), steps, dedicated=dedicated)

    def steps(self, seat: Seat) -> Steps:
        return DECISIVE if self.missing[seat] == 1 else ORDINARY

    @cached_property
    def missing(self) -> list[int]:
        """How many places each player's side still has to validate."""
        harbours = [self.cards(harbour) for harbour in self.seating.harbours]
        validated = self.public.validated
        own = [sum([place in validated for place in harbour]) for harbour in harbours]
        game = self.game
        return [
            game.needed - sum([own[mate] for mate in game.side(seat)])
            for seat in range(self.view.seats)
        ]

    def strength(self, seat: Seat) -> float:
        """How far a player's side has come."""
        validated = self.game.needed - self.missing[seat]
        found = [one.worth for mate in self.game.side(seat) for one in self.open(mate)]
        return VALIDATED * validated + sum(found) + 0.3 * self.hand_size_of(seat)

    def owner(self, place: Card) -> Seat | None:
        """In whose zone a place lies."""
        for seat, harbour in enumerate(self.seating.harbours):
            if place in self.cards(harbour):
                return seat
        return None

    # What is still to come

    @cached_property
    def seen(self) -> set[Card | None]:
        return {card for zone in self.view.zones for card in zone.cards}

    def unseen(self, kind: CardMask) -> list[Card]:
        """The cards of a kind that this player does not see anywhere."""
        return [card for card in _cards(kind) if card not in self.seen]

    @cached_property
    def gains(self) -> list[float]:
        """What each souvenir that may be drawn is worth, the least first."""
        unseen = self.unseen(CARDS.souvenirs) or list(_cards(CARDS.souvenirs))
        return sorted([self.gain(souvenir) for souvenir in unseen])

    def gain(self, souvenir: Card) -> float:
        """What it is worth to get a souvenir from a deck."""
        if self.alone and SHIP in HOMES[souvenir]:
            return -self.aboard_cost
        return self.own.gain(souvenir)

    @cached_property
    def place_gains(self) -> list[float]:
        """What each place that may be drawn is worth, the least first."""
        unseen = self.unseen(CARDS.berths) or list(_cards(CARDS.berths))
        return sorted([self.place_gain(place) for place in unseen])

    def place_gain(self, place: Card) -> float:
        """What it is worth to get a place into the hand."""
        return self.own.gain_of_place(CARDS.printed[place].id, self.steps(self.me))

    @cached_property
    def aboard_cost(self) -> float:
        """Solo: how bad the next souvenir on the ship is."""
        aboard = self.count(self.seating.berths[CARDS.ship])
        return ABOARD_COSTS[min(aboard, len(ABOARD_COSTS) - 1)]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def best_of(count: int, numbers: list[float]) -> float:
    """What the best of so many is worth on average; the numbers must be in order."""
    chances = _chances_to_be_best(count, len(numbers))
    return sum([number * chance for number, chance in zip(numbers, chances, strict=True)])


@cache
def _chances_to_be_best(count: int, total: int) -> tuple[float, ...]:
    """How likely each of so many numbers in order is the best of a few."""
    return tuple(((rank + 1) / total) ** count - (rank / total) ** count for rank in range(total))


@cache
def _game(seats: int, options: VagueEtAttaqueOptions) -> VagueEtAttaque:
    return VagueEtAttaque(seats, options)


@cache
def _cards(mask: CardMask) -> tuple[Card, ...]:
    return tuple(card for card in CARDS.all if mask >> card & 1)


@cache
def _steps_of_ship(steps: Steps, *, middle: bool) -> Steps:
    """It leaves with one souvenir (A-20); in the middle whoever lays the third has it (A-70)."""
    without, with_dedicated = steps
    if middle:
        return (0.0, 0.2, 0.3), (0.0, 0.3, 0.4, with_dedicated[-1])
    return (0.0, 0.2, *without[2:]), (0.0, 0.3, *with_dedicated[2:])
