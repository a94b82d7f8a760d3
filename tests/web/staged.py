"""A node in this process with a clock that stands still, and guests of it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx

from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking

Scene: TypeAlias = Callable[[Node, HandClock], Awaitable[None]]


def staged(folder: Path, scene: Scene, **more: Any) -> None:
    """Play a scene at a node of its own."""

    async def run() -> None:
        clock = HandClock()
        async with a_node(folder, clock=clock, **more) as node:
            await scene(node, clock)

    asyncio.run(run())


async def come_in(node: Node, name: str = "Ada") -> str:
    """A new guest's token."""
    async with asking(node) as stranger:
        token: str = (await stranger.post("/api/guests", json={"name": name})).json()["token"]
        return token


async def me(node: Node, token: str) -> httpx.Response:
    """Who a token says one is."""
    async with asking(node, token=token) as guest:
        return await guest.get("/api/me")


def player_of(token: str) -> str:
    """Whose token it is."""
    return token.partition(".")[0]


async def a_move(guest: httpx.AsyncClient) -> tuple[str, dict[str, Any]]:
    """A table at which it is the guest's turn, and a move to be made there."""
    body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
    more = {"bots": [None, "random"], "options": {"first": 0}}
    table = (await guest.post("/api/tables", json=body | more)).json()["table"]
    await guest.post(f"/api/tables/{table}/start", json={"command": "start"})
    frame = (await guest.get(f"/api/tables/{table}")).json()
    turn, move = frame["you"]["turn"], frame["view"]["moves"][0]
    return table, {"command": "move", "turn": turn, "move": move}
