"""The moves at which ways parted, in words: for whoever has played, and of what they saw then."""

from collections.abc import Sequence

import msgspec

from houle.kernel import project
from houle.people.day_results import DayResult, Parting
from houle.tables import entries as log
from houle.tables.running import read_move
from houle.tables.state import DAY_SEAT
from houle.web.language import speaker
from houle.web.node import Node


class OtherWay(msgspec.Struct, frozen=True):
    """What others did instead, and how many."""

    move: str
    count: int


class PartedWays(msgspec.Struct, frozen=True):
    """A move of yours before which others had the very same game, and then made another."""

    seq: int
    """The moment before it in your own game."""
    move: str
    together: int
    """How many made the same move, you with them."""
    others: tuple[OtherWay, ...]


async def told_partings(
    node: Node, own: DayResult | None, parted: Sequence[Parting], locale: str
) -> tuple[PartedWays, ...]:
    """Each in the words of the game, to its player."""
    if own is None or not parted:
        return ()
    live = await node.cache.take_fresh(own.table)
    places = [
        logged.seq
        for logged in await node.cache.log.read(own.table)
        if isinstance(entry := log.decode_entry(logged.entry), log.Played)
        and entry.seat == DAY_SEAT
    ]
    told = []
    for one in parted:
        before = places[one.nth] - 1
        (moment,) = await node.cache.moments(live, before, before)
        running = moment.state.running
        if running is None:
            continue
        view = project(running.game, running.table, DAY_SEAT)
        says = speaker(moment.state, locale, DAY_SEAT)
        others = tuple(
            OtherWay(says.move(view, read_move(running.game, move)), count)
            for move, count in one.others
        )
        mine = says.move(view, read_move(running.game, own.moves[one.nth]))
        told.append(PartedWays(before, mine, one.together, others))
    return tuple(told)
