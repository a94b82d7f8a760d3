"""What is written beside an entry for lists and sweepers."""

import msgspec

from houle.tables.clocks import counting, forsaken, is_live
from houle.tables.entries import Watch
from houle.tables.ports import Due, Listed, Listing, Millis, Phase
from houle.tables.state import TableState
from houle.tables.turns import UNSEEN

A_DAY: Millis = 24 * 60 * 60 * 1000
BOT_GRACE: Millis = 2000
"""So long after their time bots are asked once more."""
HOW_IT_STANDS = ("waited_for", "resting")
"""What a list tells of a running game, besides who plays it."""


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
        club=life.club,
    )


def for_strangers(listed: Listed) -> Listed:
    """A table in a list that anybody gets: where nobody may look on, how it stands is not told."""
    if listed.phase is not Phase.PLAYING:
        return listed
    told = msgspec.json.decode(listed.summary)
    if told["watch"] != Watch.NOBODY:
        return listed
    for fact in HOW_IT_STANDS:
        told.pop(fact, None)
    return msgspec.structs.replace(listed, summary=msgspec.Raw(msgspec.json.encode(told)))


def _due(state: TableState) -> Due | None:
    """When the caretaker should look at the table if nothing happens until then."""
    pace = state.life.setting.pace
    if state.life.phase is Phase.OPEN:
        return _end_of_waiting(state)
    if state.life.phase is not Phase.PLAYING or state.running is None:
        return None
    if state.bots_waited_for:
        return Due(after=pace.bot + BOT_GRACE)
    if not state.life.rests and forsaken(state.life):
        return Due(after=0)
    called = any(since is not None and since.call is not None for since in state.running.waiting)
    return _next_end(state) if is_live(pace) or called else _next_notice(state)


def _end_of_waiting(state: TableState) -> Due:
    """When an open table is dealt by the house, or else given up; at its first entry it is not
    known yet when it was opened."""
    life = state.life
    if life.starts_after is not None and life.full:
        return Due(after=0)
    span = A_DAY if life.starts_after is None else life.starts_after
    return Due(after=span) if state.seq == 1 else Due(at=life.opened_at + span)


def _next_notice(state: TableState) -> Due | None:
    """When whoever is waited for and may be elsewhere is to be told; that is before any clock ends.

    For those who have been waited for longer it may be over: then the caretaker looks at once, and
    puts the table off until there is something to do.
    """
    running, life = state.running, state.life
    if running is None or life.rests:
        return None
    waited = [
        since
        for chair, since in zip(life.chairs, running.waiting, strict=True)
        if since is not None and chair.present
    ]
    known = [since.at for since in waited if since.at is not None]
    if known:
        return Due(at=min(known) + UNSEEN)
    return Due(after=UNSEEN) if waited else None


def _next_end(state: TableState) -> Due | None:
    """When the first time for a move is over."""
    running, known, fresh = state.running, list[Millis](), list[Millis]()
    for seat in running.waited_for if running is not None else ():
        counts = counting(state, seat)
        if counts is not None:
            at, time = counts
            if at is None:
                fresh.append(time)
            else:
                known.append(at + time)
    if not (known or fresh):
        return None
    return Due(at=min(known, default=None), after=min(fresh, default=None))
