"""The rules of LAND UNTER, in the order of a trick; water, rounds and points have modules too."""

from typing import ClassVar, Final

from houle.games.land_unter import dealing, flood, refusals, scoring
from houle.games.land_unter.components import FACES, HAND
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.games.land_unter.seating import Seating
from houle.games.land_unter.state import Cause, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.words import WORDS
from houle.kernel import (
    At,
    Card,
    Chance,
    Face,
    Game,
    Layout,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Table,
)

CHOICES: Final = tuple(map(Choose, range(HAND)))
PLAYS: Final = tuple(map(Play, range(HAND)))
"""Moves are values, so each is made once."""
FEWEST: Final = 3
"""L-20: with fewer players than this still in, the round is over."""


class LandUnter(Game[LandUnterPublic, LandUnterMove, LandUnterOptions]):
    """The water rises and falls; whoever stands deepest pays with a lifebelt."""

    name: ClassVar[str] = "land-unter"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(3, 6)
    usual_seats: ClassVar[int | None] = 4
    shelf: ClassVar[int] = 30
    age: ClassVar[int | None] = 10
    minutes: ClassVar[tuple[int, int] | None] = (20, 40)
    seats_rule: ClassVar[str] = "L-00"
    move_type: ClassVar[object] = LandUnterMove
    options_type: ClassVar[type[LandUnterOptions]] = LandUnterOptions
    words = WORDS

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats)
        self.everybody: Seats = tuple(range(self.seats))
        return self.seating.layout

    def first_record(self) -> LandUnterPublic:
        nothing = (0,) * self.seats
        aid = ((),) * self.seats if self.options.memory_aid else ()
        return LandUnterPublic(
            allotted=nothing, belts=nothing, last_trick=(None,) * self.seats, seen=aid
        )

    def deal(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        dealing.deal(self, table, chance)

    def face(self, card: Card) -> Face:
        return FACES[card]

    def card_at(self, seat: Seat, move: LandUnterMove) -> At | None:
        return At(self.seating.hands[seat], move.place)

    def touched(self, table: Table[LandUnterPublic], seat: Seat, at: At) -> LandUnterMove | None:
        if at.zone != self.seating.hands[seat]:
            return None
        return Play(at.place) if self.options.open_play else Choose(at.place)

    # Who plays, and what

    def still_in(self, table: Table[LandUnterPublic]) -> Seats:
        """Those who have not dropped out of the round (L-15)."""
        out = table.public.out
        return tuple(s for s in self.everybody if s not in out) if out else self.everybody

    def to_act(self, table: Table[LandUnterPublic]) -> Seats:
        public = table.public
        if public.ended is not None:
            return ()
        if public.turn is not None:
            return (public.turn,)
        zones, chosen = table.zones, self.seating.chosen
        return tuple(seat for seat in self.still_in(table) if not zones[chosen[seat]])

    def moves(self, table: Table[LandUnterPublic], seat: Seat) -> list[LandUnterMove]:
        if seat not in self.to_act(table):
            return []
        hand = table.zones[self.seating.hands[seat]]
        kind = PLAYS if self.options.open_play else CHOICES
        return [kind[place] for place in sorted(range(len(hand)), key=hand.__getitem__)]

    def refusal(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove
    ) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove, chance: Chance
    ) -> None:
        if self.options.open_play:
            self._play_openly(table, seat, move.place, chance)
        else:
            self._choose(table, seat, move.place, chance)

    def _choose(
        self, table: Table[LandUnterPublic], seat: Seat, place: int, chance: Chance
    ) -> None:
        table.move(self.seating.hands[seat], place, self.seating.chosen[seat])
        if not self.to_act(table):
            self._reveal(table)
            self._finish_trick(table, chance)

    def _play_openly(
        self, table: Table[LandUnterPublic], seat: Seat, place: int, chance: Chance
    ) -> None:
        table.move(self.seating.hands[seat], place, self.seating.played[seat])
        table.public.turn = following = self._left_of(table, seat)
        if following == table.public.starter:
            self._finish_trick(table, chance)

    def _reveal(self, table: Table[LandUnterPublic]) -> None:
        """L-11: all cards are shown together, and only once everybody has chosen."""
        for seat in self.still_in(table):
            table.move(self.seating.chosen[seat], -1, self.seating.played[seat])

    def _left_of(self, table: Table[LandUnterPublic], seat: Seat) -> Seat:
        """L-30, L-32: the next seat clockwise that has not dropped out."""
        left = (seat + 1) % self.seats
        while left in table.public.out:
            left = (left + 1) % self.seats
        return left

    # The end of a trick, of a round, of the game

    def _finish_trick(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        public = table.public
        played = {s: table.zones[self.seating.played[s]][-1] for s in self.still_in(table)}
        public.last_trick = tuple(played.get(seat) for seat in range(self.seats))
        flood.take_water(self, table, played)
        ended_by = flood.rise(self, table)
        if public.trick == HAND or len(self.still_in(table)) < FEWEST:
            self._finish_round(table, chance)  # L-20
            return
        public.trick += 1
        if public.starter is not None:
            unlucky = self._first_of(public, public.starter, ended_by)
            dealing.begin_openly(table, self._left_of(table, unlucky))
        dealing.turn_up(self, table)

    def _first_of(self, public: LandUnterPublic, starter: Seat, seats: Seats) -> Seat:
        """L-32: who has fewer lifebelts left, or is met first clockwise from the last starter."""
        return min(seats, key=lambda s: (public.belts[s], (s - starter) % self.seats))

    def _finish_round(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        public = table.public
        scoring.score(self, table)
        if public.round == self.seats:
            public.turn = None
            public.ended = Cause.LAST_ROUND
            return
        public.round += 1
        dealing.pass_hands(self, table)
        dealing.begin_round(self, table, chance)

    def outcome(self, table: Table[LandUnterPublic]) -> Outcome | None:
        return scoring.outcome(table.public)
