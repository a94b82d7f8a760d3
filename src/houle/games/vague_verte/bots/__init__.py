"""Drivers for VAGUE VERTE."""

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.games.vague_verte.bots.beginner import Beginner
from houle.games.vague_verte.bots.drivers import Racer, thinker
from houle.games.vague_verte.bots.greedy import Greedy, Pushy
from houle.games.vague_verte.bots.near_the_end import NEAR_THE_END

__all__ = ["BOTS", "NEAR_THE_END"]

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: Pushy,
    Level.STRONG: Racer,
    Level.EXPERT: thinker(playouts=200, draws=60, rounds=1, matching=2),
    "greedy": Greedy,
    "pushy": Pushy,
}
