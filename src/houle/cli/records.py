"""What is kept in files: records that are saved, and whatever is read back."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from houle.cli.parser import UsageError
from houle.cli.terminal import printable
from houle.cli.voice import Voice
from houle.kernel import Record

T = TypeVar("T")


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
    wrong = msgspec.DecodeError, UnicodeDecodeError
    return load(voice, path, msgspec.json.Decoder(Record).decode, wrong, "record-unreadable")


def load(
    voice: Voice,
    path: Path,
    read: Callable[[bytes], T],
    wrong: type[Exception] | tuple[type[Exception], ...],
    unreadable: str,
) -> T:
    """What a file holds, or an answer by this name where it is nothing of the kind."""
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise UsageError(voice.ui("record-no-file", file=printable(str(path)))) from error
    except wrong as error:
        raise UsageError(voice.ui(unreadable, file=printable(str(path)))) from error
