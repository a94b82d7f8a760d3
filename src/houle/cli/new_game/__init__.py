"""`houle new-game`: a small game in a folder of its own, to change."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import msgspec

from houle.cli.parser import Parser, UsageError
from houle.cli.terminal import Terminal, printable
from houle.cli.voice import Voice
from houle.games.registry import game_names
from houle.web.boards import notes_of, read_lent
from houle.web.client_files import FOLDER

SUFFIX = ".tmpl"
"""Templates are not sources: nothing here reads them as Python or as texts."""


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Write a game into a new folder, here or where somebody says."""
    operand = voice.ui("cli-name")
    parser = Parser(voice, "new-game", operand, voice.ui("cli-new-game"))
    parser.operands.add_argument("name", metavar=operand, help=voice.ui("cli-new-game-name"))
    parser.choices.add_argument(
        "--into",
        type=Path,
        default=Path(),
        metavar=voice.ui("cli-folder"),
        help=voice.ui("cli-new-game-into"),
    )
    found = parser.read(arguments)
    package = _package(voice, found.name)
    folder = found.into / package
    if folder.exists():
        raise UsageError(voice.ui("cli-new-game-there", folder=printable(str(folder))))
    if _is_taken(package):
        raise UsageError(voice.ui("cli-new-game-taken", name=printable(found.name)))
    write_game(package, folder)
    facts = {"name": package.replace("_", "-"), "board": f"src/{package}"}
    Terminal().show(voice.ui("cli-new-game-made", folder=str(folder), **facts))
    return 0


def _package(voice: Voice, name: str) -> str:
    """The name of the package for a game of this name, if it can be one."""
    package = name.replace("-", "_")
    if not (package.isascii() and package.isidentifier() and package == package.lower()):
        raise UsageError(voice.ui("cli-new-game-bad-name", name=printable(name)))
    return package


def _is_taken(package: str) -> bool:
    """Whether a game, Python or something that is installed has this name."""
    games = {game.replace("-", "_") for game in game_names()}
    reserved = iskeyword(package) or package.startswith("_")
    return reserved or package in games or find_spec(package) is not None


def write_game(package: str, folder: Path) -> None:
    """Write all files of a new game into a folder that is not there yet."""
    words = {
        "@package@": package,
        "@name@": package.replace("_", "-"),
        "@Class@": "".join(word.capitalize() for word in package.split("_")),
        "@TITLE@": package.replace("_", " ").upper(),
        "@tools@": _tools(),
    }
    for place, source in _templates(files("houle.cli.new_game") / "template"):
        path = folder / _filled(place, words).removesuffix(SUFFIX)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(source, words), "utf-8")


def _tools() -> str:
    """What its board is built with, for npm: the versions that this Houle's client came of.

    Where no client has been built, `houle board` will say what to install.
    """
    tools = read_lent(FOLDER).tools if notes_of(FOLDER).is_file() else {}
    return msgspec.json.format(msgspec.json.encode(tools), indent=2).decode().replace("\n", "\n  ")


def _templates(folder: Traversable, below: str = "") -> Iterator[tuple[str, str]]:
    """All templates, with their places in the folder to be made."""
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from _templates(part, f"{below}{part.name}/")
        else:
            yield below + part.name, part.read_text("utf-8")


def _filled(text: str, words: Mapping[str, str]) -> str:
    for blank, word in words.items():
        text = text.replace(blank, word)
    return text
