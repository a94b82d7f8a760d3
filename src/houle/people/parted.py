"""Where others made another move at the very same table, found for whoever has played (T-94)."""

from houle.people.day_results import DayResult, DayResultStore, Parting, partings
from houle.tables.latest import Latest
from houle.tables.ports import Clock, Millis, TableId
from houle.tables.unhurried import unhurried

MOST_COMPARED = 2000
"""So many games are looked at, the latest."""
GOOD_FOR: Millis = 60_000
"""Whoever keeps a board open is not counted for anew at each look."""
REMEMBERED = 1000


class WaysParted:
    """The moves of somebody at which others parted ways, at most a minute old."""

    def __init__(self, results: DayResultStore, clock: Clock) -> None:
        self._results = results
        self._clock = clock
        self._found: Latest[TableId, tuple[Millis, tuple[Parting, ...]]] = Latest(REMEMBERED)

    async def of(self, own: DayResult) -> tuple[Parting, ...]:
        """The first one first."""
        now = self._clock.now()
        known = self._found.get(own.table)
        if known is not None and now < known[0] + GOOD_FOR:
            return known[1]
        played = await self._results.played(own.deal, MOST_COMPARED)
        parted = tuple([one async for one in unhurried(partings(own.moves, played), at_once=1)])
        self._found[own.table] = now, parted
        return parted
