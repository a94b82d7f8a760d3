"""The rules in the captains' simulator, for `tools.engines`."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaquePublic
from houle.games.vague_et_attaque.bots.simulator.moves import moves_of
from houle.games.vague_et_attaque.bots.simulator.playing import play
from houle.games.vague_et_attaque.bots.simulator.position import RUNNING, Position, waited_for
from houle.games.vague_et_attaque.bots.simulator.reading import position_of
from houle.kernel import Table

GAME: Final = VagueEtAttaque(3)
RULES: Final = (
    *("choices", "coding", "contents", "duelling", "moves"),
    *("playing", "position", "printed", "reading", "resolving"),
)
FILES: Final = tuple(f"simulator/{name}.py" for name in RULES)


def chapter(table: Table[VagueEtAttaquePublic]) -> object:
    return None


def taken_over(table: Table[VagueEtAttaquePublic]) -> Position:
    return position_of(GAME, table)


def play_out(position: Position, luck: Luck) -> None:
    at = position.copy()
    while at.ended == RUNNING:
        seat = waited_for(at)
        moves = moves_of(at, seat)
        play(at, seat, moves[luck.below(len(moves))], luck)
