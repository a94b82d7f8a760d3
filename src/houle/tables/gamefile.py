"""A finished game as anybody may have it, with all that is needed to check it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import msgspec

from houle.games.registry import UnknownGameError, find_game
from houle.kernel import (
    Game,
    Outcome,
    Play,
    Record,
    RefusedError,
    TrackedTable,
    UnplayableRecordError,
    game_of,
    replay,
)
from houle.tables.fair import Seed, commitment, dealing_key
from houle.tables.ports import Millis, TableId

Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes, as hexadecimal digits in lower case."""


class PlayAt(Play, frozen=True, forbid_unknown_fields=True):
    """One move by one seat, and when it was made."""

    at: Millis


class GameFile(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="format",
    tag="houle-game-1",
):
    """A game that is over. Moves that were taken back are left out."""

    table: TableId
    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    commitment: Hex32
    seed: Hex32
    words: tuple[str | None, ...]
    """The word that each seat added before the deal."""
    names: tuple[str, ...]
    plays: tuple[PlayAt, ...]
    outcome: Outcome | None
    """`None` if everybody agreed to stop before the end."""

    def __post_init__(self) -> None:
        if not len(self.words) == len(self.names) == self.seats:
            raise ValueError("there is a name for every seat, and a word or none")
        if "\0" in self.table + self.game:
            raise ValueError("a name holds the character that separates names")


class NotAGameFileError(Exception):
    """Something else than a game file."""


class Check(StrEnum):
    """What is looked at, in this order."""

    COMMITMENT = "commitment"
    """The seed is the one that was committed to."""
    RULES = "rules"
    """The rules it was played by allow these seats and options; unchecked if not installed."""
    MOVES = "moves"
    """With the cards that seed and words deal, every move is allowed."""
    OUTCOME = "outcome"
    """The game ends as the file says."""


class Result(StrEnum):
    """What came of a check."""

    HOLDS = "holds"
    FAILS = "fails"
    UNCHECKED = "unchecked"


class Verdict(msgspec.Struct, frozen=True):
    """What came of every check."""

    results: dict[Check, Result]
    wrong_move: int | None = None
    """The first move that is not allowed, counted from 1."""

    @property
    def holds(self) -> bool:
        """Whether every check was made and holds."""
        return set(self.results.values()) == {Result.HOLDS}

    @property
    def fails(self) -> bool:
        """Whether some check shows that something is wrong."""
        return Result.FAILS in self.results.values()


def write_file(file: GameFile) -> bytes:
    """A game file as it is handed out."""
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def read_file(text: bytes) -> GameFile:
    """The game file with this text."""
    try:
        return msgspec.json.decode(text, type=GameFile)
    except (ValueError, RecursionError) as error:
        raise NotAGameFileError("not a game file") from error


def record_of(file: GameFile) -> Record:
    """The game as the kernel replays it, with the key that seed and words make."""
    key = dealing_key(Seed(bytes.fromhex(file.seed)), file.commitment, file.words)
    return Record(
        game=file.game,
        rules_version=file.rules_version,
        seats=file.seats,
        options=file.options,
        seed=key.hex(),
        plays=file.plays,
    )


def verify(file: GameFile) -> Verdict:
    """Deal and play a game again, and say what of it holds.

    A file proves nothing alone: its commitment must be the one that the players saw.
    """
    results = dict.fromkeys(Check, Result.UNCHECKED)
    results[Check.COMMITMENT] = _result(_committed(file) == file.commitment)
    return by_the_rules(record_of(file), file.outcome, results)


def by_the_rules(
    record: Record, outcome: Outcome | None, results: Mapping[Check, Result]
) -> Verdict:
    """Whether a game can be played as it stands there, to this end; added to other results."""
    results = dict(results)
    try:
        game = game_of(find_game(record.game), record)
    except (UnknownGameError, UnplayableRecordError):
        return Verdict(results)
    except (RefusedError, msgspec.DecodeError):
        return Verdict(results | {Check.RULES: Result.FAILS})
    results[Check.RULES] = Result.HOLDS
    table, wrong_move = _played(game, record)
    results[Check.MOVES] = _result(wrong_move is None)
    if wrong_move is None:
        results[Check.OUTCOME] = _result(game.outcome(table) == outcome)
    return Verdict(results, wrong_move)


def _played(game: Game[Any, Any, Any], record: Record) -> tuple[TrackedTable[Any], int | None]:
    """The table as the moves leave it, and the first of them that is not allowed."""
    tables = replay(game, record)
    table = next(tables)
    for number, play in enumerate(record.plays, 1):
        if play.seat not in range(game.seats):
            return table, number
        try:
            next(tables)
        except (UnplayableRecordError, msgspec.DecodeError):
            return table, number
    return table, None


def _committed(file: GameFile) -> str:
    """The commitment that the seed of a file makes."""
    seed = Seed(bytes.fromhex(file.seed))
    return commitment(seed, file.table, file.game, file.rules_version)


def _result(holds: bool) -> Result:
    return Result.HOLDS if holds else Result.FAILS
