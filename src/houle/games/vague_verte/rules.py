"""The rules of VAGUE VERTE, in the order of a turn; streets and refusals have their own modules."""

from typing import ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from houle.games.vague_verte import refusals
from houle.games.vague_verte.basics import Basics
from houle.games.vague_verte.components import CARDS, CARS, EQUAL, FACES, KIND, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.roads import Road, red_rows
from houle.games.vague_verte.state import (
    LENGTHS,
    Cause,
    RedSignal,
    VagueVerteOptions,
    VagueVertePublic,
)
from houle.games.vague_verte.words import WORDS, Happening, Reason
from houle.kernel import (
    At,
    Card,
    Chance,
    Face,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Words,
    ZoneId,
)

HAND: Final = 5
"""V-03."""
MOST_SEATS: Final = 4
CAR: Final = FaceName.CAR
BREAKDOWN: Final = FaceName.BREAKDOWN
TOW_TRUCK: Final = FaceName.TOW_TRUCK
AMBULANCE: Final = FaceName.AMBULANCE
DUCKS: Final = FaceName.DUCKS
RED_SIGNAL: Final = FaceName.RED_SIGNAL
GREEN_SIGNAL: Final = FaceName.GREEN_SIGNAL
PLACES: Final = range(HAND + 1)
DRAW_FROM_PILE: Final = DrawFromPile()
TAKE_FACE_UP: Final = TakeFaceUp()
DRIVES: Final = tuple(map(Drive, PLACES))
DISCARDS: Final = tuple(map(Discard, PLACES))
HINDERS: Final = tuple(tuple(Hinder(at, seat) for seat in range(MOST_SEATS)) for at in PLACES)
SIGNALS: Final = tuple(tuple(Signal(at, row) for row in range(LENGTHS[-1])) for at in PLACES)
"""Moves are values, so each is made once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VagueVerte(Basics):
    """Square by square to the beach, before the others."""

    name: ClassVar[str] = "vague-verte"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, MOST_SEATS + 1)
    usual_seats: ClassVar[int | None] = 3
    shelf: ClassVar[int] = 40
    age: ClassVar[int | None] = 6
    seats_rule: ClassVar[str] = "V-00"
    move_type: ClassVar[object] = VagueVerteMove
    options_type: ClassVar[type[VagueVerteOptions]] = VagueVerteOptions
    words: ClassVar[Words] = WORDS

    def option_problem(self) -> Refusal | None:
        options = self.options
        if options.length not in LENGTHS:
            facts = {"fewest": LENGTHS[0], "most": LENGTHS[-1]}
            return Refusal("V-02", Reason.STREET_LENGTH, {**facts})
        if options.first is not None and options.first not in range(self.seats):
            return Refusal("V-04", Reason.FIRST_SEAT, {"seats": self.seats})
        return None

    def first_record(self) -> VagueVertePublic:
        return VagueVertePublic(turn=0, misses=(False,) * self.seats)

    def deal(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        """V-03, V-04."""
        seating = self.seating
        first = self.options.first
        dealer = chance.below(self.seats) if first is None else (first - 1) % self.seats
        table.public.turn = first = (dealer + 1) % self.seats
        table.put(seating.pile, list(CARDS))
        table.shuffle(seating.pile, chance)
        for hand in seating.hands:
            table.deal(seating.pile, hand, HAND)
        table.deal(seating.pile, seating.discard, 1)
        table.happen(Happening.STARTS, dealer=Who(dealer), who=Who(first))

    def face(self, card: Card) -> Face:
        return FACES[card]

    def card_at(self, seat: Seat, move: VagueVerteMove) -> At | None:
        match move:
            case TakeFaceUp():
                return At(self.seating.discard, 0)
            case DrawFromPile():
                return None
            case _:
                return At(self.seating.hands[seat], move.place)

    def touched(self, table: Table[VagueVertePublic], seat: Seat, at: At) -> VagueVerteMove | None:
        if at.zone != self.seating.hands[seat]:
            return None
        match KIND[table.zones[at.zone][at.place]]:
            case FaceName.BREAKDOWN | FaceName.DUCKS:
                return Hinder(at.place, (seat + 1) % self.seats)
            case FaceName.RED_SIGNAL | FaceName.GREEN_SIGNAL:
                return Signal(at.place, self.rows[0])
            case _:
                return Drive(at.place)

    # Who plays, and what

    def to_act(self, table: Table[VagueVertePublic]) -> Seats:
        return self.only[table.public.turn] if table.public.ended is None else ()

    def moves(self, table: Table[VagueVertePublic], seat: Seat) -> list[VagueVerteMove]:
        public = table.public
        if public.ended is not None or public.turn != seat:
            return []
        zones, seating = table.zones, self.seating
        found: list[VagueVerteMove] = []
        if not public.drawn:
            if zones[seating.pile]:
                found.append(DRAW_FROM_PILE)
            if zones[seating.discard]:
                found.append(TAKE_FACE_UP)
            return found
        hand = zones[seating.hands[seat]]
        roads = self.roads(table)
        if not roads[seat].started:
            found += [DRIVES[place] for place, card in enumerate(hand) if CARS >> card & 1]
            return found or list(DISCARDS[: len(hand)])  # V-12, V-21
        for place, card in enumerate(hand):
            self._add_plays(table, seat, roads, place, card, found)
        found += DISCARDS[: len(hand)]
        return found

    def _add_plays(
        self,
        table: Table[VagueVertePublic],
        seat: Seat,
        roads: list[Road],
        place: int,
        card: Card,
        found: list[VagueVerteMove],
    ) -> None:
        """Where a player who has started may lay a card on the board."""
        kind = KIND[card]
        own = roads[seat]
        if kind is CAR:
            if own.takes_car(card, original=self.original):
                found.append(DRIVES[place])
        elif kind is TOW_TRUCK:
            if own.takes_tow_truck():
                found.append(DRIVES[place])
        elif kind is AMBULANCE:
            if own.takes_ambulance():
                found.append(DRIVES[place])
        elif kind is BREAKDOWN or kind is DUCKS:
            found += [
                HINDERS[place][owner]
                for owner in range(self.seats)
                if owner != seat and self._can_be_hindered(table, owner, roads[owner], card)
            ]
        else:
            red = red_rows(table.public.signals)
            rows = red if kind is GREEN_SIGNAL else [row for row in self.rows if row not in red]
            found += [SIGNALS[place][row] for row in rows]

    def _can_be_hindered(
        self, table: Table[VagueVertePublic], owner: Seat, road: Road, card: Card
    ) -> bool:
        """V-22, V-27; V-29: nobody misses two turns."""
        if KIND[card] is BREAKDOWN:
            return road.takes_breakdown(card)
        return not table.public.misses[owner] and road.takes_ducks()

    def refusal(
        self, table: Table[VagueVertePublic], seat: Seat, move: VagueVerteMove
    ) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(
        self, table: Table[VagueVertePublic], seat: Seat, move: VagueVerteMove, chance: Chance
    ) -> None:
        if type(move) is DrawFromPile or type(move) is TakeFaceUp:
            self._draw(table, seat, move)
            return
        if type(move) is Drive:
            self._drive(table, seat, move.place)
        elif type(move) is Discard:
            self._discard(table, seat, move.place)
        elif type(move) is Hinder:
            self._hinder(table, seat, move.place, move.owner)
        else:
            self._signal(table, seat, move.place, move.row)
        self._end_turn(table, chance)

    def _draw(
        self, table: Table[VagueVertePublic], seat: Seat, move: DrawFromPile | TakeFaceUp
    ) -> None:
        """V-10, V-11."""
        public, seating = table.public, self.seating
        if type(move) is DrawFromPile:
            table.move(seating.pile, -1, seating.hands[seat])
            public.idle = 0
        else:
            table.move(seating.discard, -1, seating.hands[seat])
            if table.zones[seating.under]:
                table.move(seating.under, -1, seating.discard)
            public.idle += 1
        public.drawn = True

    def _give(self, table: Table[VagueVertePublic], seat: Seat, place: int, target: ZoneId) -> Card:
        """Move a card out of a hand. V-15: of equal cards one that others saw taken goes first."""
        hand = table.zones[self.seating.hands[seat]]
        equal = EQUAL[hand[place]]
        others = (1 << self.seats) - 1 & ~(1 << seat)
        for twin, card in enumerate(hand):
            if equal >> card & 1 and table.is_known(card, others):
                place = twin
                break
        return table.move(self.seating.hands[seat], place, target)

    def _discard(self, table: Table[VagueVertePublic], seat: Seat, place: int) -> None:
        """V-10, V-12."""
        seating = self.seating
        if not table.zones[seating.streets[seat]]:
            self._tell_no_car(table, seat)
        if table.zones[seating.discard]:
            table.move(seating.discard, -1, seating.under)
        self._give(table, seat, place, seating.discard)

    def _tell_no_car(self, table: Table[VagueVertePublic], seat: Seat) -> None:
        """V-12: whoever lays a card aside before the start holds no car, as everybody now knows."""
        for card in table.zones[self.seating.hands[seat]]:
            for learner in range(self.seats):
                table.learn(learner, card, ~CARS)

    def _drive(self, table: Table[VagueVertePublic], seat: Seat, place: int) -> None:
        seating, public = self.seating, table.public
        street = seating.streets[seat]
        kind = KIND[table.zones[seating.hands[seat]][place]]
        if kind is TOW_TRUCK:  # V-23
            towed = table.move(street, -1, seating.towed[seat])
            self._give(table, seat, place, street)
            if table.journal is not None:
                table.happen(Happening.TOWED, who=Who(seat), card=FACES[towed])
        else:
            card = self._give(table, seat, place, street)
            row = len(table.zones[street])
            if kind is AMBULANCE:
                self._pass_signal(public, seat, row)
                if table.journal is not None:
                    table.happen(Happening.RUSHED, who=Who(seat), row=row)
            elif table.journal is not None:
                table.happen(Happening.DROVE, who=Who(seat), card=FACES[card], row=row)
        public.idle = 0
        if len(table.zones[street]) == self.length:
            public.ended = Cause.ARRIVED  # V-40

    def _pass_signal(self, public: VagueVertePublic, seat: Seat, row: int) -> None:
        """V-26: a signal that lies at the ambulance's row now does not bind; earlier ones lie
        behind it."""
        public.signals = tuple(
            msgspec.structs.replace(signal, passed_by=seat) if signal.row == row else signal
            for signal in public.signals
        )

    def _hinder(self, table: Table[VagueVertePublic], seat: Seat, place: int, owner: Seat) -> None:
        public = table.public
        card = self._give(table, seat, place, self.seating.streets[owner])
        if KIND[card] is DUCKS:  # V-27
            misses = public.misses
            public.misses = (*misses[:owner], True, *misses[owner + 1 :])
            if table.journal is not None:
                table.happen(Happening.DUCKS_CROSS, who=Who(seat), owner=Who(owner))
        elif table.journal is not None:
            told = FACES[card]
            table.happen(Happening.BROKE_DOWN, who=Who(seat), owner=Who(owner), card=told)
        public.idle = 0

    def _signal(self, table: Table[VagueVertePublic], seat: Seat, place: int, row: int) -> None:
        seating, public = self.seating, table.public
        if KIND[table.zones[seating.hands[seat]][place]] is RED_SIGNAL:  # V-24
            self._give(table, seat, place, seating.signals)
            public.signals = (*public.signals, RedSignal(row))
            if table.journal is not None:
                table.happen(Happening.TURNED_RED, who=Who(seat), row=row)
        else:  # V-25
            covered = red_rows(public.signals).index(row)
            table.move(seating.signals, covered, seating.box)
            self._give(table, seat, place, seating.box)
            public.signals = tuple(signal for signal in public.signals if signal.row != row)
            if table.journal is not None:
                table.happen(Happening.TURNED_GREEN, who=Who(seat), row=row)
        public.idle = 0

    # The next turn, and the end

    def _end_turn(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        """V-11, V-41; then the turns that are over before they begin (V-14, V-27)."""
        public, zones, seating = table.public, table.zones, self.seating
        while public.ended is None:
            if zones[seating.pile] and not zones[seating.discard]:
                table.move(seating.pile, -1, seating.discard)  # V-11
            if public.idle == self.seats:
                public.ended = Cause.STALLED
            elif not zones[seating.pile] and public.renewed:
                public.ended = Cause.RAN_OUT
            else:
                self._begin_turn(table, chance)
                if not public.drawn or zones[seating.hands[public.turn]]:
                    return
                table.happen(Happening.EMPTY_HANDED, who=Who(public.turn))

    def _begin_turn(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        public, zones, seating = table.public, table.zones, self.seating
        turn = (public.turn + 1) % self.seats
        misses = public.misses
        while misses[turn]:  # V-27
            public.misses = misses = (*misses[:turn], False, *misses[turn + 1 :])
            if table.journal is not None:
                table.happen(Happening.MISSES, who=Who(turn))
            turn = (turn + 1) % self.seats
        public.turn = turn
        if not zones[seating.pile] and zones[seating.under]:
            self._renew_pile(table, chance)
        nothing_to_draw = not zones[seating.pile] and not zones[seating.discard]
        public.drawn = nothing_to_draw
        if nothing_to_draw:  # V-14
            public.idle += 1
            table.happen(Happening.NOTHING_TO_DRAW, who=Who(turn))

    def _renew_pile(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        """V-14."""
        table.move_all(self.seating.under, self.seating.pile)
        table.shuffle(self.seating.pile, chance)
        table.public.renewed = True
        table.happen(Happening.RENEWED)

    def outcome(self, table: Table[VagueVertePublic]) -> Outcome | None:
        """Points are the rows on which the players stand; the beach counts as one more."""
        public = table.public
        if public.ended is None:
            return None
        rows = [len(table.zones[street]) for street in self.seating.streets]
        if public.ended is Cause.ARRIVED:
            rows[public.turn] += 1
        best = max(rows)
        winners = tuple([seat for seat, row in enumerate(rows) if row == best])
        return Outcome(public.ended, winners, tuple(rows))
