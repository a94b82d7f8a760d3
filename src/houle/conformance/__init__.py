"""The promises that every game keeps, as checks that run on any game."""

from houle.conformance.scene import ConformanceError
from houle.conformance.subject import Subject, Tally
from houle.conformance.suite import CHECKS, conformance_tests

__all__ = ["CHECKS", "ConformanceError", "Subject", "Tally", "conformance_tests"]
