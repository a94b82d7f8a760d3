"""A slow game over weeks: three people, their phones, and a house that may be down for a day."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import dialect

from houle.store.queries import Query
from houle.store.schema import duties
from houle.store.sqlite import SqliteStore
from houle.tables.ports import Millis, TableId
from houle.tables.turns import UNSEEN
from houle.web.node import Node
from tests.people.authenticator import ORIGIN, Authenticator
from tests.people.stand_in import Browser, StandIn
from tests.people.ways_in import asked_who, secured, signed_in
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking

AN_HOUR: Millis = 60 * 60 * 1000
A_DAY = 24 * AN_HOUR


class Player:
    """Somebody with a phone that wants to be told."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.phone = Browser(name)
        self.device = Authenticator()
        self.token = ""


class Weeks:
    """Ada and Ben have accounts, Cleo is a guest. Time passes only when it is let."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.clock = HandClock()
        self.people = [Player(name, seat) for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
        self.service = StandIn(*(one.phone for one in self.people))
        self.table: TableId = ""
        self._commands = count()
        self._node: Node | None = None

    @property
    def node(self) -> Node:
        assert self._node is not None, "the house is down"
        return self._node

    @asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        """The house is up."""
        parts: dict[str, Any] = {"push_transport": self.service, "origin": ORIGIN}
        async with a_node(self._folder, clock=self.clock, **parts) as node:
            self._node = node
            await node.caretaker.attend()
            yield
            self._node = None

    async def come_in(self, player: Player, *, account: bool) -> None:
        async with asking(self.node) as somebody:
            answer = await somebody.post("/api/guests", json={"name": player.name})
        player.token = answer.json()["token"]
        if account:
            player.token = await secured(self.node, player.token, player.device)
        body = player.phone.subscription(self.node.pushing.house_key)
        await self.post(player, "/api/me/push", **body)

    async def sign_in_anew(self, player: Player) -> None:
        """Somebody goes on with a device that did not know them."""
        answer = await signed_in(self.node, player.device.show(await asked_who(self.node)))
        player.token = answer.json()["token"]

    async def post(self, player: Player, path: str, **body: Any) -> Any:
        """Something that somebody does."""
        if path.startswith("/api/tables"):
            body["command"] = f"command-{next(self._commands)}"
        async with asking(self.node, token=player.token) as guest:
            answer = await guest.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def at_table(self, player: Player, deed: str, **more: Any) -> Any:
        return await self.post(player, f"/api/tables/{self.table}/{deed}", **more)

    async def seen(self, player: Player) -> Any:
        """The table, as somebody sees it."""
        async with asking(self.node, token=player.token) as guest:
            return (await guest.get(f"/api/tables/{self.table}")).json()

    async def awaited(self) -> Player:
        """Whose turn it is."""
        (waiting,) = (await self.seen(self.people[0]))["waiting"]
        return next(player for player in self.people if player.seat == waiting["seat"])

    async def until(self) -> Millis:
        """When that turn is over."""
        (waiting,) = (await self.seen(self.people[0]))["waiting"]
        end: Millis = waiting["until"]
        return end

    async def moves(self, player: Player) -> None:
        frame = await self.seen(player)
        move = frame["view"]["moves"][0]
        await self.at_table(player, "moves", turn=frame["you"]["turn"], move=move)

    async def pass_time(self, span: Millis) -> list[dict[str, Any]]:
        """What phones are told while the house is up for so long."""
        before = len(self.service.came)
        for step in (span - min(span, AN_HOUR), min(span, AN_HOUR)):
            self.clock.turn(step)
            await self._was_up()
            for _ in range(4):
                await self.node.caretaker.go_round()
                await self._bots_move()
                await self.node.notices.go_round()
                self.clock.turn(1000)
        return [came.word for came in self.service.came[before:]]

    async def unseen(self) -> list[dict[str, Any]]:
        """What phones are told of a turn that nobody has seen."""
        return await self.pass_time(UNSEEN)

    async def _was_up(self) -> None:
        """A node tells every second that it is up; here it does so once, for all of that time."""
        store = self.node.store
        assert isinstance(store, SqliteStore)
        latest = select(func.max(duties.c.begun_at)).scalar_subquery()
        told = update(duties).where(duties.c.begun_at == latest).values(up_to=self.clock.now())
        await store.change(Query(told, dialect()))

    async def _bots_move(self) -> None:
        for turn in await self.node.desk.turns(self.table):
            if turn.turn is not None:
                move = msgspec.json.decode(turn.known)["view"]["moves"][0]
                await self.node.desk.play(self.table, turn, msgspec.Raw(msgspec.json.encode(move)))


Story: TypeAlias = Callable[[Weeks], Coroutine[Any, Any, None]]


def over_weeks(folder: Path, story: Story) -> None:
    asyncio.run(story(Weeks(folder)))
