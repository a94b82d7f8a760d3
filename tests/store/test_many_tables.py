"""Lists among many tables: found by an index, and never in the way of a move."""

import asyncio
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from houle.store.postgres import PostgresStore
from houle.store.queries import Queries, Query
from houle.store.sqlite import SqliteStore
from houle.tables.ports import Phase
from tests.store.samples import Store, entry, listing, run

MANY = 20_000
AT_ONCE = 2_000
"""A statement has four seconds, on a busy machine too."""
FILL = """
INSERT INTO tables
  (id, game, rules_version, phase, listed, seq, summary, opened_at, changed_at)
WITH RECURSIVE numbers (n) AS (SELECT %d UNION ALL SELECT n + 1 FROM numbers WHERE n < %d)
SELECT 'old' || n, 'flotsam', 1, 'open', true, 1, CAST('{}' AS %s), n, n FROM numbers
"""
SEAT = """
INSERT INTO seatings (table_id, player_id)
SELECT id, 'p' || id FROM tables WHERE opened_at BETWEEN %d AND %d
"""
PLAYED = """
INSERT INTO played_games
  (table_id, game, finished_at, seats, people, together, stopped, linked, rated, counted)
WITH RECURSIVE numbers (n) AS (SELECT %d UNION ALL SELECT n + 1 FROM numbers WHERE n < %d)
SELECT 'old' || n, 'eddy', n, 2, 2, false, false, true, true, n < 19990 FROM numbers
"""
COUNT = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000)
SELECT max(i) FROM n
"""
VALUES = {"phase": "open", "most": 100}


class Asked(Query):
    """Another statement, with the same arguments if any."""

    def __init__(self, sql: str, like: Query | None = None) -> None:
        self.sql = sql
        self._like = like

    @property
    def asks_time(self) -> bool:
        return self._like is not None and self._like.asks_time

    def arguments(self, values: Any) -> list[Any]:
        return [] if self._like is None else self._like.arguments(values)


async def plan(store: Store, query: Query, **values: Any) -> str:
    explain = "EXPLAIN" if isinstance(store, PostgresStore) else "EXPLAIN QUERY PLAN"
    rows = await store.look_up(Asked(f"{explain} {query.sql}", query), **values)
    return "\n".join(str(row[-1]) for row in rows)


def test_lists_among_many_tables_go_by_an_index(url: str) -> None:
    async def work(store: Store) -> None:
        in_postgres = isinstance(store, PostgresStore)
        kind = "bytea" if in_postgres else "BLOB"
        for first in range(1, MANY, AT_ONCE):
            last = first + AT_ONCE - 1
            await store.change(Asked(FILL % (first, last, kind)))
            await store.change(Asked(SEAT % (first, last)))
        if in_postgres:  # it does so by itself, sooner or later
            await store.change(Asked("ANALYZE"))
        queries: Queries = store._queries
        of_all = await plan(store, queries.open_tables, **VALUES)
        of_one = await plan(store, queries.open_tables_of_game, game="eddy", **VALUES)
        mine = await plan(store, queries.under_way, player="ann", most=100)
        place = {"since": 0, "table": "", **VALUES}
        over = await plan(store, queries.past, player="ann", **place)
        assert "tables_listed" in of_all
        assert "tables_listed_of_game" in of_one
        assert "seatings_of_player" in mine
        assert "seatings_of_player" in over
        for found in (of_all, of_one, over):
            assert "Seq Scan" not in found
            assert "Sort" not in found
            assert "TEMP B-TREE" not in found
        await store.create(entry("new", 1, like=listing(Phase.OPEN, game="eddy")))
        listed = await store.open_tables("eddy", Phase.OPEN, 100)
        assert [one.table for one in listed] == ["new"]

    run(url, work)


def test_what_is_rated_next_and_was_rated_last_is_found_by_an_index(url: str) -> None:
    async def work(store: Store) -> None:
        for first in range(1, MANY, AT_ONCE):
            await store.change(Asked(PLAYED % (first, first + AT_ONCE - 1)))
        if isinstance(store, PostgresStore):
            await store.change(Asked("ANALYZE"))
        queries = store.ratings._queries
        to_rate = await plan(store, queries.first_unrated, game="eddy", lag=0)
        rated = await plan(store, queries.last_rated, game="eddy")
        games = await plan(store, queries.games_to_rate)
        assert "played_games_unrated" in to_rate
        assert "played_games_unrated" in games
        assert "played_games_counted" in rated
        for found in (to_rate, rated, games):
            assert "Seq Scan" not in found
            assert "Sort" not in found
            assert "TEMP B-TREE" not in found

    run(url, work)


def test_slow_lists_hold_up_no_move(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.create(entry("t", 1))
        slow = Query(select(func.pg_sleep(1)), PGDialect_asyncpg())  # type: ignore[no-untyped-call]
        lists = [asyncio.create_task(store.browse(slow)) for _ in range(12)]
        for seq in range(2, 6):
            assert await store.append(entry("t", seq)) is not None
            assert len(await store.read("t")) == seq
            assert await store.seqs(["t"]) == {"t": seq}
        assert not any(task.done() for task in lists)
        await asyncio.gather(*lists, return_exceptions=True)

    run(postgres_url, work)


def test_slow_lists_hold_up_no_look_at_home(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create(entry("t", 1))
        slow = asyncio.create_task(store.browse(Asked(COUNT)))
        assert await store.append(entry("t", 2)) is not None
        assert len(await store.read("t")) == 2
        assert not slow.done()
        await slow

    run(sqlite_url, work)
