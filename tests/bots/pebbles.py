"""Pebbles: whoever takes the last one wins. So small that everybody sees what wins and what loses.

- P-01 One to three pebbles are taken in turn, from a row of which nobody sees the faces.
- P-02 Once a game each may drum: then one takes twice.
- P-03 Or one bets that the last pebble is the white one, number 0. That ends the game.
"""

from enum import StrEnum
from typing import ClassVar, TypeAlias

import msgspec

from houle.kernel import (
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
    TrackedTable,
    Words,
    Zone,
)
from houle.kernel.tracked import empty_table

MOST = 3


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take so many pebbles."""

    count: int


class Drum(msgspec.Struct, frozen=True, tag="drum"):
    """Take twice."""


class Bet(msgspec.Struct, frozen=True, tag="bet"):
    """Bet that the last pebble is the white one."""


PebbleMove: TypeAlias = Take | Drum | Bet
FaceName = StrEnum("FaceName", {"PEBBLE": "pebble"})
Happening = StrEnum("Happening", {"DRUMMED": "drummed"})
Reason = StrEnum("Reason", {"NO": "no"})
Cause = StrEnum("Cause", {"LAST": "last"})


class NoOptions(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class PebblePublic(Public):
    """Whose turn it is, and who has drummed."""

    turn: Seat = 0
    drums: tuple[bool, ...] = (True, True)
    twice: bool = False
    winner: Seat | None = None


class Pebbles(Game[PebblePublic, PebbleMove, NoOptions]):
    """Take the last one."""

    name: ClassVar[str] = "pebbles"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 3)
    seats_rule: ClassVar[str] = "P-01"
    move_type: ClassVar[object] = PebbleMove
    options_type: ClassVar[type[NoOptions]] = NoOptions
    words = Words(FaceName, Happening, Reason, Cause)

    def lay_out(self) -> Layout:
        return Layout(self.seats, range(12), [Zone("row", Eyes.NOBODY), Zone("taken", Eyes.ALL)])

    def first_record(self) -> PebblePublic:
        return PebblePublic()

    def deal(self, table: Table[PebblePublic], chance: Chance) -> None:
        table.put(0, list(self.layout.cards))
        table.shuffle(0, chance)

    def to_act(self, table: Table[PebblePublic]) -> Seats:
        return () if table.public.winner is not None else self.only[table.public.turn]

    def moves(self, table: Table[PebblePublic], seat: Seat) -> list[PebbleMove]:
        public = table.public
        if seat not in self.to_act(table):
            return []
        found: list[PebbleMove] = [Bet()]
        found += [Take(count + 1) for count in range(min(MOST, len(table.zones[0])))]
        return [*found, Drum()] if public.drums[seat] and not public.twice else found

    def refusal(self, table: Table[PebblePublic], seat: Seat, move: PebbleMove) -> Refusal | None:
        return None if move in self.moves(table, seat) else Refusal("P-01", Reason.NO)

    def play(
        self, table: Table[PebblePublic], seat: Seat, move: PebbleMove, chance: Chance
    ) -> None:
        public = table.public
        match move:
            case Take(count):
                table.deal(0, 1, count)
                if not table.zones[0]:
                    public.winner = seat
                elif public.twice:
                    public.twice = False
                else:
                    public.turn = 1 - seat
            case Drum():
                public.twice = True
                public.drums = tuple(has and own != seat for own, has in enumerate(public.drums))
            case Bet():
                white = table.zones[0][0] == 0
                public.winner = seat if white else 1 - seat

    def outcome(self, table: Table[PebblePublic]) -> Outcome | None:
        winner = table.public.winner
        return None if winner is None else Outcome(Cause.LAST, (winner,))

    def face(self, card: Card) -> Face:
        return Face(FaceName.PEBBLE, number=card)


def row_of(left: int, *, drums: tuple[bool, bool] = (False, False)) -> TrackedTable[PebblePublic]:
    """A table at which so many pebbles are left."""
    game = Pebbles(2)
    table = empty_table(game.layout, PebblePublic(drums=drums))
    table.put(0, list(range(left)))
    table.put(1, list(range(left, 12)))
    return table
