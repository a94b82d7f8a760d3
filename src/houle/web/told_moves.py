"""Moves of a game that is over, in the words of its game, as its player saw the table then."""

from collections.abc import Sequence

import msgspec

from houle.kernel import Seat, project
from houle.tables.ports import TableId
from houle.tables.running import Running, read_move
from houle.tables.state import TableState
from houle.tables.unhurried import unhurried
from houle.web.language import speaker
from houle.web.node import Node

ROW = 32
"""So many moments are made at once: to go through a game costs each of them once."""
AT_ONCE = 8
"""So many moves are told before somebody else has a turn."""


class ToldMove(msgspec.Struct, frozen=True):
    """A move, and where it stands in the log."""

    seq: int
    move: str


async def told_moves(
    node: Node,
    table: TableId,
    seat: Seat,
    moves: Sequence[tuple[int, msgspec.Raw]],
    locale: str,
) -> tuple[ToldMove, ...]:
    """What somebody did at places of the log, in its order, or could have done there."""
    live = await node.cache.take_fresh(table)
    told = []
    for first in range(1, live.state.seq, ROW):
        here = [one for one in moves if first <= one[0] - 1 < first + ROW]
        if not here:
            continue
        last = min(first + ROW - 1, live.state.seq)
        row = await node.cache.moments(live, first, last)
        async for seq, move in unhurried(here, AT_ONCE):
            before = row[seq - 1 - first].state
            if before.running is not None:
                told.append(_told(before, before.running, seat, seq, move, locale))
    return tuple(told)


def _told(
    before: TableState, running: Running, seat: Seat, seq: int, move: msgspec.Raw, locale: str
) -> ToldMove:
    view = project(running.game, running.table, seat)
    says = speaker(before, locale, seat)
    return ToldMove(seq, says.move(view, read_move(running.game, move)))
