"""An operator has what was played read anew."""

import sqlite3
from pathlib import Path

from tests.cli.conftest import Houle


def games(store: Path) -> int:
    with sqlite3.connect(store / "houle.sqlite") as connection:
        (count,) = connection.execute("SELECT count(*) FROM played_games").fetchone()
    connection.close()
    return int(count)


def test_what_was_played_is_read_anew(houle: Houle, store: Path) -> None:
    assert games(store) == 0
    run = houle("admin", "rebuild", "--data", store)
    assert run.status == 0, run.err
    assert "2" in run.out
    assert games(store) == 2
