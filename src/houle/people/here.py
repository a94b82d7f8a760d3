"""Who is there: which of those who play have a table open, at any node. Soft state over the bus."""

from zlib import crc32

from houle.kernel import Seat
from houle.people.presence import Presence
from houle.tables.cache import TableCache
from houle.tables.duty import LINGER, LOOKED_AT_ONCE, NAME_BYTES
from houle.tables.live import LiveTable
from houle.tables.ports import Bus, Clock, Entropy, Here, Millis, PlayerId, TableId
from houle.tables.unhurried import unhurried

EVERY: Millis = 1000
SAID_AGAIN = 4
"""In each such round a node says again who is there."""
FORGOTTEN: Millis = 12_000
"""A node that said nothing for so long has nobody there any more."""


class WhoIsHere:
    """Keeps `LiveTable.here`, and lets the other nodes do so."""

    def __init__(
        self, cache: TableCache, presence: Presence, bus: Bus, clock: Clock, entropy: Entropy
    ) -> None:
        self._cache = cache
        self._presence = presence
        self._bus = bus
        self._clock = clock
        self._node = entropy(NAME_BYTES).hex()
        self._round = 0
        self._told: dict[TableId, tuple[Seat, ...]] = {}
        self._elsewhere: dict[TableId, dict[str, tuple[Millis, tuple[Seat, ...]]]] = {}
        """What the other nodes said, and when."""
        bus.on_here(self._hear)

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await self.go_round()
            await self._clock.sleep(EVERY)

    async def go_round(self) -> None:
        """Look once at every table that somebody listens to, or did until a moment ago."""
        self._round += 1
        listened = self._cache.listened()
        async for live in unhurried(listened, LOOKED_AT_ONCE):
            self._look(live)
        for table in {*self._told, *self._elsewhere} - {live.id for live in listened}:
            self._look_after(table)

    def _look_after(self, table: TableId) -> None:
        """Nobody listens any more: say so, once a page can no longer be on its way back."""
        live = self._cache.peek(table)
        if live is not None:
            self._look(live)
            if self._told[table]:
                return
            live.here = ()
        elif self._told.get(table):
            self._bus.tell_here(Here(table, self._node, ()))
        self._told.pop(table, None)
        self._elsewhere.pop(table, None)

    def _look(self, live: LiveTable) -> None:
        chairs = enumerate(live.state.life.chairs)
        kept = {seat: chair.player for seat, chair in chairs if chair.player and not chair.gone}
        mine = tuple(seat for seat, player in kept.items() if self._is_here(live, player))
        again = (self._round + crc32(live.id.encode())) % SAID_AGAIN == 0
        if mine != self._told.get(live.id, ()) or (mine and again):
            self._bus.tell_here(Here(live.id, self._node, mine))
        self._told[live.id] = mine
        here = tuple(sorted({*mine, *(self._there(live.id) & kept.keys())}))
        if here != live.here:
            live.here = here
            live.wake()

    def _is_here(self, live: LiveTable, player: PlayerId) -> bool:
        """Has it open at this node, or had it until a moment ago: a page may be loaded anew."""
        return live.people[player] > 0 or self._presence.was_here(live.id, player, LINGER)

    def _there(self, table: TableId) -> set[Seat]:
        """Who has it open at other nodes."""
        said = self._elsewhere.get(table, {})
        now = self._clock.now()
        for node in [node for node, (at, _) in said.items() if at + FORGOTTEN <= now]:
            del said[node]
        return {seat for _, seats in said.values() for seat in seats}

    def _hear(self, here: Here) -> None:
        self._elsewhere.setdefault(here.table, {})[here.node] = self._clock.now(), here.seats
