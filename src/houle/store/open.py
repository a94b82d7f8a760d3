"""Opens whichever store a URL names."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url

from houle.store.base import Now
from houle.store.sqlite import SqliteStore
from houle.store.upgrade import upgrade

if TYPE_CHECKING:
    from houle.store.postgres import PostgresStore as Postgres


async def open_store(url: str, *, now: Now | None = None) -> "Postgres | SqliteStore":
    """A store at `postgresql://…` or `sqlite:///path`, its schema up to date."""
    parts = make_url(url)
    if parts.drivername == "sqlite" and parts.database:
        store: Postgres | SqliteStore = SqliteStore(Path(parts.database), now=now)
    elif parts.drivername == "postgresql":
        from houle.store.postgres import PostgresStore  # noqa: PLC0415 - not needed at home

        store = PostgresStore(url, now=now)
    else:
        raise ValueError("a store is named by postgresql://… or by sqlite:///path")
    try:
        await upgrade(url)
        await store.connect()
    except BaseException:
        await store.close()
        raise
    return store
