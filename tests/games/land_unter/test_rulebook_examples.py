"""The examples of the rulebook, with the results it gives."""

import pytest

from houle.conformance.rules import rule
from tests.games.land_unter.positions import dealt, land_unter

JULIA = "1 2 3 4 13 14 25 26 27 28 59 60"
"""Four whole lifebelts and two halves."""
FRANK = "5 6 7 8 15 16 17 29 30 56 57 58"
"""Two whole ones and three halves."""
SARAH = "9 18 19 31 32 33 34 37 38 39 54 55"
"""Four whole ones and five halves."""


@rule("L-04")
@pytest.mark.parametrize(
    ("seat", "name", "belts"),
    [(0, "Julia: 5 makes 5", 5), (1, "Frank: 3.5 makes 3", 3), (2, "Sarah: 6.5 makes 6", 6)],
    ids=str,
)
def test_lifebelts_of_three_hands(seat: int, name: str, belts: int) -> None:
    table = dealt(land_unter(3), [JULIA, FRANK, SARAH])
    assert table.public.belts[seat] == table.public.allotted[seat] == belts
