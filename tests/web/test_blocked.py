"""Whoever is blocked may look on, and nothing else is done for them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from houle.web.node import Node
from tests.web.asgi import a_node, asking
from tests.web.staged import a_move, come_in, player_of


def staged(folder: Path, scene: Any) -> None:
    async def run() -> None:
        async with a_node(folder) as node:
            await scene(node)

    asyncio.run(run())


async def block(node: Node, token: str, *, blocked: bool = True) -> None:
    """As an operator does, besides the node, which sees it in its next round."""
    await node.store.block(player_of(token), blocked=blocked)
    await node.marks.refresh()


def test_no_move_is_made_by_whoever_is_blocked_until_they_are_not(tmp_path: Path) -> None:
    async def scene(node: Node) -> None:
        token = await come_in(node)
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
            await block(node, token)
            refused = await guest.post(f"/api/tables/{table}/moves", json=body)
            assert (refused.status_code, refused.json()["title"]) == (403, "Blocked")
            assert (await guest.get(f"/api/tables/{table}")).status_code == 200
            await block(node, token, blocked=False)
            moved = await guest.post(f"/api/tables/{table}/moves", json=body)
            assert moved.status_code == 200

    staged(tmp_path, scene)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"command": "a", "game": "flotsam", "seats": 2}),
        ("/api/tables/nowhere/sit", {"command": "a", "seat": 0}),
        ("/api/tables/nowhere/word", {"command": "a", "word": "tide"}),
        ("/api/me", {"name": "Zoe"}),
        ("/api/guests", {"name": "Zoe"}),
    ],
)
def test_nothing_else_is_done_for_them_either(tmp_path: Path, path: str, body: Any) -> None:
    async def scene(node: Node) -> None:
        token = await come_in(node)
        await block(node, token)
        async with asking(node, token=token) as guest:
            refused = await guest.post(path, json=body)
        assert (refused.status_code, refused.json()["title"]) == (403, "Blocked")

    staged(tmp_path, scene)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "you can look on"), ("fr", "Ton accès est limité")]
)
def test_they_are_told_in_their_language(tmp_path: Path, language: str, said: str) -> None:
    async def scene(node: Node) -> None:
        token = await come_in(node)
        await block(node, token)
        async with asking(node, token=token) as guest:
            headers = {"accept-language": language}
            refused = await guest.post("/api/me", json={"name": "Zoe"}, headers=headers)
        assert said in refused.json()["detail"]

    staged(tmp_path, scene)


def test_others_are_not_blocked_with_them(tmp_path: Path) -> None:
    async def scene(node: Node) -> None:
        blocked, other = await come_in(node), await come_in(node)
        await block(node, blocked)
        async with asking(node, token=other) as guest:
            assert (await guest.post("/api/me", json={"name": "Zoe"})).status_code == 200

    staged(tmp_path, scene)
