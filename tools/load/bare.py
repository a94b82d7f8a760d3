"""The append statement alone: what the log itself can do on this machine."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from time import perf_counter, process_time

import asyncpg
import msgspec

from houle.store.open import open_store
from houle.store.postgres import SAFE_SETTINGS, PostgresStore, columns
from houle.store.statements import APPEND
from houle.tables.listing import A_DAY
from houle.tables.ports import Append, Due, Listing, Phase
from tools.load.nodes import cpu_seconds, postgres_pids

CONNECTIONS = 32
ENTRY = b'{"kind":"played","seat":2,"move":{"kind":"play","card":"inward-7","to":"left"}}'
SUMMARY = b'{"seats":[{"name":"Ann"},{"name":"Bob"},{"bot":"expert"}],"turn":17}'
LISTING = Listing("flotsam", 1, Phase.PLAYING, listed=True, summary=SUMMARY, due=Due(after=A_DAY))


class Rate(msgspec.Struct):
    """Appends a second, and CPU microseconds for each, on both sides of the line."""

    appends: float
    cpu: float


Appender = Callable[[Append], Awaitable[object]]

_runs = count()


async def bare_appends(url: str, seconds: float) -> Rate:
    """Appends through asyncpg, one by one on each of 32 connections."""
    connections = [
        await asyncpg.connect(url, server_settings=dict(SAFE_SETTINGS)) for _ in range(CONNECTIONS)
    ]
    try:
        return await _measure(url, [_alone(one) for one in connections], seconds)
    finally:
        for connection in connections:
            await connection.close()


async def store_appends(url: str, callers: int, seconds: float) -> Rate:
    """Appends through the store, which lets callers share commits."""
    store = await open_store(url)
    try:
        return await _measure(url, [store.append] * callers, seconds)
    finally:
        await store.close()


def _alone(connection: asyncpg.Connection) -> Appender:
    async def append(one: Append) -> object:
        return (await connection.fetch(APPEND, None, *columns([one])))[0]

    return append


async def _measure(url: str, appenders: list[Appender], seconds: float) -> Rate:
    run = next(_runs)
    tables = [f"load-{run}-{number}" for number in range(len(appenders))]
    store = PostgresStore(url)
    for table in tables:
        await store.create(_entry(table, 1))
    await store.close()
    began, cpu = perf_counter(), _cpu(url)
    pairs = zip(appenders, tables, strict=True)
    done = await asyncio.gather(*(_go_on(one, table, began + seconds) for one, table in pairs))
    took, cpu = perf_counter() - began, _cpu(url) - cpu
    return Rate(sum(done) / took, cpu / sum(done) * 1e6)


def _cpu(url: str) -> float:
    """Spent so far on both sides of the line; a store opens its connections when it needs them."""
    return cpu_seconds(postgres_pids(url.rpartition("/")[2])) + process_time()


async def _go_on(append: Appender, table: str, end: float) -> int:
    done = 0
    for seq in count(2):
        if perf_counter() > end:
            break
        if await append(_entry(table, seq)) is None:
            raise RuntimeError("an append was refused")
        done += 1
    return done


def _entry(table: str, seq: int) -> Append:
    return Append(table, seq, "0123456789abcdef", f"command-{seq:012}", ENTRY, LISTING)
