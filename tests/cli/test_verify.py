"""A finished game is checked from the terminal."""

from pathlib import Path

import msgspec
import pytest

from houle.tables.fair import Seed, commitment
from houle.tables.gamefile import GameFile, write_file
from tests.cli.conftest import Houle
from tests.tables.finished import finished_file

FLOTSAM = finished_file("flotsam")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(write_file(FLOTSAM))
    return file


def rewritten(file: Path, **fields: object) -> GameFile:
    changed = msgspec.structs.replace(FLOTSAM, **fields)
    file.write_bytes(write_file(changed))
    return changed


def test_a_game_that_holds(houle: Houle, file: Path) -> None:
    run = houle("verify", file)
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines() == [
        "The seed is the one the commitment stood for.",
        "The rules it was played by are installed here (flotsam, version 1).",
        f"With the cards that seed and words deal, all {len(FLOTSAM.plays)} moves are allowed.",
        "The game ends as the file says.",
        "",
        "Compare this with what you saw before the cards were dealt:",
        "Table: flotsam-table",
        f"Commitment: {FLOTSAM.commitment}",
        "Word from Moana: “houle”",
        "No word from Kai",
        "Word from Lani: “à la prochaine vague”",
        "",
        "Everything holds, if this is what you saw.",
    ]


def test_a_game_that_holds_in_french(houle: Houle, file: Path) -> None:
    run = houle("verify", file, "--lang", "fr")
    moves = len(FLOTSAM.plays)
    assert run.status == 0
    assert run.out.splitlines() == [
        "La graine est bien celle de l'engagement.",
        "Les règles de cette partie sont installées ici (flotsam, version 1).",
        f"Avec les cartes que donnent la graine et les mots, les {moves} coups sont tous permis.",
        "La partie finit comme le dit le fichier.",
        "",
        "À comparer avec ce que tu as vu avant la distribution :",
        "Table : flotsam-table",
        f"Engagement : {FLOTSAM.commitment}",
        "Le mot de Moana : « houle »",
        "Pas de mot de Kai",
        "Le mot de Lani : « à la prochaine vague »",
        "",
        "Tout est juste, si c'est bien ce que tu as vu.",
    ]


@pytest.mark.parametrize(
    ("fields", "english", "french"),
    [
        (
            {"table": "another"},
            ["The seed is not the one"],
            ["La graine n'est pas celle"],
        ),
        (
            {"words": (None, None, None)},
            ["deal, move 1 is not allowed.", "The end could not be checked."],
            ["le coup 1 n'est pas permis.", "La fin n'a pas pu être vérifiée."],
        ),
        (
            {"outcome": None},
            ["The game does not end as the file says."],
            ["La partie ne finit pas comme le dit le fichier."],
        ),
        (
            {"options": msgspec.Raw(b'{"first":7}')},
            ["The rules of flotsam do not allow", "The moves could not be checked."],
            ["Les règles de flotsam ne permettent pas", "Les coups n'ont pas pu être vérifiés."],
        ),
    ],
)
def test_a_game_that_does_not_hold(
    houle: Houle, file: Path, fields: dict[str, object], english: list[str], french: list[str]
) -> None:
    rewritten(file, **fields)
    expected = {
        "en": [*english, "This game does not hold."],
        "fr": [*french, "Cette partie n'est pas en règle."],
    }
    for locale, words in expected.items():
        run = houle("verify", file, "--lang", locale)
        assert (run.status, run.err) == (1, "")
        assert all(word in run.out for word in words)


def test_rules_that_are_not_installed(houle: Houle, file: Path) -> None:
    seed = Seed(bytes.fromhex(FLOTSAM.seed))
    newer = commitment(seed, FLOTSAM.table, "flotsam", 99)
    rewritten(file, rules_version=99, commitment=newer)
    run = houle("verify", file)
    assert run.status == 1
    assert "not installed here (flotsam, version 99)" in run.out
    assert "Not everything could be checked here." in run.out
    assert "Tout n'a pas pu être vérifié ici." in houle("verify", file, "--lang", "fr").out


@pytest.mark.parametrize(
    ("most", "english", "french"),
    [
        (0, "No move was made.", "Aucun coup n'a été joué."),
        (1, "its only move is allowed.", "l'unique coup est permis."),
        (2, "all 2 moves are allowed.", "les 2 coups sont tous permis."),
    ],
)
def test_a_game_that_was_given_up(
    houle: Houle, file: Path, most: int, english: str, french: str
) -> None:
    file.write_bytes(write_file(finished_file("flotsam", most=most)))
    for locale, words, stopped in (
        ("en", english, "everybody agreed to stop"),
        ("fr", french, "tout le monde a voulu arrêter"),
    ):
        run = houle("verify", file, "--lang", locale)
        assert run.status == 0
        assert words in run.out
        assert stopped in run.out


def test_a_strangers_file_does_not_steer_the_terminal(houle: Houle, file: Path) -> None:
    rewritten(
        file, table="t\x1b[2J", game="g\x1b[2J", words=("w\x1b[2J", None, None), names=("n\r",) * 3
    )
    run = houle("verify", file)
    assert run.status == 1
    assert run.out.replace("\n", "").isprintable()
    assert "n\N{REPLACEMENT CHARACTER}: “w\N{REPLACEMENT CHARACTER}[2J”" in run.out


def test_a_record_of_the_terminal_is_something_else(houle: Houle, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    houle("play", "flotsam", "--players", "3", "--brisk", "--save", record, typed=["1"])
    assert record.exists()
    run = houle("verify", record)
    assert (run.status, run.out) == (2, "")
    assert "a game saved by houle play is something else" in run.err
    assert "est autre chose" in houle("verify", record, "--lang", "fr").err


def test_a_file_that_is_not_there(houle: Houle, tmp_path: Path) -> None:
    run = houle("verify", tmp_path / "nothing")
    assert run.status == 2
    assert "cannot be read" in run.err


def test_the_command_explains_itself(houle: Houle) -> None:
    assert "houle verify FILE" in houle().out
    run = houle("verify", "--help", "--lang", "fr")
    assert run.status == 0
    assert "un fichier de partie" in run.out
