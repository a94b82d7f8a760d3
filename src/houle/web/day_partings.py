"""The moves at which ways parted, in words: for whoever has played, and of what they saw then."""

from collections.abc import Sequence

import msgspec

from houle.people.challenge_results import moves_in
from houle.people.day_results import DayResult, Parting
from houle.tables.days import DAY_SEAT
from houle.web.node import Node
from houle.web.told_moves import told_moves


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
    places = [seq for seq, _ in moves_in(await node.cache.log.read(own.table), DAY_SEAT)]
    moves = [
        (places[one.nth], move)
        for one in parted
        for move in (own.moves[one.nth], *(move for move, _ in one.others))
    ]
    told = iter(await told_moves(node, own.table, DAY_SEAT, moves, locale))
    return tuple(
        PartedWays(
            places[one.nth] - 1,
            next(told).move,
            one.together,
            tuple(OtherWay(next(told).move, count) for _, count in one.others),
        )
        for one in parted
    )
