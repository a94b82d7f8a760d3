"""The revisions lead to the schema that the code knows."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from houle.store.files import open_files
from houle.store.schema import metadata
from houle.store.upgrade import upgrade
from tests.engines.shared import new_database


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """Nothing is in it yet."""
    with new_database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Nothing is there yet."""
    return f"sqlite:///{tmp_path / 'houle.sqlite'}"


def _compare(connection: sa.Connection) -> Any:
    options = {"include_schemas": True, "compare_type": True}
    context = MigrationContext.configure(connection, opts=options)
    return compare_metadata(context, metadata)


async def _differences(url: str) -> Any:
    parts = sa.make_url(url)
    if parts.drivername == "sqlite":
        with _sqlite(Path(parts.database or "")) as connection:
            return _compare(connection)
    engine = create_async_engine(parts.set(drivername="postgresql+asyncpg"), poolclass=NullPool)
    async with engine.connect() as connection:
        return await connection.run_sync(_compare)


@contextmanager
def _sqlite(path: Path) -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://", creator=lambda: open_files(path), poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def test_the_revisions_lead_to_the_schema(url: str) -> None:
    asyncio.run(upgrade(url))
    assert asyncio.run(_differences(url)) == []


def test_the_comparison_notices_a_difference(url: str) -> None:
    asyncio.run(upgrade(url))
    extra = sa.Table("extra", metadata, sa.Column("id", sa.Integer, primary_key=True))
    try:
        assert [difference[0] for difference in asyncio.run(_differences(url))] == ["add_table"]
    finally:
        metadata.remove(extra)


def test_nodes_that_start_at_once_do_not_get_in_each_others_way(url: str) -> None:
    async def start_together() -> None:
        await asyncio.gather(*(upgrade(url) for _ in range(6)))

    asyncio.run(start_together())
    assert asyncio.run(_differences(url)) == []
