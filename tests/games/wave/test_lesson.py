"""What makes WAVE is done by the learner's own hand."""

from houle.games.wave import Wave
from houle.lessons.stage import LEARNER
from tests.client.lesson_checks import frames_of, possible
from tests.client.lessons import step, told


def test_the_learner_points_at_one_of_two_cards_that_would_fit() -> None:
    content = told(Wave.name)
    pointing = step(content, "point")
    assert pointing["aside"]
    assert pointing["move"]["type"] == "point"
    assert pointing["move"]["advice"] == "play"
    after = frames_of(content)[pointing["seq"] + 1]
    assert [one["pointer"] for one in after["view"]["public"]["pointing"]] == [LEARNER]


def test_the_learner_follows_a_finger_that_decides_between_two_unseen_cards() -> None:
    content = told(Wave.name)
    following = step(content, "follow")
    moves = possible(content, following)
    assert len(moves) == 2
    assert {move["side"] for move in moves} == {"outward"}
    view = frames_of(content)[following["seq"]]["view"]
    [finger] = view["public"]["pointing"]
    assert (finger["owner"], finger["advice"]) == (LEARNER, "play")
    assert finger["place"] == following["move"]["place"]
