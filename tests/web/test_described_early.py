"""The description of the API is there before anybody asks for it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.openapi.config import OpenAPIConfig

from houle.bus.open import open_bus
from houle.store.open import open_store
from houle.web import app
from houle.web.node import Node
from houle.web.system import SystemClock, entropy
from tests.web.server import SECRET


def made_while_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the description is made while somebody waits for it."""
    made = []
    sound = OpenAPIConfig.to_openapi_schema

    def counted(self: OpenAPIConfig) -> Any:
        made.append(self)
        return sound(self)

    monkeypatch.setattr(OpenAPIConfig, "to_openapi_schema", counted)

    async def ask() -> int:
        store = await open_store(f"sqlite:///{folder / 'houle.sqlite'}")
        node = Node(store, await open_bus(None), SystemClock(), entropy, SECRET)
        outer: Any = app.create_app(node)
        inner = outer
        while not hasattr(type(inner), "lifespan"):
            inner = inner._app
        async with inner.lifespan():
            before = len(made)
            transport = httpx.ASGITransport(outer)
            async with httpx.AsyncClient(transport=transport, base_url="http://houle") as guest:
                answer = await guest.get("/schema/openapi.json")
            assert "/api/tables/{table}/moments" in answer.json()["paths"]
            return len(made) - before

    return asyncio.run(ask())


def test_it_is_made_before_the_node_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_while_asked_for(tmp_path, monkeypatch) == 0


def test_without_that_the_first_to_ask_would_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        """As it was."""

    monkeypatch.setattr(app, "_describe", nothing)
    assert made_while_asked_for(tmp_path, monkeypatch) == 1
