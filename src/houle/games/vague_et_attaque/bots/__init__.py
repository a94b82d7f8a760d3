"""Captains for VAGUE & ATTAQUE."""

from functools import partial

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.games.vague_et_attaque.bots.captains import Captain, Explorer
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.learner import FRESH, USUAL, Learner
from houle.games.vague_et_attaque.bots.near_the_end import NEAR_THE_END
from houle.games.vague_et_attaque.bots.reasons import REASONS

__all__ = ["BOTS", "NEAR_THE_END", "REASONS"]

BOTS: Roster = {
    Level.BEGINNER: partial(Learner, FRESH),
    Level.PLAYER: partial(Learner, USUAL),
    Level.STRONG: Captain,
    Level.EXPERT: Explorer,
    "greedy": Greedy,
}
