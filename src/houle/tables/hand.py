"""The tables a node has at hand, and how it keeps up with the log."""

from asyncio import sleep
from collections import Counter, OrderedDict

from houle.tables.fair import Seed
from houle.tables.live import LiveTable, Moment, told
from houle.tables.ports import Bus, Hint, Log, PlayerId, TableId, Vault
from houle.tables.running import FateOf
from houle.tables.state import Fold
from houle.tables.tasks import Tasks

AT_ONCE = 64
"""So many entries are read in one go before somebody else's turn comes."""
AT_HAND = 4096
"""So many tables that nobody listens to are kept."""


class UnknownTableError(LookupError):
    """There is no such table."""


class Hand:
    """Tables at hand. Nothing here is the truth: each may be dropped and read again."""

    def __init__(self, log: Log, vault: Vault, bus: Bus, fate_of: FateOf) -> None:
        self.log = log
        self.vault = vault
        self.fate_of = fate_of
        self._bus = bus
        self._tables: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._tasks = Tasks()
        bus.on_hint(self._hear)

    @property
    def size(self) -> int:
        """How many tables are at hand."""
        return len(self._tables)

    def peek(self, table: TableId) -> LiveTable | None:
        """A table if it is at hand already."""
        return self._tables.get(table)

    async def take(self, table: TableId) -> LiveTable:
        """A table, from the log if need be. It may be behind."""
        live = self._tables.get(table)
        if live is None:
            entries = await self.log.read(table)
            if not entries:
                raise UnknownTableError(table)
            made = LiveTable(table, await self._fold(table), entries[:AT_ONCE])
            for part in range(AT_ONCE, len(entries), AT_ONCE):
                await sleep(0)  # others go on meanwhile
                made.take_in(entries[part : part + AT_ONCE])
            live = self._tables.get(table)
            if live is None:
                self._drop_some()
                live = self._tables[table] = made
        self._tables.move_to_end(table)
        return live

    async def take_fresh(self, table: TableId) -> LiveTable:
        """A table, up to date with the log."""
        live = await self.take(table)
        await self.catch_up(live)
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Read what the log has beyond what is at hand."""
        entries = await self.log.read(live.id, live.state.seq)
        if entries:
            live.take_in(entries)

    async def moments_after(self, live: LiveTable, seq: int) -> list[Moment]:
        """All moments after a place in the log, made again from the log."""
        entries = await self.log.read(live.id)
        fold = await self._fold(live.id)
        return [moment for moment in told(fold, entries) if moment.state.seq > seq]

    async def listen(self, live: LiveTable, player: PlayerId | None) -> None:
        """From now on hear what other nodes write at a table."""
        live.listeners += 1
        if player is not None:
            live.people[player] += 1
        if live.listeners == 1:
            await self._bus.follow(live.id)

    async def leave(self, live: LiveTable, player: PlayerId | None) -> None:
        """One listener less."""
        live.listeners -= 1
        if player is not None:
            live.people[player] -= 1
            live.people += Counter()  # those who are here no more need no place
        if live.listeners == 0:
            await self._bus.unfollow(live.id)

    def listened(self) -> list[LiveTable]:
        """The tables somebody listens to here."""
        return [live for live in self._tables.values() if live.listeners]

    async def close(self) -> None:
        await self._tasks.close()

    async def _fold(self, table: TableId) -> Fold:
        return Fold(table, Seed(await self.vault.seed(table)), self.fate_of)

    def _hear(self, hint: Hint) -> None:
        live = self._tables.get(hint.table)
        if live is not None and live.listeners and hint.seq > live.state.seq:
            self._tasks.start(self.catch_up(live))

    def _drop_some(self) -> None:
        if len(self._tables) >= AT_HAND:
            idle = [table for table, live in self._tables.items() if not live.listeners]
            for table in idle[: max(0, len(idle) + 1 - AT_HAND)]:
                del self._tables[table]
