"""What an operator does about people: look them up, end their tokens, block and erase them."""

from contextlib import suppress
from typing import Final, Protocol

import msgspec

from houle.games.registry import UnknownGameError
from houle.kernel import RefusedError, UnplayableRecordError
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.deeds import Person
from houle.tables.names import NAMELESS
from houle.tables.ports import (
    LONGEST_SILENCE,
    Clock,
    Known,
    Log,
    Logged,
    Marks,
    Millis,
    PlayerId,
    TableId,
)
from houle.tables.shelves import Shelves, every_table
from houle.tables.tables import Tables

MOST_FOUND = 100
MOST_SEATS = 10_000
AT_ONCE = 500
NO_END: Final[Millis] = 2**62
UNREADABLE = (UnplayableRecordError, UnknownGameError, msgspec.ValidationError)
"""What comes of a log that cannot be read here."""
UNTIL_ALL_KNOW: Millis = LONGEST_SILENCE
"""So long after it was marked no node takes anything from somebody any more: each reads marks
every second, and one that does nothing for so long is down."""


class PeopleStore(Shelves, Log, Marks, Protocol):
    """A store, as far as it knows of people."""

    async def players_named(self, name: str, most: int) -> list[Known]:
        """Who calls themselves like this, the latest first."""

    async def profile_of(self, player: PlayerId) -> object | None:
        """How a player wants to be shown; `None` for nobody we know."""

    async def acted_at(self, player: PlayerId, tables: list[TableId]) -> list[TableId]:
        """At which of these tables a player ever did anything."""

    async def redact(self, table: TableId, seq: int, entry: bytes) -> None:
        """Put an entry in the place of one that says too much."""

    async def forget_player(self, player: PlayerId) -> None:
        """Forget how a player wants to be shown."""


class Somebody(msgspec.Struct, frozen=True):
    """A player, and where they sit or sat to the end."""

    known: Known
    tables: tuple[TableId, ...]
    blocked: bool = False


class Erasure(msgspec.Struct, frozen=True):
    """From which logs a name was taken, and which could not be read to do so."""

    tables: tuple[TableId, ...]
    unreadable: tuple[TableId, ...] = ()


class People:
    """Those who have come in, for whoever looks after the house."""

    def __init__(self, store: PeopleStore, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def named(self, name: str) -> list[Somebody]:
        """Who calls themselves like this."""
        blocked = {mark.player for mark in await self._store.marks(0) if mark.blocked}
        found = []
        for known in await self._store.players_named(name, MOST_FOUND):
            seats = await self._store.tables_of(known.player, MOST_FOUND)
            tables = tuple(one.table for one in seats)
            found.append(Somebody(known, tables, known.player in blocked))
        return found

    async def knows(self, player: PlayerId) -> bool:
        """Whether there is such a player."""
        return await self._store.profile_of(player) is not None

    async def revoke(self, player: PlayerId) -> None:
        """End all tokens of somebody; whoever holds one is a stranger from now on."""
        await self._store.end_tokens(player)

    async def block(self, player: PlayerId) -> None:
        """Let somebody do nothing any more: where they sat, a bot plays on (T-08)."""
        await self._store.block(player, blocked=True)
        await self._clock.sleep(UNTIL_ALL_KNOW)
        await self._get_up(player)

    async def unblock(self, player: PlayerId) -> None:
        """Let somebody play and talk again; seats in running games are theirs to take back."""
        await self._store.block(player, blocked=False)
        await self._store.silence(player, 0)

    async def silence(self, player: PlayerId, until: Millis) -> None:
        """Let somebody say nothing at any table until then."""
        await self._store.silence(player, until)

    async def take_name(self, player: PlayerId, why: str, until: Millis = NO_END) -> Erasure:
        """Take a name that somebody had until then out of every log; they play on without one.

        Done twice for the same reason it is done once.
        """
        deed = deeds.Erase(player, stays=True)
        return await self._erase_everywhere(f"take-name-{why}", deed, until)

    async def erase(self, player: PlayerId) -> Erasure:
        """Take somebody's name out of the store, wherever it stands; the games stay (T-08).

        May be done again if it was interrupted: who it was is forgotten last.
        """
        await self._store.end_tokens(player)
        await self._clock.sleep(UNTIL_ALL_KNOW)
        await self._get_up(player)
        erasure = await self._erase_everywhere(f"erase-{player}", deeds.Erase(player))
        if not erasure.unreadable:
            await self._store.forget_player(player)
        return erasure

    async def _erase_everywhere(
        self, command: str, deed: deeds.Erase, until: Millis = NO_END
    ) -> Erasure:
        erased, unreadable = [], []
        for table in await self._touched_by(deed.player):
            try:
                if await self._erase_at(table, command, deed, until):
                    erased.append(table)
            except UNREADABLE:
                unreadable.append(table)
        return Erasure(tuple(erased), tuple(unreadable))

    async def _get_up(self, player: PlayerId) -> None:
        """From every seat that somebody still has; what is played there goes on."""
        command = f"leave-by-operator-{self._clock.now()}"
        for listed in await self._store.under_way(player, MOST_SEATS):
            with suppress(RefusedError, *UNREADABLE):
                await self._tables.do(listed.table, Person(player), command, deeds.Leave())

    async def _touched_by(self, player: PlayerId) -> list[TableId]:
        """Every table at which somebody ever did anything, also before the game began."""
        found: list[TableId] = []
        page: list[TableId] = []
        async for listed in every_table(self._store):
            page.append(listed.table)
            if len(page) == AT_ONCE:
                found += await self._store.acted_at(player, page)
                page = []
        return found + await self._store.acted_at(player, page)

    async def _erase_at(
        self, table: TableId, command: str, deed: deeds.Erase, until: Millis
    ) -> bool:
        """Nodes that have the table at hand read of it in the log, before the past is changed."""
        entries = await self._store.read(table)
        named = [one for one in entries if one.at <= until and _names(one, deed.player)]
        if not named:
            return False
        await self._tables.do_for_house(table, command, deed)
        for logged in named:
            await self._store.redact(table, logged.seq, _without_name(logged))
        return True


def _names(logged: Logged, player: PlayerId) -> bool:
    entry = log.decode_entry(logged.entry)
    if not isinstance(entry, log.Sat | log.WillSit):
        return False
    return entry.player == player and entry.name != NAMELESS


def _without_name(logged: Logged) -> bytes:
    entry = log.decode_entry(logged.entry)
    if not isinstance(entry, log.Sat | log.WillSit):
        raise TypeError("only whoever sits down gives a name")
    return log.encode_entry(msgspec.structs.replace(entry, name=NAMELESS))
