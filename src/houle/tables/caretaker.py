"""Looks after tables: those somebody listens to, and those whose time has come.

Runs on every node. All it does can be done twice.
"""

from collections import deque
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import TypeAlias
from zlib import crc32

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.bell import Waiter
from houle.tables.cache import TableCache
from houle.tables.clocks import forsaken, is_live, is_slow, oldest_clock, until
from houle.tables.duty import LOOKED_AT_ONCE, Duty
from houle.tables.hosting import HostWatch
from houle.tables.listing import A_DAY
from houle.tables.live import LiveTable
from houle.tables.meeting import begin
from houle.tables.mishaps import mishap
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis, Phase, TableId
from houle.tables.state import TableState
from houle.tables.tables import Tables
from houle.tables.turns import any_over, next_look
from houle.tables.unhurried import unhurried

log = getLogger(__name__)

EVERY: Millis = 900
"""A little less than a second, so that two rounds take no more than two, work included."""
BEAT_EVERY = 2
"""Listeners of a running game hear from it at least every so many rounds."""
QUIET_BEAT_EVERY = 14
RARE_BEAT_EVERY = 28
"""Those who look at something else hear from it so rarely that a phone's radio sleeps in between,
and before a proxy takes the line for dead: half a minute is the least that is usual."""
PORTIONS = 30
"""Listeners look up in so many portions a round, so that there is always time between them."""
TIDY_EVERY: Millis = 60 * 60 * 1000
MOST_REMOVED = 100
LEASE: Millis = 3000
MOST_AT_ONCE = 200
LATE: Millis = 10_000
"""A bot that is waited for so long after its pause has nobody who plays for it."""


Tell: TypeAlias = Callable[[TableState, Millis], Awaitable[None]]
"""Sees to it that those are told who are waited for at a table."""
Heed: TypeAlias = Callable[[TableState], Awaitable[None]]
"""Lets a table wait for those who are on holiday."""


