"""The race in plain numbers, for `tools.engines`."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots.imagining import race_at
from houle.games.vague_verte.bots.race import DRAW, RUNNING, TAKE, Race
from houle.kernel import Table

GAME: Final = VagueVerte(3)
FILES: Final = ("race.py",)


def chapter(table: Table[VagueVertePublic]) -> object:
    return None


def taken_over(table: Table[VagueVertePublic]) -> Race:
    return race_at(GAME, table)


def play_out(position: Race, luck: Luck) -> None:
    at = position.copy()
    while at.ended == RUNNING:
        if at.drawn:
            halves = at.plays()
            at.play(halves[luck.below(len(halves))])
        else:
            draws = ([DRAW] if at.left else []) + ([TAKE] if at.face_up else [])
            at.draw(draws[luck.below(len(draws))])
