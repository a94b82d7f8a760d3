"""Playing a table in the head out."""

from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.evaluation import Appraiser
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.scene import Scene, share_of
from houle.kernel import Chance, Seat


def play_out(
    at: Scene, chance: Chance, seat: Seat, mind: Mind, turns: int, appraiser: Appraiser
) -> float:
    """What part of the victory a seat can expect after so many more turns of quick captains."""
    game, table, public = at.game, at.table, at.public
    turn = public.turn
    while public.ended is None:
        if public.turn != turn:
            turn = public.turn
            turns -= 1
            if turns == 0:
                return appraiser.chances(at)[seat]
        waiting = game.waits_for(table)
        game.play(table, waiting, pick(at, waiting, mind), chance)
    return share_of(at, seat)
