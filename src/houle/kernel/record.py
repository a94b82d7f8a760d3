"""A game written down: everything else about a table can be derived from it."""

from collections.abc import Iterator
from typing import Any, TypeVar, cast

import msgspec

from houle.kernel.chance import KeyedChance
from houle.kernel.game import Game
from houle.kernel.refusal import Refusal
from houle.kernel.tracked import TrackedTable
from houle.kernel.zones import Seat

G = TypeVar("G", bound=Game[Any, Any, Any])


class Play(msgspec.Struct, frozen=True):
    """One move by one seat; the move is raw until the game that knows it decodes it."""

    seat: Seat
    move: msgspec.Raw


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, rules, options, seats, seed and moves. The seed makes it a secret until the end."""

    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    seed: str
    plays: tuple[Play, ...] = ()


class UnplayableRecordError(Exception):
    """A record does not replay under these rules."""


def new_record(game: Game[Any, Any, Any], seed: bytes) -> Record:
    """The record of a table at which nothing was played yet."""
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        seats=game.seats,
        options=msgspec.Raw(msgspec.json.encode(game.options)),
        seed=seed.hex(),
    )


def written_down(record: Record, seat: Seat, move: msgspec.Struct) -> Record:
    """The record with one more move."""
    play = Play(seat, msgspec.Raw(msgspec.json.encode(move)))
    return msgspec.structs.replace(record, plays=(*record.plays, play))


def game_of(kind: type[G], record: Record) -> G:
    """The game object a record was played with."""
    rules = kind.of_version(record.rules_version)
    if record.game != kind.name or rules is None:
        raise UnplayableRecordError(
            f"record of {record.game} {record.rules_version}, "
            f"rules of {kind.name} {kind.rules_version}"
        )
    options = msgspec.json.decode(record.options, type=rules.options_type)
    return cast("type[G]", rules)(record.seats, options)


def replay(game: Game[Any, Any, Any], record: Record) -> Iterator[TrackedTable[Any]]:
    """Deal and play a record: the same table after the deal and after each of its moves."""
    chance = KeyedChance(bytes.fromhex(record.seed))
    table = game.start(chance)
    yield table
    for number, play in enumerate(record.plays, 1):
        move = msgspec.json.decode(play.move, type=game.move_type)
        refused: Refusal | None = game.attempt(table, play.seat, move, chance)
        if refused is not None:
            raise UnplayableRecordError(f"move {number} is refused by {refused.rule}")
        yield table
