"""LAND UNTER keeps every promise, in every setting."""

from houle.conformance import conformance_tests
from tests.games.land_unter.suite import LAND_UNTER

TestConformance = conformance_tests(LAND_UNTER)
