"""The Quay: a game of the tests' own with a field of every type that texts know, and no words.

- Q-01 Twelve goods: three nets, lamps, ropes and shells. 2 to 4 players get 3 each; nobody sees
  the rest, which stays in the hold.
- Q-02 On a turn one hands a card to somebody else and says what one hopes for in return; or lays
  it into one of two sheds, for all to see; or bets once that somebody holds so many of a kind.
- Q-03 After three turns each the game is over. A card that one hoped for last is worth a point,
  and so is a bet that was right. The most points win; equals share the victory.
"""

from collections.abc import Iterator
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
    Where,
    Who,
    Words,
    Zone,
    ZoneId,
)

HAND = TURNS = 3


class Ware(StrEnum):
    """What is traded."""

    NET = "net"
    LAMP = "lamp"
    ROPE = "rope"
    SHELL = "shell"


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Hand a card to somebody, and hope."""

    place: Place
    to: Seat
    hope: Ware


class Stow(msgspec.Struct, frozen=True, tag="stow"):
    """Lay a card into a shed."""

    place: Place
    into: ZoneId


class Bet(msgspec.Struct, frozen=True, tag="bet"):
    """Bet that somebody holds at least so many of a kind."""

    on: Seat
    ware: Ware
    count: int
    loudly: bool = False


QuayMove: TypeAlias = Give | Stow | Bet
Happening = StrEnum("Happening", {"HANDED": "handed", "STOWED": "stowed", "BET": "bet"})
Reason = StrEnum("Reason", {"SEAT_COUNT": "seat-count", "NOT_NOW": "not-now"})
Cause = StrEnum("Cause", {"PLAYED_OUT": "played-out"})


class NoOptions(msgspec.Struct, frozen=True):
    """There is nothing to choose about this table."""


class QuayPublic(Public):
    """What everybody knows besides the cards."""

    turn: Seat
    turns_left: int
    hopes: tuple[Ware | None, ...]
    latest: Ware | None = None
    bets: tuple[tuple[Seat, Bet], ...] = ()
    gamblers: tuple[Seat, ...] = ()


class Quay(Game[QuayPublic, QuayMove, NoOptions]):
    """Give and hope."""

    name: ClassVar[str] = "quay"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)
    seats_rule: ClassVar[str] = "Q-01"
    move_type: ClassVar[object] = QuayMove
    options_type: ClassVar[type[NoOptions]] = NoOptions
    words = Words(Ware, Happening, Reason, Cause, enums=(Ware,))

    def lay_out(self) -> Layout:
        zones = [Zone(name, Eyes.ALL) for name in ("north-shed", "south-shed")]
        zones += [Zone("hold", Eyes.NOBODY)]
        zones += [Zone("hand", Eyes.OWNER, seat, ordered=False) for seat in range(self.seats)]
        layout = Layout(self.seats, range(1, 13), zones)
        self.sheds = (0, 1)
        self.hands = [layout.zone("hand", seat) for seat in range(self.seats)]
        return layout

    def first_record(self) -> QuayPublic:
        return QuayPublic(turn=0, turns_left=TURNS * self.seats, hopes=(None,) * self.seats)

    def deal(self, table: Table[QuayPublic], chance: Chance) -> None:
        hold = self.layout.zone("hold")
        table.put(hold, list(self.layout.cards))
        table.shuffle(hold, chance)
        for hand in self.hands:
            table.deal(hold, hand, HAND)

    def to_act(self, table: Table[QuayPublic]) -> Seats:
        return (table.public.turn,) if table.public.turns_left else ()

    def moves(self, table: Table[QuayPublic], seat: Seat) -> list[QuayMove]:
        return list(self._moves(table, seat)) if seat in self.to_act(table) else []

    def _moves(self, table: Table[QuayPublic], seat: Seat) -> Iterator[QuayMove]:
        others = [other for other in range(self.seats) if other != seat]
        for place in range(len(table.zones[self.hands[seat]])):
            yield from (Give(place, to, hope) for to in others for hope in Ware)
            yield from (Stow(place, shed) for shed in self.sheds)
        if seat not in table.public.gamblers:
            yield from (Bet(on, ware, n) for on in others for ware in Ware for n in (1, 2))

    def refusal(self, table: Table[QuayPublic], seat: Seat, move: QuayMove) -> Refusal | None:
        allowed = move in self.moves(table, seat)
        return None if allowed else Refusal("Q-02", Reason.NOT_NOW, {"to": Who(seat)})

    def play(self, table: Table[QuayPublic], seat: Seat, move: QuayMove, chance: Chance) -> None:
        public, who = table.public, Who(seat)
        match move:
            case Give(place, to, hope):
                table.move(self.hands[seat], place, self.hands[to])
                public.latest = hope
                public.hopes = (*public.hopes[:seat], hope, *public.hopes[seat + 1 :])
                table.happen(Happening.HANDED, who=who, to=Who(to), hope=hope)
            case Stow(place, shed):
                was = ware(table.move(self.hands[seat], place, shed))
                card = At(shed, len(table.zones[shed]) - 1)
                table.happen(Happening.STOWED, who=who, into=Where(shed), card=card, was=was)
            case Bet(on, wares, count):
                public.bets += ((seat, move),)
                public.gamblers += (seat,)
                table.happen(Happening.BET, who=who, on=Who(on), ware=wares, count=count)
        public.turns_left -= 1
        public.turn = (seat + 1) % self.seats

    def outcome(self, table: Table[QuayPublic]) -> Outcome | None:
        if table.public.turns_left:
            return None
        held = [[ware(card) for card in table.zones[hand]] for hand in self.hands]
        hopes = table.public.hopes
        points = [wares.count(hope) if hope else 0 for wares, hope in zip(held, hopes, strict=True)]
        for seat, bet in table.public.bets:
            points[seat] += held[bet.on].count(bet.ware) >= bet.count
        winners = tuple(seat for seat in range(self.seats) if points[seat] == max(points))
        favourite = max(Ware, key=[*hopes].count)
        return Outcome(Cause.PLAYED_OUT, winners, tuple(points), {"favourite": favourite})

    def face(self, card: Card) -> Face:
        return Face(ware(card))

    def card_at(self, seat: Seat, move: QuayMove) -> At | None:
        return None if isinstance(move, Bet) else At(self.hands[seat], move.place)


def ware(card: Card) -> Ware:
    """What lies on a card."""
    return tuple(Ware)[(card - 1) % len(Ware)]
