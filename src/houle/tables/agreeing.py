"""What those at a table agree on while a game runs: whether the house allows it."""

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.asking import chair_at, must_run, own_chair
from houle.tables.clocks import callable_from, may_take
from houle.tables.deeds import Who
from houle.tables.life import Wish
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState


def call_bot(state: TableState, who: Who, deed: deeds.CallBot) -> log.AnyEntry:
    seat = _others(state, who, deed.seat, deed.turn)
    if state.life.setting.pace.move is not None:
        refuse("T-37", Reason.CLOCK_RUNS)
    since = callable_from(state, deed.seat)
    if since is None:
        refuse("T-37", Reason.TURN_IS_OVER)
    if deed.at < since:
        refuse("T-37", Reason.TOO_SOON)
    call = state.call_for(deed.seat)
    if call is not None and seat in call.by:
        refuse("T-37", Reason.AGREED_ALREADY)
    return log.BotWanted(seat, deed.seat)


def decline_bot(state: TableState, who: Who, deed: deeds.DeclineBot) -> log.AnyEntry:
    seat = _others(state, who, deed.seat, deed.turn)
    if state.call_for(deed.seat) is None:
        refuse("T-37", Reason.TURN_IS_OVER)
    return log.BotDeclined(seat, deed.seat)


def want_pace(state: TableState, who: Who, deed: deeds.WantPace) -> log.AnyEntry:
    must_run(state, "T-38")
    seat, chair = own_chair(state.life, who, "T-38")
    if chair.gone:
        refuse("T-38", Reason.NOT_SEATED)
    if not may_take(deed.move):
        refuse("T-38", Reason.BAD_PACE)
    wish = chair.wish or Wish(state.life.setting.pace.move)
    if wish.move_time == deed.move:
        refuse("T-38", Reason.AGREED_ALREADY)
    return log.PaceWanted(seat, deed.move)


def _others(state: TableState, who: Who, waited_for: Seat, turn: int) -> Seat:
    """The seat of whoever speaks about another one, for whom the game waits."""
    running = must_run(state, "T-37")
    seat, chair = own_chair(state.life, who, "T-37")
    chair_at(state.life, waited_for, "T-37")
    if chair.gone:
        refuse("T-37", Reason.NOT_SEATED)
    since = running.waiting[waited_for]
    if since is None or since.turn != turn:
        refuse("T-37", Reason.TURN_IS_OVER)
    if seat == waited_for:
        refuse("T-37", Reason.NOT_YOURS)
    return seat
