"""Writes down what was played, once a game is over (P-50). All of it can be read anew.

One node at a time does it, for no other reason than that one is enough: to record a table twice
changes nothing. It counts as recorded only if nothing was added to its log meanwhile.
"""

from asyncio import sleep
from collections.abc import AsyncIterator
from logging import getLogger
from typing import Protocol

from houle.people.challenge_results import challenge_result
from houle.people.day_results import DayResultStore, day_result
from houle.people.deal_challenges import ChallengeStore
from houle.people.ratings import AN_HOUR, Ratings, RatingStore
from houle.people.results import GameResult, OwnResult, read_result
from houle.people.sole_games import SoleGame, read_sole_game
from houle.tables.cache import AT_ONCE
from houle.tables.fair import Seed
from houle.tables.live import replayed
from houle.tables.mishaps import mishap
from houle.tables.ports import (
    Clock,
    Log,
    LogDownError,
    Logged,
    LogUnsureError,
    Millis,
    Phase,
    PlayerId,
    TableId,
    Vault,
)
from houle.tables.running import ChanceOf
from houle.tables.shelves import Shelves, every_table
from houle.tables.state import Fold, TableState

log = getLogger(__name__)

EVERY: Millis = 2000
LEASE: Millis = 30_000
"""So long one node has for a round before another begins as well."""
MOST_AT_ONCE = 50
CHORE, RANKS = "record", "ranks"


class RecordStore(Protocol):
    """Where results are kept."""

    async def claim(self, chore: str, lease: Millis) -> bool:
        """Whether it is for whoever asks to do something that one node does; theirs for a while."""

    async def release(self, chore: str) -> None:
        """It is done, and may be done again."""

    async def unrecorded(self, most: int) -> list[TableId]:
        """Tables that are over and not recorded yet, the oldest first."""

    async def keep(self, result: GameResult) -> None:
        """Keep a result in the place of what was kept of that table."""

    async def mark_recorded(self, table: TableId, seq: int) -> None:
        """A table is recorded, unless its log has gone on since this place."""

    async def of(self, player: PlayerId, most: int) -> list[OwnResult]:
        """What somebody played, the latest first."""


class Store(Log, Vault, Shelves, Protocol):
    """Where logs and seeds are."""

    @property
    def record(self) -> RecordStore: ...

    @property
    def ratings(self) -> RatingStore: ...

    @property
    def days(self) -> DayResultStore: ...

    @property
    def challenges(self) -> ChallengeStore: ...


class Recorder:
    """Records tables that are over."""

    def __init__(self, store: Store, chance_of: ChanceOf, clock: Clock) -> None:
        self._store = store
        self._chance_of = chance_of
        self._clock = clock
        self._ratings = Ratings(store.ratings)
        self._passed_over: set[TableId] = set()

    async def run(self) -> None:
        """For ever; while the store is away, it waits."""
        while True:
            try:
                await self.go_round()
            except (LogDownError, LogUnsureError):
                log.warning("what was played waits for the store")
            except Exception as error:  # noqa: BLE001 - the next round may go better
                log.warning("what was played is not written down: %s", mishap(error))
            await self._clock.sleep(EVERY)

    async def go_round(self) -> None:
        """Record some, if no other node does, and rate what all are recorded before."""
        record = self._store.record
        if not await record.claim(CHORE, LEASE):
            return
        if not await self.record_some():
            await self._ratings.rate_some()
        if await record.claim(RANKS, AN_HOUR):
            await self._store.ratings.count_ranks()
        await record.release(CHORE)

    async def record_some(self) -> bool:
        """Whether there may be more."""
        found = await self._store.record.unrecorded(MOST_AT_ONCE + len(self._passed_over))
        tables = [table for table in found if table not in self._passed_over][:MOST_AT_ONCE]
        for table in tables:
            await self.record(table)
        return len(tables) == MOST_AT_ONCE

    async def record(self, table: TableId) -> None:
        """Write down what came of a table. One that cannot be read here is left to other nodes:
        they may be newer. This one does not try again."""
        entries = await self._store.read(table)
        try:
            moments = [moment async for moment in self._replayed(table, entries)]
            sole = read_sole_game(moments)
            # What others play as well stands in no profile, nor beside games with people.
            result = None if sole is not None else read_result(moments)
        except (LogDownError, LogUnsureError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the others are recorded
            log.warning("a table that is over cannot be recorded: %s", mishap(error))
            self._passed_over.add(table)
            return
        if sole is not None:
            await self._keep_sole(sole)
        if result is not None:
            await self._store.record.keep(result)
        await self._store.record.mark_recorded(table, len(entries))

    async def _keep_sole(self, sole: SoleGame) -> None:
        if (of_day := day_result(sole)) is not None:
            await self._store.days.keep(of_day)
        if (asked_for := challenge_result(sole)) is not None:
            await self._store.challenges.keep_result(asked_for)

    async def rebuild(self) -> int:
        """Read everything anew from the logs; says how many tables were over."""
        count = 0
        async for listed in every_table(self._store):
            if listed.phase is Phase.FINISHED:
                await self.record(listed.table)
                count += 1
        await self._ratings.rate_all()
        return count

    async def _replayed(
        self, table: TableId, entries: list[Logged]
    ) -> AsyncIterator[tuple[Logged, TableState]]:
        fold = Fold(table, Seed(await self._store.seed(table)), self._chance_of)
        for logged, moment in zip(entries, replayed(fold, entries), strict=True):
            if not logged.seq % AT_ONCE:  # of entries that are folded in one go
                await sleep(0)
            yield logged, moment.state
