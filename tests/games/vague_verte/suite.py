"""VAGUE VERTE as a subject of the conformance suite."""

from pathlib import Path

from houle.conformance import Subject
from houle.conformance.rulebook import rules_on
from houle.games.vague_verte import VagueVerte
from tests.games.vague_verte.knowledge import knowledge
from tests.games.vague_verte.lockstep import lockstep
from tests.games.vague_verte.settings import SETTINGS

RULES = Path(__file__).parents[3] / "docs" / "rules" / "vague_verte.md"

VAGUE_VERTE = Subject(
    game_type=VagueVerte,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rules=frozenset(rules_on(RULES)),
)
