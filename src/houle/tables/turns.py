"""Who is waited for where people are not expected to sit at the table, and when to tell them."""

from collections.abc import Iterator

import msgspec

from houle.tables.clocks import is_live, time_for, until
from houle.tables.ports import Millis, Phase, PlayerId, TableId
from houle.tables.state import TableState

UNSEEN: Millis = 20_000
"""Whoever has not seen for so long that it is their turn is told."""
REMINDERS = (4, 10)
"""Told again when a quarter of the time is left, and a tenth."""


class Awaited(msgspec.Struct, frozen=True):
    """Somebody whose move a table waits for."""

    table: TableId
    player: PlayerId
    turn: int
    since: Millis
    time: Millis | None
    """How long the move may take; `None` where no clock runs."""

    @property
    def until(self) -> Millis | None:
        return None if self.time is None else self.since + self.time

    @property
    def moments(self) -> tuple[Millis, ...]:
        """When to tell: for the first time, and each time again."""
        first = self.since + UNSEEN
        if self.time is None:
            return (first,)
        return (first, *(self.since + self.time - self.time // part for part in REMINDERS))

    def stage(self, now: Millis) -> int | None:
        """Which of these moments was the last; `None` before the first."""
        passed = [stage for stage, moment in enumerate(self.moments) if moment <= now]
        return passed[-1] if passed else None


def awaited(state: TableState) -> Iterator[Awaited]:
    """People who may be elsewhere and have the next move, or one of the next."""
    running, life = state.running, state.life
    pace = life.setting.pace
    if running is None or life.phase is not Phase.PLAYING or life.rests or is_live(pace):
        return
    for seat, since in enumerate(running.waiting):
        chair = life.chairs[seat]
        if since is not None and since.at is not None and chair.player and chair.present:
            time = time_for(life, seat)
            yield Awaited(life.table, chair.player, since.turn, since.at, time)


def next_look(state: TableState, now: Millis) -> Millis | None:
    """When somebody is to be told next, or has no time left; `None` if neither comes."""
    told = (moment for one in awaited(state) for moment in one.moments)
    return min((moment for moment in (*told, *_ends(state)) if moment > now), default=None)


def any_over(state: TableState, now: Millis) -> bool:
    """Whether somebody has no time left, and is yet to be stood in for."""
    return any(end <= now for end in _ends(state))


def _ends(state: TableState) -> Iterator[Millis]:
    for seat in range(len(state.life.chairs)):
        end = until(state, seat)
        if end is not None:
            yield end
