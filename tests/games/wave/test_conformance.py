"""WAVE keeps every promise, in every setting."""

from houle.conformance import conformance_tests
from tests.games.wave.suite import WAVE

TestConformance = conformance_tests(WAVE)
