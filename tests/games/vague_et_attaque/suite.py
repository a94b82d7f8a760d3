"""VAGUE & ATTAQUE as a subject of the conformance suite."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.moves import Done, Jettison
from tests.games.vague_et_attaque.knowledge import knowledge
from tests.games.vague_et_attaque.lockstep import lockstep
from tests.games.vague_et_attaque.settings import SETTINGS

VAGUE_ET_ATTAQUE = Subject(
    game_type=VagueEtAttaque,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rare=(Done, Jettison),
    rules=frozenset(rules_of(VagueEtAttaque)),
    longest=6000,
)
