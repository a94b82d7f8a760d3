"""LAND UNTER as a subject of the conformance suite."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.games.land_unter import LandUnter
from houle.games.land_unter.moves import Choose
from tests.games.land_unter.knowledge import knowledge
from tests.games.land_unter.lockstep import lockstep
from tests.games.land_unter.settings import SETTINGS

LAND_UNTER = Subject(
    game_type=LandUnter,
    settings=SETTINGS,
    knowledge=knowledge,
    lockstep=lockstep,
    secret=(Choose,),
    rules=frozenset(rules_of(LandUnter)),
)
