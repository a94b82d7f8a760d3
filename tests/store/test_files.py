"""Files of SQLite that several open at the same moment."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from houle.store import files
from houle.store.files import open_files


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new.sqlite"


@pytest.fixture
def first(path: Path) -> Iterator[sqlite3.Connection]:
    """Whoever came first, and is about to write what makes these files a store."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection


def test_whoever_opens_new_files_waits_for_the_one_who_came_first(
    path: Path, first: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Meanwhile(Event):
        def wait(self, timeout: float | None = None) -> bool:
            first.execute("CREATE TABLE made (by_the_first)")
            first.execute("COMMIT")
            return False

    monkeypatch.setattr(files, "Event", Meanwhile)
    with closing(open_files(path)) as second:
        assert second.execute("SELECT count(*) FROM made").fetchone() == (0,)
        assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.usefixtures("first")
def test_but_not_for_ever(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        open_files(path, patience=0.05)
