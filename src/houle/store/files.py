"""SQLite files: how they are named and opened, and the one thread that uses a connection."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import TypeVar

from houle.store.private import private_database
from houle.store.schema import VAULT
from houle.tables.ports import LogDownError, LogUnsureError

R = TypeVar("R")

PATIENCE = 5.0
"""Seconds for which a connection waits until others are done."""
PAUSE = 0.01


def vault_path(path: Path) -> Path:
    """The file beside a database that holds its seeds."""
    return path.with_name(f"{path.stem}-vault.sqlite")


def open_files(
    path: Path, synchronous: str = "FULL", patience: float = PATIENCE
) -> sqlite3.Connection:
    """A connection to a database with its vault attached; whoever calls begins transactions."""
    for file in (path, vault_path(path)):
        private_database(file)
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    connection.execute(f"ATTACH DATABASE ? AS {VAULT}", (str(vault_path(path)),))
    for schema in ("main", VAULT):
        _write_ahead(connection, schema, patience)
        connection.execute(f"PRAGMA {schema}.synchronous = {synchronous}")
        # What is erased is overwritten, else it could be read in the file until its page is reused.
        connection.execute(f"PRAGMA {schema}.secure_delete = ON")
    return connection


def _write_ahead(connection: sqlite3.Connection, schema: str, patience: float) -> None:
    """Keep a journal beside the file. Here alone SQLite does not wait for others: we do."""
    change = f"PRAGMA {schema}.journal_mode = WAL"
    for _ in range(int(patience / PAUSE)):
        try:
            connection.execute(change)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            Event().wait(PAUSE)
        else:
            return
    connection.execute(change)


class Desk:
    """A connection and the one thread that uses it. sqlite3 itself refuses any other thread."""

    def __init__(self, path: Path, synchronous: str) -> None:
        self._path = path
        self._synchronous = synchronous
        self._thread = ThreadPoolExecutor(1, "houle-sqlite")
        self._connection: sqlite3.Connection | None = None

    async def look(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Do something that changes nothing."""
        return await self._in_thread(self._look, work)

    async def commit(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Do something in a transaction; its result comes once that is safe on disk."""
        return await self._in_thread(self._commit, work)

    async def close(self) -> None:
        """Let what is under way finish, and close the files."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    async def _in_thread(
        self,
        way: Callable[[Callable[[sqlite3.Connection], R]], R],
        work: Callable[[sqlite3.Connection], R],
    ) -> R:
        try:
            done = asyncio.get_running_loop().run_in_executor(self._thread, way, work)
        except RuntimeError:
            raise LogDownError("the store is closed") from None
        return await done

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = open_files(self._path, self._synchronous)
        return self._connection

    def _look(self, work: Callable[[sqlite3.Connection], R]) -> R:
        try:
            return work(self._opened())
        except sqlite3.Error as error:
            raise LogDownError(f"SQLite refused: {_kind(error)}") from None

    def _commit(self, work: Callable[[sqlite3.Connection], R]) -> R:
        certain = True
        try:
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            try:
                result = work(connection)
                certain = False
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.rollback()
        except sqlite3.Error as error:
            if certain:
                raise LogDownError(f"SQLite refused: {_kind(error)}") from None
            raise LogUnsureError(f"SQLite did not commit: {_kind(error)}") from None
        return result

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _kind(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", None) or type(error).__name__
