"""How hints look on the way."""

import re
from typing import Final

import msgspec

from houle.tables.ports import Here, Hint, TableId

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEQ_DIGITS: Final = 18
_MOST_SEATS: Final = 64

_encode_job = msgspec.json.Encoder().encode
_decode_job = msgspec.json.Decoder(Hint).decode
_encode_seats = msgspec.json.Encoder().encode
_decode_seats = msgspec.json.Decoder(tuple[str, tuple[int, ...]]).decode


def is_name(table: TableId) -> bool:
    """Whether this may be a part of a subject: a dot or a wildcard would reach other tables."""
    return _NAME.fullmatch(table) is not None


def encode_seq(seq: int, *, again: bool = False) -> bytes:
    """How far a table has come, as digits. A zero before them says that it was told before: nodes
    that do not know of it read the same number."""
    return b"0%d" % seq if again else b"%d" % seq


def decode_seq(payload: bytes) -> int | None:
    """How far a table has come; `None` if that is no such thing."""
    if payload.isdigit() and len(payload) <= _SEQ_DIGITS:
        return int(payload)
    return None


def is_again(payload: bytes) -> bool:
    """Whether it was told before how far a table has come."""
    return len(payload) > 1 and payload.startswith(b"0")


def encode_here(here: Here) -> bytes:
    """Who has a table open at a node; which table is told by the subject."""
    return _encode_seats((here.node, here.seats))


def decode_here(table: TableId, payload: bytes) -> Here | None:
    """Who has a table open at a node; `None` if that is no such thing."""
    try:
        node, seats = _decode_seats(payload)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    sane = len(seats) <= _MOST_SEATS and all(0 <= seat < _MOST_SEATS for seat in seats)
    return Here(table, node, seats) if sane and is_name(node) else None


def encode_job(hint: Hint) -> bytes:
    """Where bots are waited for, and since when."""
    return _encode_job((hint.table, hint.seq))


def decode_job(payload: bytes) -> Hint | None:
    """Where bots are waited for; `None` if that is no such thing."""
    try:
        hint = _decode_job(payload)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return hint if 0 <= hint.seq < 10**_SEQ_DIGITS and is_name(hint.table) else None
