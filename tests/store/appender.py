"""Appends to a SQLite store for ever and prints what was confirmed; the test kills it."""

import asyncio
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from houle.store.sqlite import SqliteStore
from houle.store.upgrade import upgrade
from houle.tables.ports import Append, Millis, TableId
from tests.store.samples import entry

TABLES = [f"t{number}" for number in range(8)]


class ForgetfulStore(SqliteStore):
    """Confirms what it has not written."""

    async def write(self, appends: Sequence[Append]) -> dict[TableId, Millis]:
        await super().write([])
        return dict.fromkeys((append.table for append in appends), 0)


async def _play(store: SqliteStore, table: TableId) -> None:
    await store.create(entry(table, 1))
    for seq in count(2):
        if await store.append(entry(table, seq)) is not None:
            print(table, seq, f"command-{seq}", flush=True)


async def _main(path: Path, kind: type[SqliteStore]) -> None:
    await upgrade(f"sqlite:///{path}")
    store = kind(path)
    await store.connect()
    await asyncio.gather(*(_play(store, table) for table in TABLES))


if __name__ == "__main__":
    forgetful = sys.argv[2] == "forgetful"
    asyncio.run(_main(Path(sys.argv[1]), ForgetfulStore if forgetful else SqliteStore))
