"""What every game of the house promises."""

from houle.conformance import conformance_tests
from jellyfish_tests.subject import JELLYFISH

TestConformance = conformance_tests(JELLYFISH)
