"""Somebody's own cards are checked from the terminal."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Houle
from tests.games.vague_et_attaque.plain_deck import PLAIN_DECK, changed, line_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(PLAIN_DECK, "utf-8")
    return file


def test_a_deck_that_can_be_played(houle: Houle, file: Path) -> None:
    run = houle("deck", "check", file)
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines() == [
        "Trial: this deck can be played.",
        "Encounters: 23 blue, 9 gold; 12 of them only with others",
        "Souvenirs: 23 dedicated, 18 shared; 14 of them with an anchor",
    ]
    assert houle("deck", "check", file, "--lang", "fr").out.splitlines() == [
        "Essai : ce jeu de cartes est jouable.",
        "Rencontres : 23 bleues, 9 dorées, dont 12 seulement à plusieurs",
        "Souvenirs : 23 dédiés, 18 partagés, dont 14 avec une ancre",
    ]


def test_the_deck_of_the_game_itself(houle: Houle) -> None:
    packaged = files("houle.games.vague_et_attaque") / "deck.toml"
    assert houle("deck", "check", str(packaged)).status == 0


def test_every_problem_has_its_line(houle: Houle, file: Path) -> None:
    old = 'places = ["arch", "reef", "cave"]'
    file.write_text(changed(old, 'places = ["arch", "lagon"]'), "utf-8")
    run = houle("deck", "check", file)
    assert (run.status, run.err) == (1, "")
    assert run.out.splitlines() == [
        (
            f"{file}:{line_of(old)}: souvenir thing-33: unknown place 'lagon'; there are"
            " lagoon, cliff, reef, port, cave, dune, bay, swamp, bank, arch, ship"
        ),
        "1 problem.",
    ]
    file.write_text(PLAIN_DECK.replace('"calm"', '"clam"'), "utf-8")
    assert houle("deck", "check", file, "--lang", "fr").out.endswith("\n3 problèmes.\n")


def test_what_a_strangers_file_says_does_not_steer_the_terminal(houle: Houle, file: Path) -> None:
    file.write_text(changed('do = "exchange"', 'do = "\\u001b[31m"'), "utf-8")
    run = houle("deck", "check", file)
    assert run.status == 1
    assert run.out.replace("\n", "").isprintable()


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["check", "no-such-file"], "no-such-file cannot be read", "Impossible de lire no-such"),
        (["check"], "Something is missing", "Il manque quelque chose"),
        (["shuffle", "my.toml"], "check: this cannot be used", "check : inutilisable"),
    ],
)
def test_what_cannot_be_done_is_explained(
    houle: Houle, arguments: list[str], english: str, french: str
) -> None:
    for locale, words in (("en", english), ("fr", french)):
        run = houle("deck", *arguments, "--lang", locale)
        assert (run.status, run.out) == (2, "")
        assert words in run.err


def test_the_command_explains_itself(houle: Houle) -> None:
    assert "houle deck check FILE" in houle("deck", "--help").out
    assert "houle deck check FICHIER" in houle("--lang", "fr").out
