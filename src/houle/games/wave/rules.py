"""The rules of WAVE, in the order of a turn; advice and refusals have modules of their own."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from houle.games.wave import advice, dealing, refusals
from houle.games.wave.basics import HAND, Basics
from houle.games.wave.components import COLOUR_TIDES, FACES, SURF_CARDS, bit
from houle.games.wave.course import NOBODY, next_place, turned
from houle.games.wave.moves import (
    Discard,
    LayDown,
    Point,
    PointAtBend,
    Propose,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
)
from houle.games.wave.state import CLOCKWISE, VAIMITI, Cause, WaveOptions, WavePublic
from houle.games.wave.words import WORDS, Happening, Reason, grade
from houle.kernel import (
    At,
    Card,
    CardMask,
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

INWARD: Final = Side.INWARD
OUTWARD: Final = Side.OUTWARD
BLOCKED: Final = Cause.BLOCKED
INWARD_DISCARDS: Final = tuple(Discard(INWARD, place) for place in range(HAND))
OUTWARD_DISCARDS: Final = tuple(Discard(OUTWARD, place) for place in range(HAND))
INWARD_LAID_DOWN: Final = tuple(LayDown(INWARD, place) for place in range(HAND))
OUTWARD_LAID_DOWN: Final = tuple(LayDown(OUTWARD, place) for place in range(HAND))
"""Moves are values, so each is made once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wave(Basics):
    """Always higher, in number or in colour, until every card is gone."""

    name: ClassVar[str] = "wave"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)
    usual_seats: ClassVar[int | None] = 3
    shelf: ClassVar[int] = 10
    silent_by: ClassVar[str | None] = "W-32"
    age: ClassVar[int | None] = 10
    seats_rule: ClassVar[str] = "W-00"
    move_type: ClassVar[object] = WaveMove
    options_type: ClassVar[type[WaveOptions]] = WaveOptions
    words: ClassVar[Words] = WORDS

    def option_problem(self) -> Refusal | None:
        options = self.options
        if options.voluntary and not options.nazare:
            return Refusal("W-83b", Reason.VOLUNTARY_ALONE)
        if options.strict and options.open_mistakes:
            return Refusal("W-29b", Reason.STRICT_AND_OPEN)
        if options.first is not None and options.first not in range(self.seats):
            return Refusal("W-12", Reason.FIRST_SEAT, {"seats": self.seats})
        return None

    def first_record(self) -> WavePublic:
        return WavePublic(turn=0, said=self.silence)

    def deal(self, table: Table[WavePublic], chance: Chance) -> None:
        dealing.deal(self, table, chance)
        if table.journal is not None:
            table.happen(Happening.STARTS, who=Who(table.public.turn))
        self._begin_turn(table, table.public.turn)

    def face(self, card: Card) -> Face:
        return FACES[card]

    def card_at(self, seat: Seat, move: WaveMove) -> At | None:
        seating = self.seating
        match move:
            case Discard(side, place) | LayDown(side, place) | Swap(side, place):
                row = seating.inward if side is INWARD else seating.outward
                return At(row[seat], place)
            case Propose(place):
                return At(seating.hands[VAIMITI][0], place)
            case Point(owner, place) | Unpoint(owner, place):
                return At(advice.pointable_rows(self, seat)[owner], place)
            case PointAtBend() | UnpointBend() if seating.bend is not None:
                return At(seating.bend, 0)
            case _:
                return None

    def touched(self, table: Table[WavePublic], seat: Seat, at: At) -> WaveMove | None:
        hands = {self.seating.inward[seat]: INWARD, self.seating.outward[seat]: OUTWARD}
        side = hands.get(at.zone)
        return None if side is None else Discard(side, at.place)

    # Who plays, and what

    def to_act(self, table: Table[WavePublic]) -> Seats:
        public = table.public
        if public.ended is not None:
            return ()
        turn = public.turn
        if turn < self.seats:
            return self.only[turn]
        undecided = tuple(s for s, proposal in enumerate(public.proposals) if proposal is None)
        return undecided or (0, 1)

    def moves(self, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
        public = table.public
        if public.ended is not None:
            return []
        if public.turn != seat:
            return self._proposals(table, seat) if seat in self.to_act(table) else []
        seating = self.seating
        inward = table.zones[seating.inward[seat]]
        outward = table.zones[seating.outward[seat]]
        taken = self.virage and public.taken
        if taken:
            inward = inward[:-1]  # W-62, W-87
        fits: i64 = self.fitting(table)
        found: list[WaveMove] = []
        for place, card in enumerate(inward):
            if fits >> card & 1:
                found.append(INWARD_DISCARDS[place])
        for place, card in enumerate(outward):
            if fits >> card & 1 or self.unlit:  # W-27 to W-29
                found.append(OUTWARD_DISCARDS[place])
        if self.nazare and self.may_lay_down(inward, outward, fits):
            found += INWARD_LAID_DOWN[: len(inward)]
            found += OUTWARD_LAID_DOWN[: len(outward)]
        if self.virage and not taken:
            found += self._swaps(inward, outward, fits)
        return found

    def _swaps(self, inward: list[Card], outward: list[Card], fits: CardMask) -> list[Swap]:
        """W-61 to W-65."""
        if len(inward) + len(outward) < 2:
            return []
        spare = sum(fits >> card & 1 for card in inward + outward) > 1
        anything = spare or self.unlit or self.nazare
        return [
            Swap(side, place)
            for side, row in ((INWARD, inward), (OUTWARD, outward))
            for place, card in enumerate(row)
            if anything or not fits >> card & 1
        ]

    def asides(self, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
        public = table.public
        if public.ended is not None:
            return []
        found = advice.asides(self, table, seat)
        if public.turn >= self.seats and seat not in self.to_act(table):
            found += self._proposals(table, seat)
        return found

    def refusal(self, table: Table[WavePublic], seat: Seat, move: WaveMove) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(self, table: Table[WavePublic], seat: Seat, move: WaveMove, chance: Chance) -> None:
        if type(move) is Discard:
            self._discard(table, seat, move)
        elif type(move) is Propose:
            self._propose(table, seat, move)
        elif type(move) is LayDown:
            self._tell_nothing_fits(table, seat)
            self._lay_and_draw(table, seat, move, face_down=True)
        elif type(move) is Swap:
            self._swap(table, seat, move)
        else:
            advice.give(self, table, seat, move)

    def _discard(self, table: Table[WavePublic], seat: Seat, move: Discard) -> None:
        sinks = False
        if self.unlit and move.side is OUTWARD:
            card = table.zones[self.seating.outward[seat]][move.place]
            misfits = ~self.fitting(table)
            if misfits >> card & 1:
                if self.open_mistakes:
                    self._come_back(table, seat, move.place)
                    return
                if not self.nazare:
                    table.happen(Happening.WRONG_CARD, who=Who(seat))
                    self._end(table, Cause.WRONG_CARD)  # W-28
                    return
                table.learn(seat, card, misfits)
                sinks = True  # W-89
        self._lay_and_draw(table, seat, move, face_down=sinks)

    def _come_back(self, table: Table[WavePublic], seat: Seat, place: int) -> None:
        """W-29: all see the card in the middle; its owner takes it back, inward by now."""
        inward, outward = self.seating.hands[seat]
        advice.lift_fingers(self, table, seat, outward, place)
        card = table.move(outward, place, self.seating.discard)
        table.move(self.seating.discard, -1, inward)
        if table.public.taken:  # W-62: the card just taken stays the newest
            table.move(inward, len(table.zones[inward]) - 2, inward)
        table.happen(Happening.CAME_BACK, who=Who(seat), card=FACES[card])

    def _lay_and_draw(
        self, table: Table[WavePublic], seat: Seat, move: Discard | LayDown, *, face_down: bool
    ) -> None:
        inward, outward = self.seating.hands[seat]
        if move.side is INWARD:
            self._lay(table, seat, inward, move.place, face_down=face_down)
            self._draw(table, outward)  # W-22, W-85
        else:
            self._lay(table, seat, outward, move.place, face_down=face_down)
            self._draw(table, inward)
        self._next(table)

    def _lay(
        self,
        table: Table[WavePublic],
        owner: int | None,
        origin: ZoneId,
        place: int,
        *,
        face_down: bool,
    ) -> None:
        """Put a card on the discard, or on the current place of the great wave."""
        public = table.public
        seating = self.seating
        if public.pointing:
            advice.lift_fingers(self, table, owner, origin, place)
        if public.said is not self.silence:
            public.said = self.silence
        if self.virage and public.taken:
            public.taken = False
        if face_down and seating.depths is not None:
            spot = len(table.zones[seating.discard]) + len(public.face_down)
            table.move(origin, place, seating.depths)
            public.face_down = (*public.face_down, spot)  # W-85b: no symbol to see
            return
        before = public.direction
        direction = turned(before, table.move(origin, place, seating.discard))
        if direction != before:
            public.direction = direction
            if table.journal is not None:
                way = "clockwise" if direction == CLOCKWISE else "anticlockwise"
                table.happen(Happening.TURNED, direction=way)

    def _draw(self, table: Table[WavePublic], target: ZoneId) -> bool:
        """W-20, W-23: draw a card into a row; say whether there was one."""
        pile = table.zones[self.seating.pile]
        while pile:
            if pile[-1] < len(SURF_CARDS):
                table.move(self.seating.pile, -1, target)
                return True
            self._turn_the_tide(table)
        return False

    def _turn_the_tide(self, table: Table[WavePublic]) -> None:
        """W-72: the first inversion card of a kind inverts its order, the second restores it."""
        public = table.public
        if self.seating.tide is None:
            raise LookupError("an inversion card at a table without tides")
        if table.move(self.seating.pile, -1, self.seating.tide) in COLOUR_TIDES:
            public.colours_inverted = not public.colours_inverted
            table.happen(
                Happening.COLOURS_INVERTED
                if public.colours_inverted
                else Happening.COLOURS_RESTORED
            )
        else:
            public.numbers_inverted = not public.numbers_inverted
            table.happen(
                Happening.NUMBERS_INVERTED
                if public.numbers_inverted
                else Happening.NUMBERS_RESTORED
            )

    def _swap(self, table: Table[WavePublic], seat: Seat, move: Swap) -> None:
        """W-61: take the bend card inward, and lay a card of the hand in its stead."""
        seating = self.seating
        inward, outward = seating.hands[seat]
        origin = inward if move.side is INWARD else outward
        if seating.bend is None:
            raise LookupError("no bend card at this table")
        if table.public.pointing:
            advice.lift_fingers(self, table, seat, origin, move.place)
            advice.lift_fingers(self, table, None, seating.bend, 0)
        table.move(origin, move.place, seating.bend)
        table.move(seating.bend, 0, inward)
        table.public.taken = True
        if self.unlit and not self.nazare and not self.can_play(table, seat):
            self._end(table, BLOCKED)  # W-65

    # The next turn, and the end

    def _next(self, table: Table[WavePublic]) -> None:
        """W-24, W-26: the next place in the current direction that still holds a card."""
        public = table.public
        zones = table.zones
        holding: i64 = 0
        place: i64 = 0
        for one, other in self.seating.hands:
            if zones[one] or zones[other]:
                holding |= bit(place)
            place += 1  # noqa: SIM113 - compiled, an index is quicker than an enumeration
        turn = next_place(public.turn, public.direction, holding, self.seating.places)
        if turn == NOBODY:
            self._finish(table)
        else:
            public.turn = turn
            self._begin_turn(table, turn)

    def _begin_turn(self, table: Table[WavePublic], turn: int) -> None:
        if turn >= self.seats:
            self._begin_her_turn(table)
        elif not self.nazare and not self.can_play(table, turn):
            self._end(table, BLOCKED)  # W-41
        elif table.learned is not None and not self.unlit:
            self._show_playable(table, turn)

    def can_play(self, table: Table[WavePublic], turn: int) -> bool:
        """Whether the hand whose turn it is holds a card that fits, the one just taken apart."""
        return self.held(table, turn) & self.fitting(table) != 0

    def _show_playable(self, table: Table[WavePublic], seat: Seat) -> None:
        """W-27: whoever is to play learns which of the outward cards could be discarded."""
        fits = self.fitting(table)
        for card in table.zones[self.seating.outward[seat]]:
            table.learn(seat, card, fits if fits >> card & 1 else ~fits)

    def _tell_nothing_fits(self, table: Table[WavePublic], seat: Seat) -> None:
        """W-83, W-89: laying face down tells the whole table that nothing fitted."""
        if table.learned is None or self.voluntary:
            return
        inward, outward = (table.zones[zone] for zone in self.seating.hands[seat])
        if table.public.taken:
            inward = inward[:-1]
        misfits = ~self.fitting(table)
        for card in inward if self.unlit else inward + outward:
            for learner in range(self.seats):
                table.learn(learner, card, misfits)

    def _finish(self, table: Table[WavePublic]) -> None:
        """All hands and the pile are empty: the game is over but for the bend card (W-64)."""
        bend = self.seating.bend
        if bend is not None:
            fits = self.fitting(table) >> table.zones[bend][-1] & 1
            if not fits and not self.nazare:
                self._end(table, Cause.BEND_LEFT)  # W-64b
                return
            self._lay(table, None, bend, 0, face_down=not fits)  # W-87
        self._end(table, Cause.LAST_CARD)

    def _end(self, table: Table[WavePublic], cause: Cause) -> None:
        table.public.ended = cause

    def left_over(self, table: Table[WavePublic]) -> int:
        """W-42, W-43, W-66; in Nazaré W-86."""
        if self.nazare:
            return len(table.public.face_down)
        return len(SURF_CARDS) - len(table.zones[self.seating.discard])

    def outcome(self, table: Table[WavePublic]) -> Outcome | None:
        cause = table.public.ended
        if cause is None:
            return None
        if cause is Cause.TALKING:
            return Outcome(cause, winners=())
        left = self.left_over(table)
        return Outcome(
            cause,
            winners=tuple(range(self.seats)) if left == 0 else (),
            points=(-left,) * self.seats,
            facts={"left": left, "grade": grade(left)},
        )

    def sides(self) -> tuple[Seats, ...]:
        return (tuple(range(self.seats)),)

    def plausible(self, world: Table[WavePublic], seat: Seat) -> bool:
        """Play goes on, so whoever's turn it is can play (W-41)."""
        public = world.public
        return self.nazare or public.ended is not None or self.can_play(world, public.turn)

    # Vaimiti

    def _proposals(self, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
        standing = table.public.proposals[seat]
        return [proposal for proposal in self.candidates(table) if proposal != standing]

    def _begin_her_turn(self, table: Table[WavePublic]) -> None:
        candidates = self.candidates(table)
        if not candidates:
            self._end(table, BLOCKED)  # W-55
        elif len(candidates) == 1 and not self.voluntary:
            self._play_for_her(table, candidates[0])

    def _propose(self, table: Table[WavePublic], seat: Seat, proposal: Propose) -> None:
        public = table.public
        if table.journal is not None:
            card = table.zones[self.seating.hands[VAIMITI][0]][proposal.place]
            table.happen(
                Happening.PROPOSED,
                who=Who(seat),
                card=FACES[card],
                **{"face-down": "yes" if proposal.face_down else "no"},
            )
        other = public.proposals[1 - seat]
        public.proposals = (proposal, other) if seat == 0 else (other, proposal)
        if other == proposal:
            self._play_for_her(table, proposal)

    def _play_for_her(self, table: Table[WavePublic], choice: Propose) -> None:
        face_up, face_down = self.seating.hands[VAIMITI]
        table.public.proposals = (None, None)
        self._lay(table, VAIMITI, face_up, choice.place, face_down=choice.face_down)
        if not self._draw(table, face_up) and table.zones[face_down]:
            table.move(face_down, -1, face_up)  # W-54, W-76
        self._next(table)
