"""What a seat knows of a position that was laid out by hand: nothing was seen to happen."""

from houle.kernel import Game, Knowledge, Seat, Story, TrackedTable, know
from houle.kernel.game import M, O
from houle.kernel.table import P


def known(game: Game[P, M, O], table: TrackedTable[P], seat: Seat) -> Knowledge[P, M, O]:
    """All that a seat knows, with a story that begins here."""
    return know(game, table, seat, Story(game.layout, ()))
