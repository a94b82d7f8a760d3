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
def new_database(template: str = "template1") -> Iterator[str]:
    """The URL of a database, empty or the copy of another, dropped at the end."""
    name = f"houle_{uuid.uuid4().hex}"
    asyncio.run(_execute(f"CREATE DATABASE {name} TEMPLATE {template}"))
    try:
        yield make_url(POSTGRES_URL).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(f"DROP DATABASE {name} WITH (FORCE)"))


def everybody_out(database: str) -> None:
    """Part a database from whoever is connected, and wait for it: only then is it copied."""
    sql = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1"
    asyncio.run(_execute(sql, database))


async def _execute(sql: str, *values: object) -> None:
    connection = await asyncpg.connect(POSTGRES_URL)
    try:
        await connection.execute(sql, *values)
    finally:
        await connection.close()
