"""Bots for LAND UNTER."""

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.games.land_unter.bots.beginner import Beginner
from houle.games.land_unter.bots.near_the_end import NEAR_THE_END
from houle.games.land_unter.bots.reasons import REASONS
from houle.games.land_unter.bots.references import Duct, Greedy, Noisy
from houle.games.land_unter.bots.searcher import Expert, Player, Strong

__all__ = ["BOTS", "NEAR_THE_END", "REASONS"]

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: Player,
    Level.STRONG: Strong,
    Level.EXPERT: Expert,
    "greedy": Greedy,
    "noisy": Noisy,
    "duct": Duct,
}
