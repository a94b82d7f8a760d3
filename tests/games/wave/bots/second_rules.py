"""The team's own rules, for `tools.engines`."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.position import Position, choices, do, position_of
from houle.kernel import Table

GAME: Final = Wave(3)
FILES: Final = ("position.py",)


def chapter(table: Table[WavePublic]) -> object:
    return None


def taken_over(table: Table[WavePublic]) -> Position:
    return position_of(GAME, table)


def play_out(position: Position, luck: Luck) -> None:
    at = position.copy()
    while not at.over:
        found = choices(at)
        do(at, found[luck.below(len(found))])
