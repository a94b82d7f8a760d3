"""SEA CHANGE keeps every promise, in every setting."""

from houle.conformance import conformance_tests
from tests.games.sea_change.suite import SEA_CHANGE

TestConformance = conformance_tests(SEA_CHANGE)
