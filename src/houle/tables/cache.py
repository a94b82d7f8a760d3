"""The tables a node has at hand, and how it keeps up with the log."""

from asyncio import Lock, sleep
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import TypeVar

from houle.tables.bell import Bell
from houle.tables.fair import Seed
from houle.tables.hearsay import Hearsay
from houle.tables.live import FramedState, LiveTable
from houle.tables.ports import (
    Bus,
    Hint,
    Log,
    LogDownError,
    Logged,
    LogUnsureError,
    PlayerId,
    TableId,
    Vault,
)
from houle.tables.running import ChanceOf
from houle.tables.state import Fold
from houle.tables.tasks import Tasks
from houle.tables.unhurried import unhurried

R = TypeVar("R")

AT_ONCE = 8
"""So many entries are folded in one go before somebody else's turn comes: 1 to 3 ms."""
COMPARED_AT_ONCE = 500
"""So many tables are compared with the log before somebody else's turn comes."""
IDLE_BYTES = 256_000_000
"""About so many bytes of tables that nobody listens to are kept."""


class UnknownTableError(LookupError):
    """There is no such table."""


class TableCache:
    """Tables at hand. Nothing here is the truth: each may be dropped and read again."""

    def __init__(
        self, log: Log, vault: Vault, bus: Bus, chance_of: ChanceOf, idle_bytes: int = IDLE_BYTES
    ) -> None:
        self.log = log
        self.vault = vault
        self.chance_of = chance_of
        self.bell = Bell()
        """Which lets listeners of all tables look up."""
        self.hearsay = Hearsay(bus)
        self._bus = bus
        self._tables: dict[TableId, LiveTable] = {}
        self._idle: OrderedDict[TableId, int] = OrderedDict()
        """What each table weighs that nobody listens to, the latest used at the end."""
        self._most_idle = idle_bytes
        self.idle_bytes = 0
        """What these weigh together."""
        self._turnstile = Lock()
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
            made = LiveTable(table, await self._fold(table), entries[:1], self.bell)
            async for part in self._in_turn(entries[1:]):
                made.take_in(part)
            live = self._tables.get(table)
            if live is None:
                live = self._tables[table] = made
        self._weigh(live)
        return live

    async def take_fresh(self, table: TableId) -> LiveTable:
        """A table, up to date with the log."""
        live = await self.take(table)
        await self.catch_up(live)
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Read what the log has beyond what is at hand."""
        entries = await self._from_log(self.log.read(live.id, live.state.seq))
        async for part in self._in_turn(entries):
            live.take_in(part)

    async def behind(self, listened: Sequence[LiveTable]) -> AsyncIterator[LiveTable]:
        """Once in each round: of tables that somebody listens to, those that the log has more of,
        as far as it is asked."""
        asked_for = self.hearsay.asked_for(listened)
        if asked_for:
            seqs = await self._from_log(self.log.seqs([live.id for live in asked_for]))
            async for live in unhurried(asked_for, COMPARED_AT_ONCE):
                seq = seqs.get(live.id, 0)
                if seq > live.state.seq:
                    self.hearsay.found(live, seq)
                    yield live

    async def _from_log(self, asked: Awaitable[R]) -> R:
        """While the log is away, what was heard is of no use."""
        try:
            return await asked
        except (LogDownError, LogUnsureError):
            self.hearsay.distrust()
            raise

    async def moments(self, live: LiveTable, first: int, last: int) -> list[FramedState]:
        """From one place in the log to another; what is no longer at hand is made again.

        A table may go on meanwhile, so what is at hand is looked at before anything is waited for.
        """
        at_hand = live.at_hand(first, last)
        end = at_hand[0].state.seq - 1 if at_hand else last
        made = await self._made_again(live, first, end) if first <= end else []
        return made + at_hand

    async def _made_again(self, live: LiveTable, first: int, last: int) -> list[FramedState]:
        before = live.landmarks.before(first)
        entries = await self.log.read(live.id, before.seq if before else 0, last)
        made: list[FramedState] = []
        async for part in self._in_turn(entries):
            for moment in live.retold(part, before):
                before = moment.state
                live.landmarks.pass_by(before)
                if before.seq >= first:
                    made.append(moment)
        return made

    async def _in_turn(self, entries: Sequence[Logged]) -> AsyncIterator[Sequence[Logged]]:
        """Entries to fold, some at a time; of all who fold one goes on at each turn of the loop."""
        for start in range(0, len(entries), AT_ONCE):
            if start:
                async with self._turnstile:
                    await sleep(0)
            yield entries[start : start + AT_ONCE]

    async def listen(self, live: LiveTable, player: PlayerId | None) -> None:
        """From now on hear what other nodes write at a table."""
        live.listeners += 1
        if player is not None:
            live.people[player] += 1
        if live.listeners == 1:
            self.idle_bytes -= self._idle.pop(live.id, 0)
            self.hearsay.begins(live)
            await self._bus.follow(live.id)

    async def leave(self, live: LiveTable, player: PlayerId | None) -> None:
        """One listener less."""
        live.listeners -= 1
        if player is not None:
            live.people[player] -= 1
            live.people += Counter()  # those who are here no more need no place
        if live.listeners == 0:
            self._weigh(live)
            await self._bus.unfollow(live.id)

    def listened(self) -> list[LiveTable]:
        """The tables somebody listens to here."""
        return [live for live in self._tables.values() if live.listeners]

    def tell(self, hint: Hint) -> None:
        """Let other nodes know what this one has written."""
        live = self._tables.get(hint.table)
        if live is not None:
            live.told = max(live.told, hint.seq)
        self.hearsay.tell(hint)

    async def close(self) -> None:
        await self.hearsay.tell_again()
        await self._tasks.close()

    async def _fold(self, table: TableId) -> Fold:
        return Fold(table, Seed(await self.vault.seed(table)), self.chance_of)

    def _hear(self, hint: Hint) -> None:
        live = self._tables.get(hint.table)
        if live is not None and live.listeners:
            self.hearsay.hear(live, hint)
            if hint.seq > live.state.seq:
                self._tasks.start(self.catch_up(live))

    def _weigh(self, live: LiveTable) -> None:
        """A table is used that nobody listens to: others may have to go for it."""
        if live.listeners or self._tables.get(live.id) is not live:
            return
        weight = live.weight
        self.idle_bytes += weight - self._idle.pop(live.id, 0)
        self._idle[live.id] = weight
        while self.idle_bytes > self._most_idle and len(self._idle) > 1:
            table, freed = self._idle.popitem(last=False)
            self.idle_bytes -= freed
            self._tables.pop(table, None)
