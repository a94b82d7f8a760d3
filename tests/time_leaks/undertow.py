"""Undertow: Flotsam in which whoever has a card of the uppermost colour must lay one.

So whoever has just one of them has no choice, and nobody else knows.
"""

from typing import ClassVar

from houle.kernel import Seat, Table
from tests.samples.flotsam import Flotsam, FlotsamMove, FlotsamPublic, Lay
from tests.samples.flotsam.words import colour


class Undertow(Flotsam):
    """Lay what matches, and you must."""

    name: ClassVar[str] = "undertow"

    def moves(self, table: Table[FlotsamPublic], seat: Seat) -> list[FlotsamMove]:
        allowed = super().moves(table, seat)
        hand, uppermost = table.zones[self.hands[seat]], table.zones[self.heap][-1]
        matching: list[FlotsamMove] = [
            move
            for move in allowed
            if isinstance(move, Lay) and colour(hand[move.place]) == colour(uppermost)
        ]
        return matching or allowed


INSTALLED = {Undertow.name: f"{__name__}:Undertow"}
