"""Copies of a store at home, made while it serves: the log, its vault, and the secret."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from houle.store.files import vault_path
from houle.store.private import private_database

SECRET = "secret"  # noqa: S105 - the name of a file
UNFINISHED = ".unfinished"


class NothingThereError(Exception):
    """There is no store to copy."""


class SomethingThereError(Exception):
    """There is something already where a copy should go."""


def copy_store(source: Path, target: Path) -> None:
    """Copy a database with its vault and the secret beside it. Whoever serves goes on.

    A seed is kept before its table exists. So the vault is copied after the log, and has the seed
    of every table in it.
    """
    if not source.is_file():
        raise NothingThereError
    if target.exists():
        raise SomethingThereError
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    done = []
    for here, there in ((source, target), (vault_path(source), vault_path(target))):
        done.append(there)
        _copy_database(here, _unfinished(there))
    if source.with_name(SECRET).is_file():
        done.append(target.with_name(SECRET))
        _write_private(_unfinished(done[-1]), source.with_name(SECRET).read_bytes())
    # The log comes last: as long as it has not its name, there is no copy.
    for file in reversed(done):
        _unfinished(file).rename(file)


def _unfinished(file: Path) -> Path:
    return file.with_name(file.name + UNFINISHED)


def _copy_database(source: Path, target: Path) -> None:
    """One database, as it is at one moment, without what it keeps beside it."""
    target.unlink(missing_ok=True)
    private_database(target)
    address = f"{source.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=5.0)) as there,
        closing(sqlite3.connect(target)) as here,
    ):
        there.backup(here)
        here.execute("VACUUM")  # else pages hold remains of what was deleted
        if here.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the copy is not sound")
        here.execute("PRAGMA journal_mode = DELETE")
    with target.open("rb") as written:
        os.fsync(written.fileno())


def _write_private(file: Path, content: bytes) -> None:
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(content)
