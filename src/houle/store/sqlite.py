"""The store on SQLite."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.dialects.sqlite import dialect

from houle.store.base import NotDurableError, Now, Rows, SqlStore
from houle.store.batching import Batcher
from houle.store.checks import check_append, check_first, check_ids
from houle.store.files import Desk
from houle.store.queries import CLOCKS, Query
from houle.store.schema import VAULT
from houle.tables.ports import (
    NO_LAST,
    Append,
    Due,
    Logged,
    Millis,
    Phase,
    PlayerId,
    TableId,
)

_NOW = f"coalesce(:now, {CLOCKS['sqlite']})"

_ENTER = f"""
INSERT INTO entries (table_id, seq, at, actor, command, entry)
SELECT id, :seq, max({_NOW}, changed_at), :actor, :command, :entry
FROM tables WHERE id = :table AND seq = :seq - 1
ON CONFLICT DO NOTHING
RETURNING at"""  # noqa: S608 - only constants of ours go in

_FOLLOW = """
UPDATE tables
SET seq = :seq, phase = :phase, listed = :listed, summary = :summary,
    due_at = min(coalesce(:due_at, :at + :due_after), coalesce(:at + :due_after, :due_at)),
    changed_at = :at
WHERE id = :table"""

_GET_UP = """
DELETE FROM seatings
WHERE table_id = :table AND player_id NOT IN (SELECT value FROM json_each(:players))"""

_SIT_DOWN = """
INSERT INTO seatings (table_id, player_id, phase, phase_since)
SELECT :table, value, :phase, :at FROM json_each(:players) WHERE true
ON CONFLICT DO NOTHING"""

_WRITE = """
INSERT INTO written (table_id, seq, player_id, at, words)
VALUES (:table, :seq, :actor, :at, :words)"""

_OPEN = f"""
INSERT INTO tables
  (id, game, rules_version, phase, listed, seq, summary, due_at, opened_at, changed_at, club_id)
