"""Somebody at a table: follows it on a live stream, and plays whatever is allowed."""

import asyncio
from contextlib import aclosing
from typing import Any

import msgspec

from houle.tables.ports import Phase, TableId
from tests.faults.history import Filed, History, Shown, digest_of, now
from tests.faults.people import Done, Guest
from tests.faults.wire import LineError, listen, request_bytes

RECONNECT_AFTER = 0.1
AT_CLOSING_TIME = 0.3
"""How often somebody wants to stop then."""
LOOK_AGAIN = 1.0
"""Seconds after which somebody who was refused looks again, even if nothing has changed."""


class Habits(msgspec.Struct, frozen=True):
    """How often somebody does what, for each move."""

    aside: float = 0.3
    take_back: float = 0.15
    leave: float = 0.002
    concede: float = 0.0
    hang_up: float = 0.005


class You(msgspec.Struct):
    host: bool
    turn: int | None
    may_take_back: bool


class ShownChair(msgspec.Struct):
    name: str | None
    bot: str | None
    gone: bool

    @property
    def free(self) -> bool:
        return self.name is None and self.bot is None


class ShownTable(msgspec.Struct):
    phase: Phase
    chairs: tuple[ShownChair, ...]
    rematch: TableId | None


class Choices(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]
    asides: tuple[msgspec.Raw, ...]


class Frame(msgspec.Struct):
    """As much of a frame as a player looks at."""

    seq: int
    table: ShownTable
    you: You | None
    view: Choices | None


_decode = msgspec.json.Decoder(Frame).decode


class Seat:
    """A guest who follows a table, in a seat or as a watcher."""

    def __init__(self, guest: Guest, table: TableId, history: History, habits: Habits) -> None:
        self.guest = guest
        self.table = table
        self.frame: Frame | None = None
        self._history = history
        self._habits = habits
        self._town = guest.town
        self._seen = 0
        self._changed = asyncio.Event()
        self._hang_up = False
        self._following = asyncio.create_task(self._follow())

    async def do(self, deed: str, **body: Any) -> Done | None:
        """Ask for something at this table."""
        path = f"/api/tables/{self.table}/{deed}"
        done, _ = await self.guest.do(self._history, path, deed, **body)
        return done

    async def until(self, *phases: Phase) -> Frame:
        """Wait until the stream shows the table in one of these phases."""
        while self.frame is None or self.frame.table.phase not in phases:
            await self._next()
        return self.frame

    async def start(self) -> None:
        """Start the game once every seat is taken, if that is for this player to do."""
        while self.frame is None or any(chair.free for chair in self.frame.table.chairs):
            await self._next()
        if self.frame.you is not None and self.frame.you.host:
            await self.do("start")

    async def play(self) -> None:
        """Play to the end."""
        frame = await self.until(Phase.PLAYING, Phase.FINISHED)
        while frame.table.phase is Phase.PLAYING:
            if not await self._act(frame):
                await self._next_after(frame.seq)
            assert self.frame is not None
            frame = self.frame

    async def fetch_game(self) -> None:
        """Have the game handed out after the end."""
        path = f"/api/tables/{self.table}/game"
        answer = await self._town.insist(request_bytes("GET", path, self.guest.token))
        if answer.status == 200:
            self._history.note(Filed(now(), answer.body.decode()))
        else:
            self._town.surprises.append(f"the game was refused with status {answer.status}")

    async def go(self) -> None:
        """Stop following."""
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)

    async def _act(self, frame: Frame) -> bool:
        """Do something if there is something to do; whether anything came of it."""
        you, view = frame.you, frame.view
        if you is None or view is None:
            return False
        chance, habits = self._town.chance, self._habits
        if chance.random() < (AT_CLOSING_TIME if self._town.closing_time else habits.concede):
            return await self.do("concede") is not None
        if you.may_take_back and chance.random() < habits.take_back:
            return await self._and_see(await self.do("take-back"))
        if you.turn is None:
            return False
        if view.asides and chance.random() < habits.aside:
            await self.do("asides", move=chance.choice(view.asides))
        if chance.random() < habits.leave:
            await self.do("leave")
        self._hang_up = chance.random() < habits.hang_up
        done = await self.do("moves", turn=you.turn, move=chance.choice(view.moves))
        return await self._and_see(done)

    async def _and_see(self, done: Done | None) -> bool:
        """Wait until the stream shows what was done."""
        if done is None:
            return False
        while self._seen < done.seq:
            await self._next()
        return True

    async def _next_after(self, seq: int) -> None:
        """Wait for something new, for a while."""
        if self._seen <= seq:
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._next()
            except TimeoutError:
                return

    async def _next(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    async def _follow(self) -> None:
        while True:
            try:
                await self._follow_once()
            except LineError:
                await self._take_breath()
            except Exception as error:  # noqa: BLE001 - what a node says must not end the run
                self._town.surprise("a stream could not be read", error)
                await self._take_breath()

    async def _take_breath(self) -> None:
        await asyncio.sleep(RECONNECT_AFTER * self._town.chance.uniform(0.2, 2))

    async def _follow_once(self) -> None:
        """One connection, to any node, from where the one before broke off."""
        port = self._town.chance.choice(self._town.ports)
        line = await self._town.lines.connect(port)
        request = request_bytes(
            "GET",
            f"/api/tables/{self.table}/live",
            self.guest.token,
            Last_Event_ID=str(self._seen),
        )
        async with aclosing(listen(line, request)) as events:
            async for event in events:
                if event.name in ("frame", "resync"):
                    self._take_in(event.data, resync=event.name == "resync")
                elif event.name == "refused":
                    self._town.surprises.append("a stream was refused")
                if self._hang_up:
                    self._hang_up = False
                    self._town.tally["hang up"] += 1
                    return

    def _take_in(self, data: bytes, *, resync: bool) -> None:
        frame = _decode(data)
        note = Shown(now(), self.guest.id, frame.seq, digest_of(data), resync)
        self._history.note(note)
        self._seen = frame.seq
        self.frame = frame
        self._changed.set()
