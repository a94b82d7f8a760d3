"""Finished games kept for good: the same record must always lead to the same end."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from houle.games.registry import find_game
from houle.kernel import Onlooker, Outcome, Record, game_of, project, replay


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, how it ended, and a digest of all that lay on the table then."""

    outcome: Outcome
    table_sha256: str
    record: Record


def golden(record: Record) -> Golden:
    """Play a finished game again and look at its end."""
    game = game_of(find_game(record.game), record)
    *_, table = replay(game, record)
    end = project(game, table, Onlooker.EVERYONE)
    if end.outcome is None:
        raise ValueError("the game is not finished")
    lying = msgspec.json.encode([end.zones, end.public])
    return Golden(end.outcome, sha256(lying).hexdigest(), record)


def folder(game: str) -> Path:
    """Where the golden games of a game are kept."""
    return Path(__file__).parent / game.replace("-", "_") / "golden"


def stored(game: str) -> Iterator[tuple[str, Golden]]:
    """The golden games of a game, by name."""
    for file in sorted(folder(game).glob("*.json")):
        yield file.stem, msgspec.json.decode(file.read_bytes(), type=Golden)


def page(kept: Golden) -> str:
    """A golden game as it is written: everything on lines of its own, and one line per move."""
    bare = msgspec.structs.replace(kept, record=msgspec.structs.replace(kept.record, plays=()))
    plays = ",\n      ".join(msgspec.json.encode(play).decode() for play in kept.record.plays)
    text = msgspec.json.format(msgspec.json.encode(bare), indent=2).decode()
    return text.replace('"plays": []', f'"plays": [\n      {plays}\n    ]') + "\n"
