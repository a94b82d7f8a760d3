"""What every part of the rules of VAGUE VERTE asks: who sits where, and what was agreed."""

from mypy_extensions import mypyc_attr

from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.roads import Road
from houle.games.vague_verte.seating import Seating
from houle.games.vague_verte.state import VagueVerteOptions, VagueVertePublic
from houle.kernel import Game, Layout, Seat, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[VagueVertePublic, VagueVerteMove, VagueVerteOptions]):
    """A game before its first rule: the streets, their length, and the rules of old."""

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats)
        self.length: int = self.options.length
        self.original = self.options.original
        return self.seating.layout

    def road(self, table: Table[VagueVertePublic], seat: Seat) -> Road:
        """A player's street as it is now."""
        street = table.zones[self.seating.streets[seat]]
        return Road(street, seat, table.public.signals, self.length)

    def roads(self, table: Table[VagueVertePublic]) -> list[Road]:
        """Everybody's, seat by seat."""
        return [self.road(table, seat) for seat in range(self.seats)]

    @property
    def rows(self) -> range:
        """V-30: the rows beside which a red signal may lie."""
        return range(1, self.length)
