"""Hosts for whom others wait: whoever is there in their place is the host (T-04)."""

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.duty import Duty
from houle.tables.life import Life
from houle.tables.live import LiveTable
from houle.tables.ports import Clock, Millis, Phase, TableId
from houle.tables.tables import Tables

LONGEST_WAIT: Millis = 3 * 60 * 1000
"""So long others wait for a host who does nothing."""


class HostWatch:
    """Looks at the open tables that somebody listens to at this node."""

    def __init__(self, tables: Tables, duty: Duty, clock: Clock) -> None:
        self._tables = tables
        self._duty = duty
        self._clock = clock
        self._waits: dict[TableId, tuple[int, Millis]] = {}
        """Where people wait for the host: at which place of the log, and since when."""

    async def look(self, listened: list[LiveTable]) -> None:
        """Let somebody else be the host wherever people have waited for too long."""
        now = self._clock.now()
        heirs = {live.id: heir for live in listened if (heir := _heir(live)) is not None}
        self._waits = {live.id: self._since(live, now) for live in listened if live.id in heirs}
        for live in listened:
            seq, since = self._waits.get(live.id, (0, now))
            if now - since >= LONGEST_WAIT:
                del self._waits[live.id]
                if live.state.life.full or not await self._duty.register.attended(live.id):
                    deed = deeds.PassHost(seq, heirs[live.id])
                    await self._tables.do_for_house(live.id, f"pass-host-{seq}", deed)

    def _since(self, live: LiveTable, now: Millis) -> tuple[int, Millis]:
        """Since when nothing has happened there."""
        seq = live.state.stirred
        known = self._waits.get(live.id)
        return known if known is not None and known[0] == seq else (seq, now)


def _heir(live: LiveTable) -> Seat | None:
    """Who is there to be the host instead of one who does nothing, if others wait for that."""
    life = live.state.life
    if life.phase is not Phase.OPEN or (life.host in live.people and not life.full):
        return None
    return next(
        (seat for seat in _after_host(life) if life.chairs[seat].player in live.people), None
    )


def _after_host(life: Life) -> list[Seat]:
    """The seats of all others, from the host's on."""
    seats = range(len(life.chairs))
    at = next((seat for seat in seats if life.chairs[seat].player == life.host), -1)
    return [*seats[at + 1 :], *seats[: max(at, 0)]]
