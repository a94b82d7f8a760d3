"""Records in files: what was saved, and what cannot be read back."""

from pathlib import Path

import msgspec

from houle.cli.parser import UsageError
from houle.cli.voice import Voice
from houle.kernel import Record


def save_record(voice: Voice, path: Path, record: Record) -> str:
    """Write a record down, and say so, or why that did not work."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=2)
    try:
        path.write_bytes(text + b"\n")
    except OSError:
        return voice.ui("record-not-saved", file=str(path))
    return voice.ui("record-saved", file=str(path))


def load_record(voice: Voice, path: Path) -> Record:
    """The record in a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise UsageError(voice.ui("record-no-file", file=str(path))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageError(voice.ui("record-unreadable", file=str(path))) from error
