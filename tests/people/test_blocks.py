"""Whom somebody blocks, over HTTP: by a chair at a table, and undone from a list."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people import blocks
from houle.web.node import Node
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, staged

NOT_TOGETHER = (409, "T-64", "not-together")


def verdict(answer: httpx.Response) -> tuple[Any, ...]:
    said = answer.json()
    return answer.status_code, said.get("rule"), said.get("reason")


async def opened(guest: httpx.AsyncClient, command: str = "open", **more: Any) -> str:
    """A table at which somebody sits."""
    body = {"command": command, "game": "flotsam", "seats": 3, "seat": 0} | more
    table: str = (await guest.post("/api/tables", json=body)).json()["table"]
    return table


async def sits(guest: httpx.AsyncClient, table: str, seat: int) -> tuple[Any, ...]:
    body = {"command": f"sit-{seat}", "seat": seat}
    return verdict(await guest.post(f"/api/tables/{table}/sit", json=body))


async def blocked(guest: httpx.AsyncClient, table: str, seat: int, name: str) -> tuple[Any, ...]:
    body = {"seat": seat, "name": name}
    return verdict(await guest.post(f"/api/tables/{table}/block", json=body))


async def found(guest: httpx.AsyncClient, phase: str = "open") -> list[str]:
    listed = (await guest.get("/api/tables", params={"phase": phase})).json()
    return [one["table"] for one in listed]


DONE = (200, None, None)


@rule("P-60", "P-61", "P-63")
def test_whoever_blocks_somebody_meets_them_no_more_until_they_undo_it(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            assert await blocked(ben, table, 0, "Ada") == DONE
            assert await blocked(ben, table, 0, "Ada") == DONE, "once more changes nothing"
            assert await sits(ben, table, 1) == NOT_TOGETHER
            assert (await found(ben), await found(ada)) == ([], [table])
            his = await opened(ben)
            assert await sits(ada, his, 1) == NOT_TOGETHER, "nor she with him"
            assert (await found(ada), await found(ben)) == ([table], [his])
            [listed] = (await ben.get("/api/me/blocks")).json()["blocked"]
            assert (listed["name"], listed["since"]) == ("Ada", START)
            assert (await ada.get("/api/me/blocks")).json()["blocked"] == []
            copy = (await ben.get("/api/me/export")).json()["blocked"]
            assert [one["name"] for one in copy] == ["Ada"]
            undo = f"/api/me/blocks/{listed['id']}/undo"
            assert (await ada.post(undo)).status_code == 404, "it is his to undo"
            assert (await ben.post(undo)).json()["blocked"] == []
            assert await sits(ben, table, 2) == DONE

    staged(tmp_path, scene)


@rule("P-62")
def test_both_hear_the_same_words_which_name_nobody(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Adalberta", "Benedikt")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            hers, his = await opened(ada), await opened(ben)
            await blocked(ben, hers, 0, "Adalberta")
            sit = {"command": "sit", "seat": 1}
            to_her = await ada.post(f"/api/tables/{his}/sit", json=sit)
            to_him = await ben.post(f"/api/tables/{hers}/sit", json=sit)
            assert to_her.json() == to_him.json()
            assert not {"Adalberta", "Benedikt"} & set(to_her.text.split())
            assert (await ada.get(f"/api/tables/{his}")).status_code == 200, "looking on is free"
            assert "block" not in (await ada.get("/api/me/export")).text.replace('"blocked":[]', "")

    staged(tmp_path, scene)


@rule("P-60")
@pytest.mark.parametrize(
    ("seat", "name"), [(0, "Ada"), (1, "Ada"), (2, "Ben"), (3, "Bot"), (9, "Ben"), (1, "")]
)
def test_nobody_is_taken_for_somebody_else(tmp_path: Path, seat: int, name: str) -> None:
    """Ada sits in the first seat and asks, Ben in the second, then nobody, and a bot."""

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada, seats=4, bots=[None, None, None, "random"])
            await sits(ben, table, 1)
            said = await blocked(ada, table, seat, name)
            assert said == (409, "P-60", "nobody-to-block")
            assert (await ada.get("/api/me/blocks")).json()["blocked"] == []

    staged(tmp_path, scene)


@rule("P-60", "T-50")
def test_whoever_may_not_look_on_blocks_nobody_there(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada, seats=2, watch="nobody", bots=[None, "random"])
            await ada.post(f"/api/tables/{table}/start", json={"command": "start"})
            assert await blocked(ben, table, 0, "Ada") == (409, "T-50", "nobody-may-watch")

    staged(tmp_path, scene)


@rule("P-60")
def test_there_is_an_end_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST", 1)

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with asking(node, token=tokens[0]) as ada:
            for name, token, verdict in (
                ("Ben", tokens[1], DONE),
                ("Cleo", tokens[2], (409, "P-60", "too-many-blocked")),
            ):
                async with asking(node, token=token) as other:
                    assert await blocked(ada, await opened(other), 0, name) == verdict

    staged(tmp_path, scene)
