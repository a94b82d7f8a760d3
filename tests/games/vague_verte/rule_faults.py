"""VAGUE VERTE played by wrong rules, which the referee must notice."""

import msgspec
import pytest

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.components import FACES, KIND, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.roads import Road
from houle.games.vague_verte.state import Cause, RedSignal
from houle.kernel import Card, CardMask, Chance, Seat, ZoneId
from tests.games.planting import Faults
from tests.games.vague_verte.planting import (
    FOUR,
    LONG,
    ORIGINAL,
    SHORT,
    THREE,
    TWO,
    VagueTable,
)
from tests.games.vague_verte.suite import VAGUE_VERTE

RULE_FAULTS = Faults(VAGUE_VERTE)
BREAKDOWNS = sum(1 << card for card, kind in enumerate(KIND) if kind is FaceName.BREAKDOWN)


@RULE_FAULTS.game("lockstep", THREE)
class NothingTurnedUp(VagueVerte):
    """V-11."""

    def _end_turn(self, table: VagueTable, chance: Chance) -> None:
        before = len(table.zone("pile"))
        super()._end_turn(table, chance)
        if len(table.zone("pile")) < before:
            table.zone("pile").append(table.zone("discard").pop())


@RULE_FAULTS.game("lockstep", TWO, within=30)
class BottomOfTheStackShows(VagueVerte):
    """V-11."""

    def _draw(self, table: VagueTable, seat: Seat, move: DrawFromPile | TakeFaceUp) -> None:
        table.zone("under").reverse()
        super()._draw(table, seat, move)
        table.zone("under").reverse()


@RULE_FAULTS.game("lockstep", FOUR)
class CarKeptBeforeTheStart(VagueVerte):
    """V-12: whoever can start must."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        if table.zone("street", seat) or not any(isinstance(move, Drive) for move in offered):
            return offered
        return [*offered, *(Discard(place) for place in range(len(table.zone("hand", seat))))]


@RULE_FAULTS.game("lockstep", FOUR, within=40)
class ReshuffleTakesTheTopCardToo(VagueVerte):
    """V-14."""

    def _renew_pile(self, table: VagueTable, chance: Chance) -> None:
        table.move_all(self.seating.discard, self.seating.under)
        super()._renew_pile(table, chance)


@RULE_FAULTS.game("lockstep", TWO, FOUR, within=40)
class TwinsToldApart(VagueVerte):
    """V-15: then the number on a card tells what its face does not."""

    def _give(self, table: VagueTable, seat: Seat, place: int, target: ZoneId) -> Card:
        return table.move(self.seating.hands[seat], place, target)


@RULE_FAULTS.patch("lockstep", THREE)
def breakdown_behind_a_car_of_another_colour(patch: pytest.MonkeyPatch) -> None:
    """V-22."""

    def any_colour(road: Road) -> CardMask:
        behind_a_car = road.last is not None and KIND[road.last] is FaceName.CAR
        return BREAKDOWNS if road.goes_on and behind_a_car else 0

    patch.setattr(Road, "breakdowns", property(any_colour))


@RULE_FAULTS.game("lockstep", THREE, within=20)
class TowTruckMovesThePlayer(VagueVerte):
    """V-23, V-24: it covers the breakdown."""

    def _drive(self, table: VagueTable, seat: Seat, place: int) -> None:
        super()._drive(table, seat, place)
        street, towed = table.zone("street", seat), table.zone("towed", seat)
        if towed and KIND[street[-1]] is FaceName.TOW_TRUCK:
            street.insert(-1, towed.pop())


class LyingRoad(Road):
    """A road on which no signal bars anybody."""

    def __init__(
        self, street: list[Card], owner: Seat, signals: tuple[RedSignal, ...], length: int
    ) -> None:
        super().__init__(street, owner, signals, length)
        self.barred = False


@RULE_FAULTS.game("lockstep", THREE)
class RedLightDoesNotHold(VagueVerte):
    """V-24."""

    def road(self, table: VagueTable, seat: Seat) -> Road:
        street = table.zone("street", seat)
        return LyingRoad(street, seat, table.public.signals, self.length)


@RULE_FAULTS.game("lockstep", THREE, within=20)
class RedLightDoesNotHoldForOthersCards(VagueVerte):
    """V-31."""

    def road(self, table: VagueTable, seat: Seat) -> Road:
        if seat == table.public.turn:
            return super().road(table, seat)
        street = table.zone("street", seat)
        return LyingRoad(street, seat, table.public.signals, self.length)


@RULE_FAULTS.game("lockstep", THREE)
class RedLightStopsEverybodyBehindItToo(VagueVerte):
    """V-24: a player may come up to it."""

    def road(self, table: VagueTable, seat: Seat) -> Road:
        road = super().road(table, seat)
        road.barred |= any(signal.row == road.row + 1 for signal in table.public.signals)
        return road


@RULE_FAULTS.game("lockstep", TWO, THREE, within=60)
class AmbulanceHeldByTheSignalItReached(VagueVerte):
    """V-26."""

    def _pass_signal(self, public: VagueVertePublic, seat: Seat, row: int) -> None:
        pass


@RULE_FAULTS.game("lockstep", TWO, within=20)
class AmbulanceAnywhere(VagueVerte):
    """V-26: only at a red signal."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        if not table.public.drawn or self.road(table, seat).broken_down:
            return offered
        hand = table.zone("hand", seat) if table.zone("street", seat) and offered else []
        drives = [Drive(p) for p, card in enumerate(hand) if KIND[card] is FaceName.AMBULANCE]
        return [*offered, *(drive for drive in drives if drive not in offered)]


