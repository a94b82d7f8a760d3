"""A finished game as open data: all that was played, and nobody whom it could be traced to.

The key that the cards were dealt by stands in it, so that anybody can play it again; what links it
to the table it was played at does not: neither the table's id, nor the seed and the words that are
shown there, nor the day.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, TypeAlias

import msgspec

from houle.kernel import Outcome, Play, Record
from houle.tables.fair import Seed, dealing_key
from houle.tables.gamefile import (
    Check,
    GameFile,
    Hex32,
    NotAGameFileError,
    Result,
    Verdict,
    by_the_rules,
)
from houle.tables.ports import Millis, TableId

SUFFIX = ".jsonl"
PERSON = "person"
SECOND: Millis = 1000
CHECKED = (Check.RULES, Check.MOVES, Check.OUTCOME)

GameId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Month: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}$")]


class OpenPlay(Play, frozen=True, forbid_unknown_fields=True):
    """One move, and how long after the one before it was made."""

    seconds: int = 0
    by_bot: bool = False
    """A bot made it, whoever sits there."""


class OpenGame(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="format",
    tag="houle-open-1",
):
    """One game. Moves that were taken back are left out."""

    id: GameId
    month: Month
    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    key: Hex32
    """By which all was dealt."""
    who: tuple[str, ...]
    """Who sat there at the end: `person`, or the name of a bot."""
    plays: tuple[OpenPlay, ...]
    outcome: Outcome | None
    """`None` if everybody agreed to stop before the end."""

    def __post_init__(self) -> None:
        if len(self.who) != self.seats:
            raise ValueError("somebody sits in every seat")


def opened_up(file: GameFile, bots: Sequence[str | None], by_bots: frozenset[int]) -> OpenGame:
    """A game file without whatever leads to its people.

    `bots` sit in some seats, and made the moves at some places.
    """
    key = dealing_key(Seed(bytes.fromhex(file.seed)), file.commitment, file.words)
    moments = [play.at for play in file.plays]
    began = moments[0] if moments else 0
    plays = tuple(
        OpenPlay(
            seat=play.seat,
            move=play.move,
            seconds=max(0, play.at - before) // SECOND,
            by_bot=place in by_bots,
        )
        for place, (play, before) in enumerate(zip(file.plays, [began, *moments], strict=False))
    )
    return OpenGame(
        id=name_of(file.table),
        month=datetime.fromtimestamp(began / SECOND, UTC).strftime("%Y-%m"),
        game=file.game,
        rules_version=file.rules_version,
        seats=file.seats,
        options=file.options,
        key=key.hex(),
        who=tuple(bot or PERSON for bot in bots),
        plays=plays,
        outcome=file.outcome,
    )


def name_of(table: TableId) -> str:
    """What stands for a table: always the same, and the way back is not to be found."""
    return sha256(b"houle/open\0" + table.encode()).hexdigest()[:32]


def write_line(game: OpenGame) -> bytes:
    """A game as a line of a file."""
    return msgspec.json.encode(game) + b"\n"


def read_line(line: bytes) -> OpenGame:
    """The game in a line."""
    try:
        return msgspec.json.decode(line, type=OpenGame)
    except (ValueError, RecursionError) as error:
        raise NotAGameFileError("not an open game") from error


def verify_open(game: OpenGame) -> Verdict:
    """Deal and play a game again, and say whether it was played by the rules to this end."""
    record = Record(
        game=game.game,
        rules_version=game.rules_version,
        seats=game.seats,
        options=game.options,
        seed=game.key,
        plays=game.plays,
    )
    return by_the_rules(record, game.outcome, dict.fromkeys(CHECKED, Result.UNCHECKED))
