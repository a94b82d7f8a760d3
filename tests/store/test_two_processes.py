"""A store at home that another process works on too, as `houle admin` does while it serves."""

import subprocess
import sys
from pathlib import Path

from sqlalchemy import make_url

from tests.store.samples import Store, entry, run

VISIT = """
import sqlite3, sys
visitor = sqlite3.connect(sys.argv[1])
visitor.execute("INSERT INTO players (id, name, created_at) VALUES ('zoe', 'Zoe', 0)")
visitor.commit()
visitor.close()
"""


def test_whoever_comes_and_goes_leaves_the_log_of_writes_where_it_is(sqlite_url: str) -> None:
    """SQLite's last user tidies it away: it must be seen that there is another."""
    file = Path(make_url(sqlite_url).database or "")

    async def work(store: Store) -> None:
        await store.create(entry("a", 1))
        assert len(await store.read("a")) == 1
        assert await store.tables_of("ann", 9) == []
        subprocess.run([sys.executable, "-c", VISIT, str(file)], check=True)  # noqa: S603
        assert file.with_name(f"{file.name}-wal").exists()
        assert await store.players.get("zoe") is not None
        await store.append(entry("a", 2))

    async def later(store: Store) -> None:
        assert [logged.seq for logged in await store.read("a")] == [1, 2]

    run(sqlite_url, work)
    run(sqlite_url, later)
