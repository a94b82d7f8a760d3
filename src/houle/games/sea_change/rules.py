"""The rules of SEA CHANGE, in the order of a trick; dealing and counting have their own modules."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from houle.games.sea_change import dealing, refusals, scoring
from houle.games.sea_change.basics import Basics
from houle.games.sea_change.components import (
    COLOUR_OF,
    FACES,
    NOT_OF,
    VALUE_OF,
    Colour,
    strongest,
)
from houle.games.sea_change.moves import PlayCard, SeaMove
from houle.games.sea_change.state import AI, SeaOptions, SeaPublic, Teams
from houle.games.sea_change.words import WORDS, Happening, Reason
from houle.kernel import (
    At,
    Card,
    Chance,
    Outcome,
    Place,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Words,
    ZoneId,
)

MOVES: Final = tuple(PlayCard(place) for place in range(dealing.HAND))
"""Moves are values, so each is made once."""
PLACES: Final = list(range(dealing.HAND))
FEWEST_TARGET, MOST_TARGET = 1, 9


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaChange(Basics):
    """Follow the family that was led; the same value as the card before changes the trump."""

    name: ClassVar[str] = "sea-change"
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[range] = range(1, 9)
    usual_seats: ClassVar[int | None] = 4
    shelf: ClassVar[int] = 20
    seats_rule: ClassVar[str] = "S-02"
    move_type: ClassVar[object] = SeaMove
    options_type: ClassVar[type[SeaOptions]] = SeaOptions
    words: ClassVar[Words] = WORDS

    @classmethod
    def of_version(cls, version: int) -> "type[SeaChange] | None":
        if version == JudgedAtTheEnd.rules_version:
            return JudgedAtTheEnd
        return cls if version == cls.rules_version else None

    def option_problem(self) -> Refusal | None:
        target, teams = self.options.target, self.options.teams
        if target is not None and not FEWEST_TARGET <= target <= MOST_TARGET:
            return Refusal(
                "S-31", Reason.TARGET_RANGE, {"fewest": FEWEST_TARGET, "most": MOST_TARGET}
            )
        if teams is not Teams.NONE and sum(teams.sizes) != self.seats:
            return Refusal("S-60", Reason.TEAM_SIZES, {"teams": teams.value, "seats": self.seats})
        return None

    def sides(self) -> tuple[Seats, ...]:
        seated = (tuple(m for m in side if m < self.seats) for side in self.seating.sides)
        return tuple(side for side in seated if side)

    def first_record(self) -> SeaPublic:
        return SeaPublic(turn=0, dealer=0, leader=0, victories=(0,) * len(self.seating.sides))

    def deal(self, table: Table[SeaPublic], chance: Chance) -> None:
        dealing.open_the_box(self, table, chance)
        table.public.dealer = chance.below(self.seats)  # S-04
        self._tell_targets(table)
        self._begin_round(table, chance)

    def _tell_targets(self, table: Table[SeaPublic]) -> None:
        """S-62: where teams of different sizes play, what each of them needs."""
        targets = self.seating.targets
        if len(set(targets)) > 1:
            for side, members in enumerate(self.seating.sides):
                table.happen(
                    Happening.TEAM_TARGET, team=side + 1, size=len(members), target=targets[side]
                )

    def card_at(self, seat: Seat, move: SeaMove) -> At | None:
        return At(self.seating.hands[seat], move.place)

    def touched(self, table: Table[SeaPublic], seat: Seat, at: At) -> SeaMove | None:
        return PlayCard(at.place) if at.zone == self.seating.hands[seat] else None

    # Who plays, and what

    def to_act(self, table: Table[SeaPublic]) -> Seats:
        return () if table.public.ended is not None else self.only[table.public.turn]

    def moves(self, table: Table[SeaPublic], seat: Seat) -> list[SeaMove]:
        public = table.public
        if public.turn != seat or public.ended is not None:
            return []
        trick = table.zones[self.seating.trick]
        hand = table.zones[self.seating.hands[seat]]
        return [MOVES[place] for place in self.playable(trick, hand)]

    def playable(self, trick: list[Card], hand: list[Card]) -> list[Place]:
        """Where in a hand the cards are that may be added to a trick."""
        if not trick:
            return PLACES[: len(hand)]
        led = COLOUR_OF[trick[0]]
        before = VALUE_OF[trick[-1]]
        follows = False
        found: list[Place] = []
        for place, card in enumerate(hand):
            if COLOUR_OF[card] is led:
                follows = True
                found.append(place)
            elif VALUE_OF[card] == before:  # S-13
                found.append(place)
        return found if follows else PLACES[: len(hand)]  # S-12, S-16

    def refusal(self, table: Table[SeaPublic], seat: Seat, move: SeaMove) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(self, table: Table[SeaPublic], seat: Seat, move: SeaMove, chance: Chance) -> None:
        seating = self.seating
        hand = seating.hands[seat]
        self._lay(table, seat, hand, move.place)
        self._lay_for_the_ai(table)
        if seating.draw_pile is not None and table.zones[seating.draw_pile]:
            table.move(seating.draw_pile, -1, hand)  # S-40
        if len(table.zones[seating.trick]) < len(seating.order):
            table.public.turn = (seat + 1) % self.seats
            return
        self._take(table)
        if not table.zones[seating.hands[0]] or self.is_lost(table):
            self._end_round(table, chance)
        else:
            self._lay_for_the_ai(table)

    def _lay_for_the_ai(self, table: Table[SeaPublic]) -> None:
        """S-51, S-52: the AI, if it takes part, leads or adds whatever comes."""
        pile = self.seating.ai_pile
        if pile is not None:
            self._lay(table, AI, pile, -1)

    def _lay(self, table: Table[SeaPublic], player: int, origin: ZoneId, place: int) -> None:
        """Put a card into the trick, with all that it does to the trump."""
        public = table.public
        trump = public.trump
        turned = self.trump_with(table.zones[self.seating.trick], table.zones[origin][place], trump)
        table.move(origin, place, self.seating.trick)
        if turned is not trump:
            public.trump = turned
        if table.journal is not None or table.learned is not None:
            self._tell_card(table, player, begins=trump is None)

    def trump_with(self, trick: list[Card], card: Card, trump: Colour | None) -> Colour | None:
        """The trump once a card is added to a trick."""
        if not trick:
            return COLOUR_OF[card] if trump is None else trump  # S-10, S-11
        return COLOUR_OF[card] if VALUE_OF[card] == VALUE_OF[trick[-1]] else trump  # S-13, S-14

    def _tell_card(self, table: Table[SeaPublic], player: int, *, begins: bool) -> None:
        """What everybody finds out by the card just laid; it `begins` a round without a trump."""
        trick = table.zones[self.seating.trick]
        colour = COLOUR_OF[trick[-1]]
        if len(trick) == 1:
            if begins:
                table.happen(Happening.TRUMP, colour=colour.word)
        elif VALUE_OF[trick[-1]] == VALUE_OF[trick[-2]]:
            table.happen(Happening.SEA_CHANGE, who=Who(player), colour=colour.word)
        elif colour is not COLOUR_OF[trick[0]] and player < self.seats:
            self._tell_void(table, player, COLOUR_OF[trick[0]])

    def _tell_void(self, table: Table[SeaPublic], player: int, led: Colour) -> None:
        """S-12, S-16: who neither follows nor makes a sea change has nothing to follow with."""
        for card in table.zones[self.seating.hands[player]]:
            for seat in range(self.seats):
                table.learn(seat, card, NOT_OF[led])

    # The end of a trick, of a round, and of the game

    def _take(self, table: Table[SeaPublic]) -> None:
        """S-17, S-18: the winner gets the trick and leads the next."""
        public, seating = table.public, self.seating
        trick = table.zones[seating.trick]
        place = strongest(trick, public.trump)
        winner = seating.player(public.leader, place)
        if table.journal is not None:
            table.happen(Happening.TOOK, who=Who(winner), card=FACES[trick[place]])
        self._put_last_away(table)
        table.move_all(seating.trick, seating.last)
        public.last_leader, public.last_winner = public.leader, winner
        if not seating.solo:  # S-51
            public.leader = public.turn = winner

    def is_lost(self, table: Table[SeaPublic]) -> bool:
        """Whether the round ends early, since it cannot be won any more (S-54)."""
        return scoring.no_eight_can_come(self, table)

    def _put_last_away(self, table: Table[SeaPublic]) -> None:
        """S-19: the trick just before is one no more."""
        winner = table.public.last_winner
        if winner is not None:
            table.move_all(self.seating.last, self.seating.taken[winner])

    def _begin_round(self, table: Table[SeaPublic], chance: Chance) -> None:
        dealing.deal_round(self, table, chance)
        self._lay_for_the_ai(table)

    def _end_round(self, table: Table[SeaPublic], chance: Chance) -> None:
        public = table.public
        self._put_last_away(table)
        public.last_leader = public.last_winner = None
        if public.trump is None:
            raise LookupError("a round without a trump")
        scoring.end_game(self, table, scoring.score_round(self, table, public.trump))
        if public.ended is None:
            dealing.gather(self, table)
            self._begin_round(table, chance)

    def round_begins(self, table: Table[SeaPublic]) -> bool:
        """S-33: all cards were dealt anew, and none has been led."""
        return table.public.trump is None and table.public.ended is None

    def rounds_follow(self, table: Table[SeaPublic]) -> bool:
        return table.public.ended is None

    def outcome(self, table: Table[SeaPublic]) -> Outcome | None:
        public, seating = table.public, self.seating
        if public.ended is None:
            return None
        sides = seating.side_of[: self.seats]
        return Outcome(
            public.ended,
            winners=tuple(seat for seat, side in enumerate(sides) if side in public.winners),
            points=tuple(public.victories[side] for side in sides),
            facts={"rounds": public.round},
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgedAtTheEnd(SeaChange):
    """The first version: somebody alone without an 8 learned of it after the last trick."""

    rules_version: ClassVar[int] = 1

    def is_lost(self, table: Table[SeaPublic]) -> bool:
        return False
