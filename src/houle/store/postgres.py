"""The store on PostgreSQL."""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from houle.store.base import NotDurableError, Now, Rows, SqlStore
from houle.store.batching import Batcher
from houle.store.checks import check_append, check_first, check_ids
from houle.store.links import Links
from houle.store.queries import Query
from houle.store.statements import (
    ACTED,
    APPEND,
    APPEND_AND_SEAT,
    APPEND_AND_WRITE,
    ATTEND,
    CREATE,
    DURABLE,
    READ,
    REMOVE,
    SEQS,
)
from houle.tables.ports import (
    NO_LAST,
    Append,
    Due,
    LogDownError,
    Logged,
    LogUnsureError,
    Millis,
    Phase,
    PlayerId,
    TableId,
)

SAFE_SETTINGS: Mapping[str, str] = {
    "application_name": "houle",
    "synchronous_commit": "on",
    "statement_timeout": "4s",
    # The hot statements go by key, however small the planner takes the tables to be today.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}
"""How every connection is set up."""

_NO_DUE = Due()


class PostgresStore(SqlStore):
    """Log, vault and names in a PostgreSQL database."""

    def __init__(
        self,
        url: str,
        *,
        now: Now | None = None,
        lanes: int = 3,
        readers: int = 3,
        browsers: int = 2,
        settings: Mapping[str, str] = SAFE_SETTINGS,
    ) -> None:
        dialect: Dialect = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
        super().__init__(dialect, now)
        self._writers = Links(url, lanes, settings)
        self._readers = Links(url, readers, settings)
        self._browsers = Links(url, browsers, settings)
        self._batcher = Batcher(self.write, lanes=lanes)

    async def connect(self) -> None:
        """Make sure that the database is there and keeps what it confirms."""
        await self.check_durable()

    async def check_durable(self) -> None:
        fsync, synchronous_commit = (await self._look_up(DURABLE))[0]
        if fsync == "off" or synchronous_commit == "off":
            raise NotDurableError(
                f"PostgreSQL may lose what it confirms: "
                f"fsync is {fsync}, synchronous_commit is {synchronous_commit}"
            )

    async def close(self) -> None:
        await self._batcher.close()
        await self._writers.close()
        await self._readers.close()
        await self._browsers.close()

    async def create(self, append: Append) -> Millis | None:
        check_first(append)
        listing, due = append.listing, append.listing.due or _NO_DUE
        rows = await self._writers.fetch(
            CREATE,
            self.virtual_now(),
            append.table,
            listing.game,
            listing.rules_version,
            listing.phase.value,
            listing.listed,
            listing.summary,
            due.at,
            due.after,
            append.actor,
            append.command,
            append.entry,
            append.players or (),
            listing.club,
        )
        return rows[0][0] if rows else None

    async def append(self, append: Append) -> Millis | None:
        check_append(append)
        if append.words is not None:
            return await self._append_with(APPEND_AND_WRITE, append, append.words)
        if append.players is not None:
            return await self._append_with(APPEND_AND_SEAT, append, append.players)
        return await self._batcher.append(append)

    async def _append_with(
        self, statement: str, append: Append, more: str | tuple[PlayerId, ...]
    ) -> Millis | None:
        """One entry, and what is kept beside the log together with it."""
        now = self.virtual_now()
        rows = await self._writers.fetch(statement, now, *columns([append]), more)
        return rows[0][1] if rows else None

    async def write(self, appends: Sequence[Append]) -> dict[TableId, Millis]:
        """Append to several tables in one statement; say to which, and when."""
        rows = await self._writers.run(APPEND, self.virtual_now(), *columns(appends))
        return {row[0]: row[1] for row in rows}

    async def read(self, table: TableId, after: int = 0, last: int = NO_LAST) -> list[Logged]:
        check_ids(table)
        return [Logged(*row) for row in await self._look_up(READ, table, after, last)]

    async def seqs(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        check_ids(*tables)
        return {row[0]: row[1] for row in await self._look_up(SEQS, tables)}

    async def acted_at(self, player: PlayerId, tables: Sequence[TableId]) -> list[TableId]:
        check_ids(player, *tables)
        return [row[0] for row in await self._look_up(ACTED, tables, player)]

    async def attend(self, duty: str, come: Sequence[TableId], gone: Sequence[TableId]) -> None:
        check_ids(duty, *come, *gone)
        await self._writers.fetch(ATTEND, duty, come, gone)

    async def remove(self, table: TableId, phases: tuple[Phase, ...]) -> bool:
        check_ids(table)
        wanted = [phase.value for phase in phases]
        return bool(await self._writers.fetch(REMOVE, table, wanted))

    async def look_up(self, query: Query, **values: Any) -> Rows:
        return await self._look_up(query.sql, *self.arguments(query, values))

    async def browse(self, query: Query, **values: Any) -> Rows:
        return await _read_only(self._browsers.fetch(query.sql, *self.arguments(query, values)))

    async def change(self, query: Query, **values: Any) -> Rows:
        return await self._readers.fetch(query.sql, *self.arguments(query, values))

    async def _look_up(self, sql: str, *arguments: Any) -> Rows:
        return await _read_only(self._readers.fetch(sql, *arguments))


async def _read_only(rows: Awaitable[Rows]) -> Rows:
    try:
        return await rows
    except LogUnsureError as error:
        # Nothing was to be written, so there is nothing to be unsure of.
        raise LogDownError(str(error)) from None


def columns(appends: Sequence[Append]) -> tuple[list[Any], ...]:
    """Entries as the arrays that the hot statement takes."""
    listings = [append.listing for append in appends]
    dues = [listing.due or _NO_DUE for listing in listings]
    return (
        [append.table for append in appends],
        [append.seq for append in appends],
        [append.actor for append in appends],
        [append.command for append in appends],
        [append.entry for append in appends],
        [listing.phase.value for listing in listings],
        [listing.listed for listing in listings],
        [listing.summary for listing in listings],
        [due.at for due in dues],
        [due.after for due in dues],
    )
