"""Low Tide: a whole game in one file, small enough to read before writing one's own.

- T-01 Twelve cards, numbered 1 to 12. 2 to 4 players get 3 each; nobody sees the rest, the pile.
- T-02 In each round everybody chooses a card of the hand, in secret and in any order.
- T-03 When all have chosen, the cards are shown. The lowest one earns its player a point.
- T-04 After the last card the most points win; equals share the victory.
- T-05 Anybody may cheer at any time, once a round.
"""

from enum import StrEnum
from typing import ClassVar, TypeAlias

import msgspec

from houle.kernel import (
    At,
    Card,
    Chance,
    Eyes,
    Face,
    Game,
    Layout,
    Outcome,
    Place,
    Public,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Words,
    Zone,
)

HAND = 3


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose the card at this place of the hand."""

    place: Place


class Cheer(msgspec.Struct, frozen=True, tag="cheer"):
    """Make some noise."""


TideMove: TypeAlias = Choose | Cheer
FaceName = StrEnum("FaceName", {"NUMBER": "number"})
Happening = StrEnum("Happening", {"CHEERED": "cheered", "SCORED": "scored"})
Reason = StrEnum(
    "Reason",
    {
        "SEAT_COUNT": "seat-count",
        "OVER": "over",
        "WAIT": "wait",
        "NO_CARD": "no-card",
        "CHEERED": "cheered",
    },
)
Cause = StrEnum("Cause", {"PLAYED_OUT": "played-out"})


class NoOptions(msgspec.Struct, frozen=True):
    """There is nothing to choose about a table of Low Tide."""


class TidePublic(Public):
    """What everybody knows besides the cards."""

    points: tuple[int, ...]
    cheered: tuple[Seat, ...] = ()


class LowTide(Game[TidePublic, TideMove, NoOptions]):
    """The lowest card makes the point."""

    name: ClassVar[str] = "low-tide"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)
    seats_rule: ClassVar[str] = "T-01"
    move_type: ClassVar[object] = TideMove
    options_type: ClassVar[type[NoOptions]] = NoOptions
    words = Words(FaceName, Happening, Reason, Cause)

    def lay_out(self) -> Layout:
        seats = range(self.seats)
        zones = [Zone("pile", Eyes.NOBODY), Zone("shown", Eyes.ALL), Zone("played", Eyes.ALL)]
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in seats]
        zones += [Zone("chosen", Eyes.OWNER, seat) for seat in seats]
        layout = Layout(self.seats, range(1, 13), zones)
        self.pile, self.shown, self.played = range(3)
        self.hands = [layout.zone("hand", seat) for seat in seats]
        self.chosen = [layout.zone("chosen", seat) for seat in seats]
        return layout

    def first_record(self) -> TidePublic:
        return TidePublic(points=(0,) * self.seats)

    def deal(self, table: Table[TidePublic], chance: Chance) -> None:
        table.put(self.pile, list(self.layout.cards))
        table.shuffle(self.pile, chance)
        for hand in self.hands:
            table.deal(self.pile, hand, HAND)

    def to_act(self, table: Table[TidePublic]) -> Seats:
        zones = table.zones
        return tuple(
            seat
            for seat in range(self.seats)
            if zones[self.hands[seat]] and not zones[self.chosen[seat]]
        )

    def moves(self, table: Table[TidePublic], seat: Seat) -> list[TideMove]:
        hand = table.zones[self.hands[seat]] if seat in self.to_act(table) else []
        return [Choose(place) for place in range(len(hand))]

    def asides(self, table: Table[TidePublic], seat: Seat) -> list[TideMove]:
        over = self.outcome(table) is not None
        return [] if over or seat in table.public.cheered else [Cheer()]

    def refusal(self, table: Table[TidePublic], seat: Seat, move: TideMove) -> Refusal | None:
        if self.outcome(table) is not None:
            return Refusal("T-04", Reason.OVER)
        match move:
            case Cheer():
                return Refusal("T-05", Reason.CHEERED) if seat in table.public.cheered else None
            case Choose(place):
                if table.zones[self.chosen[seat]]:
                    return Refusal("T-02", Reason.WAIT)
                there = 0 <= place < len(table.zones[self.hands[seat]])
                return None if there else Refusal("T-02", Reason.NO_CARD)

    def play(self, table: Table[TidePublic], seat: Seat, move: TideMove, chance: Chance) -> None:
        match move:
            case Cheer():
                table.public.cheered += (seat,)
                table.happen(Happening.CHEERED, who=Who(seat))
            case Choose(place):
                table.move(self.hands[seat], place, self.chosen[seat])
                if all(table.zones[zone] for zone in self.chosen):
                    self._show(table)

    def _show(self, table: Table[TidePublic]) -> None:
        table.deal(self.shown, self.played, len(table.zones[self.shown]))
        cards = [table.move(zone, -1, self.shown) for zone in self.chosen]
        lowest = cards.index(min(cards))
        public = table.public
        public.points = tuple(had + (seat == lowest) for seat, had in enumerate(public.points))
        public.cheered = ()
        table.happen(Happening.SCORED, who=Who(lowest), card=self.face(cards[lowest]))

    def outcome(self, table: Table[TidePublic]) -> Outcome | None:
        if any(table.zones[zone] for zone in (*self.hands, *self.chosen)):
            return None
        points = table.public.points
        best = max(points)
        winners = tuple(seat for seat, had in enumerate(points) if had == best)
        return Outcome(Cause.PLAYED_OUT, winners, points)

    def face(self, card: Card) -> Face:
        return Face(FaceName.NUMBER, number=card)

    def card_at(self, seat: Seat, move: TideMove) -> At | None:
        return At(self.hands[seat], move.place) if isinstance(move, Choose) else None

    def touched(self, table: Table[TidePublic], seat: Seat, at: At) -> TideMove | None:
        return Choose(at.place) if at.zone == self.hands[seat] else None
