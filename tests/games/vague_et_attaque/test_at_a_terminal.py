"""Playing VAGUE & ATTAQUE at a terminal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Houle

FIXED = ("--bot", "random", "--brisk", "--seed", "0a0b")
PLENTY = ["1"] * 1000
"""More lines than a game of sixty rounds takes alone."""


@pytest.mark.parametrize(
    ("locale", "over"),
    [("en", "The game is over in round"), ("fr", "La partie est finie à la manche")],
)
def test_alone_against_the_ship_to_the_end(
    houle: Houle, tmp_path: Path, locale: str, over: str
) -> None:
    table = ("--players", "1", "--lang", locale, "--save", tmp_path / "game.json")
    run = houle("play", "vague-et-attaque", *table, *FIXED, typed=PLENTY)
    assert run.status == 0
    assert over in run.out


@pytest.mark.parametrize("table", [("--players", "3"), ("--players", "4", "--teams")], ids=" ".join)
def test_a_game_with_others_can_be_seen_again(
    houle: Houle, tmp_path: Path, table: tuple[str, ...]
) -> None:
    file = tmp_path / "game.json"
    run = houle("play", "vague-et-attaque", *table, *FIXED, "--save", file, typed=["1"] * 12)
    assert run.out.count("Your turn.") == 13
    seen = houle("replay", file, "--seat", "1", typed=["12", "q"])
    assert seen.status == 0
    assert "Your artefact" in seen.out
