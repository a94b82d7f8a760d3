"""Sees what an operator should hear of, and says it once: when it begins and when it is over."""

from logging import getLogger

from houle.bus.open import NodeBus
from houle.tables.caretaker import Caretaker
from houle.tables.ports import Clock, Millis
from houle.web.tally import Tally

log = getLogger(__name__)

EVERY: Millis = 1000
ROUNDS_A_MINUTE = 60


class Lookout:
    """Looks about once a second."""

    def __init__(self, caretaker: Caretaker, bus: NodeBus, tally: Tally, clock: Clock) -> None:
        self._caretaker = caretaker
        self._bus = bus
        self._tally = tally
        self._clock = clock
        self._rounds = 0
        self._away: dict[str, Millis] = {}
        self._bots_late = False

    async def run(self) -> None:
        """Look for ever."""
        while True:
            self.look()
            await self._clock.sleep(EVERY)

    def look(self) -> None:
        """Say what has changed since the last time."""
        self._follow("store", away=self._caretaker.log_away)
        self._follow("bus", away=not self._bus.connected)
        self._follow_bots()
        self._rounds += 1
        if self._rounds % ROUNDS_A_MINUTE == 0:
            for no, count in self._tally.since_last().items():
                log.warning("in the last minute: %d %s", count, no.value)

    def _follow(self, part: str, *, away: bool) -> None:
        since = self._away.get(part)
        if away and since is None:
            self._away[part] = self._clock.now()
            log.warning("the %s is lost", part)
        elif not away and since is not None:
            del self._away[part]
            log.info("the %s is back after %d s", part, (self._clock.now() - since) // 1000)

    def _follow_bots(self) -> None:
        late = self._caretaker.late_bots()
        if late and not self._bots_late:
            log.warning("nobody plays for bots: tables that wait: %d", len(late))
        elif not late and self._bots_late:
            log.info("bots play again")
        self._bots_late = bool(late)
