"""Captains for VAGUE & ATTAQUE."""

from functools import partial

from houle.bots.bot import Roster
from houle.bots.levels import Level
from houle.bots.vague_et_attaque.captains import Explorer
from houle.bots.vague_et_attaque.greedy import Greedy
from houle.bots.vague_et_attaque.learner import FRESH, USUAL, Learner

BOTS: Roster = {
    Level.BEGINNER: partial(Learner, FRESH),
    Level.PLAYER: partial(Learner, USUAL),
    Level.STRONG: Greedy,
    Level.EXPERT: Explorer,
    "greedy": Greedy,
}
