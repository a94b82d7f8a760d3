"""Open data from the terminal: written into a folder of its own, and verified from there."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Houle

EXAMPLE = Path(__file__).parents[2] / "examples" / "open_data.py"


@pytest.fixture
def agreed(houle: Houle, store: Path) -> Path:
    """A store of people who agreed to everything."""
    assert houle("admin", "rebuild", "--data", store).status == 0
    with sqlite3.connect(store / "houle.sqlite") as connection:
        kept = "player_id, in_standings, changed_at, open_games"
        connection.execute(
            f"INSERT INTO visibility ({kept}) SELECT DISTINCT player_id, 0, 0, 1 FROM seatings"  # noqa: S608
        )
    connection.close()
    return store


def test_games_are_written_into_a_folder_and_verify_there(
    houle: Houle, agreed: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "open"
    run = houle("export", folder, "--data", agreed)
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines() == ["flotsam: 2", "Games given away: 2."]
    assert sorted(path.name for path in folder.iterdir()) == ["LICENSE", "flotsam.jsonl"]
    assert "CC0" in (folder / "LICENSE").read_text("utf-8")
    run = houle("verify", folder / "flotsam.jsonl")
    assert (run.status, run.out) == (0, "2 of 2 games hold.\n")
    run = houle("verify", folder / "flotsam.jsonl", "--lang", "fr")
    assert (run.status, run.out) == (0, "2 parties sur 2 tiennent.\n")


def test_without_anybody_who_agreed_nothing_is_given_away(
    houle: Houle, store: Path, tmp_path: Path
) -> None:
    houle("admin", "rebuild", "--data", store)
    run = houle("export", tmp_path / "open", "--data", store, "--json")
    assert (run.status, run.out) == (0, "{}\n")


def test_nothing_is_added_to_a_former_copy(houle: Houle, agreed: Path, tmp_path: Path) -> None:
    houle("export", tmp_path / "open", "--data", agreed)
    run = houle("export", tmp_path / "open", "--data", agreed)
    assert run.status == 2
    assert "is not empty" in run.err


def test_a_game_that_was_changed_does_not_hold(houle: Houle, agreed: Path, tmp_path: Path) -> None:
    houle("export", tmp_path / "open", "--data", agreed)
    file = tmp_path / "open" / "flotsam.jsonl"
    first, *others = sorted(file.read_text("utf-8").splitlines(), key=len, reverse=True)
    key = first.partition('"key":"')[2][:64]
    file.write_text("\n".join([first.replace(key, "0" * 64), *others]) + "\n", "utf-8")
    run = houle("verify", file)
    assert run.status == 1
    assert run.out.splitlines()[-1] == "1 of 2 games hold."


def test_what_is_no_open_game_is_said_to_be_none(houle: Houle, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n", "utf-8")
    run = houle("verify", file)
    assert run.status == 2
    assert "games.jsonl" in run.err


def test_the_example_of_the_page_draws_every_game(
    houle: Houle, agreed: Path, tmp_path: Path
) -> None:
    houle("export", tmp_path / "open", "--data", agreed)
    command = [sys.executable, str(EXAMPLE), str(tmp_path / "open"), str(tmp_path / "plots")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    assert done.stdout == "flotsam: 1 games\n", "the other one was stopped before its end"
    (picture,) = (tmp_path / "plots").iterdir()
    assert picture.read_bytes().startswith(b"\x89PNG")
