"""The picture of WAVE before the first move."""

from houle.conformance.rules import rule
from tests.client.pictures import lying, sizes

GAME = "wave"


@rule("W-10", "W-11", "W-51")
@sizes(GAME)
def test_the_picture_shows_what_is_dealt(seats: int) -> None:
    for seat in range(seats):
        assert lying(GAME, seats, seat) == {"inward": 3, "outward": 2}
    vaimiti = lying(GAME, seats, seats)
    assert vaimiti == ({"face-up": 3, "face-down": 2} if seats == 2 else {})
    hands = 3 if seats == 2 else seats
    assert lying(GAME, seats) == {"pile": 34 - 1 - 5 * hands, "discard": 1}
