"""A million players on PostgreSQL: how long the best fifty and an own rank take."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

import asyncpg

from houle.people.ratings import PROVISIONAL, SCALE, START
from houle.store.open import open_store
from tests.engines.shared import new_database

GAME = "wave-rider"
NAMED = (
    "INSERT INTO players (id, name, created_at) SELECT player_id, 'Somebody', 0 FROM ratings",
    "INSERT INTO visibility SELECT player_id, true, player_id, 0 FROM ratings",
)
"""Everybody wants to be named, and has a page."""


class Times(NamedTuple):
    """Milliseconds: half of all take less than the first, of a hundred one takes longer."""

    half: float
    most: float


def measured(people: int, asked: int) -> dict[str, Times]:
    """Fill a database of its own, and ask."""
    with new_database() as url:
        return asyncio.run(_measured(url, people, asked))


async def _measured(url: str, people: int, asked: int) -> dict[str, Times]:
    store = await open_store(url)
    chance = Random(1)  # noqa: S311 - players to be asked about
    try:
        await _fill(url, people)
        ratings = store.ratings
        await ratings.version(GAME)
        counting = await _times(1, ratings.count_ranks)
        top = await _times(asked, lambda: ratings.top(GAME))
        rank = await _times(asked, lambda: ratings.rank(GAME, START + chance.randrange(40 * SCALE)))
    finally:
        await store.close()
    return {"the best 50": top, "an own rank": rank, "the steps, each hour": counting}


async def _fill(url: str, people: int) -> None:
    chance = Random(0)  # noqa: S311 - players, not secrets
    connection = await asyncpg.connect(url)
    try:
        strengths = enumerate(chance.gauss(25, 6) for _ in range(people))
        rows = (
            (GAME, f"player-{number}", mu, 2.5, PROVISIONAL, _shown(mu), 0, True)
            for number, mu in strengths
        )
        await connection.copy_records_to_table("ratings", records=rows)
        for sql in NAMED:
            await connection.execute(sql)
        await connection.execute("VACUUM ANALYZE ratings, players, visibility")
    finally:
        await connection.close()


def _shown(mu: float) -> int:
    return max(0, round(START + SCALE * (mu - 7.5)))


async def _times(count: int, ask: Callable[[], Awaitable[object]]) -> Times:
    found = []
    for _ in range(count):
        begun = perf_counter()
        await ask()
        found.append((perf_counter() - begun) * 1000)
    if count == 1:
        return Times(found[0], found[0])
    parts = quantiles(found, n=100)
    return Times(parts[49], parts[98])
