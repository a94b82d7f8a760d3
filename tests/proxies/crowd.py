"""Many tables at once, and a steady pace for all moves together."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from tests.proxies.judge import Move, Seen
from tests.proxies.people import Entrance, Frame, Person, RefusedError

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "eddy"},
    {"game": "flotsam", "options": {"turns": 50}},
)
"""One in which all move at the same time, and one that goes round."""
SEATS = 3
SETTLE = 8.0
"""Seconds in which everybody sees the last moves."""


class Turn(msgspec.Struct):
    """Somebody can move."""

    person: Person
    table: str
    turn: int
    move: msgspec.Raw


class Crowd:
    """So many tables, each with its people, who deal again when a game is over."""

    def __init__(
        self, entrance: Entrance, tables: int, *, resumes: bool = True, seed: int = 1
    ) -> None:
        self.seen = Seen()
        self._chance = Random(seed)  # noqa: S311 - the same moves for the same seed
        self._tables = tables
        self._people = [
            Person(entrance, number, self.seen, resumes=resumes) for number in range(tables * SEATS)
        ]
        self._ready: deque[Turn] = deque()
        self._moving: set[asyncio.Task[None]] = set()

    async def play(self, rate: float, during: Callable[[], Coroutine[Any, Any, None]]) -> int:
        """Play at this pace as long as something else goes on; how many moves were to be made."""
        await asyncio.gather(*(person.come_in() for person in self._people))
        dealt = [asyncio.Event() for _ in range(self._tables)]
        parties = [
            asyncio.create_task(self._party(number, dealt[number]))
            for number in range(self._tables)
        ]
        try:
            await asyncio.gather(*(one.wait() for one in dealt))
            wanted = await self._keep_pace(rate, asyncio.create_task(during()))
            await self._settle()
        finally:
            for party in parties:
                party.cancel()
            await asyncio.gather(*parties, return_exceptions=True)
            await asyncio.gather(*(person.close() for person in self._people))
        return wanted

    async def _keep_pace(self, rate: float, during: asyncio.Task[None]) -> int:
        began, due = perf_counter(), 0
        while not during.done():
            due += 1
            await asyncio.sleep(max(0.0, began + due / rate - perf_counter()))
            if self._ready:
                task = asyncio.create_task(self._move(self._ready.popleft(), perf_counter()))
                self._moving.add(task)
                task.add_done_callback(self._moving.discard)
        await during
        return due

    async def _move(self, turn: Turn, due: float) -> None:
        path = f"/api/tables/{turn.table}/moves"
        try:
            done = await turn.person.do(path, turn=turn.turn, move=turn.move)
        except RefusedError as error:
            self.seen.refused.append(str(error))
        else:
            self.seen.moves.append(Move(turn.table, done.seq, due, perf_counter()))

    async def _settle(self) -> None:
        """Let all answers come in, and everybody see them."""
        deadline = perf_counter() + SETTLE
        while (self._moving or any(self.seen.unseen())) and perf_counter() < deadline:
            await asyncio.sleep(0.1)

    async def _party(self, number: int, dealt: asyncio.Event) -> None:
        people = self._people[number * SEATS : (number + 1) * SEATS]
        wanted = GAMES[number % len(GAMES)]
        while True:
            opened = await people[0].do("/api/tables", **wanted, seats=SEATS, seat=0)
            path = f"/api/tables/{opened.table}"
            for seat in range(1, SEATS):
                await people[seat].do(f"{path}/sit", seat=seat)
            await people[0].do(f"{path}/start")
            dealt.set()
            await asyncio.gather(*(self._sit_at(person, opened.table) for person in people))

    async def _sit_at(self, person: Person, table: str) -> None:
        answered = -1

        def shown(frame: Frame) -> None:
            nonlocal answered
            you, view = frame.you, frame.view
            if you is None or view is None or you.turn is None or you.turn == answered:
                return
            answered = you.turn
            self._ready.append(Turn(person, table, you.turn, self._chance.choice(view.moves)))

        await person.follow(table, shown)
