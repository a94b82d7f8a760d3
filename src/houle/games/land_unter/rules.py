"""The rules of LAND UNTER, in the order of a trick; water, rounds and points have modules too."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from houle.games.land_unter import dealing, flood, refusals, scoring
from houle.games.land_unter.basics import Basics
from houle.games.land_unter.components import FACES, HAND
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.games.land_unter.state import Cause, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.words import WORDS
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
    Words,
)

CHOICES: Final[tuple[LandUnterMove, ...]] = tuple(map(Choose, range(HAND)))
PLAYS: Final[tuple[LandUnterMove, ...]] = tuple(map(Play, range(HAND)))
"""Moves are values, so each is made once."""
PLACE_BITS: Final = 4
ANY_PLACE: Final = (1 << PLACE_BITS) - 1
"""A card and its place in one number sort quicker than by a key."""
FEWEST: Final = 3
"""L-20: with fewer players than this still in, the round is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LandUnter(Basics):
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
    words: ClassVar[Words] = WORDS

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

    def to_act(self, table: Table[LandUnterPublic]) -> Seats:
        public = table.public
        if public.ended is not None:
            return ()
        if public.turn is not None:
            return (public.turn,)
        zones, chosen = table.zones, self.seating.chosen
        return tuple([seat for seat in self.still_in(table) if not zones[chosen[seat]]])

    def _waits_for(self, table: Table[LandUnterPublic], seat: Seat) -> bool:
        public = table.public
        if public.ended is not None:
            return False
        if public.turn is not None:
            return public.turn == seat
        return seat not in public.out and not table.zones[self.seating.chosen[seat]]

    def _all_have_chosen(self, table: Table[LandUnterPublic]) -> bool:
        zones, chosen = table.zones, self.seating.chosen
        for seat in self.still_in(table):
            if not zones[chosen[seat]]:
                return False
        return True

    def moves(self, table: Table[LandUnterPublic], seat: Seat) -> list[LandUnterMove]:
        if not self._waits_for(table, seat):
            return []
        hand = table.zones[self.seating.hands[seat]]
        kind = PLAYS if self.openly else CHOICES
        by_card = [card << PLACE_BITS | place for place, card in enumerate(hand)]
        by_card.sort()
        return [kind[one & ANY_PLACE] for one in by_card]

    def refusal(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove
    ) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(
        self, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove, chance: Chance
    ) -> None:
        if self.openly:
            self._play_openly(table, seat, move.place, chance)
        else:
            self._choose(table, seat, move.place, chance)

    def _choose(
        self, table: Table[LandUnterPublic], seat: Seat, place: int, chance: Chance
    ) -> None:
        table.move(self.seating.hands[seat], place, self.seating.chosen[seat])
        if self._all_have_chosen(table):
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
        played, out = self.seating.played, public.out
        public.last_trick = tuple(
            [None if seat in out else table.zones[played[seat]][-1] for seat in self.everybody]
        )
        flood.take_water(self, table, public.last_trick)
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
