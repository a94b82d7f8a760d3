"""WAVE as a subject of the conformance suite."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.games.wave import Wave
from houle.games.wave.moves import Confirm, Declare
from tests.games.wave.knowledge import knowledge
from tests.games.wave.lockstep import lockstep
from tests.games.wave.settings import SETTINGS

WAVE = Subject(
    game_type=Wave,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rare=(Declare, Confirm),
    rules=frozenset(rules_of(Wave)),
)
