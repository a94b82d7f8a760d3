"""Whoever runs the house finds what people said was wrong, and saves it for `houle bug`."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.faults.file import read_report
from houle.store.open import open_store
from houle.tables.ports import Phase
from tests.cli.conftest import Houle
from tests.cli.stores import table_in
from tests.reported.samples import SAID, kept

SEQ = 3


@pytest.fixture
def house(store: Path) -> Path:
    """A store with something said of a game that runs, and of one that is over."""

    async def report() -> None:
        opened = await open_store(f"sqlite:///{store / 'houle.sqlite'}")
        for name, phase in (("running", Phase.PLAYING), ("ended", Phase.FINISHED)):
            await opened.faults.add("ann", kept(name, table_in(store, phase), SEQ))
        await opened.close()

    asyncio.run(report())
    return store


def test_what_was_said_is_listed_without_a_word_of_it(houle: Houle, house: Path) -> None:
    run = houle("admin", "faults", "--data", house)
    assert run.status == 0
    assert {line.split()[0] for line in run.out.splitlines()} == {"running", "ended"}
    assert SAID not in run.out
    told = msgspec.json.decode(houle("admin", "faults", "--data", house, "--json").out)
    assert {(one["about"], one["seq"]) for one in told} == {("points", SEQ)}


@rule("P-102")
def test_a_file_has_the_game_once_it_is_over_and_not_before(
    houle: Houle, house: Path, tmp_path: Path
) -> None:
    saved = {}
    for name in ("running", "ended"):
        file = tmp_path / name
        assert houle("admin", "faults", "save", name, file, "--data", house).status == 0
        saved[name] = read_report(file.read_bytes())
    assert saved["running"].played is None
    assert b"seed" not in (tmp_path / "running").read_bytes()
    played = saved["ended"].played
    assert played is not None
    assert set(played.names) == {""}
    assert len(played.plays) < SEQ, "it goes as far as the moment"


def test_one_is_forgotten_once(houle: Houle, house: Path) -> None:
    assert houle("admin", "faults", "remove", "ended", "--data", house).status == 0
    again = houle("admin", "faults", "remove", "ended", "--data", house)
    assert (again.status, "ended" in again.err) == (1, True)
    gone = houle("admin", "faults", "save", "ended", house / "file", "--data", house)
    assert (gone.status, (house / "file").exists()) == (1, False)
