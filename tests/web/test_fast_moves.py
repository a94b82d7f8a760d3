"""The short cut for moves answers as the long way does."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from houle.bus.open import open_bus
from houle.kernel import UnplayableRecordError
from houle.store.base import NotDurableError
from houle.store.open import open_store
from houle.tables.cache import UnknownTableError
from houle.tables.ports import LogDownError, LogUnsureError
from houle.web.app import create_app
from houle.web.fast_moves import FastMoves
from houle.web.limits import NO_LIMITS
from houle.web.node import Node
from houle.web.system import SystemClock, entropy
from tests.store.ready import ready_files


class LongWay:
    """The application, noting what comes to it."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.paths: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.paths.append(scope["path"])
        await self._app(scope, receive, send)


class Bench:
    """A node, a table of Flotsam at which two people play, and both ways to it."""

    def __init__(self, node: Node) -> None:
        front: Any = create_app(node)
        way = front
        while not isinstance(way, FastMoves):
            way = way._app
        self.long = LongWay(way._app)
        way._app = self.long
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=front), base_url="http://house"
        )
        self.node = node
        self.table = ""

    async def open(self) -> None:
        guest = (await self.client.post("/api/guests", json={"name": "Ada"})).json()
        self.client.headers["authorization"] = f"Bearer {guest['token']}"
        body = {
            "command": "open",
            "game": "flotsam",
            "seats": 2,
            "seat": 0,
            "bots": [None, "random"],
            "options": {"first": 0},
        }
        self.table = (await self.client.post("/api/tables", json=body)).json()["table"]
        await self.client.post(f"/api/tables/{self.table}/start", json={"command": "start"})
        self.long.paths.clear()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/moves"

    async def move(self, command: str) -> dict[str, Any]:
        frame = (await self.client.get(f"/api/tables/{self.table}")).json()
        self.long.paths.clear()
        return {
            "command": command,
            "turn": frame["you"]["turn"],
            "move": frame["view"]["moves"][0],
        }


def at(tmp_path: Path, scene: Any) -> None:
    async def run() -> None:
        store = await open_store(ready_files(tmp_path / "houle.sqlite"))
        node = Node(
            store, await open_bus(None), SystemClock(), entropy, "for tests", limits=NO_LIMITS
        )
        bench = Bench(node)
        try:
            await bench.open()
            await scene(bench)
        finally:
            await bench.client.aclose()
            await node.stop()

    asyncio.run(run())


def test_a_move_takes_the_short_cut_and_so_does_its_repeat(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        body = await bench.move("m1")
        first = await bench.client.post(bench.path, json=body)
        again = await bench.client.post(bench.path, json=body)
        assert first.status_code == again.status_code == 200
        assert first.json() == again.json() == {"table": bench.table, "seq": 5}
        assert first.headers == again.headers
        assert first.headers["content-type"] == "application/json"
        assert "content-security-policy" in first.headers
        assert bench.long.paths == []

    at(tmp_path, scene)


CHARSET = {"content-type": "application/json; charset=utf-8"}
"""As good as without it, and not what the short cut looks for."""


@pytest.mark.parametrize("change", [{"turn": 1}, {"move": {"type": "nothing"}}])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_refusal_is_the_same_by_both_ways(
    tmp_path: Path, change: dict[str, Any], language: str
) -> None:
    async def scene(bench: Bench) -> None:
        body = {**await bench.move("m1"), **change}
        bench.client.headers["accept-language"] = language
        short = await bench.client.post(bench.path, json=body)
        assert bench.long.paths == []
        long = await bench.client.post(bench.path, json=body, headers=CHARSET)
        assert bench.long.paths == [bench.path]
        assert short.status_code == long.status_code == 409
        assert short.json() == long.json()
        assert short.headers == long.headers
        assert (await bench.node.viewing.moment(bench.table, None, 4, None)).seq == 4

    at(tmp_path, scene)


@pytest.mark.parametrize("headers", [{}, CHARSET])
@pytest.mark.parametrize(
    ("error", "status"),
    [
        (UnknownTableError(), 404),
        (UnplayableRecordError("old"), 410),
        (LogDownError("away"), 503),
        (LogUnsureError("away"), 503),
        (NotDurableError("away"), 503),
        (ValueError("the queen of hearts"), 500),
    ],
)
def test_whatever_breaks_is_answered_alike_by_both_ways_and_tried_once(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    status: int,
    headers: dict[str, str],
) -> None:
    async def scene(bench: Bench) -> None:
        asked = []

        async def breaks(*deed: Any) -> Any:
            asked.append(deed)
            raise error

        body = await bench.move("m1")
        monkeypatch.setattr(bench.node.tables, "do", breaks)
        answer = await bench.client.post(bench.path, json=body, headers=headers)
        assert answer.status_code == answer.json()["status"] == status
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers.get("retry-after") == ("1" if status == 503 else None)
        assert "queen" not in answer.text
        assert len(asked) == 1
        assert bool(bench.long.paths) is bool(headers)

    at(tmp_path, scene)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"command": ""}, 400),
        ({"more": 1}, 400),
        ({"move": {"type": "x" * 20_000}}, 413),
    ],
)
def test_what_is_malformed_or_too_large_is_answered_the_long_way(
    tmp_path: Path, change: dict[str, Any], status: int
) -> None:
    async def scene(bench: Bench) -> None:
        body = {**await bench.move("m1"), **change}
        answer = await bench.client.post(bench.path, json=body)
        assert answer.status_code == answer.json()["status"] == status
        assert bench.long.paths == [bench.path]
        assert (await bench.node.viewing.moment(bench.table, None, 4, None)).seq == 4

    at(tmp_path, scene)


def test_what_is_no_id_is_asked_of_nobody(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        body = await bench.move("m1")
        path = bench.path.replace(bench.table, "%00" * 16)
        answer = await bench.client.post(path, json=body)
        assert answer.status_code in (400, 404)
        assert len(bench.long.paths) == 1

    at(tmp_path, scene)


@pytest.mark.parametrize(
    "body", [b'{"command": "\xff"}', b"[" * 8_000, b'{"move":' + b'{"a":' * 3_000, b""]
)
def test_what_cannot_be_read_is_malformed_and_no_surprise(tmp_path: Path, body: bytes) -> None:
    async def scene(bench: Bench) -> None:
        headers = {"content-type": "application/json"}
        answer = await bench.client.post(bench.path, content=body, headers=headers)
        assert (answer.status_code, bench.long.paths) == (400, [bench.path])

    at(tmp_path, scene)


def test_whoever_is_nobody_goes_the_long_way(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        body = await bench.move("m1")
        bench.client.cookies.clear()
        answer = await bench.client.post(bench.path, json=body, headers={"authorization": ""})
        assert answer.status_code == 401
        assert bench.long.paths == [bench.path]

    at(tmp_path, scene)
