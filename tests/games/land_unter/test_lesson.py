"""What makes LAND UNTER is done by the learner's own hand."""

from houle.games.land_unter import LandUnter
from houle.lessons.stage import LEARNER
from tests.client.lesson_checks import frames_of
from tests.client.lessons import step, told


def test_the_middle_card_costs_the_learner_a_lifebelt() -> None:
    content = told(LandUnter.name)
    frames = frames_of(content)
    belts = [
        frames[step(content, name)["seq"]]["view"]["public"]["belts"][LEARNER]
        for name in ("middle", "lost", "still", "covered")
    ]
    assert belts == [5, 4, 3, 3]
