"""What a query takes that does not depend on the machine: its plan, and how much of the store it
touches."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import asyncpg
import msgspec
from sqlalchemy import make_url

from houle.store.base import Rows
from houle.store.files import open_files
from houle.store.postgres import SAFE_SETTINGS
from houle.store.queries import Query
from tools.growth.lines import Store

Asked: TypeAlias = tuple[str, list[Any]]
STEPS_AT_ONCE = 10
MADE_HERE = ("CONSTANT", "due", "there")
"""What a query reads that it has just made itself."""


class Work(NamedTuple):
    """SQLite: tens of steps of its machine. PostgreSQL: pages looked into, and rows passed over."""

    units: int
    unindexed: tuple[str, ...] = ()
    """What was read from its first row to its last."""


@contextmanager
def overheard(store: Store) -> Iterator[list[Asked]]:
    """Every query that the store is asked meanwhile."""
    heard: list[Asked] = []
    ways = {name: getattr(store, name) for name in ("look_up", "browse", "change")}

    def listening(way: Any) -> Any:
        async def ask(query: Query, **values: Any) -> Rows:
            heard.append((query.sql, store.arguments(query, values)))
            rows: Rows = await way(query, **values)
            return rows

        return ask

    for name, way in ways.items():
        setattr(store, name, listening(way))
    try:
        yield heard
    finally:
        for name in ways:
            delattr(store, name)


async def work_of(url: str, asked: Sequence[Asked]) -> Work:
    """What some queries take together; whatever they change is undone."""
    parts = make_url(url)
    if parts.drivername == "sqlite":
        found = _in_sqlite(Path(parts.database or ""), asked)
    else:
        found = await _in_postgres(url, asked)
    unindexed = {name for one in found for name in one.unindexed}
    return Work(sum(one.units for one in found), tuple(sorted(unindexed)))


def _in_sqlite(path: Path, asked: Sequence[Asked]) -> list[Work]:
    connection = open_files(path)
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    found = []
    try:
        connection.execute("BEGIN")
        for sql, arguments in asked:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", arguments).fetchall()
            steps = 0
            connection.set_progress_handler(count, STEPS_AT_ONCE)
            connection.execute(sql, arguments).fetchall()
            connection.set_progress_handler(None, 0)
            found.append(Work(steps, tuple(_scans(row[-1] for row in plan))))
        connection.rollback()
    finally:
        connection.close()
    return found


def _scans(plan: Iterator[str]) -> Iterator[str]:
    """An index that covers all that is asked for is read from end to end as well."""
    for step in plan:
        what, _, more = step.removeprefix("SCAN ").partition(" ")
        made_here = what.startswith("(") or what in MADE_HERE or "VIRTUAL TABLE" in more
        by_order = more.startswith("USING INDEX")
        if step.startswith("SCAN ") and not made_here and not by_order:
            yield what


async def _in_postgres(url: str, asked: Sequence[Asked]) -> list[Work]:
    connection = await asyncpg.connect(url, server_settings=dict(SAFE_SETTINGS))
    try:
        return [await _explained(connection, sql, arguments) for sql, arguments in asked]
    finally:
        await connection.close()


async def _explained(connection: asyncpg.Connection, sql: str, arguments: list[Any]) -> Work:
    """As it is planned for whatever may be asked, not for these arguments."""
    given = f"({', '.join(map(_literal, arguments))})" if arguments else ""
    undo = connection.transaction()
    await undo.start()
    try:
        await connection.execute(f"PREPARE asked AS {sql}")
        explain = f"EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE asked{given}"
        answer = await connection.fetchval(explain)
    finally:
        await undo.rollback()
        await connection.execute("DEALLOCATE asked")
    plan = msgspec.json.decode(answer)[0]["Plan"]
    nodes = list(_nodes(plan))
    passed_over = sum(int(node.get("Rows Removed by Filter", 0)) for node in nodes)
    pages = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
    scans = [node["Relation Name"] for node in nodes if node["Node Type"] == "Seq Scan"]
    return Work(pages + passed_over, tuple(scans))


def _nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from _nodes(part)


def _literal(value: Any) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bool | int):
        return str(value).lower()
    return "'" + str(value).replace("'", "''") + "'"
