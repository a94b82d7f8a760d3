"""Reads the truth straight from the database, past everything that is on trial."""

import asyncio
from pathlib import Path

import asyncpg
import msgspec

from houle.tables.ports import Logged, TableId
from tests.faults.checker import check_table
from tests.faults.findings import Finding, Report, Wrong
from tests.faults.history import Micros, read_history

ENTRIES = "SELECT seq, at, actor, command, entry FROM entries WHERE table_id = $1 ORDER BY seq"
SEED = "SELECT seed FROM vault.seeds WHERE table_id = $1"

SOON = 30.0


class Kept(msgspec.Struct, frozen=True):
    """What the database keeps of a table."""

    table: TableId
    entries: list[Logged]
    seed: bytes | None


async def read_archive(url: str, tables: list[TableId]) -> list[Kept]:
    """The logs and seeds of these tables."""
    connection = await asyncpg.connect(url)
    try:
        return [
            Kept(
                table,
                [Logged(*row) for row in await connection.fetch(ENTRIES, table)],
                await connection.fetchval(SEED, table),
            )
            for table in tables
        ]
    finally:
        await connection.close()


def check_file(file: Path, kept: Kept, healed_at: Micros | None) -> Report:
    """Everything that is to be said about one table."""
    if kept.seed is None and kept.entries:
        return Report([Finding(Wrong.LOST, kept.table, "its seed")])
    return check_table(kept.table, read_history(file), kept.entries, kept.seed, healed_at)


async def broken_so_far(url: str, histories: Path) -> set[Wrong]:
    """What is wrong already, while everybody still plays; nothing if the database is away or slow.

    Only what holds a history against its log: games are told again at the end.
    """
    seen = [(file.stem, read_history(file)) for file in sorted(histories.glob("*.jsonl"))]
    try:
        async with asyncio.timeout(SOON):
            kept = await read_archive(url, [table for table, _ in seen])
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return set()
    return {
        finding.wrong
        for (table, events), found in zip(seen, kept, strict=True)
        for finding in check_table(table, events, found.entries, None, None).findings
    }
