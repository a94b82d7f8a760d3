"""Playing a position out."""

from houle.bots.luck import Luck
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.evaluation import chances
from houle.games.vague_et_attaque.bots.policy.style import Style
from houle.games.vague_et_attaque.bots.simulator.playing import play, shares
from houle.games.vague_et_attaque.bots.simulator.position import RUNNING, Position, waited_for


def play_out(at: Position, chance: Luck, seat: int, style: Style, turns: int) -> float:
    """What part of the victory a seat can expect after so many more turns of quick captains."""
    turn = at.turn
    while at.ended == RUNNING:
        if at.turn != turn:
            turn = at.turn
            turns -= 1
            if turns == 0:
                return chances(at)[seat]
        waiting = waited_for(at)
        play(at, waiting, pick(at, waiting, style), chance)
    return shares(at)[seat]
