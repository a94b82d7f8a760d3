"""Leaks planted in the real code, each of a class that has really happened somewhere.

The numbers are those of the catalogue in docs/secrecy.md.
"""

from tests.secrecy.leaks import by_the_side, in_answers, in_frames, through_eyes
from tests.secrecy.leaks.planting import LEAKS, Leak

__all__ = ["LEAKS", "NOT_PLANTED", "Leak", "by_the_side", "in_answers", "in_frames", "through_eyes"]

NOT_PLANTED = {
    6: "a seed that can be foreseen changes nothing that is sent: tests/tables/test_fair.py",
    19: "moves name places and seats, and the rules refuse the rest: tests/games",
}
"""Classes of the catalogue that cannot be planted here, and why."""
