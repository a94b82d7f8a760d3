"""How long people have for a move, and when a table should rest (T-30 to T-36)."""

from houle.kernel import Seat
from houle.tables.entries import Pace
from houle.tables.life import Life
from houle.tables.ports import Millis
from houle.tables.running import Call
from houle.tables.state import TableState

LIVE: Millis = 10 * 60 * 1000
"""Whoever has no longer than this for a move sits in front of the table."""
FOR_THOSE_AWAY: Millis = 5000
"""At a live pace the others do not wait longer for whoever has missed a move already."""
LEAST_PRESSED: Millis = 10_000
"""Nobody is pressed for less time than this, unless the pace is quicker for all."""
MISSED_BY_ALL = 2
"""At a slow pace a table rests once everybody has missed so many moves in a row."""

BEFORE_A_CALL: Millis = 10 * 60 * 1000
"""Where no clock runs, somebody is waited for so long before a bot may be called for (T-37)."""
TIME_TO_ANSWER: Millis = 2 * 60 * 1000
"""Whoever is there says within this time if they would rather wait."""

A_WEEK: Millis = 7 * 24 * 60 * 60 * 1000
SHORTEST_MOVE: Millis = 1000


def may_take(move: Millis | None) -> bool:
    """Whether a move may take so long by a clock, or as long as it takes (T-01)."""
    return move is None or SHORTEST_MOVE <= move <= A_WEEK


def is_live(pace: Pace) -> bool:
    """Whether the pace is one at which people stay at the table."""
    return pace.move is not None and pace.move <= LIVE


def is_slow(pace: Pace) -> bool:
    """Whether a clock runs by which people come back now and then."""
    return pace.move is not None and not is_live(pace)


def time_for(life: Life, seat: Seat) -> Millis | None:
    """How long a move may take; `None` where no clock runs."""
    limit = life.setting.pace.move
    if limit is None or life.rests or not life.chairs[seat].present:
        return None
    chair = life.chairs[seat]
    if chair.away and is_live(life.setting.pace):
        return min(limit, FOR_THOSE_AWAY)
    return min(limit, max(limit // 2, LEAST_PRESSED)) if chair.pressed else limit


def counting(state: TableState, seat: Seat) -> tuple[Millis | None, Millis] | None:
    """From when time counts until a bot makes the move, and how long; `None` where none does."""
    since = None if state.running is None else state.running.waiting[seat]
    if since is None or state.life.rests or not state.life.chairs[seat].present:
        return None
    if since.call is not None:
        return since.call.at, 0 if _all_agree(state.life, seat, since.call) else TIME_TO_ANSWER
    time = time_for(state.life, seat)
    return None if time is None else (since.at, time)


def until(state: TableState, seat: Seat) -> Millis | None:
    """When a bot makes the move that is waited for; `None` if it does not, or not known yet."""
    counts = counting(state, seat)
    return None if counts is None or counts[0] is None else counts[0] + counts[1]


def callable_from(state: TableState, seat: Seat) -> Millis | None:
    """When the others may call for a bot instead of somebody who is waited for (T-37)."""
    since = None if state.running is None else state.running.waiting[seat]
    if since is None or since.at is None or state.life.setting.pace.move is not None:
        return None
    return since.at + BEFORE_A_CALL if state.life.chairs[seat].present else None


def _all_agree(life: Life, seat: Seat, call: Call) -> bool:
    """Whether all who have not left and are not away would let a bot play for somebody."""
    asked = (
        other
        for other, chair in enumerate(life.chairs)
        if other != seat and chair.player and not chair.gone and not chair.away
    )
    return all(other in call.by for other in asked)


def oldest_clock(state: TableState) -> Millis | None:
    """From when time may have to be given back for somebody; `None` where no clock runs."""
    running, life = state.running, state.life
    if running is None or life.setting.pace.move is None or life.rests:
        return None
    counting = [since.at for since in running.waiting if since is not None and since.at is not None]
    return max(min(counting), running.given) if counting else None


def forsaken(life: Life) -> bool:
    """Whether everybody who still plays has missed too many moves in a row (T-34)."""
    people = life.kept if is_slow(life.setting.pace) else ()
    return bool(people) and all(chair.missed >= MISSED_BY_ALL for chair in people)
