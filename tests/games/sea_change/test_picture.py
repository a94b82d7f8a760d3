"""The picture of SEA CHANGE before the first move."""

from houle.conformance.rules import rule
from tests.client.pictures import lying, sizes

GAME = "sea-change"


@rule("S-02", "S-04", "S-40", "S-50", "S-51")
@sizes(GAME)
def test_the_picture_shows_what_is_dealt(seats: int) -> None:
    for seat in range(seats):
        assert lying(GAME, seats, seat) == {"hand": 10}
    used = 10 * max(3, seats)
    middle = {"box": 80 - used} if used < 80 else {}
    if seats == 1:
        middle |= {"trick": 1, "pile": 19}
    if seats == 2:
        middle |= {"pile": 10}
    assert lying(GAME, seats) == middle
