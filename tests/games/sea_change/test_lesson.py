"""What makes SEA CHANGE is done by the learner's own hand."""

from houle.games.sea_change import SeaChange
from houle.lessons.stage import LEARNER
from tests.client.lesson_checks import frames_of
from tests.client.lessons import said, step, told


def test_the_learner_turns_the_trump_takes_its_0_and_is_counted() -> None:
    content = told(SeaChange.name)
    frames = frames_of(content)
    turning = step(content, "change")["seq"]
    before, after = (frames[seq]["view"]["public"]["trump"] for seq in (turning, turning + 1))
    assert before != after
    score = content["frames"][-1]["view"]["public"]["score"]
    assert score["trump"] == after
    assert score["victors"] == [LEARNER]
    counted = said(SeaChange.name, "en")["lesson-sea-change-counted"]
    assert f"{score['points'][LEARNER]} points" in counted
