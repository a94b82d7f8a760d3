"""A game that is begun by `houle new-game` can be installed, checked and played as it is."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import pytest

from houle.cli.new_game import write_game
from houle.games.registry import game_names
from houle.texts import LOCALES
from houle.web.boards import notes_of
from houle.web.client_files import FOLDER
from tests.cli.conftest import Houle

NODE_MODULES = Path(__file__).parents[2] / "node_modules"
WORDS = ("game", "lesson", "rules")
SHOWN = """
from houle.web.boards import read_boards
from houle.web.client_files import FOLDER
print(*sorted(read_boards(FOLDER).parts["spring-tide"]))
"""


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
    assert "15 passed" in said


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


# In browsers


@pytest.fixture(scope="module")
def built(made: Path, installed: Path) -> dict[str, str]:
    """An environment in which that game is installed from its folder, with its board built."""
    if not (NODE_MODULES / "vite").is_dir() or not notes_of(FOLDER).is_file():
        pytest.skip("boards are built with what the client is built with: make client")
    (made / "node_modules").symlink_to(NODE_MODULES)
    editable = {"PYTHONPATH": os.pathsep.join((str(made / "src"), str(installed)))}
    status, said = command("-m", "houle.cli", "board", made / "src" / "spring_tide", more=editable)
    assert status == 0, said
    assert said.count("\n") == 1, said
    return editable


def test_its_board_is_built_and_fits(built: dict[str, str]) -> None:
    status, said = command("-c", SHOWN, more=built)
    assert status == 0, said
    words = [f"texts/{locale}/{name}.ftl" for locale in LOCALES for name in WORDS]
    parts = ["Face.svelte", "index.ts", "lesson.json", "poster.ts", "rules.ts", *words]
    assert said.split() == sorted(parts)


def test_the_wheel_has_its_board_as_it_was_built(
    made: Path, built: dict[str, str], tmp_path: Path
) -> None:
    words = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    status, said = command("-m", "pip", "wheel", "-q", *words, "-w", tmp_path, made, more=built)
    assert status == 0, said
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "spring_tide/built/manifest.json" in names
    assert not [name for name in names if "/board/" in name or "node_modules" in name]


def test_a_board_that_wants_what_is_not_lent_is_not_built(
    made: Path, built: dict[str, str], tmp_path: Path
) -> None:
    package = copytree(made, tmp_path / "copy", symlinks=True) / "src" / "spring_tide"
    words = package / "board" / "words.ts"
    words.write_text("import '@houle/app/router.svelte';\n" + words.read_text("utf-8"), "utf-8")
    status, said = command("-m", "houle.cli", "board", package, more=built)
    assert status == 1
    assert "@houle/app/router.svelte is not lent" in said


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
        ("board/texts/fr/game.ftl", "neap-tide-shown", "neap-tide-shwon", "test_the_board_has"),
        ("board/rules.ts", "[['R-04']]", "[[]]", "test_the_rules_page_tells"),
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
    status, said = checked(tmp_path / "neap_tide", "-k", "not bot and not lesson")
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
