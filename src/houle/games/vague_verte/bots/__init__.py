"""Drivers for VAGUE VERTE."""

from functools import partial

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.games.vague_verte.bots.beginner import Beginner
from houle.games.vague_verte.bots.drivers import EXPERT, Racer, Thinker
from houle.games.vague_verte.bots.greedy import Greedy, Pushy
from houle.games.vague_verte.bots.near_the_end import NEAR_THE_END
from houle.games.vague_verte.bots.reasons import REASONS

__all__ = ["BOTS", "NEAR_THE_END", "REASONS"]

BOTS: Roster = {
    Level.BEGINNER: Beginner,
    Level.PLAYER: Pushy,
    Level.STRONG: Racer,
    Level.EXPERT: partial(Thinker, EXPERT),
    "greedy": Greedy,
    "pushy": Pushy,
}
