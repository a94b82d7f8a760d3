"""Looks after tables: those somebody listens to, and those whose time has come.

Runs on every node. All it does can be done twice.
"""

from collections.abc import Awaitable
from logging import getLogger

from houle.tables import deeds
from houle.tables.clocks import forsaken, is_live, oldest_clock, until
from houle.tables.duty import Duty
from houle.tables.hand import Hand
from houle.tables.listing import A_DAY
from houle.tables.live import LiveTable
from houle.tables.mishaps import mishap
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis, Phase, TableId
from houle.tables.tables import Tables

log = getLogger(__name__)

EVERY: Millis = 900
"""A little less than a second, so that two rounds take no more than two, work included."""
BEAT_EVERY = 2
"""Listeners of a running game hear from it at least every so many rounds."""
QUIET_BEAT_EVERY = 14
LEASE: Millis = 3000
MOST_AT_ONCE = 200


class Caretaker:
    """Goes round about once a second."""

    def __init__(self, tables: Tables, hand: Hand, duty: Duty, clock: Clock) -> None:
        self._tables = tables
        self._duty = duty
        self._hand = hand
        self._clock = clock
        self._round = 0

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await self.go_round()
            await self._clock.sleep(EVERY)

    async def go_round(self) -> None:
        """Look after everything once.

        Only who has told to be up looks at clocks: else the time that the log was away would be
        held against those who could not move.
        """
        told = await self._safely(self.attend())
        await self._safely(self.refresh())
        if told:
            await self._safely(self.sweep())

    async def attend(self) -> None:
        """Let tables rest that everybody has gone from, and those go on that somebody is at."""
        for table in await self._duty.report():
            await self._safely(self._let_rest(await self._hand.take_fresh(table)))
        for live in self._hand.listened():
            await self._safely(self._give_time_back(live))
            if live.state.life.resting:
                for player in list(live.people):
                    await self._safely(self._tables.welcome(live.id, player, opened=False))

    async def refresh(self) -> None:
        """Heal what lost hints left behind, and let listeners hear how far their table is."""
        self._round += 1
        listened = self._hand.listened()
        if listened:
            seqs = await self._hand.log.seqs([live.id for live in listened])
            for live in listened:
                if seqs.get(live.id, 0) > live.state.seq:
                    await self._safely(self._hand.catch_up(live))
        for live in listened:
            runs = live.state.life.phase is Phase.PLAYING
            if self._round % (BEAT_EVERY if runs else QUIET_BEAT_EVERY) == 0:
                live.beat()

    async def sweep(self) -> None:
        """Look after the tables whose time has come."""
        for table, now in await self._hand.log.claim_due(MOST_AT_ONCE, LEASE):
            await self._safely(self.look_after(table, now))

    async def look_after(self, table: TableId, now: Millis) -> None:
        """Ask bots again, move for those who are away (T-30), close what nobody starts."""
        live = await self._hand.take_fresh(table)
        if live.state.life.phase is Phase.OPEN:
            if live.state.life.opened_at + A_DAY <= now:
                await self._tables.do_for_house(table, "close", deeds.Close())
        elif live.state.life.phase is Phase.PLAYING:
            await self._give_time_back(live)
            await self._watch_the_clock(live, now)
            self._tables.ask_bots(live.state)

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

    async def _let_rest(self, live: LiveTable) -> None:
        """Nobody is there: the clocks stand still (T-33, T-34)."""
        seq = live.state.seq
        await self._tables.do_for_house(live.id, f"rest-{seq}", deeds.Rest(seq))

    async def _safely(self, work: Awaitable[None]) -> bool:
        """One table that cannot be read must not keep the others from being looked after."""
        try:
            await work
        except (LogDownError, LogUnsureError):
            return False  # there is nothing to look after while the log is away
        except Exception as error:  # noqa: BLE001
            log.warning("looking after tables: %s", mishap(error))
            return False
        return True


def _is_over(end: Millis | None, now: Millis) -> bool:
    return end is not None and end <= now
