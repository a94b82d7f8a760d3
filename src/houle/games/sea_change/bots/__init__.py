"""Bots for SEA CHANGE."""

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.games.sea_change.bots.beginner import Beginner
from houle.games.sea_change.bots.greedy import Greedy, Noisy
from houle.games.sea_change.bots.near_the_end import NEAR_THE_END
from houle.games.sea_change.bots.reasons import REASONS
from houle.games.sea_change.bots.searcher import EXPERT, PLAYER, STRONG

__all__ = ["BOTS", "NEAR_THE_END", "REASONS"]

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: PLAYER,
    Level.STRONG: STRONG,
    Level.EXPERT: EXPERT,
    "greedy": Greedy,
    "noisy": Noisy,
}
