"""The lessons are real games, and somebody says what to do in them."""

from collections.abc import Callable
from typing import Any

import pytest

from houle.lessons import lesson_of
from houle.lessons.stage import LEARNER, Lesson, bot, learner, play_out, playing
from houle.texts import LOCALES
from tests.client import lesson_checks as checks
from tests.client.lesson_checks import FRAMING, PLAYED, SAID, duration, frames_of
from tests.client.lessons import said, told
from tests.conformance.lowtide import LowTide
from tests.samples.flotsam import Flotsam
from tests.samples.install import house_games
from tools.lessons import LESSONS, main

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
locales = pytest.mark.parametrize("locale", LOCALES)


def test_every_game_of_ours_brings_a_lesson() -> None:
    assert [lesson.game for lesson in LESSONS] == house_games()
    assert lesson_of(LowTide) is None


def test_the_lessons_are_those_that_the_rules_play_now() -> None:
    assert main(["--check"]) == 0


@lessons
def test_a_lesson_is_a_game_in_which_the_learner_makes_the_moves(lesson: Lesson) -> None:
    content = told(lesson.game)
    assert [problem for check in PLAYED for problem in check(content)] == []


@lessons
@locales
def test_a_lesson_says_what_one_wants_how_it_ends_and_how_one_wins(
    lesson: Lesson, locale: str
) -> None:
    content, texts = told(lesson.game), said(lesson.game, locale)
    framing = [content[part] for part in FRAMING]
    assert framing == [f"lesson-{lesson.game}-{part}" for part in FRAMING]
    assert sorted(texts) == sorted([*framing, *(one["text"] for one in content["steps"])])
    assert all(texts.values())


@lessons
@locales
def test_what_a_lesson_says_is_short_and_true(lesson: Lesson, locale: str) -> None:
    content, texts = told(lesson.game), said(lesson.game, locale)
    print(f"{lesson.game} in {locale}: {duration(content, texts):.0f} s")
    assert [problem for check in SAID for problem in check(content, locale, texts)] == []


# What is forbidden, and what the checks find


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (learner("lay", playing(LEARNER, "red 2")), None),
        (bot(1, playing(1, "blue 2")), "not-your-turn"),
        (learner("lay", playing(LEARNER, "blue 2")), "does not hold the blue 2"),
    ],
    ids=["in turn", "out of turn", "not at hand"],
)
def test_what_the_rules_forbid_cannot_be_taught(act: Any, why: str | None) -> None:
    dealt = (
        "red 1",
        "red 2",
        "red 3",
        "white 9",
        "blue 1",
        "blue 2",
        "blue 3",
        "white 10",
        "green 7",
    )
    lesson = Lesson(Flotsam.name, 2, {"first": LEARNER}, (), [dealt], (act,))
    if why is None:
        assert play_out(lesson)
    else:
        with pytest.raises(ValueError, match=why):
            play_out(lesson)


def asked_for(content: Any) -> list[int]:
    """The steps in which the learner makes a move."""
    return [number for number, one in enumerate(content["steps"]) if one["move"] is not None]


def illegal(content: Any) -> None:
    content["steps"][asked_for(content)[0]]["move"] = {"type": "elsewhere"}


def unasked(content: Any) -> None:
    del content["steps"][asked_for(content)[0]]


def left_out(content: Any) -> None:
    first = content["steps"][asked_for(content)[0]]["seq"]
    content["frames"].remove(frames_of(content)[first + 1])


def through_other_eyes(content: Any) -> None:
    content["frames"][3]["view"]["viewer"] = 1


def covered_at_once(content: Any) -> None:
    del content["steps"][asked_for(content)[-1] + 1 :]


@lessons
@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (illegal, checks.moves_are_legal),
        (unasked, checks.nothing_is_done_for_the_learner),
        (left_out, checks.nothing_is_done_for_the_learner),
        (through_other_eyes, checks.only_the_learner_looks),
        (covered_at_once, checks.the_last_step_is_read),
    ],
    ids=lambda each: each.__name__,
)
def test_a_fault_in_what_is_played_is_found(
    lesson: Lesson, fault: Callable[[Any], None], check: Callable[[Any], Any]
) -> None:
    content = told(lesson.game)
    assert list(check(content)) == []
    fault(content)
    assert list(check(content)) != []


def one_card_to_choose_from(content: Any, texts: dict[str, str]) -> None:
    asked = content["steps"][asked_for(content)[0]]
    frames_of(content)[asked["seq"]]["view"].update(moves=[asked["move"]], asides=[asked["move"]])
    texts[asked["text"]] = "Choose: choisis"


def too_long(content: Any, texts: dict[str, str]) -> None:
    texts[content["steps"][0]["text"]] += " and on" * 20


def unclean(content: Any, texts: dict[str, str]) -> None:
    texts[content["win"]] += " ?"


def over_too_soon(content: Any, texts: dict[str, str]) -> None:
    content["steps"] = content["steps"][-3:]
    texts.update(dict.fromkeys(texts, "Go!"))


@lessons
@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (one_card_to_choose_from, checks.a_choice_is_one),
        (too_long, checks.texts_are_short_and_clean),
        (unclean, checks.texts_are_short_and_clean),
        (over_too_soon, checks.takes_its_time),
    ],
    ids=lambda each: each.__name__,
)
@locales
def test_a_fault_in_what_is_said_is_found(
    lesson: Lesson,
    fault: Callable[[Any, dict[str, str]], None],
    check: Callable[..., Any],
    locale: str,
) -> None:
    content, texts = told(lesson.game), said(lesson.game, locale)
    assert list(check(content, locale, texts)) == []
    fault(content, texts)
    assert list(check(content, locale, texts)) != []
