"""What every part of the rules of SEA CHANGE asks: who sits where, and what was agreed."""

from mypy_extensions import mypyc_attr

from houle.games.sea_change.components import FACES
from houle.games.sea_change.moves import SeaMove
from houle.games.sea_change.seating import Seating
from houle.games.sea_change.state import SeaOptions, SeaPublic, Teams
from houle.kernel import Card, Face, Game, Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[SeaPublic, SeaMove, SeaOptions]):
    """A game before its first rule: the zones, and whether teams play."""

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats, self.options)
        self.in_teams = self.options.teams is not Teams.NONE
        return self.seating.layout

    def face(self, card: Card) -> Face:
        return FACES[card]
