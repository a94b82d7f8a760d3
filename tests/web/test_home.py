"""Home mode: one process and a folder. Whatever it has confirmed outlives it."""

import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.web.serving import GRACE_SECONDS
from tests.engines.processes import wait_until
from tests.web.people import Party, new_command
from tests.web.server import NO_LIMITS, Server, a_home

MOVE_TIME = 6000


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    with a_home(tmp_path, NO_LIMITS) as server:
        yield server


def test_a_game_goes_on_after_the_server_was_killed(home: Server) -> None:
    party = Party(home.url)
    table = party.started("eddy")
    confirmed = [party.play(table) for _ in range(7)]
    with party.host.listen(table) as stream:
        seen = [stream.frame().id]
        confirmed.append(party.play(table))
        seen += [frame.id for frame in stream.up_to(confirmed[-1])]
    before = [guest.frame(table) for guest in party.people]
    played = [party.host.get(f"/api/tables/{table}/moments/{seq}") for seq in confirmed]

    home.kill()
    home.start()

    assert [guest.frame(table) for guest in party.people] == before
    again = [party.host.get(f"/api/tables/{table}/moments/{seq}") for seq in confirmed]
    assert again == played
    last = party.play(table)
    assert last == confirmed[-1] + 1
    with party.host.listen(table, after=seen[0]) as stream:
        assert [frame.id for frame in stream.up_to(last)] == [*seen[1:], last]
    party.close()


@rule("T-35")
def test_a_game_stands_where_it_stood_when_the_server_was_down(home: Server) -> None:
    """Down for longer than a move may take: nobody is stood in for, and the time is given back."""
    party = Party(home.url)
    table = party.started("eddy", move_time=MOVE_TIME)
    with party.host.listen(table) as stream:
        before = stream.frame().data
        until = before["waiting"][0]["until"]
        home.kill()
    wait_until(lambda: time.time() * 1000 > until, "the time for a move being over")
    home.start()

    with party.host.listen(table, after=before["seq"]) as stream:
        after = stream.frame().data
    assert after["happened"] == {"kind": "time-given"}
    assert [waiting["seat"] for waiting in after["waiting"]] == [0, 1, 2]
    assert after["waiting"][0]["until"] > after["at"]
    assert after["view"] == before["view"]
    party.close()


def test_a_command_sent_again_to_a_server_that_was_killed_is_done_once(home: Server) -> None:
    party = Party(home.url)
    table = party.started("eddy")
    frame = party.host.frame(table)
    body = {
        "command": new_command(),
        "turn": frame["you"]["turn"],
        "move": frame["view"]["moves"][0],
    }
    first = party.host.client.post(f"/api/tables/{table}/moves", json=body).json()
    home.kill()
    home.start()
    assert party.host.client.post(f"/api/tables/{table}/moves", json=body).json() == first
    assert party.host.frame(table)["seq"] == first["seq"]
    party.close()


def test_bots_play_on_after_the_server_was_killed(home: Server) -> None:
    party = Party(home.url)
    table = party.host.open("flotsam", 4, seat=0, bots=[None, "random", "random", "random"])
    party.host.do(table, "start")
    home.kill()
    home.start()
    assert party.host.play_until_over(table)["view"]["outcome"] is not None
    party.close()


def test_what_is_kept_at_home_is_for_its_owner_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", "--data", str(tmp_path / "data"))
    server.environment.pop("HOULE_SECRET")
    server.start()
    party = Party(server.url, ("Ada",))
    server.kill()
    data = tmp_path / "data"
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}
    secret = data / "secret"
    assert len(secret.read_text()) == 64
    server.start()
    assert party.host.get("/api/me")["name"] == "Ada"
    party.close()
    server.kill()


def test_a_node_says_nothing_of_what_it_serves(home: Server) -> None:
    said = home.said
    party = Party(home.url)
    table = party.started("flotsam")
    party.host.ask(table, "moves", turn=1, move={"type": "nothing"})
    party.host.client.get("/api/tables/aaaaaaaaaaaaaaaa")
    home.stop()
    assert home.said.startswith(said)
    leaving, stopped = home.said.removeprefix(said).splitlines()
    assert leaving.endswith("info houle.web.node: leaving")
    assert stopped.endswith("info houle.web.node: stopped")
    party.close()


def test_listeners_are_let_go_when_a_node_stops_in_good_order(home: Server) -> None:
    party = Party(home.url)
    table = party.started("flotsam")
    with party.host.listen(table) as stream:
        assert stream.next().name == "frame"
        began = time.monotonic()
        home.stop()
        assert time.monotonic() - began < GRACE_SECONDS
    party.close()


@pytest.mark.parametrize("secret", ["", "short"])
def test_nodes_that_share_a_store_need_a_real_secret(tmp_path: Path, secret: str) -> None:
    server = Server(tmp_path / "log", "--store", "postgresql://nowhere/none")
    server.environment["HOULE_SECRET"] = secret
    with pytest.raises(RuntimeError, match="HOULE_SECRET"):
        server.start()
