"""Fills a store with tables that are over, open and running, and people who played many of them."""

# ruff: noqa: S608 - only constants of ours go in

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import asyncpg
from sqlalchemy import make_url

from houle.store.files import open_files

GAMES = ("flotsam", "eddy", "lowtide")
RARE = "jetsam"
"""A game that was played ten times."""
UNHEARD = "undertow"
"""One that nobody ever played."""
HEAVY = "heavy"
"""Plays one game in twenty of them all, and sits at some tables that go on."""
RIVAL = "rival"
"""Plays as many, and does not meet the former."""
CLUB = "club"
"""One finished table in five hundred is theirs, and ten at which they play."""
FRIENDS = 20
UNDER_WAY = 30
A_MINUTE = 60_000
END = 1_800_000_000_000
"""When the last table was touched."""

_SUMMARY = (
    '{"seats":4,"chairs":["Ada","Ben",null,"player"],"bots":[false,false,false,true],'
    '"animals":["crab","seal",null,null],"options":{},"watch":"anyone","waited_for":[0]}'
)
_NUMBERS = (
    "WITH RECURSIVE numbers (n) AS"
    " (SELECT CAST(1 AS bigint) UNION ALL SELECT n + 1 FROM numbers WHERE n < {})"
)
_ID = "'t' || (({} * 2654435761) % 4294967296)"
"""Ids come in no order, as those of real tables."""
_TOUCHED = f"{END} - ({{size}} - n) * {A_MINUTE}"
_GAME = " ".join(f"WHEN n % 3 = {place} THEN '{game}'" for place, game in enumerate(GAMES))
# Of a hundred tables ninety are over, five running, four open and one was given up.
_PHASE = """CASE WHEN n % 100 < 5 THEN 'playing' WHEN n % 100 < 9 THEN 'open'
  WHEN n % 100 = 9 THEN 'closed' ELSE 'finished' END"""

_TABLES = f"""
INSERT INTO tables (id, game, rules_version, phase, listed, seq, summary, due_at,
  opened_at, changed_at, recorded, club_id)
{_NUMBERS}
SELECT {_ID.format("n")}, CASE WHEN n % ({{size}} / 10) = 10 THEN '{RARE}' {_GAME} END, 1, {_PHASE},
  n % 4 <> 0, 40, CAST('{{summary}}' AS {{blob}}),
  CASE WHEN n % 100 < 5 THEN {_TOUCHED} + 3600000 END, {_TOUCHED}, {_TOUCHED},
  true, CASE WHEN n % 500 = 11 OR n % ({{size}} / 10) = 3 THEN '{CLUB}' END
FROM numbers
"""
# One seat is that of somebody who comes now and then, the other one of those who play a lot.
_CASUAL = "'p' || ((n * 7919) % ({size} / 10 + 1))"
_REGULAR = f"""CASE WHEN n % 20 = 10 THEN '{HEAVY}' WHEN n % 20 = 15 THEN '{RIVAL}'
  WHEN n % 20 = 19 THEN 'friend' || ((n / 20) % {FRIENDS})
  ELSE 'q' || ((n * 104729) % {{size}}) END"""
