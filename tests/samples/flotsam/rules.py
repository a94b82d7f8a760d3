"""The rules of Flotsam.

- F-01 48 cards: 1 to 12 in four colours. 1 to 8 players get 3 each in the hand, and one on the hat
  that everybody sees but its owner. One more lies open on the heap, the rest is the pile.
- F-02 On a turn one lays a card of the hand onto the heap, but not onto its own number. It makes a
  point if it has the colour of the card below;
- F-03 or takes a card, of which one holds 4 at most: draws the unseen one from the pile, or fishes
  the uppermost of the heap unless it is the last there. An empty pile is made anew of all cards of
  the heap but the uppermost.
- F-04 Whoever opens the table may say who starts; else chance does. Then it goes round. When each
  has 12, 8 or 4 turns to come, somebody else may play on in a seat.
- F-05 After so many turns each, 12 unless chosen otherwise, hats fly onto the heap, and each makes
  its owner a point if it has the colour of the card below. The most points win; equals share.
- F-06 Anybody may say something at any time, but not the same twice running.
- F-07 One plays alone, or in pairs of those who sit across, or all together against the sea, which
  wins unless there are as many points as players.
"""

from itertools import chain
from typing import ClassVar

from houle.kernel import (
    At,
    Card,
    Chance,
    Eyes,
    Face,
    Game,
    Layout,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Zone,
)
from tests.samples.flotsam.words import (
    WORDS,
    Cause,
    Company,
    Draw,
    FaceName,
    Fish,
    FlotsamMove,
    FlotsamOptions,
    FlotsamPublic,
    Happening,
    Lay,
    Phrase,
    Reason,
    Say,
    colour,
    number,
)

HAND = 3
FULL = 4
MOST_TURNS = 200
ROUND = 4


