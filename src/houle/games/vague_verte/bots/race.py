"""The race in plain numbers, made to be played out thousands of times.

It knows the rules of VAGUE VERTE a second time, without a word about who may see what: a test
holds it against the real ones, move by move. A card is its number, as everywhere.
"""

from typing import Final

from houle.games.vague_verte.components import FACES, KIND, SHAPES, FaceName
from houle.kernel import Card, Seat

CAR: Final = 0
BREAKDOWN: Final = 1
TOW_TRUCK: Final = 2
AMBULANCE: Final = 3
DUCKS: Final = 4
RED_SIGNAL: Final = 5
GREEN_SIGNAL: Final = 6
KINDS: Final = 7

KIND_OF: Final[list[int]] = [list(FaceName).index(kind) for kind in KIND]
COLOUR_OF: Final[list[int]] = [
    -1 if face.colour is None else SHAPES.index(str(face.shape)) for face in FACES
]
NUMBER_OF: Final[list[int]] = [face.number or 0 for face in FACES]

ALIKE: Final[list[int]] = [
    sum(1 << card for card, other in enumerate(KIND_OF) if other == kind) for kind in range(KINDS)
]
"""For each kind, its cards as bits."""

NO_CARD: Final = -1

RUNNING: Final = 0
ARRIVED: Final = 1
RAN_OUT: Final = 2
STALLED: Final = 3

FREE: Final = 0
BARRED: Final = 1
PASSED: Final = 2
"""A red signal lies beside a row: for all, or for all but the seat that is added to this."""

DRAW: Final = 0
TAKE: Final = 1
"""The two first halves of a turn."""

DISCARD: Final = 0
DRIVE: Final = 1
HINDER: Final = 2
SIGNAL: Final = 8
SPAN: Final = 32
"""A second half is `place * SPAN` and one of these; a seat or a row is added to the last two."""


