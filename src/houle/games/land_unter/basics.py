"""What every part of the rules of LAND UNTER asks: who sits where, who is in, what was agreed."""

from mypy_extensions import mypyc_attr

from houle.games.land_unter.moves import LandUnterMove
from houle.games.land_unter.seating import Seating
from houle.games.land_unter.state import LandUnterOptions, LandUnterPublic
from houle.kernel import Game, Layout, Seats, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[LandUnterPublic, LandUnterMove, LandUnterOptions]):
    """A game before its first rule: the zones, and how cards are played."""

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats)
        self.openly: bool = self.options.open_play
        self.everybody: Seats = tuple(range(self.seats))
        return self.seating.layout

    def still_in(self, table: Table[LandUnterPublic]) -> Seats:
        """Those who have not dropped out of the round (L-15)."""
        out = table.public.out
        return tuple([s for s in self.everybody if s not in out]) if out else self.everybody
