"""A person plays in the terminal, typing lines."""

import re
from pathlib import Path

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.kernel import Record, game_of, replay
from tests.cli.conftest import Houle
from tests.samples.flotsam import Flotsam

TABLE = ("--players", "3", "--first", "1", "--bot", "greedy")
DEAL = (*TABLE, "--seed", "0c")
"""You start on a red 12, with a white 5, a blue 3 and a red 4."""
OTHER = (*TABLE, "--seed", "0e")


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                "Welcome to FLOTSAM!",
                "You start.",
                "heap: red 12",
                "your hand: white 5, blue 3, red 4",
                "your hat: 1 hidden",
                "Kai's hat: green 7",
                "  1  Lay the white 5",
                "Number, or “?” for help > You lay the white 5.",
                "Goodbye, see you on the next wave!",
            ],
        ),
        (
            "fr",
            [
                "Bienvenue à FLOTSAM !",
                "Tu commences.",
                "tas : 12 rouge",
                "ta main : 5 blanc, 3 bleu, 4 rouge",
                "ton chapeau : 1 cachée",
                "Kai : chapeau : 7 vert",
                "  1  Poser le 5 blanc",
                "Numéro, ou « ? » pour l'aide > Tu poses le 5 blanc.",
                "Au revoir, à la prochaine vague !",
            ],
        ),
    ],
)
def test_a_few_turns(houle: Houle, locale: str, lines: list[str]) -> None:
    run = houle("play", "flotsam", *DEAL, "--lang", locale, typed=["1", "", "", "q", "q"])
    assert (run.status, run.err) == (0, "")
    for line in lines:
        assert f"{line}\n" in run.out


def test_things_to_say_are_listed_and_said_by_number(houle: Houle) -> None:
    run = houle("play", "flotsam", *DEAL, typed=["a", "a1", "a99", "1"])
    assert "a1   “Wait!”" in run.out
    assert "You say: “Wait!”" in run.out
    assert "That number is not on the list." in run.out
    assert "You lay the white 5." in run.out


def test_the_table_the_log_and_the_commands_are_told_on_request(houle: Houle) -> None:
    run = houle("play", "flotsam", *DEAL, typed=["?", "t", "h", "3", "l", "5", "what"])
    assert run.out.count("A number plays that move.") == 2
    assert run.out.count("your hand: white 5, blue 3, red 4") == 3
    assert run.out.count("You start.") == 2
    assert "You have nothing to play now." in run.out
    assert "I do not understand that." in run.out


@rule("T-79")
@pytest.mark.parametrize(
    ("locale", "counted", "not_now"),
    [
        ("en", r"“[^”]+” .* in \d+ of \d+ possible deals", "You have nothing to play now."),
        ("fr", r"« [^»]+ » .* \d+ donnes possibles sur \d+", "rien à jouer maintenant."),
    ],
)
def test_on_ones_turn_one_is_told_what_seems_best_and_why(
    houle: Houle, locale: str, counted: str, not_now: str
) -> None:
    run = houle("play", "flotsam", *DEAL, "--lang", locale, typed=["c", "3", "c"])
    assert (run.status, run.err) == (0, "")
    assert len(re.findall(counted, run.out.replace("\u202f", " "))) == 1
    assert not_now in run.out


def test_a_whole_game_is_saved_where_the_person_says(
    houle: Houle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = houle("play", "flotsam", *DEAL, "--brisk", typed=["1"] * 60)
    assert "Hats off!" in run.out
    assert run.out.endswith("Saved in 1. To see it again: houle replay 1\n")
    record = msgspec.json.decode((tmp_path / "1").read_bytes(), type=Record)
    *_, table = replay(game_of(Flotsam, record), record)
    outcome = Flotsam(3).outcome(table)
    assert outcome is not None
    assert outcome.cause == "played-out"

    turns = run.out.count("Your turn.")
    again = houle("play", "flotsam", *DEAL, "--brisk", typed=["1"] * turns + [""])
    assert "Saved" not in again.out


@pytest.mark.parametrize("option", [("--company", "all"), ("--turns", "3"), ("--silent",)])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_kind_of_table_can_be_played_and_saved(
    houle: Houle, tmp_path: Path, option: tuple[str, ...], players: str
) -> None:
    file = tmp_path / "game.json"
    table = ("--players", players, *option, "--seat", players, "--seed", "0a0b", "--save", file)
    typed = [line for _ in range(150) for line in ("1", "")]
    run = houle("play", "flotsam", "--bot", "greedy", *table, typed=typed)
    assert run.status == 0
    assert f"Saved in {file}" in run.out
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    assert (record.game, record.seats, record.seed) == ("flotsam", int(players), "0a0b")
    assert len(record.plays) >= 5


def test_plain_output_has_no_escape_codes_and_no_boxes(houle: Houle) -> None:
    run = houle("play", "flotsam", *DEAL, "--plain", typed=["?", "a", "1", "", ""])
    assert "\x1b" not in run.out
    assert not re.search(r"[\u2500-\u259f]", run.out)


def test_leaving_is_asked_about(houle: Houle) -> None:
    run = houle("play", "flotsam", *DEAL, typed=["q", "", "1", "q", "q", "1"])
    assert run.out.count("Leave the game?") == 2
    assert run.out.count("You lay") == 1
    assert run.out.endswith("Goodbye, see you on the next wave!\n")


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_when_nobody_answers_the_game_ends_politely(
    houle: Houle, monkeypatch: pytest.MonkeyPatch, end: type[BaseException]
) -> None:
    def silence(_: str) -> str:
        raise end

    monkeypatch.setattr("builtins.input", silence)
    run = houle("play", "flotsam", *DEAL)
    assert run.status == 0
    assert run.err == ""
    assert run.out.endswith("Goodbye, see you on the next wave!\n")


def test_brisk_does_not_wait_for_the_person(houle: Houle) -> None:
    run = houle("play", "flotsam", *DEAL, "--brisk", typed=["1", "1"])
    assert "Waiting for" not in run.out
    assert run.out.count("Your turn.") == 3


def test_a_file_that_cannot_be_written_is_no_disaster(houle: Houle, tmp_path: Path) -> None:
    run = houle("play", "flotsam", *DEAL, "--save", tmp_path)
    assert run.status == 0
    assert f"{tmp_path} cannot be written." in run.out


def test_the_same_seed_deals_the_same_cards(houle: Houle) -> None:
    runs = [houle("play", "flotsam", *DEAL, typed=["1", "", ""]) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] != houle("play", "flotsam", *OTHER, typed=["1", "", ""])


def test_without_a_seed_every_deal_is_new(houle: Houle) -> None:
    assert houle("play", "flotsam", "--first", "1") != houle("play", "flotsam", "--first", "1")


def test_a_game_without_words_or_screen_is_played_too(
    houle: Houle, a_strangers_game: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    table = (a_strangers_game, "--players", "3", "--seed", "01", "--save", file)
    run = houle("play", *table, typed=["a1", "i1", "?", "1", "1", "", "1"] + [""] * 6)
    assert run.status == 0
    assert "your hand: number" in run.out
    assert "points: you: 0, " in run.out
    assert "I do not understand that." in run.out
    assert "The game is over (played out)." in run.out
    assert houle("replay", file, "--all").status == 0
