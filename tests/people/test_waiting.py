"""Which tables wait for somebody."""

from pathlib import Path
from typing import Any

import httpx

from houle.conformance.rules import rule
from houle.tables.ports import TableId
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, staged


async def waits(node: Node, token: str) -> list[TableId]:
    """Where somebody is waited for."""
    async with asking(node, token=token) as guest:
        tables: list[TableId] = (await guest.get("/api/me/waiting")).json()["tables"]
        return tables


async def do(guest: httpx.AsyncClient, table: TableId, deed: str, **more: Any) -> None:
    """Something that somebody does once at a table."""
    body = {"command": f"{deed}-{table}", **more}
    answer = await guest.post(f"/api/tables/{table}/{deed}", json=body)
    assert answer.status_code == 200, answer.text


async def begun(node: Node, ada: str, ben: str, name: str) -> TableId:
    """A game of two people in which Ada begins."""
    async with asking(node, token=ada) as host, asking(node, token=ben) as other:
        body = {"command": name, "game": "flotsam", "seats": 2, "seat": 0, "options": {"first": 0}}
        table: TableId = (await host.post("/api/tables", json=body)).json()["table"]
        await do(other, table, "sit", seat=1)
        await do(host, table, "start")
        return table


async def move(node: Node, token: str, table: TableId) -> None:
    """The first move that somebody may make."""
    async with asking(node, token=token) as guest:
        frame = (await guest.get(f"/api/tables/{table}")).json()
        turn, first = frame["you"]["turn"], frame["view"]["moves"][0]
        await do(guest, table, "moves", turn=turn, move=first)


@rule("P-20")
def test_a_table_waits_for_whoever_has_the_next_move(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        assert await waits(node, ada) == []
        first = await begun(node, ada, ben, "first")
        clock.turn(1000)
        second = await begun(node, ada, ben, "second")
        assert await waits(node, ada) == [second, first], "the latest first"
        assert await waits(node, ben) == []
        await move(node, ada, first)
        assert await waits(node, ada) == [second]
        assert await waits(node, ben) == [first]

    staged(tmp_path, scene)


@rule("P-20")
def test_no_table_waits_for_whoever_got_up(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        table = await begun(node, ada, ben, "first")
        async with asking(node, token=ada) as host:
            await do(host, table, "leave")
        assert await waits(node, ada) == []

    staged(tmp_path, scene)


@rule("P-20")
def test_a_table_that_is_not_dealt_waits_for_nobody(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada = await come_in(node)
        async with asking(node, token=ada) as host:
            body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
            await host.post("/api/tables", json=body)
        assert await waits(node, ada) == []

    staged(tmp_path, scene)


@rule("P-20")
def test_strangers_are_not_told(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node) as stranger:
            assert (await stranger.get("/api/me/waiting")).status_code == 401

    staged(tmp_path, scene)
