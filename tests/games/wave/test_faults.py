"""Every fault planted in WAVE is found."""

from tests.games.planting import fault_tests
from tests.games.wave.faults import FAULTS
from tests.games.wave.leaks import LEAKS
from tests.games.wave.rule_faults import RULE_FAULTS
from tests.games.wave.suite import WAVE

TestFaults = fault_tests(WAVE, [*LEAKS, *FAULTS, *RULE_FAULTS])
