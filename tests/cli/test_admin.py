"""What an operator does to a store: check it, copy it, put a copy back."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from houle.store import backup
from houle.store.files import vault_path
from houle.tables.checking import Checked, Fault, check_tables
from houle.tables.ports import LogDownError, Phase
from tests.cli.conftest import Houle
from tests.cli.stores import SEATS, table_in
from tests.tables.house import PEOPLE, a_house


class Told(msgspec.Struct, frozen=True):
    """What `houle admin check --json` says."""

    tables: int
    phases: dict[str, int]
    faults: tuple[Checked, ...]


def changed(file: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(file) as connection:
        assert connection.execute(sql, values).rowcount > 0
    connection.close()


def checked(houle: Houle, folder: Path) -> tuple[int, Told]:
    run = houle("admin", "check", "--data", folder, "--json")
    assert run.err == ""
    return run.status, msgspec.json.decode(run.out, type=Told)


def only_fault(houle: Houle, folder: Path) -> tuple[str, Fault | None]:
    status, told = checked(houle, folder)
    assert status == 1
    (found,) = told.faults
    return found.table, found.fault


# Checking


def test_a_sound_store(houle: Houle, store: Path) -> None:
    assert checked(houle, store) == (
        0,
        Told(4, {"open": 1, "playing": 1, "finished": 2}, ()),
    )
    assert houle("admin", "check", "--data", store).out == (
        "Tables: 4, of which 1 are played and 2 finished. With faults: 0.\n"
    )


def test_a_missing_seed(houle: Houle, store: Path) -> None:
    table = table_in(store, Phase.PLAYING)
    changed(vault_path(store / "houle.sqlite"), "DELETE FROM seeds WHERE table_id = ?", table)
    assert only_fault(houle, store) == (table, Fault.NO_SEED)


@pytest.mark.parametrize("which", ["seq = 3", "seq = (SELECT max(seq) FROM entries WHERE 1)"])
def test_a_missing_entry(houle: Houle, store: Path, which: str) -> None:
    table = table_in(store, Phase.PLAYING)
    last = which if "max" not in which else which.replace("WHERE 1", f"WHERE table_id = '{table}'")
    sql = f"DELETE FROM entries WHERE table_id = ? AND {last}"  # noqa: S608
    changed(store / "houle.sqlite", sql, table)
    assert only_fault(houle, store) == (table, Fault.GAP)


def test_entries_that_make_no_table(houle: Houle, store: Path) -> None:
    table = table_in(store, Phase.PLAYING)
    sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 6"
    changed(store / "houle.sqlite", sql, b'{"kind": "nonsense"}', table)
    assert only_fault(houle, store) == (table, Fault.UNREADABLE)


def test_other_cards_than_were_promised(houle: Houle, store: Path) -> None:
    """Nobody moved, so that the log alone does not show it; the commitment does."""
    table = table_in(store, Phase.FINISHED, "<")
    sql = "UPDATE seeds SET seed = ? WHERE table_id = ?"
    changed(vault_path(store / "houle.sqlite"), sql, b"x" * 32, table)
    assert only_fault(houle, store) == (table, Fault.NOT_VERIFIED)


def test_a_list_that_is_wrong(houle: Houle, store: Path) -> None:
    table = table_in(store, Phase.PLAYING)
    changed(store / "houle.sqlite", "UPDATE tables SET phase = 'open' WHERE id = ?", table)
    assert only_fault(houle, store) == (table, Fault.LISTED_WRONG)


@pytest.mark.parametrize(("old", "new"), [(b'rules_version":1', b'rules_version":9')])
def test_rules_that_are_not_installed(houle: Houle, store: Path, old: bytes, new: bytes) -> None:
    table = table_in(store, Phase.PLAYING)
    _rewrite_first(store, table, lambda entry: entry.replace(old, new))
    assert only_fault(houle, store) == (table, Fault.OTHER_RULES)


def test_a_game_that_is_not_installed(houle: Houle, store: Path) -> None:
    table = table_in(store, Phase.PLAYING)
    _rewrite_first(store, table, lambda entry: entry.replace(b'"eddy"', b'"ebb"'))
    assert only_fault(houle, store) == (table, Fault.OTHER_RULES)


def _rewrite_first(folder: Path, table: str, change: Callable[[bytes], bytes]) -> None:
    with sqlite3.connect(folder / "houle.sqlite") as connection:
        sql = "SELECT entry FROM entries WHERE table_id = ? AND seq = 1"
        (entry,) = connection.execute(sql, (table,)).fetchone()
    connection.close()
    assert change(entry) != entry
    sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 1"
    changed(folder / "houle.sqlite", sql, change(entry), table)


def test_what_is_wrong_is_said_in_words_and_tells_no_card_and_nobody(
    houle: Houle, store: Path
) -> None:
    table = table_in(store, Phase.PLAYING)
    seed = _seed_of(store, table)
    sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 6"
    changed(store / "houle.sqlite", sql, b'{"kind": "the queen of hearts"}', table)
    english = houle("admin", "check", "--data", store).out
    french = houle("admin", "check", "--data", store, "--lang", "fr").out
    assert english.startswith(f"{table}: its entries make no table. ValidationError at ")
    assert "ses entrées ne font pas une table" in french
    for secret in ("queen", seed.hex(), *(who.id.title() for who in PEOPLE)):
        assert secret not in english + french


def _seed_of(folder: Path, table: str) -> bytes:
    with sqlite3.connect(vault_path(folder / "houle.sqlite")) as connection:
        sql = "SELECT seed FROM seeds WHERE table_id = ?"
        (seed,) = connection.execute(sql, (table,)).fetchone()
    connection.close()
    return bytes(seed)


def test_a_store_that_goes_away_is_no_fault_of_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            await house.open("flotsam", SEATS)

            async def away(_: str) -> bytes:
                raise LogDownError("away")

            house.store.seed = away
            with pytest.raises(LogDownError):
                _ = [one async for one in check_tables(house.store)]

    asyncio.run(scene())


# Copies


def test_a_copy_is_whole_private_and_can_be_put_back(
    houle: Houle, store: Path, tmp_path: Path
) -> None:
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    run = houle("admin", "backup", copy, "--data", store)
    assert run.status == 0
    assert "keep it to yourself" in run.out
    assert {file.name for file in copy.iterdir()} == {
        "houle.sqlite",
        "houle-vault.sqlite",
        "secret",
    }
    assert {stat.S_IMODE(file.stat().st_mode) for file in copy.iterdir()} == {0o600}

    run = houle("admin", "restore", copy, "--data", elsewhere, "--json")
    assert msgspec.json.decode(run.out) == {"from": str(copy), "to": str(elsewhere)}
    assert checked(houle, elsewhere)[0] == 0
    assert checked(houle, elsewhere) == checked(houle, store)
    assert (elsewhere / "secret").read_text() == (store / "secret").read_text()


def test_the_vault_is_copied_last_so_that_no_table_lacks_its_seed(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def note(source: Path, target: Path) -> None:
        copied.append(source.name)
        target.touch()

    monkeypatch.setattr(backup, "_copy_database", note)
    backup.copy_store(store / "houle.sqlite", tmp_path / "copy" / "houle.sqlite")
    assert copied == ["houle.sqlite", "houle-vault.sqlite"]


def test_a_store_named_as_a_file_is_copied_too(houle: Houle, store: Path, tmp_path: Path) -> None:
    (store / "secret").unlink()
    named = f"sqlite:///{store / 'houle.sqlite'}"
    assert houle("admin", "backup", tmp_path / "copy", "--store", named).status == 0
    assert not (tmp_path / "copy" / "secret").exists()
    assert houle("admin", "check", "--store", named).status == 0


def test_no_store_is_ever_overwritten(houle: Houle, store: Path, tmp_path: Path) -> None:
    houle("admin", "backup", tmp_path / "copy", "--data", store)
    before = (store / "houle.sqlite").read_bytes()
    run = houle("admin", "restore", tmp_path / "copy", "--data", store)
    assert (run.status, run.out) == (1, "")
    assert "not touched" in run.err
    assert (store / "houle.sqlite").read_bytes() == before


def test_where_there_is_nothing_nothing_is_made(houle: Houle, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    run = houle("admin", "backup", tmp_path / "copy", "--data", nothing)
    assert (run.status, run.err) == (1, f"There is no store in {nothing}.\n")
    assert houle("admin", "check", "--data", nothing).status == 2
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_fails_leaves_nothing_that_looks_like_one(
    houle: Houle, store: Path, tmp_path: Path
) -> None:
    vault_path(store / "houle.sqlite").write_bytes(b"not a database" * 1000)
    run = houle("admin", "backup", tmp_path / "copy", "--data", store)
    assert run.status == 1
    assert "failed" in run.err
    assert not (tmp_path / "copy" / "houle.sqlite").exists()


def test_of_postgresql_it_says_what_to_run_without_a_password(houle: Houle) -> None:
    named = "postgresql://houle:hush@db/games"
    made = houle("admin", "backup", "/copies", "--store", named)
    assert made.out == (
        "pg_dump --format=custom --file=/copies/houle.dump postgresql://houle@db/games\n"
    )
    back = houle("admin", "restore", "/copies", "--store", named, "--json")
    assert msgspec.json.decode(back.out) == {
        "run": "pg_restore --exit-on-error --no-owner --dbname=postgresql://houle@db/games"
        " /copies/houle.dump"
    }


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_an_overview(houle: Houle, arguments: tuple[str, ...]) -> None:
    assert "houle admin backup FOLDER" in houle("admin", *arguments).out


def test_no_such_task(houle: Houle) -> None:
    run = houle("admin", "dance")
    assert run.status == 2
    assert "backup, check, close, " in run.err
