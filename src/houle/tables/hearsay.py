"""How far a node relies on hints, and which tables it asks the log for in a round.

Whoever writes tells of a table once more in the next round, so a lost hint heals by what changed,
not by what is listened to. The log is asked for all tables only while there is reason for it.
"""

from collections.abc import Sequence
from zlib import crc32

from houle.tables.live import LiveTable
from houle.tables.ports import Bus, Hint, TableId
from houle.tables.unhurried import unhurried

PARTS = 10
"""Who relies on hints asks the log for each table once in so many rounds."""
WARY_ROUNDS = 70
"""So long hints must have told everything before they are relied upon: about a minute."""
NEW_ROUNDS = 2
"""Somebody listens, but whether the bus knows yet nobody says."""
MOST_AGAIN = 2048
"""Half of what may wait to be sent; a node changes no more tables in a round."""
TOLD_AT_ONCE = 100


class Hearsay:
    """What a node tells, what it hears, and whether that is all there is."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._round = 0
        self._wary_until = WARY_ROUNDS
        self._new: dict[TableId, int] = {}
        """In which round each table is asked for at last because it is new."""
        self._again: dict[TableId, int] = {}
        """What is told once more."""
        self._unheard: list[tuple[LiveTable, int]] = []
        """How far tables were found to have come before any hint said so. It may be on its way."""
        bus.on_reconnect(self.distrust)

    @property
    def relied_upon(self) -> bool:
        """Whether hints tell of everything, as far as anybody can know."""
        return self._bus.joined and self._bus.connected and self._round > self._wary_until

    def distrust(self) -> None:
        """Something may have been missed, and more of it may be: look at everything for a while."""
        self._wary_until = self._round + WARY_ROUNDS

    def tell(self, hint: Hint) -> None:
        """Let other nodes know, now and once more in the next round."""
        self._bus.tell(hint)
        if self._bus.joined:
            self._again.pop(hint.table, None)
            self._again[hint.table] = hint.seq
            if len(self._again) > MOST_AGAIN:
                del self._again[next(iter(self._again))]

    async def tell_again(self) -> None:
        """What was written since the last round."""
        if not self._bus.connected:
            return
        told, self._again = self._again, {}
        async for table, seq in unhurried(told.items(), TOLD_AT_ONCE):
            self._bus.tell(Hint(table, seq, again=True))

    def begins(self, live: LiveTable) -> None:
        """Hints of this table are heard from now on, or soon."""
        self._new[live.id] = self._round + NEW_ROUNDS

    def hear(self, live: LiveTable, hint: Hint) -> None:
        """Take note of a hint. One that says again what was not heard before shows a loss."""
        if not hint.again:
            live.told = max(live.told, hint.seq)
        elif hint.seq > live.state.seq:
            self.found(live, hint.seq)

    def found(self, live: LiveTable, seq: int) -> None:
        """A table has come further than was known, and it was no hint that said so."""
        if live.told < seq and live.id not in self._new:
            self._unheard.append((live, seq))

    def asked_for(self, listened: Sequence[LiveTable]) -> Sequence[LiveTable]:
        """A round begins: the tables to ask the log for."""
        self._round += 1
        if not self._bus.connected or any(live.told < seq for live, seq in self._unheard):
            self.distrust()
        self._unheard.clear()
        new = self._new
        self._new = {table: last for table, last in new.items() if last > self._round}
        if not self.relied_upon:
            return listened
        turn = self._round % PARTS
        return [live for live in listened if live.id in new or _part(live) == turn]


def _part(live: LiveTable) -> int:
    """Always the same, whichever tables come and go: so none is left out."""
    return crc32(live.id.encode()) % PARTS