class Caretaker:
    """Goes round about once a second."""

    def __init__(
        self,
        tables: Tables,
        cache: TableCache,
        duty: Duty,
        clock: Clock,
        tell: Tell | None = None,
        heed: Heed | None = None,
    ) -> None:
        self._tell = tell
        self._heed = heed
        self._tables = tables
        self._duty = duty
        self._hosts = HostWatch(tables, duty, clock)
        self._cache = cache
        self._clock = clock
        self._round = 0
        self._tidy_at = clock.now() + TIDY_EVERY
        self._to_look_up: deque[Waiter] = deque()
        self._portion = 0
        self.log_away = False
        """Whether the log did not answer the last time it was needed here."""
        self._late_bots: dict[TableId, tuple[Millis, Millis]] = {}
        """Tables that wait for bots for too long: for how long, and when that was seen."""

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await self.go_round()
            await self.pass_the_time()

    async def go_round(self) -> None:
        """Look after everything once.

        Only who has told to be up looks at clocks: else the time that the log was away would be
        held against those who could not move.
        """
        # Before anything is waited for: what is told again does not hang on how quick the log is.
        await self._cache.hearsay.tell_again()
        told = await self._safely(self.attend())
        if told:
            self.log_away = False
        await self._safely(self.refresh())
        if told:
            await self._safely(self.sweep())
        if self._clock.now() >= self._tidy_at:
            self._tidy_at = self._clock.now() + TIDY_EVERY
            await self._safely(self.tidy())

    async def attend(self) -> None:
        """Let tables rest that everybody has gone from, and those go on that somebody is at."""
        for table in await self._duty.report():
            await self._safely(self._let_rest_if_live(table))
        async for live in unhurried(self._cache.listened(), LOOKED_AT_ONCE):
            await self._safely(self._give_time_back(live))
            if live.state.life.resting:
                for player in list(live.people):
                    await self._safely(self._tables.welcome(live.id, player, opened=False))
        await self._safely(self._hosts.look(self._cache.listened()))

    async def refresh(self) -> None:
        """Heal what lost hints left behind, and let listeners hear how far their table is."""
        self._round += 1
        listened = self._cache.listened()
        async for live in self._cache.behind(listened):
            await self._safely(self._cache.catch_up(live))
        async for live in unhurried(listened, LOOKED_AT_ONCE):
            runs = live.state.life.phase is Phase.PLAYING
            if self._beats_now(live, BEAT_EVERY if runs else QUIET_BEAT_EVERY):
                rare = self._beats_now(live, RARE_BEAT_EVERY)
                self._to_look_up.extend(live.heartbeat(rare=rare))
        self._portion = -(-len(self._to_look_up) // PORTIONS)
        self._let_some_look_up(self._portion)

    def _beats_now(self, live: LiveTable, every: int) -> bool:
        """Each table beats in rounds of its own, so that not all do in the same."""
        return (self._round + crc32(live.id.encode())) % every == 0

    async def pass_the_time(self) -> None:
        """Until the next round; meanwhile listeners look up, some at a time.

        A busy machine makes every pause longer, and the round must not be: tables come to rest by
        it. Whoever is left then looks up at its end.
        """
        end = self._clock.now() + EVERY
        while (left := end - self._clock.now()) > 0:
            await self._clock.sleep(min(left, EVERY // PORTIONS) if self._to_look_up else left)
            self._let_some_look_up(self._portion)
        self._let_some_look_up(len(self._to_look_up))

    def _let_some_look_up(self, most: int) -> None:
        some = range(min(most, len(self._to_look_up)))
        self._cache.bell.beat([self._to_look_up.popleft() for _ in some])

    async def sweep(self) -> None:
        """Look after the tables whose time has come."""
        for table, now in await self._cache.log.claim_due(MOST_AT_ONCE, LEASE):
            await self._safely(self.look_after(table, now))

    async def tidy(self) -> None:
        """Remove tables that were never started and guests who never sat down (T-06).

        A round takes so many; if there are more, the next one goes on.
        """
        if await self._cache.log.remove_unplayed(MOST_REMOVED) >= MOST_REMOVED:
            self._tidy_at = self._clock.now()

    async def look_after(self, table: TableId, now: Millis) -> None:
        """Ask bots again, move for those who are away (T-30), close what nobody starts."""
        live = await self._cache.take_fresh(table)
        if live.state.life.phase is Phase.OPEN:
            await self._end_waiting(live.state, now)
        elif live.state.life.phase is Phase.PLAYING:
            await self._give_time_back(live)
            await self._heed_holidays(live.state)
            await self._watch_the_clock(live, now)
            self._note_bots(live.state, now)
            self._tables.ask_bots(live.state)
            await self._tell_turns(live.state, now)

    async def _end_waiting(self, state: TableState, now: Millis) -> None:
        """Deal where that is for the house to do, and close what nobody starts."""
        life = state.life
        if life.starts_at is not None and (life.full or life.starts_at <= now):
            await begin(self._tables, state)
        elif life.opened_at + A_DAY <= now:
            await self._tables.do_for_house(life.table, "close", deeds.Close())

    async def _heed_holidays(self, state: TableState) -> None:
        """Nobody's time runs out while they are on holiday (T-39)."""
        if self._heed is not None and is_slow(state.life.setting.pace):
            await self._heed(state)

    async def _tell_turns(self, state: TableState, now: Millis) -> None:
        """Where people may be elsewhere, have them told, and come back when that is due again."""
        if is_live(state.life.setting.pace):
            return
        if self._tell is not None:
            await self._tell(state, now)
        if not state.bots_waited_for and not any_over(state, now):
            await self._cache.log.put_off(state.life.table, state.seq, next_look(state, now))

    def late_bots(self) -> list[Millis]:
        """How long tables have waited for bots that nobody seems to run, as this node saw it."""
        since = self._clock.now() - 3 * LEASE
        self._late_bots = {t: late for t, late in self._late_bots.items() if late[1] >= since}
        return [waited for waited, _ in self._late_bots.values()]

    def _note_bots(self, state: TableState, now: Millis) -> None:
        bots = (seat for seat in range(len(state.life.chairs)) if state.life.driver(seat))
        waited = max((now - at for seat in bots if (at := _asked_at(state, seat))), default=0)
        if waited > state.life.setting.pace.bot + LATE:
            self._late_bots[state.life.table] = waited, self._clock.now()
        else:
            self._late_bots.pop(state.life.table, None)

    async def _give_time_back(self, live: LiveTable) -> None:
        """What passed while no node was up is nobody's loss (T-35)."""
        since = oldest_clock(live.state)
        if since is not None:
            for down, up in self._duty.outages_since(since):
                deed = deeds.GiveTime(down, up)
                await self._tables.do_for_house(live.id, f"give-time-{up}", deed)

    async def _watch_the_clock(self, live: LiveTable, now: Millis) -> None:
        """Where somebody is there, a bot moves for whoever is late; else the table rests."""
        state = live.state
        if forsaken(state.life):
            await self._let_rest(live)
            return
        late = [seat for seat in range(len(state.life.chairs)) if _is_over(until(state, seat), now)]
        if not late or state.running is None:
            return
        if is_live(state.life.setting.pace) and not await self._duty.register.attended(live.id):
            await self._let_rest(live)
            return
        for seat in late:
            since = state.running.waiting[seat]
            if since is not None:
                command = f"stand-in-{state.seq}-{seat}"
                deed = deeds.StandIn(seat, since.turn)
                await self._tables.do_for_house(live.id, command, deed)

    async def _let_rest_if_live(self, table: TableId) -> None:
        """Nobody is there any more: it matters where people stay at the table (T-33)."""
        live = await self._cache.take_fresh(table)
        if is_live(live.state.life.setting.pace):
            await self._let_rest(live)

    async def _let_rest(self, live: LiveTable) -> None:
        """Nobody is there: the clocks stand still (T-33, T-34)."""
        seq = live.state.seq
        await self._tables.do_for_house(live.id, f"rest-{seq}", deeds.Rest(seq))

    async def _safely(self, work: Awaitable[None]) -> bool:
        """One table that cannot be read must not keep the others from being looked after."""
        try:
            await work
        except (LogDownError, LogUnsureError):
            self.log_away = True
            return False  # there is nothing to look after while the log is away
        except Exception as error:  # noqa: BLE001
            log.warning("looking after tables: %s", mishap(error))
            return False
        return True


def _asked_at(state: TableState, seat: Seat) -> Millis | None:
    """Since when a seat is waited for."""
    since = None if state.running is None else state.running.waiting[seat]
    return None if since is None else since.at


def _is_over(end: Millis | None, now: Millis) -> bool:
    return end is not None and end <= now
