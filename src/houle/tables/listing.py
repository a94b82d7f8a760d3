"""What is written beside an entry for lists and sweepers."""

from houle.tables.clocks import forsaken, time_for
from houle.tables.ports import Due, Listing, Millis, Phase
from houle.tables.state import TableState

A_DAY: Millis = 24 * 60 * 60 * 1000
BOT_GRACE: Millis = 2000
"""So long after their time bots are asked once more."""


def listing(state: TableState) -> Listing:
    """What lists and sweepers know of a table."""
    life = state.life
    return Listing(
        game=life.setting.game,
        rules_version=life.rules_version,
        phase=life.phase,
        listed=life.setting.listed,
        summary=state.summary,
        due=_due(state),
    )


def _due(state: TableState) -> Due | None:
    """When the caretaker should look at the table if nothing happens until then."""
    pace = state.life.setting.pace
    if state.life.phase is Phase.OPEN:
        return Due(after=A_DAY) if state.seq == 1 else Due(at=state.life.opened_at + A_DAY)
    if state.life.phase is not Phase.PLAYING or state.running is None:
        return None
    if state.bots_waited_for:
        return Due(after=pace.bot + BOT_GRACE)
    return Due(after=0) if not state.life.rests and forsaken(state.life) else _next_end(state)


def _next_end(state: TableState) -> Due | None:
    """When the first time for a move is over."""
    running, known, fresh = state.running, list[Millis](), list[Millis]()
    for seat, since in enumerate(running.waiting if running is not None else ()):
        time = None if since is None else time_for(state.life, seat)
        if since is not None and time is not None:
            if since.at is None:
                fresh.append(time)
            else:
                known.append(since.at + time)
    # Of those who are waited for already the time is over sooner, but for those who are away.
    sooner = bool(fresh) and min(fresh) != state.life.setting.pace.move
    if known and not sooner:
        return Due(at=min(known))
    return Due(after=min(fresh)) if fresh else None
