"""Requests to an application without a server between."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import httpx
from litestar.types import ASGIApp

from houle.bus.open import open_bus
from houle.store.open import open_store
from houle.tables.ports import Clock, Entropy
from houle.web.app import create_app
from houle.web.limits import NO_LIMITS, Limits
from houle.web.node import Node
from houle.web.system import SystemClock, entropy
from tests.store.ready import ready_files
from tests.web.server import SECRET

Headers = Iterable[tuple[str, str]]


_APPS: WeakKeyDictionary[Node, ASGIApp] = WeakKeyDictionary()
"""A node has one application, however many ask it."""


def asking(node: Node, client: str = "192.0.2.1", token: str | None = None) -> httpx.AsyncClient:
    """Somebody at an address who asks a node in this process."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    app = _APPS.get(node) or _APPS.setdefault(node, create_app(node))
    transport = httpx.ASGITransport(app, client=(client, 1))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://houle", headers=headers)


@asynccontextmanager
async def a_node(
    folder: Path,
    limits: Limits = NO_LIMITS,
    clock: Clock | None = None,
    chance: Entropy = entropy,
    **more: Any,
) -> AsyncIterator[Node]:
    """A node in this process, on files."""
    clock = SystemClock() if clock is None else clock
    store = await open_store(ready_files(folder / "houle.sqlite"), now=clock.now)
    node = Node(store, await open_bus(None), clock, chance, SECRET, limits=limits, **more)
    try:
        yield node
    finally:
        await node.stop()


def scope_of(
    client: str | None,
    headers: Headers = (),
    path: str = "/api/games",
    method: str = "GET",
) -> Any:
    """A request as a server hands it over."""
    return {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": path,
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        "client": None if client is None else (client, 1),
        "state": {},
    }


def status_of(app: ASGIApp, scope: Any) -> int:
    """The status of the answer to a request."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    status: int = sent[0]["status"]
    return status


async def fine(_: Any, __: Any, send: Any) -> None:
    """An application to which everything is fine."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
