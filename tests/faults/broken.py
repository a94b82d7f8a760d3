"""Nodes with a fault built in, which the checker must find: `python -m tests.faults.broken`."""

import asyncio
import sys
import time
from collections.abc import Iterable
from typing import Any

import asyncpg

from houle.cli.main import main
from houle.store import open as opening
from houle.store import postgres
from houle.store.upgrade import upgrade
from houle.tables import cache, live
from houle.tables.bell import Bell
from houle.tables.ports import Append, LogDownError, Logged, LogUnsureError, Millis, TableId
from houle.tables.state import Fold

HASTE = 0.03
"""Seconds between the acknowledgement and the commit that it should have waited for."""


class HastyStore(postgres.PostgresStore):
    """Acknowledges before the commit."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._writing: set[asyncio.Task[None]] = set()

    async def append(self, append: Append) -> Millis | None:
        task = asyncio.create_task(self._write_later(append))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return time.time_ns() // 1_000_000

    async def _write_later(self, append: Append) -> None:
        await asyncio.sleep(HASTE)
        try:
            await super().append(append)
        except (LogDownError, LogUnsureError):
            return


class AsyncStore(postgres.PostgresStore):
    """Lets PostgreSQL confirm what is not on disk yet, and does not look."""

    def __init__(self, url: str, **options: Any) -> None:
        settings = {**postgres.SAFE_SETTINGS, "synchronous_commit": "off"}
        super().__init__(url, **options, settings=settings)

    async def check_durable(self) -> None:
        return


class Forgetful(dict[tuple[str, str], int]):
    """Never knows a command again."""

    def get(self, *_: Any) -> None:  # type: ignore[override]
        return None


class AmnesiacTable(live.LiveTable):
    """Does not know which commands were carried out."""

    __slots__ = ()

    def __init__(
        self, table: TableId, fold: Fold, entries: Iterable[Logged], bell: Bell | None = None
    ) -> None:
        super().__init__(table, fold, entries, bell)
        self.commands = Forgetful(self.commands)


async def _upgrade_without_commands(url: str) -> None:
    await upgrade(url)
    connection = await asyncpg.connect(url)
    await connection.execute("ALTER TABLE entries DROP CONSTRAINT IF EXISTS entries_command")
    await connection.close()


def break_node(how: str) -> None:
    """Put the fault in."""
    match how:
        case "hasty":
            postgres.PostgresStore = HastyStore  # type: ignore[misc]
        case "async":
            postgres.PostgresStore = AsyncStore  # type: ignore[misc]
        case "amnesiac":
            cache.LiveTable = AmnesiacTable  # type: ignore[attr-defined]
            opening.upgrade = _upgrade_without_commands  # type: ignore[attr-defined]
        case _:
            raise ValueError(how)


if __name__ == "__main__":
    break_node(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