class Flotsam(Game[FlotsamPublic, FlotsamMove, FlotsamOptions]):
    """Lay what matches, and keep what will."""

    name: ClassVar[str] = "flotsam"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 9)
    usual_seats: ClassVar[int | None] = 3
    seats_rule: ClassVar[str] = "F-01"
    silent_by: ClassVar[str | None] = "F-06"
    move_type: ClassVar[object] = FlotsamMove
    options_type: ClassVar[type[FlotsamOptions]] = FlotsamOptions
    words = WORDS

    def option_problem(self) -> Refusal | None:
        options = self.options
        if options.first is not None and options.first not in range(self.seats):
            return Refusal("F-04", Reason.FIRST_SEAT, {"seats": self.seats})
        if options.turns not in range(1, MOST_TURNS + 1):
            return Refusal("F-05", Reason.TURN_COUNT, {"most": MOST_TURNS})
        if options.company is Company.PAIRS and self.seats not in (4, 6, 8):
            return Refusal("F-07", Reason.ODD_PAIRS, {"seats": self.seats})
        return None

    def lay_out(self) -> Layout:
        seats = range(self.seats)
        zones = [Zone("pile", Eyes.NOBODY), Zone("heap", Eyes.ALL)]
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in seats]
        zones += [Zone("hat", Eyes.OTHERS, seat) for seat in seats]
        layout = Layout(self.seats, range(1, 49), zones)
        self.pile, self.heap = range(2)
        self.hands = [layout.zone("hand", seat) for seat in seats]
        self.hats = [layout.zone("hat", seat) for seat in seats]
        return layout

    def first_record(self) -> FlotsamPublic:
        seats, turns = self.seats, self.options.turns
        return FlotsamPublic(0, turns * seats, (0,) * seats, (None,) * seats)

    def deal(self, table: Table[FlotsamPublic], chance: Chance) -> None:
        first = self.options.first
        table.public.turn = chance.below(self.seats) if first is None else first
        table.put(self.pile, list(self.layout.cards))
        table.shuffle(self.pile, chance)
        for hand, hat in zip(self.hands, self.hats, strict=True):
            table.deal(self.pile, hand, HAND)
            table.deal(self.pile, hat, 1)
        table.deal(self.pile, self.heap, 1)
        table.happen(Happening.STARTS, who=Who(table.public.turn))

    def to_act(self, table: Table[FlotsamPublic]) -> Seats:
        return (table.public.turn,) if table.public.turns_left else ()

    def moves(self, table: Table[FlotsamPublic], seat: Seat) -> list[FlotsamMove]:
        if seat not in self.to_act(table):
            return []
        hand, heap = table.zones[self.hands[seat]], table.zones[self.heap]
        found: list[FlotsamMove] = [
            Lay(place) for place, card in enumerate(hand) if number(card) != number(heap[-1])
        ]
        if len(hand) < FULL:
            found += [Draw(), Fish()] if len(heap) > 1 else [Draw()]
        return found

    def asides(self, table: Table[FlotsamPublic], seat: Seat) -> list[FlotsamMove]:
        if self.options.silent or not table.public.turns_left:
            return []
        return [Say(phrase) for phrase in Phrase if phrase != table.public.said[seat]]

    def refusal(self, table: Table[FlotsamPublic], seat: Seat, move: FlotsamMove) -> Refusal | None:
        public = table.public
        if not public.turns_left:
            return Refusal("F-05", Reason.GAME_OVER)
        if isinstance(move, Say):
            if self.options.silent:
                return Refusal("F-06", Reason.SILENCE)
            again = move.phrase == public.said[seat]
            return Refusal("F-06", Reason.SAID_THAT) if again else None
        if seat != public.turn:
            return Refusal("F-04", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
        if move in self.moves(table, seat):
            return None
        hand = table.zones[self.hands[seat]]
        if isinstance(move, Lay):
            there = 0 <= move.place < len(hand)
            return Refusal("F-02", Reason.SAME_NUMBER if there else Reason.NO_SUCH_CARD)
        return Refusal("F-03", Reason.HAND_FULL if len(hand) == FULL else Reason.LAST_CARD)

    def play(
        self, table: Table[FlotsamPublic], seat: Seat, move: FlotsamMove, chance: Chance
    ) -> None:
        public, heap = table.public, table.zones[self.heap]
        match move:
            case Say(phrase):
                public.said = (*public.said[:seat], phrase, *public.said[seat + 1 :])
                table.happen(Happening.SAID, who=Who(seat), phrase=phrase)
                return
            case Lay(place):
                table.move(self.hands[seat], place, self.heap)
                self._match(table, seat)
            case Fish():
                table.move(self.heap, -1, self.hands[seat])
            case Draw():
                if not table.zones[self.pile]:
                    for _ in range(len(heap) - 1):
                        table.move(self.heap, 0, self.pile)
                    table.shuffle(self.pile, chance)
                table.move(self.pile, -1, self.hands[seat])
        public.turns_left -= 1
        public.turn = (seat + 1) % self.seats
        if not public.turns_left:
            table.happen(Happening.HATS_OFF)
            for owner, hat in enumerate(self.hats):
                table.move(hat, 0, self.heap)
                self._match(table, owner)

    def _match(self, table: Table[FlotsamPublic], seat: Seat) -> None:
        """A point, if the uppermost card has the colour of the one below."""
        below, card = table.zones[self.heap][-2:]
        if colour(below) == colour(card):
            points = table.public.points
            table.public.points = (*points[:seat], points[seat] + 1, *points[seat + 1 :])
            table.happen(Happening.MATCHED, who=Who(seat), card=self.face(card))

    def round_begins(self, table: Table[FlotsamPublic]) -> bool:
        return table.public.turns_left in (self.seats * times * ROUND for times in (1, 2, 3))

    def rounds_follow(self, table: Table[FlotsamPublic]) -> bool:
        return table.public.turns_left > self.seats * ROUND

    def outcome(self, table: Table[FlotsamPublic]) -> Outcome | None:
        points = table.public.points
        if table.public.turns_left:
            return None
        sums = [sum(points[seat] for seat in side) for side in self.sides()]
        if self.options.company is Company.ALL and sums[0] < self.seats:
            return Outcome(Cause.SEA_WON, (), points)
        best = [side for side, had in zip(self.sides(), sums, strict=True) if had == max(sums)]
        return Outcome(Cause.PLAYED_OUT, tuple(sorted(chain(*best))), points)

    def face(self, card: Card) -> Face:
        return Face(FaceName.THING, number=number(card), colour=colour(card))

    def card_at(self, seat: Seat, move: FlotsamMove) -> At | None:
        return At(self.hands[seat], move.place) if isinstance(move, Lay) else None

    def touched(self, table: Table[FlotsamPublic], seat: Seat, at: At) -> FlotsamMove | None:
        return Lay(at.place) if at.zone == self.hands[seat] else None

    def sides(self) -> tuple[Seats, ...]:
        seats = self.seats
        match self.options.company:
            case Company.PAIRS:
                return tuple((seat, seat + seats // 2) for seat in range(seats // 2))
            case Company.ALL:
                return (tuple(range(seats)),)
        return super().sides()