SELECT :table, :game, :rules_version, :phase, :listed, 0, :summary, NULL, at, at, :club
FROM (SELECT {_NOW} AS at) WHERE true
ON CONFLICT DO NOTHING
RETURNING opened_at"""  # noqa: S608

_READ = """
SELECT seq, at, actor, command, entry FROM entries
WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"""

_SEQS = "SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?))"

_ACTED = """
SELECT DISTINCT table_id FROM entries
WHERE table_id IN (SELECT value FROM json_each(?)) AND actor = ?"""

_FULL = 2
"""`PRAGMA synchronous = FULL`, as SQLite reports it."""


class SqliteStore(SqlStore):
    """Log, vault and names in two SQLite files: one thread writes, one reads, one lists."""

    def __init__(self, path: Path, *, now: Now | None = None, synchronous: str = "FULL") -> None:
        super().__init__(dialect(), now)
        self._writer = Desk(path, synchronous)
        self._reader = Desk(path, synchronous)
        self._browser = Desk(path, synchronous)
        self._batcher = Batcher(self.write, lanes=1)

    async def connect(self) -> None:
        """Open the files and make sure that they keep what they confirm."""
        await self.check_durable()

    async def check_durable(self) -> None:
        for schema in ("main", VAULT):
            mode, synchronous = await self._writer.look(partial(_settings, schema))
            if mode != "wal" or synchronous < _FULL:
                raise NotDurableError(
                    f"SQLite may lose what it confirms: "
                    f"journal_mode is {mode}, synchronous is {synchronous}"
                )

    async def close(self) -> None:
        await self._batcher.close()
        await self._writer.close()
        await self._reader.close()
        await self._browser.close()

    async def create(self, append: Append) -> Millis | None:
        check_first(append)
        return await self._writer.commit(partial(_create, self.virtual_now(), append))

    async def append(self, append: Append) -> Millis | None:
        check_append(append)
        return await self._batcher.append(append)

    async def write(self, appends: Sequence[Append]) -> dict[TableId, Millis]:
        """Append to several tables in one transaction; say to which, and when."""
        return await self._writer.commit(partial(_append_all, self.virtual_now(), appends))

    async def read(self, table: TableId, after: int = 0, last: int = NO_LAST) -> list[Logged]:
        check_ids(table)
        rows = await self._reader.look(partial(_rows, _READ, [table, after, last]))
        return [Logged(*row) for row in rows]

    async def seqs(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        check_ids(*tables)
        wanted = msgspec.json.encode(tables).decode()
        rows = await self._reader.look(partial(_rows, _SEQS, [wanted]))
        return {row[0]: row[1] for row in rows}

    async def acted_at(self, player: PlayerId, tables: Sequence[TableId]) -> list[TableId]:
        check_ids(player, *tables)
        wanted = msgspec.json.encode(tables).decode()
        rows = await self._reader.look(partial(_rows, _ACTED, [wanted, player]))
        return [row[0] for row in rows]

    async def attend(self, duty: str, come: Sequence[TableId], gone: Sequence[TableId]) -> None:
        check_ids(duty, *come, *gone)
        await self._writer.commit(partial(_attend, duty, come, gone))

    async def remove(self, table: TableId, phases: tuple[Phase, ...]) -> bool:
        check_ids(table)
        return await self._writer.commit(partial(_remove, table, phases))

    async def look_up(self, query: Query, **values: Any) -> Rows:
        return await self._reader.look(partial(_rows, query.sql, self.arguments(query, values)))

    async def browse(self, query: Query, **values: Any) -> Rows:
        return await self._browser.look(partial(_rows, query.sql, self.arguments(query, values)))

    async def change(self, query: Query, **values: Any) -> Rows:
        return await self._writer.commit(partial(_rows, query.sql, self.arguments(query, values)))


def _attend(
    duty: str, come: Sequence[TableId], gone: Sequence[TableId], connection: sqlite3.Connection
) -> None:
    connection.executemany(
        "INSERT INTO attendance (table_id, duty_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(table, duty) for table in come],
    )
    connection.executemany(
        "DELETE FROM attendance WHERE table_id = ? AND duty_id = ?",
        [(table, duty) for table in gone],
    )


def _remove(table: TableId, phases: tuple[Phase, ...], connection: sqlite3.Connection) -> bool:
    wanted = msgspec.json.encode(phases).decode()
    sql = "DELETE FROM tables WHERE id = ? AND phase IN (SELECT value FROM json_each(?))"
    if not connection.execute(sql, (table, wanted)).rowcount:
        return False
    for name in (
        "entries",
        "seatings",
        "attendance",
        "origins",
        "notices",
        "written",
        f"{VAULT}.seeds",
    ):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608
    return True


def _rows(sql: str, arguments: Sequence[Any], connection: sqlite3.Connection) -> Rows:
    return connection.execute(sql, arguments).fetchall()


def _settings(schema: str, connection: sqlite3.Connection) -> tuple[str, int]:
    mode = connection.execute(f"PRAGMA {schema}.journal_mode").fetchone()[0]
    return mode, connection.execute(f"PRAGMA {schema}.synchronous").fetchone()[0]


def _create(now: Millis | None, append: Append, connection: sqlite3.Connection) -> Millis | None:
    opened = connection.execute(_OPEN, _values(now, append)).fetchall()
    return _append(opened[0][0], append, connection) if opened else None


def _append_all(
    now: Millis | None, appends: Sequence[Append], connection: sqlite3.Connection
) -> dict[TableId, Millis]:
    written = {append.table: _append(now, append, connection) for append in appends}
    return {table: at for table, at in written.items() if at is not None}


def _append(now: Millis | None, append: Append, connection: sqlite3.Connection) -> Millis | None:
    values = _values(now, append)
    entered = connection.execute(_ENTER, values).fetchall()
    if not entered:
        return None
    at: Millis = entered[0][0]
    connection.execute(_FOLLOW, values | {"at": at})
    if append.players is not None:
        seated = values | {"at": at, "players": msgspec.json.encode(append.players).decode()}
        connection.execute(_GET_UP, seated)
        connection.execute(_SIT_DOWN, seated)
    if append.words is not None:
        connection.execute(_WRITE, values | {"at": at, "words": append.words})
    return at


def _values(now: Millis | None, append: Append) -> dict[str, Any]:
    listing, due = append.listing, append.listing.due or Due()
    return {
        "now": now,
        "table": append.table,
        "seq": append.seq,
        "actor": append.actor,
        "command": append.command,
        "entry": append.entry,
        "game": listing.game,
        "rules_version": listing.rules_version,
        "phase": listing.phase.value,
        "listed": listing.listed,
        "summary": listing.summary,
        "club": listing.club,
        "due_at": due.at,
        "due_after": due.after,
    }
