"""Bots for LAND UNTER."""

from houle.bots.bot import Roster
from houle.bots.land_unter.beginner import Beginner
from houle.bots.land_unter.references import Duct, Greedy, Noisy
from houle.bots.land_unter.searcher import Expert, Player, Strong
from houle.bots.levels import Level

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: Player,
    Level.STRONG: Strong,
    Level.EXPERT: Expert,
    "greedy": Greedy,
    "noisy": Noisy,
    "duct": Duct,
}
