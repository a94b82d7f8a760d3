"""Drivers for VAGUE VERTE."""

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.bots.vague_verte.beginner import Beginner
from houle.bots.vague_verte.drivers import Racer, thinker
from houle.bots.vague_verte.greedy import Greedy, Pushy

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: Pushy,
    Level.STRONG: Racer,
    Level.EXPERT: thinker(playouts=200, draws=60, rounds=1, matching=2),
    "greedy": Greedy,
    "pushy": Pushy,
}
