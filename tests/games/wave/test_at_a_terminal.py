"""WAVE in the terminal: its screen, its words, and what can be typed."""

import re
from pathlib import Path

import msgspec
import pytest

from houle.games.wave import Wave
from houle.kernel import Record, game_of, replay
from tests.cli.conftest import Houle

DEAL = ("--seed", "0f", "--first", "1", "--bot", "greedy")
"""You start on an orange 1, with a sky 5, a yellow 1 and an orange 4."""


MY_HAND = (
    "1 you (to play). inward i1: sky 5, i2: yellow 1, i3: orange 4. "
    "outward o1: a hidden card, o2: a hidden card"
)
MA_MAIN = (
    "1 toi (doit jouer). en main i1 : 5 bleu ciel, i2 : 1 jaune, i3 : 4 orange. "
    "retournées o1 : une carte cachée, o2 : une carte cachée"
)


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                "Welcome to WAVE!",
                "You start.",
                "Order: white < yellow < orange < red < sky < navy. 0 < 1 < 2 < 3 < 4 < 5",
                "Top card: orange 1. Pile: 18 cards. Turns: you → Kai → Lani",
                MY_HAND,
                "2 Kai. inward 3 hidden. outward 1: white 4, 2: sky 1",
                "  2  Play the orange 4",
                "Number, or “?” for help > You play the orange 4.",
                "Goodbye, see you on the next wave!",
            ],
        ),
        (
            "fr",
            [
                "Bienvenue à WAVE !",
                "À toi de jouer.",
                "À dépasser : 1 orange. Pioche : 18 cartes. Tours : toi → Kai → Lani",
                MA_MAIN,
                "2 Kai. en main 3 cachées. retournées 1 : 4 blanc, 2 : 1 bleu ciel",
                "  2  Jouer le 4 orange",
                "Numéro, ou « ? » pour l'aide > Tu joues le 4 orange.",
                "Au revoir, à la prochaine vague !",
            ],
        ),
    ],
)
def test_a_few_turns(houle: Houle, locale: str, lines: list[str]) -> None:
    run = houle("play", "wave", *DEAL, "--lang", locale, typed=["2", "", "", "q", "q"])
    assert (run.status, run.err) == (0, "")
    for line in lines:
        assert f"{line}\n" in run.out


def test_a_refusal_names_its_rule(houle: Houle) -> None:
    run = houle("play", "wave", *DEAL, typed=["i2", "r", "s i1", "d o1", "i9"])
    refusal = (
        "The yellow 1 does not beat the orange 1, neither in number nor in colour. (Rule W-21)"
    )
    assert run.out.count(refusal) == 2  # once when it happens, once on asking for the rules
    for rule in ("W-60", "W-83", "W-20"):
        assert f"(Rule {rule})" in run.out


def test_a_card_can_be_typed_instead_of_a_number(houle: Houle) -> None:
    run = houle("play", "wave", *DEAL, typed=["I 1", "i1", "p 2 1", "P 2 1"])
    assert "You play the sky 5." in run.out
    assert "It is Kai's turn. (Rule W-20)" in run.out
    assert "You point at Kai's white 4: “Play it!”" in run.out
    assert "(Rule W-30b)" in run.out


def test_advice_is_listed_and_given_by_number(houle: Houle) -> None:
    run = houle("play", "wave", *DEAL, typed=["a", "a1", "a99", "1"])
    assert "a1   Point at Kai's white 4: “Play it!”" in run.out
    assert "You point at Kai's white 4: “Play it!”" in run.out
    assert "1: white 4 (you: play it)" in run.out
    assert "That number is not on the list." in run.out
    assert "You play the sky 5." in run.out


def test_the_table_the_log_and_the_commands_are_told_on_request(houle: Houle) -> None:
    run = houle("play", "wave", *DEAL, typed=["?", "t", "h", "3", "l", "5", "what"])
    assert run.out.count("A number plays that move.") == 2
    assert "i2 plays your inward card 2" in run.out
    assert "your outward cards: 2 hidden" in run.out
    assert run.out.count("You start.") == 2
    assert "You have nothing to play now." in run.out
    assert "I do not understand that." in run.out


@pytest.mark.parametrize("before", [[], ["1"]])
def test_a_declaration_that_is_confirmed_ends_the_game(houle: Houle, before: list[str]) -> None:
    run = houle("play", "wave", *DEAL, typed=[*before, "a20", "a20"])
    assert "You report that colours or numbers were mentioned." in run.out
    assert "You confirm the report." in run.out
    assert "This game is lost, without a score." in run.out


def test_a_whole_game_is_saved_where_the_person_says(
    houle: Houle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = houle("play", "wave", *DEAL, "--brisk", typed=["1"] * 60)
    assert "nothing can be played" in run.out
    assert run.out.endswith("Saved in 1. To see it again: houle replay 1\n")
    record = msgspec.json.decode((tmp_path / "1").read_bytes(), type=Record)
    *_, table = replay(game_of(Wave, record), record)
    outcome = Wave(3).outcome(table)
    assert outcome is not None
    assert outcome.cause == "blocked"

    turns = run.out.count("Your turn.")
    again = houle("play", "wave", *DEAL, "--brisk", typed=["1"] * turns + [""])
    assert "Saved" not in again.out


@pytest.mark.parametrize("option", ["--nazare", "--virage", "--colour-tide", "--strict"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_kind_of_table_can_be_played_and_saved(
    houle: Houle, tmp_path: Path, option: str, players: str
) -> None:
    file = tmp_path / "game.json"
    table = ("--players", players, option, "--seat", players, "--seed", "0a0b", "--save", file)
    run = houle(
        "play",
        "wave",
        "--bot",
        "greedy",
        *table,
        typed=[line for _ in range(150) for line in ("1", "")],
    )
    assert run.status == 0
    assert f"Saved in {file}" in run.out
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    assert (record.game, record.seats, record.seed) == ("wave", int(players), "0a0b")
    assert len(record.plays) >= 5


def test_the_person_and_a_bot_decide_together_for_vaimiti(houle: Houle) -> None:
    typed = [line for _ in range(12) for line in ("1", "")]
    run = houle("play", "wave", "--players", "2", "--seed", "04", "--bot", "greedy", typed=typed)
    proposed = re.search(r"You propose the (\w+ \d) for Vaimiti\.\nKai proposes the \1", run.out)
    assert proposed is not None


def test_plain_output_has_no_escape_codes_and_no_boxes(houle: Houle) -> None:
    run = houle("play", "wave", *DEAL, "--nazare", "--plain", typed=["?", "a", "1", "", ""])
    assert "\x1b" not in run.out
    assert not re.search(r"[\u2500-\u259f]", run.out)
