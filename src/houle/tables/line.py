"""The line before the processes in which bots think: fair to people and tables, and never too long.

People take turns, and so do the tables of each. The more thoughts wait, the shorter each of them
may be: bots play worse before anybody waits longer.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from houle.tables.ports import Millis, TableId
from houle.tables.rhythm import LONGEST_THOUGHT

SOON: Millis = 1600
"""Within so long those who wait should have been served, the time around thoughts aside; even
by a single place, because the others may be taken by thoughts that began while nobody waited."""
SHORTEST_THOUGHT: Millis = 10
COMPANY = 7
"""So many bots a person waits for at a table; who has more in line has them for company."""
MOST_WAITING = 1024

Party: TypeAlias = str
Waiting: TypeAlias = "Future[None]"


class TooManyError(Exception):
    """The line is too long: come back later."""


class Line:
    """So many places to think at, and those who wait for one."""

    def __init__(self, places: int, most: int = MOST_WAITING) -> None:
        self._free = places
        self._most = most
        self._parties: OrderedDict[Party, OrderedDict[TableId, deque[Waiting]]] = OrderedDict()
        self._sizes: dict[Party, int] = {}
        self.hurried = 0
        """How many thoughts had less than the usual time."""
        self.shed = 0
        """How many were sent away."""

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(self._sizes.values())

    @asynccontextmanager
    async def place(self, party: Party, table: TableId) -> AsyncIterator[Millis]:
        """A place, once it is this one's turn, and how long to think there."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(party, table)
        try:
            yield self._time_to_think()
        finally:
            self._leave()

    def _time_to_think(self) -> Millis:
        """As long as it takes while a place is free; at the last one others may come to wait."""
        if self._free:
            return LONGEST_THOUGHT
        others = sum(min(size, COMPANY) for size in self._sizes.values())
        self.hurried += others > 0
        return max(SHORTEST_THOUGHT, SOON // (others + 2))

    async def _wait(self, party: Party, table: TableId) -> None:
        waiting: Waiting = get_running_loop().create_future()
        self._parties.setdefault(party, OrderedDict()).setdefault(table, deque()).append(waiting)
        self._sizes[party] = self._sizes.get(party, 0) + 1
        if self.waiting > self._most:
            self._shed()
        try:
            await waiting
        except CancelledError:
            if waiting.cancelled():
                self._forget(party, table, waiting)
            else:
                self._leave()  # it was this one's turn just now
            raise

    def _leave(self) -> None:
        """The place is for the next person, at their next table, for whoever came first."""
        if not self._parties:
            self._free += 1
            return
        party, tables = next(iter(self._parties.items()))
        table, line = next(iter(tables.items()))
        waiting = line[0]
        self._parties.move_to_end(party)
        tables.move_to_end(table)
        self._forget(party, table, waiting)
        waiting.set_result(None)

    def _shed(self) -> None:
        """Whoever has most in line loses the latest of it."""
        party = max(self._sizes, key=self._sizes.__getitem__)
        table, line = max(self._parties[party].items(), key=lambda of: len(of[1]))
        waiting = line[-1]
        self._forget(party, table, waiting)
        self.shed += 1
        waiting.set_exception(TooManyError())

    def _forget(self, party: Party, table: TableId, waiting: Waiting) -> None:
        tables = self._parties[party]
        tables[table].remove(waiting)
        self._sizes[party] -= 1
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._parties[party], self._sizes[party]
