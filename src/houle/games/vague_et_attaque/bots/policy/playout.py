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
    for _ in range(turns):
        play_turn(at, chance, mind)
    return expected_share(at, seat, appraiser)


def expected_share(at: Scene, seat: Seat, appraiser: Appraiser) -> float:
    """What part of the victory a seat can expect where a turn begins, or the game is over."""
    return share_of(at, seat) if at.public.ended is not None else appraiser.chances(at)[seat]


def play_turn(at: Scene, chance: Chance, mind: Mind) -> None:
    """Let quick captains play until it is another's turn; alone, to the end."""
    public = at.public
    turn = public.turn
    while public.ended is None and public.turn == turn:
        play_step(at, chance, mind)


def play_step(at: Scene, chance: Chance, mind: Mind) -> None:
    """Let whoever comes next do what a quick captain does."""
    game, table = at.game, at.table
    waiting = game.waits_for(table)
    game.play(table, waiting, pick(at, waiting, mind), chance)
