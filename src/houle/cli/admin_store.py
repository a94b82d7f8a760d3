"""Which store `houle admin` works on, and how it answers."""

import os
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from houle.cli.parser import Parser, UsageError
from houle.cli.serve import data_folder
from houle.cli.voice import Voice

NOT_DONE = 1
DATABASE = "houle.sqlite"
FILE = "sqlite:///"


def admin_parser(voice: Voice, task: str, operand: str, purpose: str) -> Parser:
    return store_parser(voice, f"admin {task}", operand, purpose)


def store_parser(voice: Voice, command: str, operand: str, purpose: str) -> Parser:
    """A parser for what is done with a store."""
    parser = Parser(voice, command, operand, purpose)
    add = parser.choices.add_argument
    add("--data", type=Path, metavar=voice.ui("cli-folder"), help=voice.ui("cli-serve-data"))
    add("--store", metavar="URL", help=voice.ui("cli-serve-store"))
    add("--json", action="store_true", help=voice.ui("admin-json"))
    return parser


def shared_store(found: Namespace) -> str | None:
    """The PostgreSQL that nodes share, without its password, if that is the store."""
    named = named_store(found)
    if named is None or named.startswith(FILE):
        return None
    from sqlalchemy import URL, make_url  # noqa: PLC0415 - takes a while to load

    told = make_url(named)
    shown = URL.create(
        told.drivername, told.username, None, told.host, told.port, told.database, told.query
    )
    return shown.render_as_string()


def named_store(found: Namespace) -> str | None:
    return found.store or os.environ.get("HOULE_STORE")


def store_file(found: Namespace) -> Path:
    """The database of a store that is a file."""
    named = named_store(found)
    if named is not None:
        return Path(named.removeprefix(FILE))
    folder: Path = found.data or data_folder(os.environ)
    return folder / DATABASE


def store_url(voice: Voice, found: Namespace) -> str:
    """The store that was named, or the one at home; a file must be there."""
    named = named_store(found)
    if named is not None and not named.startswith(FILE):
        return named
    file = store_file(found)
    if not file.is_file():
        raise UsageError(voice.ui("admin-no-store", folder=str(file.parent)))
    return f"{FILE}{file}"


def tell(found: Namespace, facts: object, *lines: str) -> int:
    """What came of it: as JSON if that was asked for, else line by line."""
    if found.json:
        lines = (msgspec.json.encode(facts).decode(),)
    for line in lines:
        print(line)
    return 0


def failed(said: str) -> int:
    print(said, file=sys.stderr)
    return NOT_DONE
