"""A saved game is looked at again."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Houle

TABLE = ("--players", "3", "--seed", "0c", "--first", "1", "--brisk", "--bot", "greedy")


@pytest.fixture
def finished(houle: Houle, tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    houle("play", "flotsam", *TABLE, "--save", file, typed=["1"] * 60)
    return file


@pytest.fixture
def unfinished(houle: Houle, tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.json"
    houle("play", "flotsam", *TABLE, "--save", file, typed=["1"])
    return file


def test_a_seat_sees_again_what_it_saw(houle: Houle, finished: Path) -> None:
    played = houle("play", "flotsam", *TABLE, "--save", finished, typed=["1"] * 60).out.splitlines()
    replayed = houle("replay", finished).out.splitlines()
    turns = [line for line in played if line.startswith("your hand: ")]
    assert len(turns) > 5
    assert set(turns) <= set(replayed)
    assert "The cards are dealt" in replayed[1]
    assert "You lay the white 5." in replayed


def test_another_seat_sees_something_else(houle: Houle, finished: Path) -> None:
    run = houle("replay", finished, "--seat", "2", "--lang", "fr")
    assert "ton chapeau : 1 cachée" in run.out
    assert "Moana : main : 3 cachées" in run.out
    assert "Moana : chapeau : " in run.out
    assert "Moana : chapeau : 1 cachée" not in run.out


def test_all_hands_are_open_on_request(houle: Houle, finished: Path) -> None:
    run = houle("replay", finished, "--all")
    assert run.status == 0
    before_the_end = run.out[: run.out.rindex("Move ")]
    assert "hand: " in before_the_end
    assert not re.search(r"(hand|hat): .*hidden", before_the_end)
    assert "Moana lays the white 5." in run.out
    assert "Hats off!" in run.out


def test_an_unfinished_game_keeps_its_secrets(houle: Houle, unfinished: Path) -> None:
    run = houle("replay", unfinished, "--all")
    assert (run.status, run.out) == (2, "")
    assert "This game is not over" in run.err
    assert houle("replay", unfinished, "--seat", "1").status == 0


def test_one_can_go_back_and_forth(houle: Houle, finished: Path) -> None:
    run = houle("replay", finished, typed=["", "", "b", "b", "b", "7", "999", "b", "q"])
    at = [line.split()[-4:] for line in run.out.splitlines() if line.endswith(tuple("0123456789"))]
    moves = [words[1] for words in at if words[0] == "Move"]
    last = moves[-2]
    assert moves == ["1", "2", "1", "7", last, str(int(last) - 1)]
    assert run.out.count("The cards are dealt") == 3


def test_ctrl_c_leaves(houle: Houle, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    run = houle("replay", finished)
    assert run.status == 0
    assert "Move 1 " not in run.out


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"game": "flotsam"', '"game": "snap"', "no game called snap"),
        ('"rules_version": 1', '"rules_version": 99', "cannot be replayed"),
        ('"seats": 3', '"seats": 9', "cannot be replayed"),
        ('"seed": "0c"', '"seed": "xx"', "cannot be replayed"),
        ('"seed": "0c"', '"seed": "0e"', "cannot be replayed"),
        ('"silent": false', '"silent": "perhaps"', "cannot be replayed"),
        ('"seats": 3', '"seats": []', "is not a saved game"),
        ("{", "", "is not a saved game"),
    ],
)
def test_a_spoilt_record_is_refused(
    houle: Houle, finished: Path, before: str, after: str, words: str
) -> None:
    text = finished.read_text()
    assert before in text
    finished.write_text(text.replace(before, after, 1))
    run = houle("replay", finished)
    assert run.status == 2
    assert words in run.err


def test_a_seat_that_does_not_exist_saw_nothing(houle: Houle, finished: Path) -> None:
    run = houle("replay", finished, "--seat", "4")
    assert run.status == 2
    assert "only 3 seats" in run.err
