"""What clients saw, in the order in which they saw it: one file of JSON lines for each table."""

import time
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec

from houle.tables.ports import PlayerId, TableId

Micros: TypeAlias = int
"""A moment on the clients' clock, in microseconds."""

OPEN, REMATCH = "open", "rematch"
MOVES = frozenset({"moves", "asides"})
AT_ONCE = 20
"""So many events are written together."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all events."""

    at: Micros


class Sent(Event, frozen=True, tag="sent"):
    """A request left a client, or a part of it."""

    attempt: int
    by: PlayerId
    deed: str
    command: str


class Ok(Event, frozen=True, tag="ok"):
    """It was acknowledged."""

    attempt: int
    table: TableId
    seq: int


class Fail(Event, frozen=True, tag="fail"):
    """It was refused by a rule."""

    attempt: int
    reason: str


class Info(Event, frozen=True, tag="info"):
    """Nobody knows what became of it."""

    attempt: int
    why: str


class Shown(Event, frozen=True, tag="shown"):
    """A frame came in on a stream."""

    by: PlayerId
    seq: int
    digest: str
    resync: bool = False


class Filed(Event, frozen=True, tag="filed"):
    """The game was handed out after the end."""

    text: str


AnyEvent: TypeAlias = Sent | Ok | Fail | Info | Shown | Filed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder[AnyEvent](AnyEvent).decode_lines


def now() -> Micros:
    return time.monotonic_ns() // 1000


def digest_of(frame: bytes) -> str:
    """By which a frame is known again."""
    return sha256(frame).hexdigest()[:32]


class History:
    """Writes down the events of one table, once its name is known.

    No file is kept open in between: there are many tables, and an old request may turn up at one
    long after its end.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lines: list[bytes] = []
        self._closed = False
        self.table: TableId | None = None

    def call(self, table: TableId) -> None:
        """Say which table it is."""
        self.table = table

    def note(self, event: AnyEvent) -> None:
        self._lines.append(_encode(event) + b"\n")
        if self._closed or len(self._lines) >= AT_ONCE:
            self._write()

    def close(self) -> None:
        """From now on write at once."""
        self._closed = True
        self._write()

    def _write(self) -> None:
        if self.table is not None:
            with (self._folder / f"{self.table}.jsonl").open("ab") as file:
                file.writelines(self._lines)
            self._lines.clear()


def read_history(file: Path) -> list[AnyEvent]:
    """The events of one table, in order."""
    return _decode(file.read_bytes())
