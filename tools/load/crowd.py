"""Many parties at once, as fast as they can or at a steady pace."""

import asyncio
from collections import deque
from collections.abc import Sequence
from time import perf_counter

from tools.load.games import SEATS, mixed_games
from tools.load.lines import Lines
from tools.load.party import Party, Tally, Turn

AT_ONCE = 16
"""So many tables are set up at the same time."""


class BrokenRunError(Exception):
    """A run whose figures mean nothing."""


class Crowd:
    """So many tables of all games, spread over nodes; each table's people go to one node."""

    def __init__(self, ports: Sequence[int], tables: int, seed: int = 1) -> None:
        self.tally = Tally()
        self._lines = [Lines(port) for port in ports]
        self._ready: deque[Turn] = deque()
        self._rushing: set[Party] = set()
        self._resting: deque[Party] = deque()
        self._over: list[Party] = []
        self._setting_up: set[asyncio.Task[None]] = set()
        games = mixed_games()
        self._parties = [
            Party(
                self._lines[number % len(ports)],
                games[number // len(ports) % len(games)],
                SEATS[number // len(ports) // len(games) % len(SEATS)],
                self.tally,
                self._on_turn,
                self._on_over,
                seed * 1_000_000 + number,
            )
            for number in range(tables)
        ]

    async def begin(self) -> None:
        """Set all tables up."""
        await self._set_up(self._parties)

    async def rush(self, at_once: int, seconds: float) -> float:
        """At so many tables everybody moves as soon as they can; returns moves a second.

        A table whose game is over makes room for one that is dealt already, so that only moves
        are counted; it is set up again in the next pause.
        """
        before, began = self.tally.moves, perf_counter()
        for _ in range(at_once):
            self._rush_at_another()
        await asyncio.sleep(seconds)
        rate = (self.tally.moves - before) / (perf_counter() - began)
        self._resting.extend(self._rushing)
        self._rushing.clear()
        self._check()
        return rate

    async def stroll(self, rate: float, moves: int) -> None:
        """So many moves at a steady pace, each counted from the moment it was due."""
        began = perf_counter()
        for number in range(moves):
            due = began + number / rate
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while not self._ready:
                await asyncio.sleep(0)
                self._check()
            turn = self._ready.popleft()
            turn.party.play(turn, due)
            self._deal_again()
        self._check()

    async def pause(self, seconds: float = 1.0) -> None:
        """Let answers under way come in, and deal where games are over."""
        await asyncio.sleep(seconds)
        over, self._over = self._over, []
        await self._set_up(over)
        self._check()

    def close(self) -> None:
        for party in self._parties:
            party.close()
        for lines in self._lines:
            lines.close()

    async def _set_up(self, parties: Sequence[Party]) -> None:
        slots = asyncio.Semaphore(AT_ONCE)

        async def begin(party: Party) -> None:
            async with slots:
                await party.begin()
                self._resting.append(party)

        await asyncio.gather(*map(begin, parties))

    def _deal_again(self) -> None:
        while self._over:
            task = asyncio.get_running_loop().create_task(self._set_up([self._over.pop()]))
            self._setting_up.add(task)
            task.add_done_callback(self._setting_up.discard)

    def _rush_at_another(self) -> None:
        if not self._resting:
            self.tally.broken.append("there are too few tables for such a rush")
            return
        party = self._resting.popleft()
        self._rushing.add(party)
        turns = [turn for turn in self._ready if turn.party is party]
        self._ready = deque(turn for turn in self._ready if turn.party is not party)
        for turn in turns:
            party.play(turn)

    def _on_turn(self, turn: Turn) -> None:
        if turn.party in self._rushing:
            turn.party.play(turn)
        else:
            self._ready.append(turn)

    def _on_over(self, party: Party) -> None:
        self._over.append(party)
        if party in self._rushing:
            self._rushing.remove(party)
            self._rush_at_another()

    def _check(self) -> None:
        if self.tally.broken:
            raise BrokenRunError(self.tally.broken[0])
