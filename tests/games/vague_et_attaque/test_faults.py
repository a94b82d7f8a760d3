"""Every fault planted in VAGUE & ATTAQUE is found."""

from tests.games.planting import fault_tests
from tests.games.vague_et_attaque.faults import FAULTS
from tests.games.vague_et_attaque.leaks import LEAKS
from tests.games.vague_et_attaque.more_rule_faults import MORE_RULE_FAULTS, WILD_FAULTS
from tests.games.vague_et_attaque.rule_faults import RULE_FAULTS
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE

TestFaults = fault_tests(
    VAGUE_ET_ATTAQUE, [*LEAKS, *FAULTS, *RULE_FAULTS, *MORE_RULE_FAULTS, *WILD_FAULTS]
)
