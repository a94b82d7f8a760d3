"""The picture of VAGUE & ATTAQUE before the first move."""

from houle.conformance.rules import rule
from houle.lessons.set_up import LOOKING
from tests.client.pictures import lying, sizes

GAME = "vague-et-attaque"


@rule("A-10", "A-11", "A-12", "A-13", "A-70", "A-90")
@sizes(GAME)
def test_the_picture_shows_what_is_dealt(seats: int) -> None:
    held = {"artefact": 1, "souvenirs": 2, "places": 1}
    travels = seats > 2
    for seat in range(seats):
        ship = {"harbour": 1} if travels and seat == LOOKING else {}
        assert lying(GAME, seats, seat) == held | ship
    middle = lying(GAME, seats)
    assert middle.pop("unused-artefacts", 0) == 5 - seats
    assert middle.pop("middle", 0) == (0 if travels else 1)
    removed = 32 - middle["encounter-deck"]
    assert removed == 0 if seats > 1 else removed >= 8
    assert middle.pop("box", 0) == removed + (0 if travels else 10)
    places = 20 if travels else 10
    assert middle == {
        "souvenir-deck": 41 - 2 * seats,
        "place-deck": places - seats,
        "encounter-deck": 32 - removed,
    }
