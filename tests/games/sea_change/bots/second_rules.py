"""The quick round, for `tools.engines`."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.bots.rounds import Round
from houle.kernel import Story, Table, TrackedTable, know
from tests.games.sea_change.bots.journeys import Stop, whole

GAME: Final = SeaChange(3, SeaOptions(1))
"""A single round: that is what the bots imagine."""
FILES: Final = ("rounds.py",)


def chapter(table: Table[SeaPublic]) -> object:
    return None


def taken_over(table: TrackedTable[SeaPublic]) -> Round:
    seat = GAME.to_act(table)[0]
    story = Story(GAME.layout, table.journal or ())
    return whole(GAME, Stop(table, seat, know(GAME, table, seat, story)))


def play_out(position: Round, luck: Luck) -> None:
    at = position.copy()
    while at.unplayed:
        cards = at.legal(at.turn())
        at.lay(cards[luck.below(len(cards))])
