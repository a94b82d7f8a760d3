"""What goes out: a table at one place of its log, for one viewer. There is no other door."""

from typing import Any

import msgspec

from houle.kernel import Onlooker, Seat, Step, View, Viewer, project, project_steps
from houle.tables.clocks import callable_from, until
from houle.tables.entries import Watch
from houle.tables.life import Life, Promised
from houle.tables.ports import Millis, Phase, PlayerId
from houle.tables.refusing import Reason, refuse
from houle.tables.state import Happening, TableState


class Waiting(msgspec.Struct, frozen=True):
    """A seat the game waits for."""

    seat: Seat
    turn: int
    """The name of the decision; a move must name it (T-20)."""
    until: Millis | None
    """When a bot makes the move (T-30, T-37); `None` where no clock runs."""
    call_from: Millis | None = None
    """Where no clock runs, when the others may call for a bot (T-37)."""
    called_by: tuple[Seat, ...] = ()
    """Who would let a bot play."""


class You(msgspec.Struct, frozen=True):
    """What concerns the viewer alone."""

    seat: Seat
    host: bool
    turn: int | None
    """The decision the game waits for, if it waits for you."""
    may_take_back: bool


class Frame(msgspec.Struct, frozen=True):
    """A table as one viewer sees it right after an entry."""

    seq: int
    at: Millis
    happened: Happening
    table: msgspec.Raw
    you: You | None
    waiting: tuple[Waiting, ...] = ()
    steps: tuple[Step, ...] = ()
    view: View[Any, Any, Any] | None = None
    promised: Promised = msgspec.UNSET
    """The seat that is the viewer's from the next round on, or that it is none any more (T-68)."""


encode_frame = msgspec.json.Encoder().encode


def viewer_of(life: Life, player: PlayerId | None) -> Viewer:
    """With whose eyes somebody sees a table now; refused where nobody may look on (T-50)."""
    seat = None if player is None else life.seat_of(player)
    if seat is not None:
        return seat
    if life.setting.watch is Watch.NOBODY and life.phase is not Phase.OPEN:
        refuse("T-50", Reason.NOBODY_MAY_WATCH)
    if life.again is not None and life.phase is not Phase.FINISHED:
        refuse("T-98", Reason.NOBODY_MAY_WATCH)
    return Onlooker.WATCHER


def chosen_viewer(life: Life, player: PlayerId | None, wanted: Viewer | None) -> Viewer:
    """The eyes somebody may look back with: the own ones, after the end any (T-51, T-52)."""
    own = viewer_of(life, player)
    if wanted is None or wanted == own:
        return own
    if not isinstance(wanted, Onlooker) and not 0 <= wanted < len(life.chairs):
        refuse("T-52", Reason.NO_SUCH_SEAT)
    if life.phase is not Phase.FINISHED:
        refuse("T-52", Reason.NOT_OVER)
    return wanted


def frame(
    state: TableState, viewer: Viewer, *, over: bool = False, promised: Promised = msgspec.UNSET
) -> Frame:
    """A table for one viewer; `over` says that it is looked back at after the end (T-52)."""
    running, life = state.running, state.life
    you = None
    if not isinstance(viewer, Onlooker):
        since = running.waiting[viewer] if running is not None else None
        you = You(
            seat=viewer,
            host=life.chairs[viewer].player == life.host,
            turn=since.turn if since is not None and life.phase is Phase.PLAYING else None,
            may_take_back=state.revocable(viewer) is not None,
        )
    if running is None:
        return Frame(state.seq, state.at, state.happened, state.shown, you)
    game, table = running.game, running.table
    fresh = state.happened.kind in _WITH_STEPS
    return Frame(
        seq=state.seq,
        at=state.at,
        happened=state.happened,
        table=state.shown,
        you=you,
        waiting=_waiting(state) if life.phase is Phase.PLAYING else (),
        steps=project_steps(game, table, viewer, over=over) if fresh else (),
        view=project(game, table, viewer, over=over),
        promised=promised,
    )


_WITH_STEPS = {"started", "played"}


def _waiting(state: TableState) -> tuple[Waiting, ...]:
    running = state.running
    if running is None:
        return ()
    return tuple(
        Waiting(
            seat=seat,
            turn=since.turn,
            until=until(state, seat),
            call_from=callable_from(state, seat),
            called_by=since.call.by if since.call is not None else (),
        )
        for seat, since in enumerate(running.waiting)
        if since is not None
    )
