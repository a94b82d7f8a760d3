"""How a simple player judges cards."""

import pytest

from houle.games.land_unter import LandUnter
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.openly import choose_openly
from houle.games.land_unter.bots.references import GREEDY
from houle.games.land_unter.bots.sight import Sight
from tests.games.land_unter.bots.journeys import EVERY_TABLE, journey
from tests.games.land_unter.bots.tricks import trick

LOW_AND_HIGH = "1 12"


def test_it_takes_low_water_or_none_but_not_the_high_water() -> None:
    scene = trick(["2 45 60"], ["5", "6", "7"], LOW_AND_HIGH)
    worth = Habit(worry=0.6, thrift=0.0).judge(scene, 0)
    assert worth[1] < worth[0]
    assert worth[1] < worth[2]


def test_extreme_cards_have_a_price() -> None:
    scene = trick(["1 4 57 60"], ["", "11", "12"], "3 4")
    worth = GREEDY.judge(scene, 0)
    assert GREEDY.prices[1] > GREEDY.prices[4] > GREEDY.prices[30]
    assert worth[1] > worth[0]


@pytest.mark.parametrize("game", EVERY_TABLE[::2], ids=repr)
def test_it_chooses_what_it_judges_best(game: LandUnter) -> None:
    for stop in journey(game, 1):
        sight = Sight(stop.known)
        scene = sight.scene()
        worth = GREEDY.judge(scene, sight.me)
        chosen = GREEDY.choose(scene, sight.me, 0)
        assert worth[sight.hand.index(chosen)] == pytest.approx(max(worth))


def test_whoever_plays_last_sees_what_is_enough() -> None:
    scene = trick(["20 35 50"], ["8", "9", "10"], LOW_AND_HIGH)
    careless = Habit(worry=0.6, thrift=0.1)
    chosen = choose_openly(careless, scene, 0, [0, 30, 34], 0)
    assert chosen == 35
