"""The lessons are real games, and somebody says what to do in them."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from houle.lessons import lesson_of
from houle.lessons.stage import LEARNER, Lesson, bot, learner, play_out, playing
from houle.texts import LOCALES
from houle.texts.catalogue import Catalogue
from tests.client import lesson_checks as checks
from tests.client.lesson_checks import FRAMING, PLAYED, SAID, duration, frames_of, possible
from tests.conformance.lowtide import LowTide
from tests.samples.install import house_games
from tools.lessons import LESSONS, board, main

NAMES = {"left": "Kai", "right": "Lani"}
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
locales = pytest.mark.parametrize("locale", LOCALES)


def told(game: str) -> Any:
    return msgspec.json.decode((board(game) / "lesson.json").read_bytes())


def said(game: str, locale: str) -> dict[str, str]:
    """Every text of a lesson, in the order of its catalogue."""
    source = (board(game) / "texts" / locale / "lesson.ftl").read_text("utf-8")
    words = Catalogue(locale, [source])
    ids = [line.split(" = ")[0] for line in source.splitlines() if line.startswith("lesson-")]
    return {text: words.say(text, NAMES) or "" for text in ids}


def step(content: Any, name: str) -> Any:
    return next(
        one for one in content["steps"] if one["text"] == f"lesson-{content['game']}-{name}"
    )


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


# What makes each game is done by the learner's own hand


def test_wave_the_learner_points_at_one_of_two_cards_that_would_fit() -> None:
    content = told("wave")
    pointing = step(content, "point")
    assert pointing["aside"]
    assert pointing["move"]["type"] == "point"
    assert pointing["move"]["advice"] == "play"
    after = frames_of(content)[pointing["seq"] + 1]
    assert [one["pointer"] for one in after["view"]["public"]["pointing"]] == [LEARNER]


def test_wave_the_learner_follows_a_finger_that_decides_between_two_unseen_cards() -> None:
    content = told("wave")
    following = step(content, "follow")
    moves = possible(content, following)
    assert len(moves) == 2
    assert {move["side"] for move in moves} == {"outward"}
    view = frames_of(content)[following["seq"]]["view"]
    [finger] = view["public"]["pointing"]
    assert (finger["owner"], finger["advice"]) == (LEARNER, "play")
    assert finger["place"] == following["move"]["place"]


def test_sea_change_the_learner_turns_the_trump_takes_its_0_and_is_counted() -> None:
    content = told("sea-change")
    frames = frames_of(content)
    turning = step(content, "change")["seq"]
    before, after = (frames[seq]["view"]["public"]["trump"] for seq in (turning, turning + 1))
    assert before != after
    score = content["frames"][-1]["view"]["public"]["score"]
    assert score["trump"] == after
    assert score["victors"] == [LEARNER]
    assert (
        f"{score['points'][LEARNER]} points"
        in said("sea-change", "en")["lesson-sea-change-counted"]
    )


def test_land_unter_the_middle_card_costs_the_learner_a_lifebelt() -> None:
    content = told("land-unter")
    frames = frames_of(content)
    belts = [
        frames[step(content, name)["seq"]]["view"]["public"]["belts"][LEARNER]
        for name in ("middle", "lost", "still", "covered")
    ]
    assert belts == [5, 4, 3, 3]


def test_vague_verte_the_learner_lays_a_breakdown_and_a_signal_and_reaches_the_beach() -> None:
    content = told("vague-verte")
    kinds = [step(content, name)["move"]["type"] for name in ("breakdown", "signal", "beach")]
    assert kinds == ["hinder", "signal", "drive"]
    outcome = content["frames"][-1]["view"]["outcome"]
    assert (outcome["cause"], outcome["winners"]) == ("arrived", [LEARNER])


def test_vague_et_attaque_begins_with_the_own_turn_and_validates_a_place_by_a_duel() -> None:
    content = told("vague-et-attaque")
    assert content["steps"][0]["seq"] == content["frames"][0]["seq"]
    kinds = [step(content, name)["move"]["type"] for name in ("challenge", "throw", "validate")]
    assert kinds == ["challenge", "throw", "lay-souvenir"]
    public = [frame["view"]["public"] for frame in content["frames"]]
    assert [len(now["validated"]) for now in (public[-2], public[-1])] == [0, 1]


# What is forbidden, and what the checks find


@pytest.mark.parametrize(
    "act",
    [bot(1, playing(1, "yellow 4")), learner("number", playing(LEARNER, "navy 5"))],
    ids=["out of turn", "not at hand"],
)
def test_what_the_rules_forbid_cannot_be_taught(act: Any) -> None:
    [wave] = [lesson for lesson in LESSONS if lesson.game == "wave"]
    with pytest.raises(ValueError, match="seat"):
        play_out(wave._replace(acts=(act,)))


def illegal(content: Any) -> None:
    content["steps"][0]["move"]["place"] = 9


def unasked(content: Any) -> None:
    del content["steps"][0]


def left_out(content: Any) -> None:
    del content["frames"][1]


def through_other_eyes(content: Any) -> None:
    content["frames"][3]["view"]["viewer"] = 1


def covered_at_once(content: Any) -> None:
    del content["steps"][-1]


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
    fault: Callable[[Any], None], check: Callable[[Any], Any]
) -> None:
    content = deepcopy(told("wave"))
    assert list(check(content)) == []
    fault(content)
    assert list(check(content)) != []


def one_card_to_choose_from(content: Any, _: dict[str, str]) -> None:
    asked = step(content, "follow")
    frames_of(content)[asked["seq"]]["view"]["moves"] = [asked["move"]]


def too_long(_: Any, texts: dict[str, str]) -> None:
    texts["lesson-wave-number"] += " and on" * 20


def unclean(_: Any, texts: dict[str, str]) -> None:
    texts["lesson-wave-win"] += " ?"


def over_too_soon(content: Any, _: dict[str, str]) -> None:
    content["steps"] = content["steps"][-3:]


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
    fault: Callable[[Any, dict[str, str]], None], check: Callable[..., Any], locale: str
) -> None:
    content, texts = deepcopy(told("wave")), said("wave", locale)
    assert list(check(content, locale, texts)) == []
    fault(content, texts)
    assert list(check(content, locale, texts)) != []
