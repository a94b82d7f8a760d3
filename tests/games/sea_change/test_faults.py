"""Every fault planted in SEA CHANGE is found."""

from tests.games.planting import fault_tests
from tests.games.sea_change.faults import FAULTS
from tests.games.sea_change.leaks import LEAKS
from tests.games.sea_change.rule_faults import RULE_FAULTS
from tests.games.sea_change.suite import SEA_CHANGE

TestFaults = fault_tests(SEA_CHANGE, [*LEAKS, *FAULTS, *RULE_FAULTS])
