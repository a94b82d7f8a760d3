"""What an operator does to tables: look, close, remove, prune."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from houle.cli import admin_tables
from houle.store.files import vault_path
from houle.tables.ports import Phase
from tests.cli.conftest import Houle
from tests.cli.stores import table_in
from tests.tables.house import START


def phases(houle: Houle, folder: Path) -> list[str]:
    run = houle("admin", "tables", "--data", folder, "--json")
    return sorted(one["phase"] for one in msgspec.json.decode(run.out))


def rows_about(folder: Path, table: str) -> int:
    """What a store still holds of a table."""
    file = folder / "houle.sqlite"
    found = 0
    for path, names in ((file, ("entries", "seatings")), (vault_path(file), ("seeds",))):
        connection = sqlite3.connect(path)
        for name in names:
            sql = f"SELECT count(*) FROM {name} WHERE table_id = ?"  # noqa: S608
            found += connection.execute(sql, (table,)).fetchone()[0]
        connection.close()
    return found


def test_all_tables(houle: Houle, store: Path) -> None:
    assert phases(houle, store) == ["finished", "finished", "open", "playing"]
    run = houle("admin", "tables", "--data", store, "--phase", "playing")
    table = table_in(store, Phase.PLAYING)
    assert run.out == f"{table} eddy playing 9 2027-01-15T08:00:00+00:00\n"


def test_one_table_as_everybody_sees_it(houle: Houle, store: Path) -> None:
    """While it is played: who sits there and what kind of things happened, and not one card."""
    table = table_in(store, Phase.PLAYING)
    text = houle("admin", "table", table, "--data", store).out.splitlines()
    assert text[:5] == [f"{table} eddy 1 playing", "Ada", "Ben", "Cleo", text[4]]
    assert text[4] == "2027-01-15T08:00:00+00:00 1 opened"
    assert text[-1].endswith(" 9 played")

    run = houle("admin", "table", table, "--data", store, "--json")
    told = msgspec.json.decode(run.out)
    assert [chair["name"] for chair in told["table"]["chairs"]] == ["Ada", "Ben", "Cleo"]
    assert told["entries"][-1] == {"seq": 9, "at": START, "kind": "played", "seat": 0}
    assert set().union(*told["entries"]) == {"seq", "at", "kind", "seat"}
    assert not {"move", "view", "zones", "seed", "player"} & set(told["table"])


def test_a_table_that_has_not_begun_is_closed_and_then_removed(houle: Houle, store: Path) -> None:
    table = table_in(store, Phase.OPEN)
    refused = houle("admin", "remove", table, "--data", store)
    assert (refused.status, refused.err) == (1, f"{table} has not begun: close it first.\n")

    assert houle("admin", "close", table, "--data", store).out == f"Done: {table}.\n"
    assert table_in(store, Phase.CLOSED) == table
    again = houle("admin", "close", table, "--data", store)
    assert (again.status, again.err) == (1, f"{table} is over.\n")

    run = houle("admin", "remove", table, "--data", store, "--json")
    assert msgspec.json.decode(run.out) == {"done": table}
    assert phases(houle, store) == ["finished", "finished", "playing"]


def test_nothing_of_a_removed_table_is_left(houle: Houle, store: Path) -> None:
    table, other = table_in(store, Phase.FINISHED), table_in(store, Phase.PLAYING)
    before = rows_about(store, other)
    assert rows_about(store, table) > 0
    assert houle("admin", "remove", table, "--data", store).status == 0
    assert rows_about(store, table) == 0
    assert rows_about(store, other) == before
    assert houle("admin", "check", "--data", store).status == 0


@pytest.mark.parametrize("task", ["close", "remove"])
def test_a_game_that_is_played_is_left_alone(houle: Houle, store: Path, task: str) -> None:
    table = table_in(store, Phase.PLAYING)
    run = houle("admin", task, table, "--data", store)
    assert (run.status, run.err) == (1, f"{table} is being played.\n")
    assert phases(houle, store) == ["finished", "finished", "open", "playing"]


@pytest.mark.parametrize("task", ["table", "close", "remove"])
def test_no_such_table(houle: Houle, store: Path, task: str) -> None:
    run = houle("admin", task, "nowhere", "--data", store)
    assert (run.status, run.err) == (1, "There is no table nowhere.\n")


def test_what_has_been_over_for_long_is_pruned(
    houle: Houle, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = datetime.fromtimestamp(START / 1000, UTC)
    monkeypatch.setattr(admin_tables, "now", lambda: ended + timedelta(days=30))
    run = houle("admin", "prune", "--days", "30", "--data", store)
    assert run.out == "Tables removed: 0.\n"
    monkeypatch.setattr(admin_tables, "now", lambda: ended + timedelta(days=30, seconds=1))
    run = houle("admin", "prune", "--days", "30", "--data", store, "--json")
    assert msgspec.json.decode(run.out) == {"removed": 2}
    assert phases(houle, store) == ["open", "playing"]


def test_pruning_needs_a_number_of_days(houle: Houle, store: Path) -> None:
    assert houle("admin", "prune", "--data", store).status == 2
    assert houle("admin", "prune", "--days", "0", "--data", store).status == 2
    assert admin_tables.now().tzinfo is UTC
