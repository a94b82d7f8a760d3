"""Who has seen lately, at this node, that it is their turn. Soft: a node that goes forgets it."""

from houle.tables.cache import TableCache
from houle.tables.latest import Latest
from houle.tables.ports import Clock, Millis, PlayerId, TableId

REMEMBERED = 20_000
A_GLANCE: Millis = 3000
"""Whoever goes sooner after a turn began has hardly seen it: a phone that is put away takes a
moment to hang up."""


class Presence:
    """Knows who listens to which table, and who has gone from it not long ago."""

    def __init__(self, cache: TableCache, clock: Clock) -> None:
        self._cache = cache
        self._clock = clock
        self._gone = Latest[tuple[TableId, PlayerId], Millis](REMEMBERED)

    def leaves(self, table: TableId, player: PlayerId) -> None:
        """Somebody hangs up."""
        self._gone[table, player] = self._clock.now()

    def is_here(self, table: TableId, player: PlayerId) -> bool:
        """Whether somebody has the table open now."""
        live = self._cache.peek(table)
        return live is not None and live.people[player] > 0

    def was_here(self, table: TableId, player: PlayerId, within: Millis) -> bool:
        """Whether somebody had it open so lately."""
        gone = self._gone.get((table, player))
        return gone is not None and gone + within > self._clock.now()

    def has_seen(self, table: TableId, player: PlayerId, since: Millis) -> bool:
        """Whether somebody had it open when it was their turn, for longer than a glance."""
        gone = self._gone.get((table, player))
        return self.is_here(table, player) or (gone is not None and gone >= since + A_GLANCE)
