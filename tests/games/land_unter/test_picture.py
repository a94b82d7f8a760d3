"""The picture of LAND UNTER before the first move."""

from houle.conformance.rules import rule
from houle.games.registry import find_game
from houle.lessons.set_up import LOOKING
from tests.client.pictures import lying, shown, sizes

GAME = "land-unter"


@rule("L-03", "L-04", "L-05", "L-10")
@sizes(GAME)
def test_the_picture_shows_what_is_dealt(seats: int) -> None:
    for seat in range(seats):
        assert lying(GAME, seats, seat) == {"hand": 12}
    leftover = {"leftover": 60 - 12 * seats} if seats < 5 else {}
    assert lying(GAME, seats) == {"pile": 22, "turned-up": 2} | leftover
    view = shown(GAME, seats)["view"]
    game = find_game(GAME)(seats)
    [hand] = [zone for zone in view["zones"] if (zone["name"], zone["owner"]) == ("hand", LOOKING)]
    halves = {"no-belt": 0, "half-belt": 1, "whole-belt": 2}
    printed = sum(halves[game.face(card).shape or ""] for card in hand["cards"])
    assert view["public"]["belts"][LOOKING] == printed // 2
