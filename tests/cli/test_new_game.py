"""A game that is begun by `houle new-game` can be installed, checked and played as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from houle.cli.new_game import write_game
from houle.games.registry import game_names
from tests.cli.conftest import Houle


def command(
    *words: str | Path, typed: str = "", more: dict[str, str] | None = None
) -> tuple[int, str]:
    """Run something in a process of its own: its status, and all that it said."""
    environment = {name: value for name, value in os.environ.items() if name != "LANG"}
    done = subprocess.run(  # noqa: S603 - our own programs
        [sys.executable, *map(str, words)],
        input=typed,
        env=environment | (more or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def checked(folder: Path, *options: str, installed: Path | None = None) -> tuple[int, str]:
    """What its own tests say of a game."""
    more = {"PYTHONPATH": str(installed)} if installed else {}
    return command("-m", "pytest", "-q", "-p", "no:cacheprovider", folder, *options, more=more)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game."""
    folder = tmp_path_factory.mktemp("new") / "spring_tide"
    write_game("spring_tide", folder)
    return folder


@pytest.fixture(scope="module")
def installed(made: Path) -> Path:
    """Where that game was installed to, from what pip builds of it."""
    target = made.parent / "installed"
    status, said = command(
        *("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"),
        *("--no-index", "--disable-pip-version-check", "--target", target, made),
    )
    assert status == 0, said
    return target


def test_it_passes_the_conformance_suite_and_its_own_tests(made: Path, installed: Path) -> None:
    status, said = checked(made, installed=installed)
    assert status == 0, said
    assert "12 passed" in said


def test_it_is_listed_and_its_words_are_sound(installed: Path) -> None:
    path = {"PYTHONPATH": str(installed)}
    status, said = command("-m", "houle.cli", "games", more=path)
    assert status == 0
    assert "spring-tide: SPRING TIDE, 2 to 4 players" in said
    status, said = command("-m", "houle.texts", more=path)
    assert status == 0, said
    assert "spring-tide" in said


@pytest.mark.parametrize(
    ("locale", "choice", "end"),
    [("en", "Choose the", "All cards are played."), ("fr", "Choisir le", "Toutes les cartes")],
)
def test_it_is_played_to_its_end_against_its_bot(
    installed: Path, locale: str, choice: str, end: str
) -> None:
    words = ("play", "spring-tide", "--players", "2", "--bot", "beginner", "--brisk", "--plain")
    status, said = command(
        *("-m", "houle.cli", *words, "--lang", locale),
        typed="1\n" * 3,
        more={"PYTHONPATH": str(installed)},
    )
    assert status == 0, said
    assert choice in said
    assert end in said


# Planted faults


@pytest.mark.parametrize(
    ("file", "right", "wrong", "found"),
    [
        ("texts/fr.ftl", "refusal-wait = ", "refusal-weit = ", "test_every_word_is_there"),
        ("texts/en.ftl", "step-scored = ", "step-scord = ", "test_every_word_is_there"),
        (
            "rules.py",
            'Zone("hand", Eyes.OWNER, seat, ordered=False)',
            'Zone("hand", Eyes.ALL, seat)',
            "test_secrecy",
        ),
        ("screen.py", 'zone("chosen", seat)', 'zone("hand", seat)', "test_a_terminal_shows"),
        ("rules.py", "cards.index(max(cards))", "cards.index(min(cards))", "test_the_highest_card"),
    ],
)
def test_a_fault_in_it_is_found_by_its_tests(
    tmp_path: Path, file: str, right: str, wrong: str, found: str
) -> None:
    write_game("neap_tide", tmp_path / "neap_tide")
    path = tmp_path / "neap_tide" / "src" / "neap_tide" / file
    sound = path.read_text("utf-8")
    assert right in sound
    path.write_text(sound.replace(right, wrong), "utf-8")
    status, said = checked(tmp_path / "neap_tide", "-k", "not bot")
    assert status == 1
    assert f"::{found}" in said.replace("::TestConformance", "")


# What is typed


@pytest.mark.parametrize(
    ("locale", "next_step"), [("en", "make it known to Houle"), ("fr", "le faire connaître")]
)
def test_it_says_what_to_do_next(houle: Houle, tmp_path: Path, locale: str, next_step: str) -> None:
    run = houle("new-game", "ebb-tide", "--into", tmp_path, "--lang", locale)
    assert (run.status, run.err) == (0, "")
    assert next_step in run.out
    assert "houle play ebb-tide" in run.out
    assert (tmp_path / "ebb_tide" / "pyproject.toml").is_file()


@pytest.mark.parametrize("name", ["Low Tide", "7seas", "low.tide", "LowTide", "vague-café", ""])
def test_a_name_that_python_cannot_have_is_refused(houle: Houle, tmp_path: Path, name: str) -> None:
    assert said_in_a_line(houle, tmp_path, name, "en", "cannot be the name of a game")
    assert said_in_a_line(houle, tmp_path, name, "fr", "ne peut pas être le nom")


@pytest.mark.parametrize("name", [game_names()[0], "class", "json", "msgspec", "houle", "_tide"])
def test_a_name_that_is_taken_is_refused(houle: Houle, tmp_path: Path, name: str) -> None:
    assert said_in_a_line(houle, tmp_path, name, "en", "is taken")
    assert said_in_a_line(houle, tmp_path, name, "fr", "est pris")


def test_what_is_there_is_left_as_it_is(houle: Houle, tmp_path: Path) -> None:
    (tmp_path / "ebb_tide").mkdir()
    for locale, words in (("en", "is there already"), ("fr", "existe déjà")):
        run = houle("new-game", "ebb-tide", "--into", tmp_path, "--lang", locale)
        assert run.status == 2
        assert words in run.err
        assert run.err.count("\n") == 1
    assert list((tmp_path / "ebb_tide").iterdir()) == []


def said_in_a_line(houle: Houle, folder: Path, name: str, locale: str, words: str) -> bool:
    run = houle("new-game", name, "--into", folder, "--lang", locale)
    assert (run.status, run.out) == (2, "")
    assert list(folder.iterdir()) == []
    return words in run.err and run.err.count("\n") == 1
