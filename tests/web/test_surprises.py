"""A fault of ours: whoever asked learns that there was one, and nothing of the inside."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.bus.open import open_bus
from houle.store.open import open_store
from houle.web.app import create_app
from houle.web.node import Node
from houle.web.system import SystemClock, entropy

INSIDE = "the next card is the pearl"


def test_neither_the_answer_nor_the_log_repeats_what_a_fault_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError(INSIDE)

    async def scene() -> httpx.Response:
        store = await open_store(f"sqlite:///{tmp_path / 'houle.sqlite'}")
        node = Node(store, await open_bus(None), SystemClock(), entropy, "a secret of tests")
        monkeypatch.setattr(node.viewing, "look", fails)
        app: Any = create_app(node)
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as visitor:
            answer = await visitor.get("/api/tables/aaaaaaaaaaaaaaaa")
        await node.stop()
        return answer

    with caplog.at_level(logging.DEBUG):
        answer = asyncio.run(scene())
    assert (answer.status_code, answer.json()["title"]) == (500, "Something went wrong here")
    assert INSIDE not in answer.text
    assert "Traceback" not in answer.text
    assert INSIDE not in caplog.text
    assert "RuntimeError" in caplog.text
