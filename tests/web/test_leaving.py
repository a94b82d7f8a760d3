"""A node that is told to stop: behind a proxy it says so first, then lets everybody go in order."""

import os
import signal
import time
from pathlib import Path

import httpx
import pytest

from houle.web.serving import LINGER_SECONDS
from tests.engines.processes import gone, wait_until
from tests.web.people import Guest, Party, client
from tests.web.server import Server, a_home

NEVER = 10**9
"""No log gets as far."""
BEHIND_A_PROXY = ("--trusted-proxy", "127.0.0.1")


def health(node: Server) -> tuple[int, dict[str, bool]]:
    with client(node.url) as monitor:
        answer = monitor.get("/readyz")
    return answer.status_code, answer.json()


def test_it_is_no_longer_ready_but_serves_until_proxies_know(tmp_path: Path) -> None:
    with a_home(tmp_path, *BEHIND_A_PROXY) as node:
        party = Party(node.url)
        table = party.started("flotsam")
        with party.host.listen(table) as stream:
            first = stream.frame()
            os.kill(node.pid, signal.SIGTERM)
            wait_until(lambda: health(node)[0] == 503, "the node saying that it goes")
            assert health(node) == (503, {"store": True, "bus": True, "leaving": True})

            answer = party.host.client.get("/api/games")
            assert (answer.status_code, answer.headers["connection"]) == (200, "close")
            guest = Guest(node.url, "Zoe")
            with guest.listen(table, after=first.id) as late:
                assert late.next().name == "beat", "whoever still comes is let in"

                for ending in (stream, late):
                    with pytest.raises(EOFError):
                        ending.up_to(NEVER)
        wait_until(lambda: gone(node.pid), "the node being gone", seconds=10)
        with pytest.raises(httpx.ConnectError):
            health(node)
        guest.close()
        party.close()
        assert [line.split(": ")[-1] for line in node.said.splitlines()[-2:]] == [
            "leaving",
            "stopped",
        ]


def test_connections_are_kept_as_long_as_it_stays(tmp_path: Path) -> None:
    with a_home(tmp_path, *BEHIND_A_PROXY) as node:
        assert health(node) == (200, {"store": True, "bus": True, "leaving": False})
        with client(node.url) as visitor:
            assert "connection" not in visitor.get("/api/games").headers


def test_at_home_nobody_waits_for_it(tmp_path: Path) -> None:
    with a_home(tmp_path) as node:
        began = time.monotonic()
        node.stop()
        assert time.monotonic() - began < LINGER_SECONDS
