"""VAGUE VERTE as a subject of the conformance suite."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.games.vague_verte import VagueVerte
from tests.games.vague_verte.knowledge import knowledge
from tests.games.vague_verte.lockstep import lockstep
from tests.games.vague_verte.settings import SETTINGS

VAGUE_VERTE = Subject(
    game_type=VagueVerte,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rules=frozenset(rules_of(VagueVerte)),
)
