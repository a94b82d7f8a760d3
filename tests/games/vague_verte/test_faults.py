"""Every fault planted in VAGUE VERTE is found."""

from tests.games.planting import fault_tests
from tests.games.vague_verte.faults import FAULTS
from tests.games.vague_verte.leaks import LEAKS
from tests.games.vague_verte.rule_faults import RULE_FAULTS
from tests.games.vague_verte.suite import VAGUE_VERTE

TestFaults = fault_tests(VAGUE_VERTE, [*LEAKS, *FAULTS, *RULE_FAULTS])
