"""A store is copied while people play: what was confirmed before is in it, and it verifies."""

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import msgspec

from tests.web.people import Guest, Party
from tests.web.server import NO_LIMITS, Server, a_home, at_home, running

GAMES = 6


def admin(*arguments: object) -> str:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "houle.cli", "admin", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_copy_made_under_load_serves_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with a_home(tmp_path / "here", NO_LIMITS) as home:
        party = Party(home.url)
        confirmed = {table: party.play(table) for table in _some_games(party)}
        enough = Event()
        playing = Thread(target=_play_on, args=(home, enough))
        playing.start()
        try:
            admin("backup", tmp_path / "copy", "--data", tmp_path / "here" / "data")
        finally:
            enough.set()
            playing.join()
        tokens = [guest.token for guest in party.people]
        party.close()

    elsewhere = at_home(tmp_path / "there", NO_LIMITS)
    data = tmp_path / "there" / "data"
    admin("restore", tmp_path / "copy", "--data", data)
    told = msgspec.json.decode(admin("check", "--data", data, "--json"))
    assert told["faults"] == []
    assert told["phases"]["finished"] >= GAMES
    with running(elsewhere):
        host = Guest.known_as(elsewhere.url, tokens[0])
        for table, seq in confirmed.items():
            assert host.frame(table)["seq"] >= seq
        host.close()


def _some_games(party: Party) -> list[str]:
    """Tables at which somebody has moved, after others at which the game is over."""
    for _ in range(GAMES):
        table = party.started("eddy")
        for guest in party.people:
            guest.do(table, "concede")
    return [party.started("eddy") for _ in range(GAMES)]


def _play_on(home: Server, enough: Event) -> None:
    """New tables and moves, one after the other, until it is enough."""
    party = Party(home.url, ("Dora", "Emil", "Fay"))
    while not enough.is_set():
        table = party.started("eddy")
        for _ in range(6):
            party.play(table)
    party.close()
