"""The picture of VAGUE VERTE before the first move."""

from houle.conformance.rules import rule
from tests.client.pictures import lying, shown, sizes

GAME = "vague-verte"


@rule("V-02", "V-03")
@sizes(GAME)
def test_the_picture_shows_what_is_dealt(seats: int) -> None:
    for seat in range(seats):
        assert lying(GAME, seats, seat) == {"hand": 5}
    assert lying(GAME, seats) == {"pile": 60 - 5 * seats - 1, "discard": 1}
    assert shown(GAME, seats)["view"]["options"]["length"] == 7
