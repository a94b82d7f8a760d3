"""`houle board`: builds what a package brings to the browser, with the tools of that package.

They are Node.js and what npm installs for it, of the versions that this Houle's client was built
with. Nothing else is needed: what a board borrows is left out, and what that is says the client.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

import msgspec

from houle.cli.parser import Parser, UsageError
from houle.cli.terminal import Terminal, printable
from houle.cli.voice import Voice
from houle.games.registry import find_game, game_names, package_of
from houle.lessons.written import board, written
from houle.web.boards import BUILT, Lent, notes_of, read_lent
from houle.web.client_files import FOLDER

SOURCES = "board"
"""The folder of a package that a board is built from."""
CONFIG = "board.config.ts"


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Build the board that lies in a folder, after its lesson has been played."""
    operand = voice.ui("cli-folder")
    parser = Parser(voice, "board", operand, voice.ui("cli-board"))
    parser.operands.add_argument(
        "folder", type=Path, metavar=operand, help=voice.ui("cli-board-folder")
    )
    package = parser.read(arguments).folder.resolve()
    said = printable(str(package))
    if not (package / SOURCES).is_dir():
        raise UsageError(voice.ui("cli-board-none", folder=said))
    lent = _lent(voice)
    tools = _tools(voice, package, lent)
    node = which("node", path=os.pathsep.join((str(Path(sys.executable).parent), *_path())))
    if node is None:
        raise UsageError(voice.ui("cli-board-no-node"))
    for file, told in _played(package):
        file.write_bytes(told)
    status = build(package, tools, node)
    if status == 0:
        Terminal().show(voice.ui("cli-board-built", folder=f"{said}{os.sep}{BUILT}"))
    return status


def build(package: Path, tools: Path, node: str) -> int:
    """Run Vite among the tools of a package; it says what is wrong."""
    config = (files(__name__) / CONFIG).read_text("utf-8")
    around = {"BOARD_FOLDER": str(package), "BOARD_LENT": str(notes_of(FOLDER))}
    with TemporaryDirectory(prefix=".houle-", dir=tools) as made:
        # By its name Node.js knows that it is a module, whatever the package says of its own files.
        copy = (Path(made) / CONFIG).with_suffix(".mts")
        copy.write_text(config, "utf-8")
        words = [node, str(tools / "vite" / "bin" / "vite.js"), "build", "--config", str(copy)]
        return subprocess.run(words, env=os.environ | around, check=False).returncode  # noqa: S603


def _lent(voice: Voice) -> Lent:
    try:
        return read_lent(FOLDER)
    except FileNotFoundError as error:
        raise UsageError(voice.ui("cli-board-no-client")) from error


def _tools(voice: Voice, package: Path, lent: Lent) -> Path:
    """The nearest folder in which npm has installed what a board is built with."""
    near = (folder / "node_modules" for folder in package.parents)
    whole = (found for found in near if all((found / name).is_dir() for name in lent.tools))
    tools = next(whole, None)
    wanted = " ".join(f"{name}@{version}" for name, version in lent.tools.items())
    if tools is None:
        raise UsageError(voice.ui("cli-board-no-tools", tools=wanted))
    notes = msgspec.json.decode((tools / "svelte" / "package.json").read_bytes())
    if notes["version"] != lent.svelte:
        facts = {"svelte": notes["version"], "lent": lent.svelte, "tools": wanted}
        raise UsageError(voice.ui("cli-board-other-svelte", **facts))
    return tools


def _played(package: Path) -> Iterator[tuple[Path, bytes]]:
    """The lesson and the set-up of the game that is installed from this folder, if it is."""
    for game in game_names():
        if package_of(find_game(game)) and board(game).resolve() == package / SOURCES:
            yield from written(game)


def _path() -> list[str]:
    return os.environ.get("PATH", "").split(os.pathsep)
