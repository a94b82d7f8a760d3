"""Worlds on PostgreSQL."""

import asyncpg

from houle.store.postgres import SAFE_SETTINGS, PostgresStore
from houle.store.schema import metadata
from houle.store.upgrade import upgrade
from tests.secrecy.loop import HandClock, run

HASTY = {**SAFE_SETTINGS, "synchronous_commit": "off"}
"""What these worlds confirm need not outlive them."""


class Database:
    """A database that is emptied for one world after the other."""

    def __init__(self, url: str) -> None:
        self._url = url
        run(upgrade(url))

    async def store(self, clock: HandClock) -> PostgresStore:
        """An empty store; the clock waits for what it has under way."""
        connection = await asyncpg.connect(self._url)
        try:
            await connection.execute(f"TRUNCATE {', '.join(map(str, metadata.tables))}")
        finally:
            await connection.close()
        store = PostgresStore(self._url, now=clock.now, settings=HASTY)
        links = (store._writers, store._readers, store._browsers)
        clock.busy = lambda: bool(store._batcher._sending or any(link._asking for link in links))
        return store
