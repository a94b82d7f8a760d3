"""Bots for SEA CHANGE."""

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.bots.sea_change.beginner import Beginner
from houle.bots.sea_change.greedy import Greedy, Noisy
from houle.bots.sea_change.searcher import EXPERT, PLAYER, STRONG

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: PLAYER,
    Level.STRONG: STRONG,
    Level.EXPERT: EXPERT,
    "greedy": Greedy,
    "noisy": Noisy,
}
