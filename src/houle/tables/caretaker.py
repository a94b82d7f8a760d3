"""Looks after tables: those somebody listens to, and those whose time has come.

Runs on every node. All it does can be done twice.
"""

from collections.abc import Awaitable
from logging import getLogger

from houle.kernel import RefusedError
from houle.tables import deeds
from houle.tables.deeds import Caretaker as By
from houle.tables.hand import Hand
from houle.tables.listing import A_DAY
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

    def __init__(self, tables: Tables, hand: Hand, clock: Clock) -> None:
        self._tables = tables
        self._hand = hand
        self._clock = clock
        self._round = 0

    async def run(self) -> None:
        """Go round for ever; while the log is away there is nothing to look after."""
        while True:
            await self._clock.sleep(EVERY)
            await self._safely(self.refresh())
            await self._safely(self.sweep())

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
        """Ask bots again, put bots in for those who are away (T-30), close what nobody starts."""
        state = (await self._hand.take_fresh(table)).state
        if state.life.phase is Phase.OPEN:
            if state.life.opened_at + A_DAY <= now:
                await self._do(table, "close", deeds.Close())
        elif state.running is not None and state.life.phase is Phase.PLAYING:
            limit = state.life.setting.pace.move
            for seat, since in enumerate(state.running.waiting):
                if since is None or not state.life.chairs[seat].present:
                    continue
                until = since.until(limit)
                if until is not None and until <= now:
                    command = f"stand-in-{since.turn}-{seat}"
                    await self._do(table, command, deeds.StandIn(seat, since.turn))
            self._tables.ask_bots(state)

    async def _safely(self, work: Awaitable[None]) -> None:
        """One table that cannot be read must not keep the others from being looked after."""
        try:
            await work
        except (LogDownError, LogUnsureError):
            return  # there is nothing to look after while the log is away
        except Exception as error:  # noqa: BLE001
            log.warning("looking after tables: %s", mishap(error))

    async def _do(self, table: TableId, command: str, deed: deeds.Deed) -> None:
        try:
            await self._tables.do(table, By.CLOCK, command, deed)
        except RefusedError:
            return  # it has been seen to in the meantime
