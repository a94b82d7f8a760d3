"""What is written beside an entry for lists and sweepers."""

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
    if pace.move is None:
        return None
    ends = [since.until(pace.move) for since in state.running.waiting if since is not None]
    known = [end for end in ends if end is not None]
    return Due(at=min(known)) if known else Due(after=pace.move)
