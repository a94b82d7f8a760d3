"""Eddy: everybody chooses at the same time, in secret.

- E-01 60 cards, numbered 1 to 60. 2 to 5 players get 12 each; nobody sees the rest, the deep.
- E-02 In each round everybody chooses a card of the hand, in secret and in any order.
- E-03 When all have chosen, the cards are shown. The highest drifts off; the next highest makes
  its player a point.
- E-04 After the last card the most points win; equals share the victory.
"""

from enum import StrEnum
from typing import ClassVar

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

HAND = 12
FaceName = StrEnum("FaceName", {"DROP": "drop"})
Happening = StrEnum("Happening", {"SCORED": "scored"})
Cause = StrEnum("Cause", {"PLAYED_OUT": "played-out"})
Reason = StrEnum(
    "Reason",
    {
        "SEAT_COUNT": "seat-count",
        "GAME_OVER": "game-over",
        "CHOSEN": "chosen",
        "NO_SUCH_CARD": "no-such-card",
    },
)


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose the card at this place of the hand."""

    place: Place


class EddyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose about a table of Eddy."""


class EddyPublic(Public):
    """What everybody knows besides the cards."""

    points: tuple[int, ...]
    round: int = 1


class Eddy(Game[EddyPublic, Choose, EddyOptions]):
    """Second is best."""

    name: ClassVar[str] = "eddy"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)
    seats_rule: ClassVar[str] = "E-01"
    move_type: ClassVar[object] = Choose
    options_type: ClassVar[type[EddyOptions]] = EddyOptions
    words = Words(FaceName, Happening, Reason, Cause)

    def lay_out(self) -> Layout:
        seats = range(self.seats)
        zones = [Zone("deep", Eyes.NOBODY), Zone("shown", Eyes.ALL), Zone("gone", Eyes.ALL)]
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in seats]
        zones += [Zone("chosen", Eyes.OWNER, seat) for seat in seats]
        layout = Layout(self.seats, range(1, 61), zones)
        self.deep, self.shown, self.gone = range(3)
        self.hands = [layout.zone("hand", seat) for seat in seats]
        self.chosen = [layout.zone("chosen", seat) for seat in seats]
        return layout

    def first_record(self) -> EddyPublic:
        return EddyPublic(points=(0,) * self.seats)

    def deal(self, table: Table[EddyPublic], chance: Chance) -> None:
        table.put(self.deep, list(self.layout.cards))
        table.shuffle(self.deep, chance)
        for hand in self.hands:
            table.deal(self.deep, hand, HAND)

    def to_act(self, table: Table[EddyPublic]) -> Seats:
        zones, pairs = table.zones, enumerate(zip(self.hands, self.chosen, strict=True))
        return tuple(seat for seat, (hand, chosen) in pairs if zones[hand] and not zones[chosen])

    def moves(self, table: Table[EddyPublic], seat: Seat) -> list[Choose]:
        hand = table.zones[self.hands[seat]] if seat in self.to_act(table) else []
        return [Choose(place) for place in range(len(hand))]

    def refusal(self, table: Table[EddyPublic], seat: Seat, move: Choose) -> Refusal | None:
        if self.outcome(table) is not None:
            return Refusal("E-04", Reason.GAME_OVER)
        if table.zones[self.chosen[seat]]:
            return Refusal("E-02", Reason.CHOSEN)
        there = 0 <= move.place < len(table.zones[self.hands[seat]])
        return None if there else Refusal("E-02", Reason.NO_SUCH_CARD)

    def play(self, table: Table[EddyPublic], seat: Seat, move: Choose, chance: Chance) -> None:
        table.move(self.hands[seat], move.place, self.chosen[seat])
        if all(table.zones[zone] for zone in self.chosen):
            self._show(table)

    def _show(self, table: Table[EddyPublic]) -> None:
        table.deal(self.shown, self.gone, len(table.zones[self.shown]))
        cards = [table.move(zone, -1, self.shown) for zone in self.chosen]
        second = sorted(cards)[-2]
        best, public = cards.index(second), table.public
        public.points = tuple(had + (seat == best) for seat, had in enumerate(public.points))
        public.round += 1
        table.happen(Happening.SCORED, who=Who(best), card=self.face(second))

    def outcome(self, table: Table[EddyPublic]) -> Outcome | None:
        points = table.public.points
        if table.public.round <= HAND:
            return None
        winners = tuple(seat for seat, had in enumerate(points) if had == max(points))
        return Outcome(Cause.PLAYED_OUT, winners, points)

    def face(self, card: Card) -> Face:
        return Face(FaceName.DROP, number=card)

    def card_at(self, seat: Seat, move: Choose) -> At | None:
        return At(self.hands[seat], move.place)

    def touched(self, table: Table[EddyPublic], seat: Seat, at: At) -> Choose | None:
        return Choose(at.place) if at.zone == self.hands[seat] else None
