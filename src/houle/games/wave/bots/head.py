"""A table of WAVE in somebody's head: everything on it is known, and nobody talks."""

from typing import Final

from houle.games.wave.moves import WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import ScriptedChance, Table

NOTHING_BY_CHANCE: Final = ScriptedChance()
"""Once the cards are dealt, nothing in WAVE is left to chance."""


def hushed(game: Wave, table: Table[WavePublic]) -> Table[WavePublic]:
    """The table in the head, without fingers, phrases and proposals."""
    head = Table.copy(table)
    head.public.pointing = ()
    head.public.said = game.silence
    head.public.proposals = (None, None)
    return head


def do(game: Wave, table: Table[WavePublic], move: WaveMove) -> None:
    """Whoever is to play does this; what Vaimiti does, both players say."""
    turn = table.public.turn
    if turn < game.seats:
        game.play(table, turn, move, NOTHING_BY_CHANCE)
        return
    game.play(table, 0, move, NOTHING_BY_CHANCE)
    game.play(table, 1, move, NOTHING_BY_CHANCE)
