"""With people: a seat where somebody waits already, or a new table to wait at (T-60 to T-63)."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from houle.games.registry import UnknownGameError, usual_seats
from houle.kernel import RefusedError, UnplayableRecordError
from houle.tables import deeds
from houle.tables.cache import TableCache, UnknownTableError
from houle.tables.deeds import Meet, Person
from houle.tables.entries import Pace, Sat, Setting, WillSit, decode_entry
from houle.tables.opening import kind_called
from houle.tables.ports import Listed, Millis, Phase, PlayerId, TableId
from houle.tables.sitting import checked_name
from houle.tables.state import TableState
from houle.tables.tables import Done, Tables

WAIT: Millis = 12_000
"""So long after it was opened a table is dealt, whoever has come; twenty seconds are promised."""
PACE = Pace(move=60_000, bot=700)
"""Strangers stay at the table, and nobody waits long for one who does not."""
MOST_LOOKED_AT = 100
"""Of a game's open tables the latest, and of a player's: none waits long enough to be older."""


MayOpen: TypeAlias = Callable[[], Awaitable[None]]
"""Raises if somebody may open no more tables."""


class _Told(msgspec.Struct, frozen=True):
    """What a list tells of who waits at a table."""

    chairs: tuple[str | None, ...]
    bots: tuple[bool, ...]
    starts_after: Millis | None = None
    resting: bool = False

    @property
    def people(self) -> int:
        """How many sit there, bots aside."""
        return sum(
            name is not None and not bot for name, bot in zip(self.chairs, self.bots, strict=True)
        )


class Meeting:
    """Brings people together. All it knows stands in the log, so any node can do it.

    Whoever asks at two nodes at once may sit down twice. So everybody looks again afterwards, and
    of two seats keeps the one that was taken first: whoever is later sees both.
    """

    def __init__(self, tables: Tables, cache: TableCache) -> None:
        self._tables = tables
        self._cache = cache

    async def meet(
        self, person: Person, command: str, wanted: Meet, may_open: MayOpen | None = None
    ) -> Done:
        """A seat at a table of a game: one's own, one where people wait, or one at a new table."""
        kind = kind_called(wanted.game)
        checked_name(wanted.name)
        seated = await self._one_seat(person, command, wanted.game)
        if seated is not None:
            return seated
        done = await self._sit_down(person, command, wanted)
        if done is None:
            if may_open is not None:
                await may_open()
            seats = max(usual_seats(kind), min(2, kind.seat_counts[-1]))
            setting = Setting(wanted.game, seats, pace=PACE, joinable=True)
            deed = deeds.Open(setting, (), 0, wanted.name, wanted.animal, WAIT)
            done = await self._tables.open(person, command, deed)
        return await self._one_seat(person, command, wanted.game) or done

    async def take_over(
        self, table: TableId, person: Person, command: str, deed: deeds.TakeOver
    ) -> Done:
        """Take a bot's seat (T-67); whoever waits or plays at such a table already is told which,
        and has that one seat (T-62)."""
        life = (await self._cache.take(table)).state.life
        if life.starts_after is None:
            return await self._tables.do(table, person, command, deed)
        game = life.setting.game
        seated = await self._one_seat(person, command, game)
        if seated is not None and seated.table != table:
            return seated
        done = await self._tables.do(table, person, command, deed)
        return await self._one_seat(person, command, game) or done

    async def _sit_down(self, person: Person, command: str, wanted: Meet) -> Done | None:
        """Where most wait, and of those the longest, if anybody does and may be joined."""
        for table in await self._waiting(wanted.game):
            live = await self._cache.take_fresh(table)
            for seat, chair in enumerate(live.state.life.chairs):
                if chair.free:
                    deed = deeds.Sit(seat, wanted.name, wanted.animal)
                    with suppress(RefusedError):  # somebody was quicker, or it is dealt
                        return await self._tables.do(table, person, command, deed)
                if live.state.life.seat_of(person.id) is not None:
                    return Done(table, live.state.seq)  # by another page of the same person
        return None

    async def _waiting(self, game: str) -> list[TableId]:
        """Tables of a game at which people wait for others."""
        found = await self._cache.log.to_sit_down_at(game, MOST_LOOKED_AT)
        told = [(listed, _told(listed)) for listed in found]
        fitting = [
            (-at.people, listed.opened_at, listed.table)
            for listed, at in told
            if at.starts_after is not None and at.people and None in at.chairs
        ]
        return [table for _, _, table in sorted(fitting)]

    async def _one_seat(self, person: Person, command: str, game: str) -> Done | None:
        """The seat that somebody has already; from any other one they get up."""
        seats = [at async for at in self._seats(person.id, game)]
        kept = await self._first_taken(
            [at for at in seats if at.life.setting.game == game], person.id
        )
        for at in seats:
            if at is not kept:
                with suppress(RefusedError):  # it is over meanwhile
                    leave = f"{command}-leave-{at.seq}"
                    await self._tables.do(at.life.table, person, leave, deeds.Leave())
        return None if kept is None else Done(kept.life.table, kept.seq)

    async def _first_taken(self, seats: list[TableState], player: PlayerId) -> TableState | None:
        """Of several seats the one that somebody took first."""
        if len(seats) <= 1:
            return next(iter(seats), None)
        taken = {at.life.table: await self._sat_at(at.life.table, player) for at in seats}
        return min(seats, key=lambda at: (taken[at.life.table], at.life.table))

    async def _sat_at(self, table: TableId, player: PlayerId) -> Millis:
        return max(
            logged.at
            for logged in await self._cache.log.read(table)
            if logged.actor == player and isinstance(decode_entry(logged.entry), Sat | WillSit)
        )

    async def _seats(self, player: PlayerId, game: str) -> AsyncIterator[TableState]:
        """Where somebody waits for any game to begin or for a seat in it, or is in the middle of
        this one."""
        for listed in await self._cache.log.under_way(player, MOST_LOOKED_AT):
            told = _told(listed)
            if told.starts_after is None:
                continue
            if not told.resting:  # where nobody is any more, nobody is met
                with suppress(UnknownTableError, UnplayableRecordError, UnknownGameError):
                    state = (await self._cache.take_fresh(listed.table)).state
                    if _holds(state, player, game):
                        yield state


async def begin(tables: Tables, state: TableState) -> None:
    """Give the free seats to bots and deal; where nobody is left, there is nothing to deal for."""
    life, seq = state.life, state.seq
    if not life.players:
        await tables.do_for_house(life.table, "close", deeds.Close())
        return
    for seat, chair in enumerate(life.chairs):
        if chair.free:
            await tables.do_for_house(life.table, f"fill-{seq}-{seat}", deeds.SeatBot(seat))
    await tables.do_for_house(life.table, "start", deeds.Start())


def _told(listed: Listed) -> _Told:
    return msgspec.json.decode(listed.summary, type=_Told)


def _holds(state: TableState, player: PlayerId, game: str) -> bool:
    """Whether somebody has a seat and has not left it to a bot, or will have one; where another
    game runs a seat holds nobody (T-63)."""
    life = state.life
    if life.promised_to(player) is not None:
        return True
    seat = life.seat_of(player)
    runs_beside = life.phase is Phase.PLAYING and life.setting.game != game
    return seat is not None and not life.chairs[seat].gone and not runs_beside
