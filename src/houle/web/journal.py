"""What an operator reads of a node: what happened, when and how bad it is, as text or as JSON.

Nothing that is logged names a player, a table, a card, an address or a token. What others log
through us is cut down to what they say always: the rest may quote any of these.
"""

import logging
import os
import sys
from collections.abc import Hashable, MutableMapping
from datetime import UTC, datetime
from enum import StrEnum

import msgspec

from houle.tables.latest import Latest
from houle.tables.mishaps import mishap

OURS = "houle"
FORMAT = "HOULE_LOG_FORMAT"
A_MINUTE = 60.0
MOST_SAYINGS = 256


class LogFormat(StrEnum):
    """How a line is written."""

    TEXT = "text"
    JSON = "json"


def begin(style: LogFormat, environment: MutableMapping[str, str] = os.environ) -> None:
    """Write to the standard error from now on; processes that we start do likewise."""
    environment[FORMAT] = style.value
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(style))
    handler.addFilter(Seldom())
    root = logging.getLogger()
    for former in [known for known in root.handlers if isinstance(known.formatter, Lines)]:
        root.removeHandler(former)
    root.addHandler(handler)
    logging.getLogger(OURS).setLevel(logging.INFO)


def begin_like_parent() -> None:
    """In a process that another one of ours has started."""
    begin(LogFormat(os.environ.get(FORMAT, LogFormat.TEXT)))


class Lines(logging.Formatter):
    """One line for each record."""

    def __init__(self, style: LogFormat) -> None:
        super().__init__()
        self._form = style

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        at, level, said = at.replace("+00:00", "Z"), record.levelname.lower(), _said(record)
        if self._form is LogFormat.TEXT:
            return f"{at} {level} {record.name}: {said}"
        line = {"time": at, "level": level, "from": record.name, "said": said}
        return msgspec.json.encode(line).decode()


class Seldom(logging.Filter):
    """Lets others say the same thing once a minute: some warn at whatever a stranger sends."""

    def __init__(self) -> None:
        super().__init__()
        self._said = Latest[Hashable, float](MOST_SAYINGS)

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_ours(record):
            return True
        what = record.name, record.levelno, _said(record)
        before = self._said.get(what)
        if before is not None and 0 <= record.created - before < A_MINUTE:
            return False
        self._said[what] = record.created
        return True


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _said(record: logging.LogRecord) -> str:
    """What we say as it is; of others the first line of what they always say."""
    said = record.getMessage() if _is_ours(record) else str(record.msg).strip().partition("\n")[0]
    error = record.exc_info[1] if record.exc_info else None
    return said if error is None else f"{said}: {mishap(error)}"
