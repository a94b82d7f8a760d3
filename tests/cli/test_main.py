"""The command line, in both languages."""

import subprocess
import sys

import pytest

from houle.build import VERSION
from houle.cli.voice import Voice, language
from tests.cli.conftest import Houle


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ([], {"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "fr"}, "fr"),
        ([], {"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ([], {"LANG": "de_DE"}, "en"),
        (["play", "flotsam", "--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["--lang=en", "games"], {"LANG": "fr_FR"}, "en"),
        (["--lang", "de"], {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], expected: str) -> None:
    assert language(arguments, environment) == expected


def test_the_environment_chooses_the_language(
    houle: Houle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "des jeux de vagues" in houle().out


def test_a_text_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        Voice("en").ui("no-such-text")


@pytest.mark.parametrize(("compiled", "how"), [(True, "compiled"), (False, "interpreted")])
def test_the_version(
    houle: Houle, monkeypatch: pytest.MonkeyPatch, compiled: bool, how: str
) -> None:
    monkeypatch.setattr("houle.cli.main.COMPILED", compiled)
    run = houle("--version")
    assert (run.status, run.out) == (0, f"houle {VERSION} ({how})\n")
    assert VERSION[0].isdecimal()


def test_a_command_does_not_wait_for_what_others_need() -> None:
    asked = (
        "import sys; from houle.cli.main import main; main(['--version']);"
        "print(*(name for name in sys.modules if name.startswith('houle.')))"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert "houle.cli.voice" in loaded
    assert not {"houle.cli.serve", "houle.tables", "houle.arena"} & {*loaded}


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("--lang", "en")])
def test_without_a_command_there_is_an_overview(houle: Houle, arguments: tuple[str, ...]) -> None:
    run = houle(*arguments)
    assert run.status == 0
    assert "houle play GAME" in run.out


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", ["Usage: houle play GAME", "What to choose", "Options of FLOTSAM", "where you sit"]),
        ("fr", ["Usage : houle play JEU", "Au choix", "Options de FLOTSAM", "ta place"]),
    ],
)
def test_help_speaks_the_language_and_names_the_options_of_the_game(
    houle: Houle, locale: str, words: list[str]
) -> None:
    run = houle("play", "flotsam", "--help", "--lang", locale)
    assert run.status == 0
    for word in [*words, "--turns", "--company", "--silent", "--first"]:
        assert word in run.out
    assert "show this help message" not in run.out


def test_help_without_a_game_says_where_its_options_are(houle: Houle) -> None:
    run = houle("sim", "--help")
    assert "houle sim GAME --help" in run.out
    assert "--company" not in run.out


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["surf"], "no command called surf", "pas de commande nommée surf"),
        (["play"], "Name the game first", "Il y a : "),
        (["play", "snap"], "no game called snap", "pas de jeu nommé snap"),
        (["play", "--players", "3"], "Name the game first", "d'abord le nom du jeu"),
        (["sim", "--games", "3"], "Name the game first", "d'abord le nom du jeu"),
        (["play", "flotsam", "--players", "9"], "1 to 8 players, not for 9", "de 1 à 8, pas à 9"),
        (["play", "flotsam", "--players", "x"], "--players: a whole number", "un nombre entier"),
        (["play", "flotsam", "--players", "0"], "1 or more", "1 ou plus"),
        (["play", "flotsam", "--seed", "xyz"], "hexadecimal digits", "chiffres hexadécimaux"),
        (["play", "flotsam", "--seat", "6"], "only 5 seats", "que 5 places"),
        (["play", "flotsam", "--first", "6"], "(Rule F-04)", "(Règle F-04)"),
        (["play", "flotsam", "--company", "pairs"], "(Rule F-07)", "(Règle F-07)"),
        (["play", "flotsam", "--bot", "hal"], "no bot called hal", "pas de robot nommé hal"),
        (["play", "flotsam", "--loud"], "“--loud” means nothing", "« --loud » ne veut rien dire"),
        (["play", "flotsam", "--save"], "--save: this cannot be used", "--save : inutilisable"),
        (["replay"], "Something is missing", "Il manque quelque chose"),
        (["replay", "no-such-file"], "cannot be read", "Impossible de lire"),
    ],
)
def test_what_cannot_be_done_is_explained(
    houle: Houle, arguments: list[str], english: str, french: str
) -> None:
    for locale, words in (("en", english), ("fr", french)):
        run = houle(*arguments, "--lang", locale)
        assert run.status == 2
        assert words in run.err
        assert run.out == ""


def test_the_games_are_listed_with_what_they_are_about(houle: Houle) -> None:
    run = houle("games")
    assert "flotsam: FLOTSAM, 1 to 8 players" in run.out
    assert "Lay what matches" in run.out
    assert "de 1 à 8 personnes" in houle("--lang", "fr", "games").out


def test_ctrl_c_ends_a_command_politely(houle: Houle, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("houle.cli.sim.simulate", interrupted)
    run = houle("sim", "flotsam")
    assert run.status == 130
    assert "Traceback" not in run.err