@RULE_FAULTS.game("lockstep", FOUR, within=60)
class AmbulanceAsTheFirstCard(VagueVerte):
    """V-21, V-26."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        if table.zone("street", seat) or not (offered and table.public.drawn):
            return offered
        hand = enumerate(table.zone("hand", seat))
        return [*offered, *(Drive(p) for p, card in hand if KIND[card] is FaceName.AMBULANCE)]


@RULE_FAULTS.game("lockstep", THREE)
class DucksStopNobody(VagueVerte):
    """V-27."""

    def _hinder(self, table: VagueTable, seat: Seat, place: int, owner: Seat) -> None:
        super()._hinder(table, seat, place, owner)
        table.public.misses = (False,) * self.seats


@RULE_FAULTS.patch("lockstep", SHORT, within=40)
def ducks_on_the_last_square(patch: pytest.MonkeyPatch) -> None:
    """V-28b."""
    patch.setattr(Road, "ends_next", False)


@RULE_FAULTS.game("lockstep", THREE, FOUR, within=60)
class SecondDuckFamily(VagueVerte):
    """V-29."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        trial = table.copy()
        trial.public.misses = (False,) * self.seats
        return super().moves(trial, seat)


@RULE_FAULTS.game("lockstep", SHORT)
class RedLightAtTheBeach(VagueVerte):
    """V-30: not at the last row."""

    @property
    def rows(self) -> range:
        return range(1, self.length + 1)


@RULE_FAULTS.game("lockstep", ORIGINAL)
class NumberDoesNotMatch(VagueVerte):
    """V-32: the colour or the number."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        street, hand = table.zone("street", seat), table.zone("hand", seat)
        if not street or KIND[street[-1]] is not FaceName.CAR:
            return super().moves(table, seat)
        return [
            move
            for move in super().moves(table, seat)
            if not isinstance(move, Drive)
            or FACES[hand[move.place]].colour in {FACES[street[-1]].colour, None}
        ]


@RULE_FAULTS.game("lockstep", THREE)
class OriginalRuleAtEveryTable(VagueVerte):
    """V-32: off by default."""

    def road(self, table: VagueTable, seat: Seat) -> Road:
        self.original = True
        return super().road(table, seat)


@RULE_FAULTS.game("lockstep", SHORT, within=60)
class TowTruckOnTheLastSquareNotNoticed(VagueVerte):
    """V-28c, V-40."""

    def _drive(self, table: VagueTable, seat: Seat, place: int) -> None:
        super()._drive(table, seat, place)
        if KIND[table.zone("street", seat)[-1]] is FaceName.TOW_TRUCK:
            table.public.ended = None


@RULE_FAULTS.game("lockstep", SHORT, within=30)
class BreakdownOnTheLastSquareWins(VagueVerte):
    """V-28c: only what is laid on one's own street does."""

    def _hinder(self, table: VagueTable, seat: Seat, place: int, owner: Seat) -> None:
        super()._hinder(table, seat, place, owner)
        if len(table.zone("street", owner)) == self.length:
            table.public.ended = Cause.ARRIVED


@RULE_FAULTS.game("lockstep", LONG, within=20)
class EndWhenThePileFirstRunsOut(VagueVerte):
    """V-14, V-41."""

    def _renew_pile(self, table: VagueTable, chance: Chance) -> None:
        super()._renew_pile(table, chance)
        table.public.ended = Cause.RAN_OUT


@RULE_FAULTS.game("lockstep", TWO, within=20)
class MissedTurnCountsForTheRound(VagueVerte):
    """V-41."""

    def _begin_turn(self, table: VagueTable, chance: Chance) -> None:
        missed = sum(table.public.misses)
        super()._begin_turn(table, chance)
        table.public.idle += missed - sum(table.public.misses)


@RULE_FAULTS.game("lockstep", TWO, THREE, within=30)
class GreenLightForOnesOwnSake(VagueVerte):
    """V-25: both signals leave the game, for everybody."""

    def _signal(self, table: VagueTable, seat: Seat, place: int, row: int) -> None:
        before = table.public.signals
        super()._signal(table, seat, place, row)
        if len(table.public.signals) < len(before):
            table.public.signals = tuple(
                msgspec.structs.replace(signal, passed_by=seat) if signal.row == row else signal
                for signal in before
            )


@RULE_FAULTS.game("lockstep", THREE)
class HinderOneself(VagueVerte):
    """V-22, V-27: breakdowns and ducks are for opponents."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        places = {move.place for move in offered if isinstance(move, Hinder)}
        return [*offered, *(Hinder(place, seat) for place in sorted(places))]
