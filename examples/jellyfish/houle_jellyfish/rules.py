"""The rules of JELLYFISH, as `rules.md` tells them."""

from collections import Counter
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
    Public,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Words,
    Zone,
    ZoneId,
)
from houle_jellyfish.moves import JellyMove, Lay, Look, PassOn, Say
from houle_jellyfish.words import Answer, Cause, Creature, FaceName, Happening, Reason

CREATURES = tuple(Creature)
OF_EACH = 6


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose about a table."""


class JellyPublic(Public):
    """What everybody knows besides the cards."""

    turn: Seat
    said_by: Seat | None = None
    said: Creature | None = None
    held_by: tuple[Seat, ...] = ()
    """Who has held the card that is on its way."""
    loser: Seat | None = None
    ended: Cause | None = None


class Jellyfish(Game[JellyPublic, JellyMove, NoOptions]):
    """Lay, say, believe or doubt."""

    name: ClassVar[str] = "jellyfish"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)
    usual_seats: ClassVar[int | None] = 4
    age: ClassVar[int | None] = 8
    minutes: ClassVar[tuple[int, int] | None] = (10, 20)
    seats_rule: ClassVar[str] = "J-01"
    move_type: ClassVar[object] = JellyMove
    options_type: ClassVar[type[NoOptions]] = NoOptions
    words = Words(FaceName, Happening, Reason, Cause, (Creature, Answer))

    def lay_out(self) -> Layout:
        seats = range(self.seats)
        zones = [Zone("left-over", Eyes.NOBODY)]
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in seats]
        zones += [Zone("on-its-way", Eyes.OWNER, seat) for seat in seats]
        zones += [Zone("caught", Eyes.ALL, seat) for seat in seats]
        layout = Layout(self.seats, range(len(CREATURES) * OF_EACH), zones)
        self.left_over = layout.zone("left-over")
        self.hands = [layout.zone("hand", seat) for seat in seats]
        self.on_its_way = [layout.zone("on-its-way", seat) for seat in seats]
        self.caught = [layout.zone("caught", seat) for seat in seats]
        self.too_many = 5 if self.seats == 2 else 4
        return layout

    def first_record(self) -> JellyPublic:
        return JellyPublic(turn=0)

    def deal(self, table: Table[JellyPublic], chance: Chance) -> None:
        table.put(self.left_over, list(self.layout.cards))
        table.shuffle(self.left_over, chance)
        for hand in self.hands:
            table.deal(self.left_over, hand, len(self.layout.cards) // self.seats)
        table.public.turn = chance.below(self.seats)

    def to_act(self, table: Table[JellyPublic]) -> Seats:
        return () if table.public.loser is not None else (table.public.turn,)

    def _open_to(self, public: JellyPublic, seat: Seat) -> list[Seat]:
        """Before whom this seat can lay the card (J-02, J-04)."""
        return [to for to in range(self.seats) if to != seat and to not in public.held_by]

    def moves(self, table: Table[JellyPublic], seat: Seat) -> list[JellyMove]:
        if seat not in self.to_act(table):
            return []
        ways = [(to, name) for to in self._open_to(table.public, seat) for name in CREATURES]
        if table.zones[self.on_its_way[seat]]:
            return [PassOn(to, name) for to, name in ways]
        if table.public.said_by is not None:
            return [Say(Answer.SO), Say(Answer.NOT_SO), *([Look()] if ways else [])]
        places = range(len(table.zones[self.hands[seat]]))
        return [Lay(place, to, name) for place in places for to, name in ways]

    def refusal(self, table: Table[JellyPublic], seat: Seat, move: JellyMove) -> Refusal | None:
        public = table.public
        if public.loser is not None:
            return Refusal("J-05", Reason.OVER)
        if seat != public.turn:
            return Refusal("J-02", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
        seen = bool(table.zones[self.on_its_way[seat]])
        asked = public.said_by is not None and not seen
        open_to = self._open_to(public, seat)
        match move:
            case Lay() | PassOn() if asked:
                return Refusal("J-03", Reason.ANSWER_FIRST)
            case Lay() if seen:
                return Refusal("J-04", Reason.SEEN)
            case Lay(place, _, _) if not 0 <= place < len(table.zones[self.hands[seat]]):
                return Refusal("J-02", Reason.NO_CARD)
            case PassOn() if not seen:
                return Refusal("J-04", Reason.NOT_SEEN)
            case Lay(_, to, _) | PassOn(to, _):
                return None if to in open_to else Refusal("J-04", Reason.HELD_IT)
            case _ if seen:
                return Refusal("J-04", Reason.SEEN)
            case _ if not asked:
                return Refusal("J-03", Reason.NOTHING_SAID)
            case Look() if not open_to:
                return Refusal("J-04", Reason.ALL_HELD_IT)
        return None

    def play(self, table: Table[JellyPublic], seat: Seat, move: JellyMove, chance: Chance) -> None:
        match move:
            case Lay(place, to, creature):
                table.move(self.hands[seat], place, self.on_its_way[seat])
                self._say(table, seat, to, creature)
            case PassOn(to, creature):
                self._say(table, seat, to, creature)
            case Look():
                self._look(table, seat)
            case Say(answer):
                self._answer(table, seat, answer)

    def _say(self, table: Table[JellyPublic], seat: Seat, to: Seat, creature: Creature) -> None:
        public = table.public
        public.said_by, public.said, public.turn = seat, creature, to
        public.held_by += (seat,)
        table.happen(Happening.SAID, who=Who(seat), to=Who(to), creature=creature)

    def _look(self, table: Table[JellyPublic], seat: Seat) -> None:
        table.happen(Happening.LOOKED, who=Who(seat))
        table.move(self._sent(table), -1, self.on_its_way[seat])

    def _sent(self, table: Table[JellyPublic]) -> ZoneId:
        """Where the card lies of which something was said."""
        return next(zone for zone in self.on_its_way if table.zones[zone])

    def _answer(self, table: Table[JellyPublic], seat: Seat, answer: Answer) -> None:
        public = table.public
        sent = self._sent(table)
        table.happen(Happening.ANSWERED, who=Who(seat), answer=answer)
        so = creature_on(table.zones[sent][-1]) == public.said
        wrong = self.on_its_way.index(sent) if so == (answer is Answer.SO) else seat
        table.move(sent, -1, self.caught[wrong])
        table.happen(Happening.WRONG, who=Who(wrong))
        public.turn, public.said_by, public.said, public.held_by = wrong, None, None, ()
        alike = Counter(creature_on(card) for card in table.zones[self.caught[wrong]])
        if max(alike.values()) == self.too_many:
            public.loser, public.ended = wrong, Cause.ALIKE
        elif not table.zones[self.hands[wrong]]:
            public.loser, public.ended = wrong, Cause.EMPTY_HAND

    def outcome(self, table: Table[JellyPublic]) -> Outcome | None:
        loser, ended = table.public.loser, table.public.ended
        if loser is None or ended is None:
            return None
        winners = tuple(seat for seat in range(self.seats) if seat != loser)
        return Outcome(ended, winners, (), {"who": Who(loser)})

    def face(self, card: Card) -> Face:
        return Face(FaceName.CREATURE, shape=creature_on(card))

    def card_at(self, seat: Seat, move: JellyMove) -> At | None:
        return At(self.hands[seat], move.place) if isinstance(move, Lay) else None


def creature_on(card: Card) -> Creature:
    """What is printed on a card (J-01)."""
    return CREATURES[card // OF_EACH]
