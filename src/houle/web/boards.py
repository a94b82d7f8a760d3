"""What packages bring to the browser, read once and joined to what the house lends.

A board is built against one client: with its Svelte, and with names that it lends. Should another
client be installed, nothing of the board is shown, and the log says why; the game is then played
on plain cards.
"""

import re
from collections.abc import Iterator, Mapping
from gzip import compress
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from logging import getLogger
from pathlib import Path
from typing import TypeAlias

import msgspec

from houle.games.registry import find_game, game_names, package_of
from houle.web.built import Built, closure
from houle.web.client_files import ASSETS, FOREVER, KINDS, NOTES, UNKNOWN_KIND, ClientFile, tag_of

BUILT = "built"
"""The folder of a package in which its built board lies."""
LENT = b'"houle:lent"'
"""Stands in built files for where what is lent lies."""
BORROWED = re.compile(rb"import ?\{([^}]*)\} ?from ?" + LENT)

log = getLogger(__name__)

Parts: TypeAlias = Mapping[str, tuple[str, ...]]
"""Where each part of a board lies: its module, then the styles that it needs."""


class Lent(msgspec.Struct, frozen=True):
    """What the client lends to boards."""

    file: str
    tools: dict[str, str]
    """What it was built with, as packages of npm and their versions."""
    modules: dict[str, dict[str, str]]
    """Of each module, under which name of that file each thing is to be had."""
    styles: tuple[str, ...] = ()

    @property
    def svelte(self) -> str:
        return self.tools["svelte"]


class Board(msgspec.Struct, frozen=True):
    """A built board: its notes, and its files by name."""

    svelte: str
    manifest: dict[str, Built]
    files: dict[str, bytes]


class Boards(msgspec.Struct, frozen=True):
    """All boards that fit: what browsers may load, and where each part of each game lies."""

    files: dict[str, ClientFile] = {}
    parts: dict[str, Parts] = {}


class UnfitError(Exception):
    """A board that this client cannot show, and why."""


def read_boards(client: Path) -> Boards:
    """The boards of all installed games that bring one."""
    boards = Boards()
    for game, folder in _bringing():
        try:
            joined = _joined(game, _read(folder), read_lent(client))
        except (UnfitError, OSError, msgspec.MsgspecError) as error:
            log.warning("the board of %s is not shown: %s", game, error)
        else:
            boards.files.update(joined.files)
            boards.parts.update(joined.parts)
    return boards


def notes_of(client: Path) -> Path:
    """Where a client says what it lends."""
    return client / NOTES / "lent.json"


def read_lent(client: Path) -> Lent:
    return msgspec.json.decode(notes_of(client).read_bytes(), type=Lent)


def _bringing() -> Iterator[tuple[str, Traversable]]:
    for game in game_names():
        package = package_of(find_game(game))
        folder = files(package) / BUILT if package else None
        if folder is not None and folder.is_dir():
            yield game, folder


def _read(folder: Traversable) -> Board:
    found = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    for notes in ("board.json", "manifest.json"):
        if notes not in found:
            raise UnfitError(f"it has no {notes}")
    built = msgspec.json.decode(found.pop("board.json"), type=dict[str, str])
    manifest = msgspec.json.decode(found.pop("manifest.json"), type=dict[str, Built])
    return Board(built.get("svelte", ""), manifest, found)


def _joined(game: str, board: Board, lent: Lent) -> Boards:
    """A board that fits, with addresses filled in; they change with either side."""
    _check(board, lent)
    edition = sha256(lent.file.encode() + b"".join(board.files.values())).hexdigest()[:10]
    folder = f"{ASSETS}boards/{game}/{edition}/"
    address = b'"/' + lent.file.encode() + b'"'
    bodies = {name: body.replace(LENT, address) for name, body in board.files.items()}
    return Boards(
        {folder + name: _file(name, body) for name, body in bodies.items()},
        {game: dict(_parts(board, lent, folder))},
    )


def _check(board: Board, lent: Lent) -> None:
    for built in board.manifest.values():
        for name in (built.file, *built.css):
            if name not in board.files:
                raise UnfitError(f"it has no {name}")
        for source in built.imports:
            if source not in board.manifest:
                raise UnfitError(f"its manifest has no {source}")
    if board.svelte != lent.svelte:
        raise UnfitError(f"it was built with Svelte {board.svelte}, here is {lent.svelte}")
    wanted: set[str] = set()
    for name, body in sorted(board.files.items()):
        borrowed = BORROWED.findall(body)
        if len(borrowed) != body.count(LENT):
            raise UnfitError(f"{name} does not say what it borrows")
        for names in borrowed:
            wanted |= {one.split(" as ")[0].strip() for one in names.decode().split(",")}
    lent_names = {name for names in lent.modules.values() for name in names.values()}
    if missing := sorted(wanted - lent_names):
        raise UnfitError(f"it wants what is not lent here: {', '.join(missing)}")


def _parts(board: Board, lent: Lent, folder: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for source, built in board.manifest.items():
        if built.isEntry:
            needed = [board.manifest[each] for each in closure(board.manifest, [source])]
            borrows = any(LENT in board.files[part.file] for part in needed)
            styles = [folder + style for part in needed for style in part.css]
            house = lent.styles if borrows else ()
            yield built.name, tuple(f"/{file}" for file in (folder + built.file, *house, *styles))


def _file(name: str, body: bytes) -> ClientFile:
    kind = KINDS.get(name.rpartition(".")[2], UNKNOWN_KIND)
    return ClientFile(kind, body, tag_of(body), FOREVER, {"gzip": compress(body, mtime=0)})
