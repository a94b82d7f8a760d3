"""The rules of LAND UNTER, in the order of a trick; water, rounds and points have modules too."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from houle.games.land_unter import dealing, flood, refusals, scoring
from houle.games.land_unter.basics import Basics
from houle.games.land_unter.components import FACES, HAND, HIGHEST
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
BY_CARD: Final[list[list[Any]]] = [
    [card << PLACE_BITS | place for card in range(HIGHEST + 1)] for place in range(HAND)
]
"""A card and its place in one number sort quicker than by a key; each is made once too, and taken
as it is: compiled, a number that is put into a list would be made anew."""
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
        if self.openly:
            turn = table.public.turn
            return () if turn is None else self.only[turn]
        zones, seating = table.zones, self.seating
        if not zones[seating.turned_up]:  # only after the end
            return ()
        hands, chosen = seating.hands, seating.chosen
        return tuple(
            [seat for seat in self.everybody if zones[hands[seat]] and not zones[chosen[seat]]]
        )

    def _waits_for(self, table: Table[LandUnterPublic], seat: Seat) -> bool:
        if self.openly:
            return table.public.turn == seat
        zones, seating = table.zones, self.seating
        return not zones[seating.chosen[seat]] and len(zones[seating.turned_up]) > 0

    def _all_have_chosen(self, table: Table[LandUnterPublic]) -> bool:
        """L-11: whoever dropped out has laid down the hand (L-15b) and is waited for no more."""
        zones, hands, chosen = table.zones, self.seating.hands, self.seating.chosen
        for seat in self.everybody:
            if zones[hands[seat]] and not zones[chosen[seat]]:
                return False
        return True

    def moves(self, table: Table[LandUnterPublic], seat: Seat) -> list[LandUnterMove]:
        if not self._waits_for(table, seat):
            return []
        hand = table.zones[self.seating.hands[seat]]
        kind = PLAYS if self.openly else CHOICES
        keys: list[Any] = hand[:]
        for place, card in enumerate(hand):
            keys[place] = BY_CARD[place][card]
        keys.sort()
        by_card: list[int] = keys
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

    def play_at_once(
        self, table: Table[LandUnterPublic], places: list[int], chance: Chance
    ) -> None:
        """What comes of it if all choose these, seat by seat: in the head nothing is secret."""
        zones, hands, played = table.zones, self.seating.hands, self.seating.played
        for seat in self.everybody:
            if zones[hands[seat]]:
                table.move(hands[seat], places[seat], played[seat])
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
        zones, chosen, played = table.zones, self.seating.chosen, self.seating.played
        for seat in self.everybody:
            if zones[chosen[seat]]:
                table.move(chosen[seat], -1, played[seat])

    def _left_of(self, table: Table[LandUnterPublic], seat: Seat) -> Seat:
        """L-30, L-32: the next seat clockwise that has not dropped out."""
        left = (seat + 1) % self.seats
        while left in table.public.out:
            left = (left + 1) % self.seats
        return left

    # The end of a trick, of a round, of the game

    def _finish_trick(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        public = table.public
        zones, played = table.zones, self.seating.played
        cards: list[Card | None] = [None] * self.seats
        for seat in self.still_in(table):
            cards[seat] = zones[played[seat]][-1]
        public.last_trick = last_trick = tuple(cards)
        flood.take_water(self, table, last_trick)
        ended_by = flood.rise(self, table)
        trick = public.trick
        if trick == HAND or self.seats - len(public.out) < FEWEST:
            self._finish_round(table, chance)  # L-20
            return
        public.trick = trick + 1
        starter = public.starter
        if starter is not None:
            unlucky = self._first_of(public, starter, ended_by)
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

    def round_begins(self, table: Table[LandUnterPublic]) -> bool:
        """L-23: the hand is new to everybody, and what was seen of it is seen in the replay."""
        zones, seating, public = table.zones, self.seating, table.public
        if public.trick != 1 or public.ended is not None:
            return False
        return not any(zones[seating.chosen[s]] or zones[seating.played[s]] for s in self.everybody)

    def rounds_follow(self, table: Table[LandUnterPublic]) -> bool:
        return table.public.round < self.seats

    def outcome(self, table: Table[LandUnterPublic]) -> Outcome | None:
        return scoring.outcome(table.public)