class Race:
    """All that lies on a table of VAGUE VERTE."""

    def __init__(self, seats: int, length: int, *, original: bool) -> None:
        self.seats = seats
        self.length = length
        self.original = original
        self.turn: int = 0
        self.drawn: bool = False
        self.rows: list[int] = [0] * seats
        self.last: list[int] = [NO_CARD] * seats
        self.reds: list[int] = [FREE] * (length + 2)
        self.misses: list[int] = [0] * seats
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.left: int = 0
        """How much of the pile is left; what was drawn stays in the list, which copies share."""
        self.face_up: list[int] = []
        self.idle: int = 0
        self.renewed: bool = False
        self.ended: int = RUNNING
        self.fate: int = 1
        """What a renewed pile is shuffled by."""

    def copy(self) -> "Race":
        """An equal race that can be played on without touching this one."""
        other = Race(self.seats, self.length, original=self.original)
        other.turn = self.turn
        other.drawn = self.drawn
        other.rows = self.rows[:]
        other.last = self.last[:]
        other.reds = self.reds[:]
        other.misses = self.misses[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile
        other.left = self.left
        other.face_up = self.face_up[:]
        other.idle = self.idle
        other.renewed = self.renewed
        other.ended = self.ended
        other.fate = self.fate
        return other

    # What may be done

    def broken(self, seat: Seat) -> bool:
        """V-22."""
        last = self.last[seat]
        return last != NO_CARD and KIND_OF[last] == BREAKDOWN

    def barred(self, seat: Seat) -> bool:
        """V-24, V-26."""
        red = self.reds[self.rows[seat]]
        return red != FREE and red != PASSED + seat

    def goes_on(self, seat: Seat) -> bool:
        """Whether the next square may be covered."""
        return self.rows[seat] > 0 and not self.broken(seat) and not self.barred(seat)

    def takes_car(self, seat: Seat, car: Card) -> bool:
        """V-20, V-21, V-32."""
        if self.rows[seat] == 0:
            return True
        if not self.goes_on(seat):
            return False
        if not self.original:
            return True
        last = self.last[seat]
        return (
            KIND_OF[last] != CAR
            or COLOUR_OF[last] == COLOUR_OF[car]
            or NUMBER_OF[last] == NUMBER_OF[car]
        )

    def takes_ambulance(self, seat: Seat) -> bool:
        """V-26."""
        row = self.rows[seat]
        if row == 0 or self.broken(seat):
            return False
        return self.reds[row] != FREE or self.reds[row + 1] != FREE

    def takes_breakdown(self, seat: Seat, breakdown: Card) -> bool:
        """V-22, V-28, V-31."""
        last = self.last[seat]
        return (
            last != NO_CARD
            and KIND_OF[last] == CAR
            and COLOUR_OF[last] == COLOUR_OF[breakdown]
            and not self.barred(seat)
        )

    def takes_ducks(self, seat: Seat) -> bool:
        """V-27 to V-29, V-31."""
        return self.rows[seat] + 1 != self.length and not self.misses[seat] and self.goes_on(seat)

    def plays(self) -> list[int]:
        """All second halves of the turn."""
        seat = self.turn
        hand = self.hands[seat]
        found: list[int] = []
        for place, card in enumerate(hand):
            kind = KIND_OF[card]
            at = place * SPAN
            if kind == CAR:
                if self.takes_car(seat, card):
                    found.append(at + DRIVE)
            elif self.rows[seat] > 0:
                self._add_play(found, at, card, kind)
        if self.rows[seat] > 0 or not found:
            found += [place * SPAN + DISCARD for place in range(len(hand))]
        return found

    def _add_play(self, found: list[int], at: int, card: Card, kind: int) -> None:
        seat = self.turn
        if kind == TOW_TRUCK:
            if self.broken(seat):
                found.append(at + DRIVE)
        elif kind == AMBULANCE:
            if self.takes_ambulance(seat):
                found.append(at + DRIVE)
        elif kind in (RED_SIGNAL, GREEN_SIGNAL):
            wanted = kind == RED_SIGNAL
            found += [
                at + SIGNAL + row
                for row in range(1, self.length)
                if (self.reds[row] == FREE) == wanted
            ]
        else:
            found += [
                at + HINDER + owner
                for owner in range(self.seats)
                if owner != seat and self.takes_hindrance(owner, card)
            ]

    def takes_hindrance(self, seat: Seat, card: Card) -> bool:
        """Whether a breakdown or ducks may be laid on a street."""
        if KIND_OF[card] == DUCKS:
            return self.takes_ducks(seat)
        return self.takes_breakdown(seat, card)

    # What it does

    def draw(self, half: int) -> None:
        """V-10: `DRAW` or `TAKE`."""
        hand = self.hands[self.turn]
        if half == DRAW:
            self.left -= 1
            hand.append(self.pile[self.left])
            self.idle = 0
        else:
            hand.append(self.face_up.pop())
            self.idle += 1
        self.drawn = True

    def play(self, half: int) -> None:
        """One of `plays`; then it is the next player's turn."""
        seat = self.turn
        card = self.hands[seat].pop(half // SPAN)
        target = half % SPAN
        if target == DISCARD:
            self.face_up.append(card)
        else:
            self.idle = 0
            if target == DRIVE:
                self._drive(seat, card)
            elif target < SIGNAL:
                owner = target - HINDER
                self.rows[owner] += 1
                self.last[owner] = card
                if KIND_OF[card] == DUCKS:
                    self.misses[owner] = 1
            else:
                self.reds[target - SIGNAL] = BARRED if KIND_OF[card] == RED_SIGNAL else FREE
        self._end_turn()

    def _drive(self, seat: Seat, card: Card) -> None:
        self.last[seat] = card
        kind = KIND_OF[card]
        if kind != TOW_TRUCK:
            self.rows[seat] += 1
        row = self.rows[seat]
        if kind == AMBULANCE and self.reds[row] != FREE:
            self.reds[row] = PASSED + seat
        if row == self.length:
            self.ended = ARRIVED

    def _end_turn(self) -> None:
        while self.ended == RUNNING:
            if self.left and not self.face_up:
                self.left -= 1
                self.face_up.append(self.pile[self.left])
            if self.idle == self.seats:
                self.ended = STALLED
            elif self.renewed and not self.left:
                self.ended = RAN_OUT
            else:
                self._begin_turn()
                if not self.drawn or self.hands[self.turn]:
                    return

    def _begin_turn(self) -> None:
        turn = (self.turn + 1) % self.seats
        while self.misses[turn]:
            self.misses[turn] = 0
            turn = (turn + 1) % self.seats
        self.turn = turn
        if not self.left and len(self.face_up) > 1:
            self._renew_pile()
        self.drawn = not self.left and not self.face_up
        if self.drawn:
            self.idle += 1

    def _renew_pile(self) -> None:
        top = self.face_up.pop()
        cards = self.face_up
        fate = self.fate
        for last in range(len(cards) - 1, 0, -1):
            fate = (fate * 48271 + 11) % 0x7FFFFFFF
            other = fate % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.fate = fate
        self.pile = cards
        self.left = len(cards)
        self.face_up = [top]
        self.renewed = True

    def shares(self) -> list[float]:
        """How much of the victory each seat has, once the race is over (V-40, V-41)."""
        rows = self.rows[:]
        if self.ended == ARRIVED:
            rows[self.turn] += 1
        best = max(rows)
        winners = rows.count(best)
        return [1.0 / winners if row == best else 0.0 for row in rows]
