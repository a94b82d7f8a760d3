"""The lessons are real games, and somebody says what to do in them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from houle.texts import LOCALES
from houle.texts.catalogue import Catalogue
from houle.texts.check import TYPOGRAPHY
from tools.lessons.__main__ import GAMES, LESSONS, main
from tools.lessons.stage import LEARNER, Lesson, bot, learner, play_out, playing

TEXTS = Path(__file__).parents[2] / "client" / "texts"
LONGEST = 90
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


def told(lesson: Lesson) -> Any:
    return msgspec.json.decode((GAMES / lesson.game / "lesson.json").read_bytes())


def test_the_lessons_are_those_that_the_rules_play_now() -> None:
    assert main(["--check"]) == 0


@lessons
def test_every_question_has_its_answer_among_the_moves(lesson: Lesson) -> None:
    content = told(lesson)
    frames = {frame["seq"]: frame for frame in content["frames"]}
    assert list(frames) == list(range(min(frames), max(frames) + 1))
    assert 4 <= len(content["asks"]) <= 8
    for ask in content["asks"]:
        frame = frames[ask["seq"]]
        assert frame["you"]["seat"] == content["viewer"] == LEARNER
        assert frame["you"]["turn"] is not None
        assert ask["move"] in frame["view"]["moves"]
        assert frames[ask["seq"] + 1]["happened"] == {"kind": "played", "seat": LEARNER}


@lessons
def test_nobody_waits_for_the_learner_without_asking(lesson: Lesson) -> None:
    content = told(lesson)
    asked = {ask["seq"] for ask in content["asks"]}
    for frame, after in zip(content["frames"], content["frames"][1:], strict=False):
        own = after["happened"]["seat"] == LEARNER
        assert own == (frame["seq"] in asked)


@lessons
@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_is_one_short_line_in_every_language(lesson: Lesson, locale: str) -> None:
    source = (TEXTS / locale / f"lesson-{lesson.game}.ftl").read_text("utf-8")
    words = Catalogue(locale, [source])
    asks = told(lesson)["asks"]
    assert source.count("\nlesson-") == len(asks)
    for ask in asks:
        text = words.say(ask["text"])
        assert text is not None
        assert len(text) <= LONGEST
        assert TYPOGRAPHY[locale].search(text) is None


@pytest.mark.parametrize(
    "act",
    [bot(1, playing(1, "yellow 4")), learner(playing(LEARNER, "navy 5"))],
    ids=["out of turn", "not at hand"],
)
def test_what_the_rules_forbid_cannot_be_taught(act: Any) -> None:
    [wave] = [lesson for lesson in LESSONS if lesson.game == "wave"]
    with pytest.raises(ValueError, match="seat"):
        play_out(wave._replace(acts=(act,)))
