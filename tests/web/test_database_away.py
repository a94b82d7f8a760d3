"""While the database is away a node says so, confirms nothing, and comes back by itself."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.engines.postgres import Postgres
from tests.engines.processes import wait_until
from tests.web.people import Party, client, new_command
from tests.web.server import NO_LIMITS, Server, running

PATIENT = 30.0


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    postgres.start()
    yield postgres
    postgres.remove()


@pytest.fixture
def node(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "node.log", "--store", postgres.url, NO_LIMITS)
    with running(server):
        yield server


def readiness(node: Server) -> int:
    with client(node.url) as monitor:
        return monitor.get("/readyz", timeout=PATIENT).status_code


def is_away(answer: httpx.Response) -> bool:
    return (
        answer.status_code == 503
        and answer.headers["content-type"] == "application/problem+json"
        and int(answer.headers["retry-after"]) >= 1
    )


def test_what_was_asked_for_meanwhile_is_done_once_afterwards(
    postgres: Postgres, node: Server
) -> None:
    party = Party(node.url)
    table = party.started("eddy")
    frame = party.host.frame(table)
    move = {
        "command": new_command(),
        "turn": frame["you"]["turn"],
        "move": frame["view"]["moves"][0],
    }
    opening = {"command": new_command(), "game": "flotsam", "seats": 2, "seat": 0}
    path = f"/api/tables/{table}/moves"
    ask = party.host.client

    postgres.kill()
    assert readiness(node) == 503
    with client(node.url) as monitor:
        assert monitor.get("/healthz").status_code == 200
    for answer in (
        ask.post(path, json=move, timeout=PATIENT),
        ask.post("/api/tables", json=opening, timeout=PATIENT),
        ask.get(f"/api/tables/{table}", timeout=PATIENT),
        ask.get(f"/api/tables/{table}/live", timeout=PATIENT),
        ask.get("/api/tables", timeout=PATIENT),
        ask.get("/api/me", timeout=PATIENT),
    ):
        assert is_away(answer), (answer.url, answer.status_code, answer.text)

    postgres.start()
    wait_until(lambda: readiness(node) == 200, "the node being ready")
    done = [ask.post(path, json=move) for _ in range(2)]
    assert [answer.json()["seq"] for answer in done] == [frame["seq"] + 1] * 2
    assert party.host.frame(table)["seq"] == frame["seq"] + 1
    opened = [ask.post("/api/tables", json=opening) for _ in range(2)]
    assert [answer.status_code for answer in opened] == [201, 201]
    assert len({answer.json()["table"] for answer in opened}) == 1
    party.close()


def test_a_stream_goes_on_without_a_gap_when_the_database_is_back(
    postgres: Postgres, node: Server
) -> None:
    party = Party(node.url)
    table = party.started("eddy")
    with party.host.listen(table) as stream:
        first = stream.next().id
    postgres.kill()
    postgres.start()
    wait_until(lambda: readiness(node) == 200, "the node being ready")
    assert first is not None
    last = [party.play(table) for _ in range(5)][-1]
    with party.host.listen(table, after=first) as stream:
        assert [frame.id for frame in stream.up_to(last)] == list(range(first + 1, last + 1))
    party.close()
