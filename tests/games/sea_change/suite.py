"""SEA CHANGE as a subject of the conformance suite."""

from pathlib import Path

from houle.conformance import Subject
from houle.conformance.rulebook import rules_on
from houle.games.sea_change import SeaChange
from tests.games.sea_change.knowledge import knowledge
from tests.games.sea_change.lockstep import lockstep
from tests.games.sea_change.settings import SETTINGS

RULES = Path(__file__).parents[3] / "docs" / "rules" / "sea_change.md"

MOST_ROUNDS = 8 * 8 + 1
"""Eight players who all have 8 of 9 victory points, and one more round."""

SEA_CHANGE = Subject(
    game_type=SeaChange,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rules=frozenset(rules_on(RULES)),
    longest=MOST_ROUNDS * 80,
)
