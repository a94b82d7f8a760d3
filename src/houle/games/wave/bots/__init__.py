"""Surfers for WAVE."""

from houle.bots.bot import ENDLESS, Patience, Roster
from houle.bots.levels import Level
from houle.games.wave.bots.beginner import Beginner
from houle.games.wave.bots.care import EXPERT, PLAYER, STRONG
from houle.games.wave.bots.greedy import Greedy
from houle.games.wave.bots.literal import Literal
from houle.games.wave.bots.near_the_end import NEAR_THE_END
from houle.games.wave.bots.reasons import REASONS
from houle.games.wave.bots.team import Surfer
from houle.games.wave.bots.thinker import Thinker
from houle.kernel import Chance

__all__ = ["BOTS", "NEAR_THE_END", "PEOPLE", "REASONS"]


def player(chance: Chance, patience: Patience = ENDLESS) -> Surfer:
    """Remembers and points, and thinks a little."""
    return Surfer(chance, patience, PLAYER)


def strong(chance: Chance, patience: Patience = ENDLESS) -> Surfer:
    """Thinks for a while."""
    return Surfer(chance, patience, STRONG)


def expert(chance: Chance, patience: Patience = ENDLESS) -> Surfer:
    """Thinks hard."""
    return Surfer(chance, patience, EXPERT)


BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: player,
    Level.STRONG: strong,
    Level.EXPERT: expert,
    "greedy": Greedy,
    "literal": Literal,
    "thinker": Thinker,
}
PEOPLE = frozenset({"literal", "thinker"})
"""The bots that stand for people: to the others they are some."""
