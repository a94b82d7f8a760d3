"""What somebody did at a table where a deal is played that others play as well (T-90, T-96).

Read from the log alone: whoever reads it again gets the same.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec

from houle.kernel import Seat
from houle.tables import entries as log
from houle.tables.life import Life
from houle.tables.ports import Logged, Millis, Phase, PlayerId
from houle.tables.state import TableState

Moves: TypeAlias = tuple[msgspec.Raw, ...]
"""What somebody did, asides too, in order."""


class SoleGame(NamedTuple):
    """A game that is over, for the one person who played it."""

    life: Life
    player: PlayerId | None
    """Nobody, once they were erased."""
    finished_at: Millis
    to_the_end: bool
    """It was not given up."""
    won: bool
    points: int | None
    moves: Moves


def read_sole_game(moments: Iterable[tuple[Logged, TableState]]) -> SoleGame | None:
    """What came of such a table, from its whole log; `None` if it is not over or another kind."""
    moves: list[msgspec.Raw] = []
    finished_at, state, erased = None, None, False
    for logged, state in moments:
        match log.decode_entry(logged.entry):
            case log.Played(seat, move) if seat == state.life.sole_seat:
                moves.append(move.copy())
            case log.Erased(stays=False):
                erased = True
            case _:
                pass
        if finished_at is None and state.life.phase is Phase.FINISHED:
            finished_at = logged.at
    if state is None or finished_at is None or state.life.sole_seat is None:
        return None
    life, seat = state.life, state.life.sole_seat
    won, points = came_out(state, seat)
    return SoleGame(
        life,
        None if erased else life.chairs[seat].player,
        finished_at,
        to_the_end=state.running is not None and state.running.outcome is not None,
        won=won,
        points=points,
        moves=tuple(moves),
    )


def came_out(state: TableState, seat: Seat) -> tuple[bool, int | None]:
    """Whether whoever sits there won a game that is over, and with how many points, if it counts
    them."""
    outcome = None if state.running is None else state.running.outcome
    if outcome is None:
        return False, None
    return seat in outcome.winners, outcome.points[seat] if outcome.points else None
