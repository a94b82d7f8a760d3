"""How hints look on the way."""

import re
from typing import Final

import msgspec

from houle.tables.ports import Hint, TableId

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEQ_DIGITS: Final = 18

encode_job = msgspec.json.Encoder().encode
_decode_job = msgspec.json.Decoder(Hint).decode


def is_name(table: TableId) -> bool:
    """Whether this may be a part of a subject: a dot or a wildcard would reach other tables."""
    return _NAME.fullmatch(table) is not None


def encode_seq(seq: int) -> bytes:
    """How far a table has come, as digits."""
    return b"%d" % seq


def decode_seq(payload: bytes) -> int | None:
    """How far a table has come; `None` if that is no such thing."""
    if payload.isdigit() and len(payload) <= _SEQ_DIGITS:
        return int(payload)
    return None


def decode_job(payload: bytes) -> Hint | None:
    """Where bots are waited for; `None` if that is no such thing."""
    try:
        hint = _decode_job(payload)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return hint if 0 <= hint.seq < 10**_SEQ_DIGITS and is_name(hint.table) else None
