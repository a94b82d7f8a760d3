"""Holidays: at tables with a slow clock nobody's time runs out in them (P-40 to P-42, T-39)."""

from typing import Protocol

import msgspec

from houle.people.refusing import Reason, refuse
from houle.people.waiting import Waiting
from houle.tables import deeds
from houle.tables.cache import TableCache
from houle.tables.listing import A_DAY
from houle.tables.ports import Clock, Millis, PlayerId
from houle.tables.state import TableState
from houle.tables.tables import Tables
from houle.tables.turns import awaited

A_YEAR = 365 * A_DAY
MOST_DAYS = 30
"""So many in a year: the others shall not be kept waiting for ever."""


class Holiday(msgspec.Struct, frozen=True):
    """From when to when somebody does not play."""

    begins: Millis
    ends: Millis

    def days_within(self, begins: Millis, ends: Millis) -> float:
        """How much of it lies in a span of time."""
        return max(0, min(self.ends, ends) - max(self.begins, begins)) / A_DAY


class Taken(msgspec.Struct, frozen=True):
    """What somebody has of holidays."""

    holiday: Holiday | None
    """The one that they are on, or the next."""
    days_left: int
    """How many whole days they could still take, from now on."""


class HolidayStore(Protocol):
    """Where holidays are kept."""

    async def lately(self, player: PlayerId) -> list[Holiday]:
        """Those of the last year and to come, in order."""

    async def until(self, player: PlayerId) -> Millis | None:
        """When the holiday ends that a player is on now."""

    async def take(self, player: PlayerId, holiday: Holiday) -> None:
        """A player will be on holiday."""

    async def end(self, player: PlayerId) -> None:
        """A player is not on holiday any more, nor will be."""


class Holidays:
    """Takes and ends them, and lets tables know."""

    def __init__(
        self,
        store: HolidayStore,
        waiting: Waiting,
        tables: Tables,
        cache: TableCache,
        clock: Clock,
    ) -> None:
        self._store = store
        self._waiting = waiting
        self._tables = tables
        self._cache = cache
        self._clock = clock

    async def of(self, player: PlayerId) -> Taken:
        """What somebody is on, and has left."""
        now, lately = self._clock.now(), await self._store.lately(player)
        holiday = next((one for one in lately if one.ends > now), None)
        return Taken(holiday, int(MOST_DAYS - _days(lately, now - A_YEAR, now)))

    async def take(self, player: PlayerId, holiday: Holiday) -> None:
        """Be on holiday, in the place of one that is not over; refused if it is too much."""
        now = self._clock.now()
        holiday = Holiday(max(now, holiday.begins), holiday.ends)
        if holiday.begins >= holiday.ends or holiday.begins > now + A_YEAR:
            refuse("P-41", Reason.NO_HOLIDAY)
        days = holiday.days_within(holiday.begins, holiday.ends)
        taken = _days(await self._store.lately(player), holiday.ends - A_YEAR, now)
        if taken + days > MOST_DAYS:
            refuse("P-41", Reason.TOO_MUCH_HOLIDAY, most=MOST_DAYS)
        await self._store.end(player)
        await self._store.take(player, holiday)
        await self._tell_tables(player)

    async def end(self, player: PlayerId) -> None:
        """Not be on holiday any more, nor soon."""
        await self._store.end(player)
        await self._tell_tables(player)

    async def heed(self, state: TableState) -> None:
        """Let a table wait for those who are on holiday, and for nobody else."""
        for one in awaited(state):
            seat = state.life.seat_of(one.player)
            if one.time is None or seat is None:
                continue
            until = await self._store.until(one.player)
            known = state.life.chairs[seat].holiday or 0
            if until is not None or known > self._clock.now():
                deed = deeds.Holiday(seat, one.turn, until)
                await self._tables.do_for_house(one.table, f"holiday-{state.seq}-{seat}", deed)

    async def _tell_tables(self, player: PlayerId) -> None:
        for table in await self._waiting.tables_for(player):
            await self.heed((await self._cache.take_fresh(table)).state)


def _days(holidays: list[Holiday], begins: Millis, ends: Millis) -> float:
    """How many days of holiday lie in a span of time."""
    return sum(one.days_within(begins, ends) for one in holidays)
