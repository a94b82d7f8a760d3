"""Every fault planted in LAND UNTER is found."""

from tests.games.land_unter.faults import FAULTS
from tests.games.land_unter.leaks import LEAKS
from tests.games.land_unter.rule_faults import RULE_FAULTS
from tests.games.land_unter.suite import LAND_UNTER
from tests.games.planting import fault_tests

TestFaults = fault_tests(LAND_UNTER, [*LEAKS, *FAULTS, *RULE_FAULTS])
