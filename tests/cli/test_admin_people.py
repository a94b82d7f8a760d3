"""What an operator does about people: look up, end tokens, block, unblock, erase."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from houle.tables import people
from houle.tables.ports import Phase
from tests.cli.conftest import Houle
from tests.cli.stores import table_in
from tests.tables.house import PEOPLE, START

ADA = PEOPLE[0].id


@pytest.fixture
def house(store: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store in which Ada is known, and where nobody waits for nodes that there are none of."""
    monkeypatch.setattr(people, "UNTIL_ALL_KNOW", 0)
    with sqlite3.connect(store / "houle.sqlite") as connection:
        sql = "INSERT INTO players (id, name, created_at) VALUES (?, ?, ?)"
        connection.execute(sql, (ADA, "Ada", START))
    connection.close()
    return store


def told(houle: Houle, folder: Path, *arguments: str) -> Any:
    return msgspec.json.decode(houle("admin", *arguments, "--data", folder, "--json").out)


def chair_of_ada(houle: Houle, folder: Path, phase: Phase) -> Any:
    return told(houle, folder, "table", table_in(folder, phase))["table"]["chairs"][0]


def mark(folder: Path) -> tuple[int, int]:
    with sqlite3.connect(folder / "houle.sqlite") as connection:
        sql = "SELECT not_before, blocked FROM marks WHERE player_id = ?"
        not_before, blocked = connection.execute(sql, (ADA,)).fetchone()
    connection.close()
    return not_before, blocked


def test_people_are_looked_up_by_name(houle: Houle, house: Path) -> None:
    sits = {table_in(house, Phase.PLAYING), table_in(house, Phase.FINISHED)}
    run = houle("admin", "people", "Ada", "--data", house)
    player, since, *tables = run.out.split()
    assert (player, since) == (ADA, "2027-01-15T08:00:00+00:00")
    assert sits <= set(tables)
    assert [one["known"]["player"] for one in told(houle, house, "people", "Ada")] == [ADA]
    assert houle("admin", "people", "Nobody", "--data", house).out == ""


def test_somebody_who_is_called_like_a_task_is_found(houle: Houle, house: Path) -> None:
    with sqlite3.connect(house / "houle.sqlite") as connection:
        connection.execute("UPDATE players SET name = 'block'")
    connection.close()
    assert houle("admin", "people", "block", "--data", house).out.startswith(ADA)


def test_whoever_is_blocked_is_shown_so_and_a_bot_plays_on(houle: Houle, house: Path) -> None:
    run = houle("admin", "people", "block", ADA, "--data", house)
    assert (run.status, run.out) == (0, f"Done: {ADA}.\n")
    assert "(blocked)" in houle("admin", "people", "Ada", "--data", house).out
    assert told(houle, house, "people", "Ada")[0]["blocked"] is True
    assert chair_of_ada(houle, house, Phase.PLAYING)["gone"] is True
    assert told(houle, house, "people", "unblock", ADA) == {"done": ADA}
    assert told(houle, house, "people", "Ada")[0]["blocked"] is False
    assert houle("admin", "check", "--data", house).status == 0


def test_tokens_are_ended_and_the_seat_stays(houle: Houle, house: Path) -> None:
    assert houle("admin", "people", "revoke", ADA, "--data", house).status == 0
    not_before, blocked = mark(house)
    assert not_before > START // 1000 - 10**8
    assert not blocked
    assert chair_of_ada(houle, house, Phase.PLAYING)["gone"] is False


def test_a_name_is_erased_and_every_game_verifies(houle: Houle, house: Path) -> None:
    run = houle("admin", "people", "erase", ADA, "--data", house)
    assert (run.status, run.out) == (0, "The name is gone. Tables that had it: 3.\n")
    for phase in (Phase.PLAYING, Phase.FINISHED):
        assert chair_of_ada(houle, house, phase)["name"] == "—"
    assert houle("admin", "people", "Ada", "--data", house).out == ""
    checked = houle("admin", "check", "--data", house)
    assert (checked.status, checked.out[-15:]) == (0, "With faults: 0.\n"[-15:])


@pytest.mark.parametrize("deed", ["revoke", "block", "unblock", "erase"])
def test_nobody_of_that_id(houle: Houle, house: Path, deed: str) -> None:
    run = houle("admin", "people", deed, "nobody", "--data", house)
    assert (run.status, run.err) == (1, "There is nobody with the id nobody.\n")


@pytest.mark.parametrize("deed", ["revoke", "block", "unblock", "erase"])
def test_each_says_what_it_does(houle: Houle, deed: str) -> None:
    for language in ("en", "fr"):
        run = houle("admin", "people", deed, "ID", "--help", "--lang", language)
        assert (run.status, f"houle admin people {deed} ID" in run.out) == (0, True)
