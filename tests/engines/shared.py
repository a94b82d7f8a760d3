"""The PostgreSQL that is there already: each test takes a database of its own in it."""

import asyncio
import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy import make_url

POSTGRES_URL = os.environ.get("HOULE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
NATS_URL = os.environ.get("HOULE_TEST_NATS", "nats://127.0.0.1:4222")


@contextmanager
def new_database() -> Iterator[str]:
    """The URL of an empty database, dropped at the end."""
    name = f"houle_{uuid.uuid4().hex}"
    asyncio.run(_execute(f"CREATE DATABASE {name}"))
    try:
        yield make_url(POSTGRES_URL).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(sql: str) -> None:
    connection = await asyncpg.connect(POSTGRES_URL)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
