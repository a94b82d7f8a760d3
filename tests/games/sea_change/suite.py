"""SEA CHANGE as a subject of the conformance suite."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.games.sea_change import SeaChange
from tests.games.sea_change.knowledge import knowledge
from tests.games.sea_change.lockstep import lockstep
from tests.games.sea_change.settings import SETTINGS

MOST_ROUNDS = 8 * 8 + 1
"""Eight players who all have 8 of 9 victory points, and one more round."""

SEA_CHANGE = Subject(
    game_type=SeaChange,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    rules=frozenset(rules_of(SeaChange)),
    longest=MOST_ROUNDS * 80,
)
