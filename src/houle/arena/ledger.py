"""Results as JSON lines: a header that says what is played, then one line for each game.

A contest that was interrupted goes on from its ledger; a line that was cut off in the middle of
writing is forgotten. A ledger of another contest is refused.
"""

from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from houle.arena.contest import Contest
from houle.arena.match import Errand, Played
from houle.games.registry import package_of

DIGITS = 16
SOURCES = (".py", ".toml")
APART = ("board", "commands", "figures", "lesson", "screen", "texts")
"""Parts of a game that do not change how it goes."""


class Header(msgspec.Struct, frozen=True):
    """What has to be the same for results to belong together."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    version: str
    code: str
    """A digest of the rules and the bots, so that figures of other bots are not mixed in."""


class OtherContestError(Exception):
    """The ledger is of something else; `field` says in what it differs, if it is a ledger."""

    def __init__(self, field: str | None) -> None:
        super().__init__(field or "not a ledger")
        self.field = field


def header_of(contest: Contest, seed: str) -> Header:
    """What is written above the results of a contest."""
    game = contest.game
    return Header(
        game=game.name,
        rules_version=game.rules_version,
        seats=game.seats,
        options=msgspec.to_builtins(game.options),
        bots=contest.bots,
        seed=seed,
        version=version("houle"),
        code=_digest(package_of(type(game))),
    )


def seed_in(path: Path | None) -> str | None:
    """The seed of a contest that was begun before, so that it need not be said again."""
    if path is None or not path.is_file():
        return None
    with path.open("rb") as file:
        try:
            return msgspec.json.decode(file.readline(), type=Header).seed
        except msgspec.MsgspecError:
            return None


class Ledger:
    """The games of a contest, in memory and, if there is a path, in a file."""

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.games: list[Played] = []
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(header, path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(header) + b"\n")

    def add(self, game: Played) -> None:
        """Keep one more game, at once and for good."""
        self.games.append(game)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

    def errands(self, contest: Contest, deals: int) -> list[Errand]:
        """What is still to play to have so many deals."""
        done = {Errand(game.deal, game.bots) for game in self.games}
        lineups = contest.lineups()
        every = (Errand(deal, lineup) for deal in range(deals) for lineup in lineups)
        return [errand for errand in every if errand not in done]

    def _read(self, header: Header, path: Path) -> None:
        whole, _, cut_off = path.read_bytes().rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        try:
            found = msgspec.json.decode(first, type=Header)
            self.games = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.MsgspecError as error:
            raise OtherContestError(None) from error
        for field in Header.__struct_fields__:
            if getattr(found, field) != getattr(header, field):
                raise OtherContestError(field)
        if cut_off:
            with path.open("r+b") as file:
                file.truncate(len(whole) + 1)


def _digest(package: str | None) -> str:
    """Of the sources that decide how a game goes, compiled or not."""
    game = _within(files(package)) if package else ()
    digest = sha256()
    for folder in (files("houle.kernel"), files("houle.bots"), *game):
        for file in _content(folder):
            if file.name.endswith(SOURCES):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:DIGITS]


def _within(folder: Traversable) -> Iterator[Traversable]:
    """A folder, if there is one, and all folders inside."""
    if folder.is_dir():
        yield folder
        for file in _content(folder):
            yield from _within(file)


def _content(folder: Traversable) -> list[Traversable]:
    found = (file for file in folder.iterdir() if file.name.removesuffix(".py") not in APART)
    return sorted(found, key=lambda file: file.name)
