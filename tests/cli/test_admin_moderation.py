"""An operator appoints moderators, and decides about reports at the machine."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from houle.people.reports import Complaint, Moment, OwnReport
from houle.store.open import open_store
from houle.tables.ports import Phase
from tests.cli.conftest import Houle
from tests.cli.stores import table_in
from tests.tables.house import PEOPLE, START

ADA, BEN = PEOPLE[0].id, PEOPLE[1].id


@pytest.fixture
def house(store: Path) -> Path:
    """A store in which Ada and Ben are known, and Ben reported Ada while they play."""

    async def report() -> None:
        kept = await open_store(f"sqlite:///{store / 'houle.sqlite'}")
        moment = Moment(table_in(store, Phase.PLAYING), 3, 0)
        told = OwnReport(moment, "Ada", Complaint.NAME, 0)
        await kept.reports.add(BEN, ADA, "report", told)
        await kept.close()

    with sqlite3.connect(store / "houle.sqlite") as connection:
        sql = "INSERT INTO players (id, name, created_at) VALUES (?, ?, ?)"
        connection.executemany(sql, [(ADA, "Ada", START), (BEN, "Ben", START)])
    connection.close()
    asyncio.run(report())
    return store


def told(houle: Houle, folder: Path, *arguments: str) -> Any:
    return msgspec.json.decode(houle("admin", *arguments, "--data", folder, "--json").out)


def test_moderators_are_appointed_listed_and_dismissed(houle: Houle, house: Path) -> None:
    assert houle("admin", "moderators", "--data", house).out == ""
    run = houle("admin", "moderators", "add", BEN, "--data", house)
    assert (run.status, run.out) == (0, f"Done: {BEN}.\n")
    assert houle("admin", "moderators", "--data", house).out.split()[::2] == [BEN, "Ben"]
    assert [one["player"] for one in told(houle, house, "moderators")] == [BEN]
    assert told(houle, house, "moderators", "remove", BEN) == {"done": BEN}
    assert told(houle, house, "moderators") == []
    again = houle("admin", "moderators", "remove", BEN, "--data", house)
    assert (again.status, BEN in again.err) == (1, True)


def test_nobody_is_appointed_who_is_not_known(houle: Houle, house: Path) -> None:
    run = houle("admin", "moderators", "add", "nobody", "--data", house)
    assert (run.status, run.out, "nobody" in run.err) == (1, "", True)


def test_reports_are_listed_shown_and_decided_once(houle: Houle, house: Path) -> None:
    assert houle("admin", "reports", "--data", house).out.startswith("report ")
    [waits] = told(houle, house, "reports")
    assert (waits["case"]["about"], waits["people"]) == ("name", 1)
    shown = houle("admin", "reports", "show", "report", "--data", house).out
    assert [line.split()[2:] for line in shown.splitlines()[1:3]] == [
        ["Ada", "sat"],
        ["Ben", "sat"],
    ]
    assert "played" not in shown
    assert BEN not in shown, "nobody hears who reported it"
    run = houle("admin", "reports", "close", "report", "--verdict", "silence", "--data", house)
    assert (run.status, run.out) == (0, "Done: report.\n")
    assert told(houle, house, "reports") == []
    case = told(houle, house, "reports", "show", "report")["waiting"]["case"]
    assert (case["verdict"], case["closed_by"]) == ("silence", "operator")
    again = houle("admin", "reports", "close", "report", "--verdict", "name", "--data", house)
    assert (again.status, "decided already" in again.err) == (1, True)


@pytest.mark.parametrize("task", [("show",), ("close", "--verdict", "nothing")])
def test_a_report_that_is_not_there_is_said_so(
    houle: Houle, house: Path, task: tuple[str, ...]
) -> None:
    run = houle("admin", "reports", task[0], "nothing", *task[1:], "--data", house)
    assert (run.status, run.out) == (1, "")
    assert "no report nothing" in run.err
