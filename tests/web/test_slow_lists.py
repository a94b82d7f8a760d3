"""A list that does not come to an end holds up nobody at a table."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest

from houle.store.base import SqlStore
from houle.store.sqlite import SqliteStore
from houle.tables.ports import Listed
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import a_move, come_in, staged

OPENING = {"command": "another", "game": "flotsam", "seats": 2, "seat": 0}
MEETING = {"command": "meet", "game": "flotsam"}
LISTS = ("/api/tables", "/api/tables?phase=finished&game=flotsam", "/api/me/tables")


@asynccontextmanager
async def a_slow_list(node: Node) -> AsyncIterator[None]:
    """Lists are held up until the end of it."""
    assert isinstance(node.store, SqliteStore)
    begun, over = Event(), Event()

    def dawdle(_: sqlite3.Connection) -> None:
        begun.set()
        over.wait()

    dawdling = asyncio.create_task(node.store._browser.look(dawdle))
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        over.set()
        await dawdling


async def ask_for_lists(guest: httpx.AsyncClient) -> list[asyncio.Task[httpx.Response]]:
    return [asyncio.create_task(guest.get(path)) for path in LISTS * 4]


def test_tables_are_opened_met_at_looked_at_and_played_at_while_lists_are_slow(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            table, move = await a_move(ada)
            async with a_slow_list(node):
                lists = await ask_for_lists(ada)
                for answer in (
                    await ada.post("/api/tables", json=OPENING),
                    await ada.get(f"/api/tables/{table}"),
                    await ada.post(f"/api/tables/{table}/moves", json=move),
                    await ada.get("/api/me/waiting"),
                    await ada.post("/api/meet", json=MEETING),
                    await ada.get("/readyz"),
                ):
                    assert answer.status_code in (200, 201), (answer.url, answer.text)
                assert not any(one.done() for one in lists)
            assert {one.status_code for one in await asyncio.gather(*lists)} == {200}

    staged(tmp_path, scene)


def test_a_deed_that_asks_where_lists_ask_is_seen_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: whoever wants to play with people asks by the way of lists."""

    async def as_lists_do(self: SqlStore, player: str, most: int) -> list[Listed]:
        return await self.tables_of(player, most)

    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            async with a_slow_list(node):
                meeting = asyncio.create_task(ada.post("/api/meet", json=MEETING))
                done, waits = await asyncio.wait({meeting}, timeout=1)
                assert (done, waits) == (set(), {meeting})
            assert (await meeting).status_code == 200

    monkeypatch.setattr(SqlStore, "under_way", as_lists_do)
    staged(tmp_path, scene)
