"""A second reading of VAGUE VERTE, naive and slow, against which the rules are checked.

It shares the cards, the moves and the public record with the game, and no rule: everything here
is written again from `rules.md`, in the order and words of that page. A square is
a stack of cards, the face-up pile one list, and a red signal remembers whom it binds.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Self

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.components import FACES, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.state import Cause, RedSignal
from houle.kernel import Card, Face, Outcome, Seat, TrackedTable
from tests.games.refereeing import RefereeError

COLOURS = ("red", "yellow", "green", "blue")
PRINTED = Counter(
    [
        *(("car", number, colour) for colour in COLOURS for number in (1, 2, 3, 4) for _ in "ab"),
        *(("breakdown", None, colour) for colour in COLOURS for _ in "ab"),
        *[("tow-truck", None, None)] * 8,
        *[("ambulance", None, None)],
        *[("ducks", None, None)] * 3,
        *[("red-signal", None, None)] * 4,
        *[("green-signal", None, None)] * 4,
    ]
)
"""V-01."""


def require(rule: str, holds: bool, complaint: str) -> None:
    """Complain with the rule that is broken."""
    if not holds:
        raise RefereeError(f"{rule}: {complaint}")


def same(what: str, in_the_game: object, by_the_referee: object) -> None:
    """Raise if the two differ."""
    if in_the_game != by_the_referee:
        raise RefereeError(f"{what}: the game has {in_the_game}, the referee {by_the_referee}")


@dataclass
class Red:
    """A red signal at its row, with the players it binds."""

    card: Card
    row: int
    binds: set[Seat]
    passed_by: Seat | None = None


@dataclass
class Driver:
    """A player: the hand, what the others saw of it, and the street as stacks of cards."""

    hand: list[Card]
    shown: set[Card] = field(default_factory=set)
    squares: list[list[Card]] = field(default_factory=list)
    misses: bool = False

    def last(self) -> Face | None:
        """The card that lies open on the furthest square."""
        return FACES[self.squares[-1][-1]] if self.squares else None

    def last_is(self, *kinds: FaceName) -> bool:
        face = self.last()
        return face is not None and face.name in kinds


class Referee:
    """Watches a fresh deal once, then follows the moves alone and knows what must happen."""

    def __init__(self, game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> None:
        self.seats = game.seats
        self.length = game.options.length
        self.original = game.options.original
        self.first = game.options.first
        self.pile = list(table.zone("pile"))
        self.face_up = list(table.zone("discard"))
        self.drivers = [Driver(list(table.zone("hand", seat))) for seat in range(game.seats)]
        self.reds: list[Red] = []
        self.out_of_the_game: list[Card] = []
        self.turn = table.public.turn
        self.has_drawn = False
        self.progress: list[bool] = []
        """For each turn that was played: did somebody draw from the pile or play a card?"""
        self.times_run_out = 0
        self.reshuffled = False
        self.awaits_order = False
        self.ended: Cause | None = None

    @classmethod
    def watch(cls, game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> Self:
        """A look at a fresh deal, which must be one (V-01 to V-04)."""
        referee = cls(game, table)
        printed = Counter((face.name, face.number, face.colour) for face in FACES)
        require("V-01", printed == PRINTED, "the cards are printed wrong")
        for seat, driver in enumerate(referee.drivers):
            require("V-03", len(driver.hand) == 5, f"seat {seat} has not 5 cards")
        require("V-03", len(referee.face_up) == 1, "not one card lies face up")
        everything = [*referee.pile, *referee.face_up]
        everything += [card for driver in referee.drivers for card in driver.hand]
        require("V-03", sorted(everything) == list(range(60)), "cards are missing or double")
        require("V-04", referee.turn in range(referee.seats), "the first player is none")
        if referee.first is not None:
            require("V-04", referee.turn == referee.first, "the host's choice does not start")
        return referee

    # --- where players stand and what binds them -----------------------------------------------

    def stands(self, seat: Seat) -> int:
        """V-24: the furthest square of the street that bears any card, or none."""
        return len(self.drivers[seat].squares)

    def reachable(self, seat: Seat, square: int) -> bool:
        """V-24, V-31: no signal that binds this player lies at an earlier row."""
        return not any(seat in red.binds and red.row < square for red in self.reds)

    # --- what the rules allow ------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ended else (self.turn,)

    def asides(self, seat: Seat) -> set[VagueVerteMove]:
        """Nobody does anything out of turn."""
        return set()

    def moves(self, seat: Seat) -> set[VagueVerteMove]:
        """What a player may do now (V-10, V-12, V-14, V-21)."""
        if self.ended or seat != self.turn:
            return set()
        found: set[VagueVerteMove] = set()
        if not self.has_drawn:
            if self.pile:
                found.add(DrawFromPile())
            if self.face_up:
                found.add(TakeFaceUp())
            return found
        me = self.drivers[seat]
        places = range(len(me.hand))
        if self.stands(seat) == 0:
            cars = {place for place in places if FACES[me.hand[place]].name == FaceName.CAR}
            if cars:
                return {Drive(place) for place in cars}
            return {Discard(place) for place in places}
        for place in places:
            found.add(Discard(place))
            found |= self._on_the_board(seat, place)
        return found

    def _on_the_board(self, seat: Seat, place: int) -> set[VagueVerteMove]:
        face = FACES[self.drivers[seat].hand[place]]
        opponents = [other for other in range(self.seats) if other != seat]
        match face.name:
            case FaceName.CAR if self._car_goes(seat, face):
                return {Drive(place)}
            case FaceName.TOW_TRUCK if self.drivers[seat].last_is(FaceName.BREAKDOWN):
                return {Drive(place)}
            case FaceName.AMBULANCE if self._ambulance_goes(seat):
                return {Drive(place)}
            case FaceName.BREAKDOWN:
                return {Hinder(place, o) for o in opponents if self._breakdown_goes(o, face)}
            case FaceName.DUCKS:
                return {Hinder(place, o) for o in opponents if self._ducks_go(o)}
            case FaceName.RED_SIGNAL:
                taken = {red.row for red in self.reds}
                return {Signal(place, row) for row in set(range(1, self.length)) - taken}
            case FaceName.GREEN_SIGNAL:
                return {Signal(place, red.row) for red in self.reds}
        return set()

    def _car_goes(self, seat: Seat, car: Face) -> bool:
        """V-20, V-22 to V-24, V-32."""
        me = self.drivers[seat]
        last = me.last()
        if last is None or me.last_is(FaceName.BREAKDOWN):
            return last is None
        strict = self.original and last.name == FaceName.CAR
        if strict and car.colour != last.colour and car.number != last.number:
            return False
        return self.reachable(seat, self.stands(seat) + 1)

    def _ambulance_goes(self, seat: Seat) -> bool:
        """V-26."""
        if self.stands(seat) == 0 or self.drivers[seat].last_is(FaceName.BREAKDOWN):
            return False
        square = self.stands(seat) + 1
        barred_rows = {red.row for red in self.reds if seat in red.binds}
        return square in barred_rows or square - 1 in barred_rows

    def _breakdown_goes(self, owner: Seat, breakdown: Face) -> bool:
        """V-22, V-28, V-28c, V-31."""
        before = self.drivers[owner].last()
        if before is None or before.name != FaceName.CAR or before.colour != breakdown.colour:
            return False
        return self.reachable(owner, self.stands(owner) + 1)

    def _ducks_go(self, owner: Seat) -> bool:
        """V-27 to V-29, V-31."""
        victim = self.drivers[owner]
        square = self.stands(owner) + 1
        if victim.misses or not victim.squares or square >= self.length:
            return False
        return not victim.last_is(FaceName.BREAKDOWN) and self.reachable(owner, square)

    # --- what happens --------------------------------------------------------------------------

    def play(self, seat: Seat, move: VagueVerteMove) -> None:
        """Carry out a move that is allowed."""
        me = self.drivers[seat]
        match move:
            case DrawFromPile():
                me.hand.append(self._off_the_pile())
                self.has_drawn = True
                self.progress.append(True)
                return
            case TakeFaceUp():
                card = self.face_up.pop()
                me.hand.append(card)
                me.shown.add(card)
                self.has_drawn = True
                self.progress.append(False)
                return
            case Discard(place):
                self.face_up.append(self._out_of_hand(seat, place))
            case Drive(place):
                self._drive(seat, place)
            case Hinder(place, owner):
                card = self._out_of_hand(seat, place)
                self.drivers[owner].squares.append([card])
                if FACES[card].name == FaceName.DUCKS:
                    self.drivers[owner].misses = True
            case Signal(place, row):
                self._signal(seat, place, row)
        if not isinstance(move, Discard):
            self.progress[-1] = True
        self._finish_turn()

    def _off_the_pile(self) -> Card:
        card = self.pile.pop()
        if not self.pile:
            self.times_run_out += 1
        return card

    def _out_of_hand(self, seat: Seat, place: int) -> Card:
        """V-15: of equal cards, one that the others saw being taken leaves first."""
        me = self.drivers[seat]
        chosen = me.hand[place]
        equal = [card for card in me.hand if FACES[card] == FACES[chosen]]
        card = next((card for card in equal if card in me.shown), chosen)
        me.hand.remove(card)
        me.shown.discard(card)
        return card

    def _drive(self, seat: Seat, place: int) -> None:
        """V-20, V-23, V-26, V-40."""
        me = self.drivers[seat]
        card = self._out_of_hand(seat, place)
        if FACES[card].name == FaceName.TOW_TRUCK:
            me.squares[-1].append(card)
        else:
            me.squares.append([card])
        if FACES[card].name == FaceName.AMBULANCE:
            for red in self.reds:
                if red.row <= self.stands(seat):
                    red.binds.discard(seat)
                if red.row == self.stands(seat):
                    red.passed_by = seat
        if self.stands(seat) == self.length:
            self.ended = Cause.ARRIVED

    def _signal(self, seat: Seat, place: int, row: int) -> None:
        """V-24, V-25."""
        card = self._out_of_hand(seat, place)
        if FACES[card].name == FaceName.RED_SIGNAL:
            binds = {player for player in range(self.seats) if self.stands(player) <= row}
            self.reds.append(Red(card, row, binds))
            return
        (covered,) = [red for red in self.reds if red.row == row]
        self.reds.remove(covered)
        self.out_of_the_game += [covered.card, card]

    def _finish_turn(self) -> None:
        """V-11, V-14, V-27, V-41: what follows a turn, up to the next decision."""
        if self.ended:
            return
        if not self.face_up and self.pile:
            self.face_up.append(self._off_the_pile())
        if self._unmoved_turns() >= self.seats:
            self.ended = Cause.STALLED
            return
        if self.times_run_out == 2:
            self.ended = Cause.RAN_OUT
            return
        self.turn = (self.turn + 1) % self.seats
        while self.drivers[self.turn].misses:
            self.drivers[self.turn].misses = False
            self.turn = (self.turn + 1) % self.seats
        self.has_drawn = False
        if not self.pile and len(self.face_up) > 1:
            self.pile, self.face_up = self.face_up[:-1], self.face_up[-1:]
            self.reshuffled = self.awaits_order = True
        if not self.pile and not self.face_up:
            self.has_drawn = True
            self.progress.append(False)
            if not self.drivers[self.turn].hand:
                self._finish_turn()

    def _unmoved_turns(self) -> int:
        return len(list(takewhile(lambda moved: not moved, reversed(self.progress))))

    # --- the end, and the comparison -----------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """V-40, V-41; points are the rows players stand on, and one more for the beach."""
        if self.ended is None:
            return None
        rows = [self.stands(seat) for seat in range(self.seats)]
        if self.ended is Cause.ARRIVED:
            rows[self.turn] += 1
            return Outcome(self.ended, (self.turn,), tuple(rows))
        ahead = [seat for seat in range(self.seats) if rows[seat] == max(rows)]
        return Outcome(self.ended, tuple(ahead), tuple(rows))

    def public(self) -> VagueVertePublic:
        """The public record as it should be."""
        return VagueVertePublic(
            turn=self.turn,
            drawn=self.has_drawn,
            signals=tuple(RedSignal(red.row, red.passed_by) for red in self.reds),
            misses=tuple(driver.misses for driver in self.drivers),
            renewed=self.reshuffled,
            idle=self._unmoved_turns(),
            ended=self.ended,
        )

    def zones(self) -> dict[tuple[str, int | None], list[Card]]:
        """The cards by the names of the game's zones."""
        zones: dict[tuple[str, int | None], list[Card]] = {
            ("pile", None): self.pile,
            ("discard", None): self.face_up[-1:],
            ("under", None): self.face_up[:-1],
            ("signals", None): [red.card for red in self.reds],
            ("box", None): self.out_of_the_game,
        }
        for seat, driver in enumerate(self.drivers):
            zones["hand", seat] = driver.hand
            zones["street", seat] = [square[-1] for square in driver.squares]
            zones["towed", seat] = [card for square in driver.squares for card in square[:-1]]
        return zones

    def compare(self, game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> None:
        """Raise for the first difference between the real table and this one."""
        if self.awaits_order and sorted(table.zone("pile")) == sorted(self.pile):
            self.pile = list(table.zone("pile"))  # the order is chance's business (V-14)
            self.awaits_order = False
        zones = self.zones()
        same("zones", {(zone.name, zone.owner) for zone in table.layout.zones}, set(zones))
        for (name, owner), cards in zones.items():
            same(f"zone {name} of {owner}", table.zone(name, owner), cards)
        expected = self.public()
        for name in VagueVertePublic.__struct_fields__:
            same(f"public {name}", getattr(table.public, name), getattr(expected, name))
        same("outcome", game.outcome(table), self.outcome())
