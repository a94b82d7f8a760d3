"""Health and figures at a port of their own, and then nowhere else."""

import asyncio
from pathlib import Path
from socket import socket

import pytest
import uvicorn

from houle.web.serving import Beside, Place, open_node, server
from houle.web.starting import Listening
from tests.cli.conftest import Houle, houle
from tests.engines.processes import free_port
from tests.web.people import Guest, client
from tests.web.server import Server, a_home, at_home, running

PATHS = ("/healthz", "/readyz", "/metrics")

__all__ = ["houle"]


def with_ops_port(folder: Path) -> tuple[Server, str]:
    port = free_port()
    server = at_home(folder, "--ops-port", str(port))
    ops = f"http://127.0.0.1:{port}"
    server.health = f"{ops}/healthz"
    return server, ops


def test_players_find_nothing_about_the_node_and_the_operator_all(tmp_path: Path) -> None:
    server, ops = with_ops_port(tmp_path)
    with running(server):
        with client(server.url) as player, client(ops) as operator:
            assert [player.get(path).status_code for path in PATHS] == [404, 404, 404]
            assert [operator.get(path).status_code for path in PATHS] == [200, 200, 200]
            assert operator.get("/readyz").json()["store"] is True
            assert "houle_build" in operator.get("/metrics").text
            assert [operator.get(path).status_code for path in ("/", "/api/games")] == [404, 404]
        guest = Guest(server.url, "Ada")
        table = guest.open("flotsam", 2, seat=0, bots=[None, "random"])
        guest.do(table, "start")
        with client(ops) as operator:
            assert (
                'houle_deeds_total{answer="done",deed="Start"} 1.0' in operator.get("/metrics").text
            )
        guest.close()
        assert f"Health and figures are at {ops}." in server.said
        server.stop()
    assert "stopped" in server.said


class Mute:
    def store_is_away(self) -> None: ...

    def listens(self, found: Listening) -> None: ...


class Asked(uvicorn.Server):
    """Notes, in place of serving, whether players could come in when it began and when it ended."""

    def __init__(self, players: list[uvicorn.Server]) -> None:
        super().__init__(uvicorn.Config("nothing"))
        self._players = players
        self.noted = list[bool]()

    async def serve(self, sockets: list[socket] | None = None) -> None:
        (players,) = self._players
        self.noted.append(bool(players.servers))
        players.should_exit = True
        while not self.should_exit:
            await asyncio.sleep(0)
        self.noted.append(players.servers[0].is_serving())


def test_nobody_is_told_how_a_node_feels_before_players_can_come_in(tmp_path: Path) -> None:
    players = list[uvicorn.Server]()
    asked = Asked(players)

    async def work() -> None:
        place = Place("127.0.0.1", 0, f"sqlite:///{tmp_path / 'houle.sqlite'}", None, "a secret")
        node = await open_node(place, Mute())
        beside = Beside(asked, [])
        players.append(server(node, place, Listening(place.host), beside=beside))
        await players[0].serve()

    asyncio.run(work())
    assert asked.noted == [True, False]


def test_at_home_all_is_at_one_port(tmp_path: Path) -> None:
    with a_home(tmp_path) as server, client(server.url) as anybody:
        assert [anybody.get(path).status_code for path in PATHS] == [200, 200, 200]
    assert Place("127.0.0.1", 8000, "", None, "").ops_port is None


def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, houle: Houle, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ops = with_ops_port(tmp_path)
    port = ops.rpartition(":")[2]
    other = tmp_path / "other"
    with running(server):
        monkeypatch.setenv("HOULE_OPS_PORT", port)
        run = houle("serve", "--data", other, "--port", "0")
    assert (run.status, run.err.splitlines()[-1]) == (
        1,
        f"Something else listens at 127.0.0.1:{port} already; choose another port with --port.",
    )


@pytest.mark.parametrize("port", ["x", "0", "65536", "-1"])
def test_what_is_no_port_is_refused(
    tmp_path: Path, houle: Houle, monkeypatch: pytest.MonkeyPatch, port: str
) -> None:
    monkeypatch.setenv("HOULE_OPS_PORT", port)
    run = houle("serve", "--data", tmp_path)
    assert run.status == 2
    assert "HOULE_OPS_PORT" in run.err
