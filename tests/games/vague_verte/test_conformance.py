"""VAGUE VERTE keeps every promise, in every setting."""

from houle.conformance import conformance_tests
from tests.games.vague_verte.suite import VAGUE_VERTE

TestConformance = conformance_tests(VAGUE_VERTE)
