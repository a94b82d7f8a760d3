"""What is kept on this machine is for its owner alone."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from houle.store import private
from houle.store.open import open_store
from houle.store.private import private_database, private_folder

OURS = ("houle", "secret")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Whoever runs us keeps nothing from others."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def serve_a_little(folder: Path) -> dict[str, int]:
    """Whatever a store on files keeps while it is open, and how readable that is."""

    async def visit() -> dict[str, int]:
        store = await open_store(f"sqlite:///{folder / 'houle.sqlite'}")
        await store.keep("a" * 16, b"the seed of a table")
        found = {file.name: mode(file) for file in folder.iterdir()}
        await store.close()
        return found

    return asyncio.run(visit())


@pytest.mark.parametrize("there_before", [False, True])
def test_a_store_on_files_is_for_its_owner_alone(tmp_path: Path, there_before: bool) -> None:
    if there_before:
        serve_a_little(tmp_path)
        for name in ("houle", "houle-vault"):
            (tmp_path / f"{name}.sqlite").chmod(0o644)
            for ending in private.BESIDE[1:]:
                (tmp_path / f"{name}.sqlite{ending}").touch(0o644)
    kept = serve_a_little(tmp_path)
    assert {"houle-vault.sqlite", "houle-vault.sqlite-wal", "houle-vault.sqlite-shm"} < set(kept)
    assert set(kept.values()) == {0o600}


def test_a_folder_that_is_not_there_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "houle"
    private_folder(folder, OURS)
    assert mode(folder) == 0o700


def test_a_folder_of_ours_that_all_could_read_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    for name in ("houle.sqlite", "houle-vault.sqlite", "secret"):
        (folder / name).touch()
    private_folder(folder, OURS)
    assert mode(folder) == 0o700


def test_a_folder_that_holds_more_than_our_files_stays_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "houle.sqlite").touch()
    (tmp_path / "letters").touch()
    private_folder(tmp_path, OURS)
    assert mode(tmp_path) == 0o755


def test_what_belongs_to_somebody_else_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    file = tmp_path / "houle.sqlite"
    file.touch(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    private_database(file)
    assert mode(file) == 0o644


def test_where_no_file_can_be_made_the_database_says_so(tmp_path: Path) -> None:
    private_database(tmp_path / "nowhere" / "houle.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_what_another_process_removes_meanwhile_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(path: Path, _: int) -> None:
        raise FileNotFoundError(path)

    monkeypatch.setattr(private, "_tighten", gone)
    private_database(tmp_path / "houle.sqlite")
    assert mode(tmp_path / "houle.sqlite") == 0o600