_SEATS = f"""
INSERT INTO seatings (table_id, player_id, phase, phase_since)
{_NUMBERS}
SELECT {_ID.format("n")}, {{who}}, {_PHASE}, {_TOUCHED} FROM numbers
"""
_PLAYED_GAMES = """
INSERT INTO played_games (table_id, game, finished_at, seats, people, together, stopped, linked,
  rated, counted)
SELECT id, game, changed_at, 2, 2, false, false, true, true, true FROM tables
WHERE phase = 'finished'
"""
_PLAYED_SEATS = """
INSERT INTO played_seats (table_id, seat, player_id, pseudonym, game, finished_at, side, place,
  points, won, own, rated, in_time, missed)
SELECT s.table_id, {seat}, s.player_id, s.player_id, t.game, t.changed_at, {seat}, 1, 12, {won},
  true, true, 20, 1
FROM seatings s JOIN tables t ON t.id = s.table_id
WHERE t.phase = 'finished' AND {whose}
"""
_NOW_AND_THEN = "s.player_id LIKE 'p%'"
# As many go on at any size: nobody plays at a twentieth of all tables at once.
_SIT_DOWN = f"""
INSERT INTO seatings (table_id, player_id, phase, phase_since)
SELECT id, '{{who}}', phase, changed_at FROM tables
WHERE phase IN ('open', 'playing') AND club_id IS NULL
ORDER BY changed_at DESC LIMIT {UNDER_WAY}
"""
_PEOPLE = f"""
INSERT INTO players (id, name, created_at)
WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < {FRIENDS - 1})
SELECT 'friend' || n, 'Friend ' || n, 0 FROM numbers UNION ALL SELECT '{HEAVY}', 'Ada', 0
UNION ALL SELECT '{RIVAL}', 'Ben', 0
"""
_BEFRIEND = f"""
INSERT INTO friends (player_id, friend_id, id, made_at)
SELECT '{HEAVY}', id, id, 0 FROM players WHERE id LIKE 'friend%'
"""
_BLOCK = f"INSERT INTO blocks VALUES ('{HEAVY}', '{RIVAL}', 'b', 'Ben', NULL, 0)"
_FOUND = f"INSERT INTO clubs VALUES ('{CLUB}', 'The Club', NULL, 0)"
_JOIN = f"INSERT INTO club_members SELECT '{CLUB}', id, id, 0, 0 FROM players"

SPARED = ("tables", "seatings", "played_games", "played_seats")
"""Whose indexes are made when they are full: that takes far less time."""


def statements(size: int, blob: str) -> Iterator[str]:
    """What fills an empty store with so many tables."""
    yield _TABLES.format(size, size=size, blob=blob, summary=_SUMMARY)
    for who in (_CASUAL, _REGULAR):
        yield _SEATS.format(size, size=size, who=who.format(size=size))
    for player in (HEAVY, RIVAL, "friend0"):
        yield _SIT_DOWN.format(who=player)
    yield _PLAYED_GAMES
    yield _PLAYED_SEATS.format(seat=0, won="true", whose=f"NOT {_NOW_AND_THEN}")
    yield _PLAYED_SEATS.format(seat=1, won="false", whose=_NOW_AND_THEN)
    yield from (_PEOPLE, _BEFRIEND, _BLOCK, _FOUND, _JOIN)


async def fill(url: str, size: int) -> None:
    """Fill a store that is there and empty."""
    parts = make_url(url)
    if parts.drivername == "sqlite":
        _fill_sqlite(Path(parts.database or ""), size)
    else:
        await _fill_postgres(url, size)


def _fill_sqlite(path: Path, size: int) -> None:
    connection = open_files(path, "OFF")
    try:
        connection.execute("PRAGMA cache_size = -400000")
        connection.execute("PRAGMA main.secure_delete = OFF")
        connection.execute("BEGIN")
        made = _without_indexes(connection)
        for statement in statements(size, "BLOB"):
            connection.execute(statement)
        for statement in made:
            connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def _without_indexes(connection: sqlite3.Connection) -> list[str]:
    asked = "SELECT name, sql, tbl_name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    found = [row for row in connection.execute(asked).fetchall() if row[2] in SPARED]
    for name, _, _ in found:
        connection.execute(f"DROP INDEX {name}")
    return [sql for _, sql, _ in found]


async def _fill_postgres(url: str, size: int) -> None:
    connection = await asyncpg.connect(url)
    try:
        asked = """
            SELECT indexname, indexdef FROM pg_indexes
            WHERE schemaname = 'public' AND tablename = ANY($1::text[])
              AND indexdef NOT LIKE '%UNIQUE%'
        """
        found = await connection.fetch(asked, SPARED)
        for name, _ in found:
            await connection.execute(f"DROP INDEX {name}")
        for statement in statements(size, "bytea"):
            await connection.execute(statement)
        for _, made in found:
            await connection.execute(made)
        await connection.execute("VACUUM ANALYZE")
    finally:
        await connection.close()
