"""A slow game between two people, one of whom has a browser that wants to be told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import httpx

from houle.people.notices import OBJECTIONS
from houle.tables.ports import Millis, TableId
from houle.tables.turns import UNSEEN
from houle.web.app import create_app
from houle.web.node import Node
from tests.people.stand_in import Browser, Came, StandIn
from tests.tables.house import HandClock
from tests.web.asgi import a_node
from tests.web.staged import player_of

A_DAY: Millis = 24 * 60 * 60 * 1000
A_SECOND: Millis = 1000


class SlowTable:
    """Ada begins; then Ben is waited for."""

    def __init__(self, node: Node, clock: HandClock, service: StandIn) -> None:
        self.node = node
        self.clock = clock
        self.service = service
        self.table: TableId = ""
        self.ada = self.ben = ""
        self._app = create_app(node)
        self._commands = count()

    async def begin(self, move_time: Millis | None) -> None:
        """Both come in and sit down."""
        self.ada, self.ben = await self._come_in("Ada"), await self._come_in("Ben")
        await self.sit_down(move_time)

    async def sit_down(self, move_time: Millis | None) -> None:
        """At a table, from now on this one."""
        body = {"game": "flotsam", "seats": 2, "seat": 0, "options": {"first": 0}}
        opened = await self.post(self.ada, "/api/tables", **body, move_time=move_time)
        self.table = opened["table"]
        await self._do(self.ben, "sit", seat=1)
        await self._do(self.ada, "start")

    def asking(self, token: str | None) -> httpx.AsyncClient:
        """Somebody who asks the node: all the same application, which takes long to make."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        transport = httpx.ASGITransport(self._app)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url="http://houle", headers=headers)

    async def post(self, token: str | None, path: str, **body: Any) -> Any:
        """Something that is done."""
        if path.startswith("/api/tables"):
            body["command"] = f"command-{next(self._commands)}"
        async with self.asking(token) as guest:
            answer = await guest.post(path, json=body)
            assert answer.is_success, answer.text
            return answer.json()

    async def _come_in(self, name: str) -> str:
        token: str = (await self.post(None, "/api/guests", name=name))["token"]
        return token

    async def _do(self, token: str, deed: str, **more: Any) -> None:
        await self.post(token, f"/api/tables/{self.table}/{deed}", **more)

    async def subscribe(self, browser: Browser, **more: Any) -> int:
        """A browser of Ben's wants to be told; what it is answered."""
        body = browser.subscription(self.node.pushing.house_key, **more)
        async with self.asking(self.ben) as ben:
            return (await ben.post("/api/me/push", json=body)).status_code

    async def moves(self, token: str) -> None:
        """Somebody makes a move, if it is their turn."""
        async with self.asking(token) as guest:
            frame = (await guest.get(f"/api/tables/{self.table}")).json()
        if moves := frame["view"]["moves"]:
            await self._do(token, "moves", turn=frame["you"]["turn"], move=moves[0])

    async def pass_time(self, span: Millis) -> list[Came]:
        """What comes in the course of some time."""
        before = len(self.service.came)
        self.clock.turn(span)
        for _ in range(2):
            await self.node.caretaker.sweep()
            await self.node.notices.go_round()
            self.clock.turn(OBJECTIONS)
            await self.node.notices.go_round()
        return self.service.came[before:]

    async def unseen(self) -> list[Came]:
        """What comes after a turn that nobody saw."""
        return await self.pass_time(UNSEEN)

    @asynccontextmanager
    async def open_by(self, token: str) -> AsyncIterator[None]:
        """Somebody has the table open."""
        player = player_of(token)
        async with aclosing(self.node.viewing.listen(self.table, player, None)) as listening:
            await anext(listening)
            yield
            self.node.presence.leaves(self.table, player)


Scene: TypeAlias = Callable[[SlowTable, Browser], Awaitable[None]]


def at_a_slow_table(folder: Path, scene: Scene, move_time: Millis | None = A_DAY) -> None:
    """Play a scene at a table where it is Ben's turn, and his phone wants to be told."""

    async def run() -> None:
        clock, phone = HandClock(), Browser()
        service = StandIn(phone, Browser("desk"))
        async with a_node(folder, clock=clock, push_transport=service) as node:
            table = SlowTable(node, clock, service)
            await table.begin(move_time)
            assert await table.subscribe(phone) == 200
            await table.moves(table.ada)
            await scene(table, phone)

    asyncio.run(run())
