"""Brings the schema up to date; safe when several nodes start at once."""

import asyncio
from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.pool import NullPool

from houle.store.files import open_files

UPGRADE_LOCK = 0x686F756C65
"""The advisory lock that nodes queue for: `houle` in ASCII."""

PATIENCE = 120.0
"""Seconds for which a node waits while another brings the files up to date."""


async def upgrade(url: str) -> None:
    """Run the revisions that a database has not seen yet."""
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite":
        await asyncio.to_thread(_upgrade_sqlite, Path(parts.database or ""))
        return
    # It needs greenlet, which comes with the extra `cluster`; home mode does without.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    engine = create_async_engine(parts.set(drivername="postgresql+asyncpg"), poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        await connection.run_sync(_run)


def _upgrade_sqlite(path: Path) -> None:
    files = partial(open_files, path, patience=PATIENCE)
    engine = create_engine("sqlite://", creator=files, poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _run(connection)
        connection.commit()


def _run(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "houle.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
