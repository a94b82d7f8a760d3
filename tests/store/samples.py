"""Entries to write, stores to write them to, and what must hold of a log afterwards."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

from houle.people.sessions import Browser, Device, System
from houle.store.base import Now
from houle.store.open import open_store
from houle.store.postgres import PostgresStore
from houle.store.sqlite import SqliteStore
from houle.tables.ports import Append, Due, Listing, Log, Phase, TableId

Store = PostgresStore | SqliteStore
DEVICE = Device(Browser.FIREFOX, System.ANDROID)
Ack = tuple[TableId, int, str]
"""A table, a place in its log, and the command that was confirmed there."""


def listing(
    phase: Phase = Phase.PLAYING,
    *,
    listed: bool = True,
    game: str = "flotsam",
    due: Due | None = None,
) -> Listing:
    return Listing(game, 1, phase, listed, b'{"seats":3}', due)


def entry(
    table: TableId,
    seq: int,
    command: str | None = None,
    *,
    actor: str = "ann",
    like: Listing | None = None,
    players: tuple[str, ...] | None = None,
) -> Append:
    body = f'{{"kind":"played","n":{seq}}}'.encode()
    return Append(table, seq, actor, command or f"command-{seq}", body, like or listing(), players)


def run(url: str, work: Callable[[Store], Awaitable[None]], *, now: Now | None = None) -> None:
    """Do something with a store of its own."""

    async def whole() -> None:
        async with opened(url, now=now) as store:
            await work(store)

    asyncio.run(whole())


@asynccontextmanager
async def opened(url: str, *, now: Now | None = None) -> AsyncIterator[Store]:
    store = await open_store(url, now=now)
    try:
        yield store
    finally:
        await store.close()


async def faults(log: Log, acks: Iterable[Ack], tables: Iterable[TableId]) -> list[str]:
    """What is wrong with the logs of some tables, given what was confirmed to whom."""
    found = []
    written: set[Ack] = set()
    for table in tables:
        logged = await log.read(table)
        written |= {(table, one.seq, one.command) for one in logged}
        if [one.seq for one in logged] != list(range(1, len(logged) + 1)):
            found.append(f"{table} has a gap")
        if [one.at for one in logged] != sorted(one.at for one in logged):
            found.append(f"{table} goes back in time")
        if len({(one.actor, one.command) for one in logged}) != len(logged):
            found.append(f"{table} has a command twice")
    return found + [f"{ack[0]} has lost {ack[1]}" for ack in acks if ack not in written]


async def rows_behind(store: Store) -> list[TableId]:
    """Tables whose row does not stand where their log stands."""
    wrong = []
    for phase in Phase:
        for listed in await store.open_tables(None, phase, 10_000):
            logged = await store.read(listed.table)
            if (listed.seq, listed.changed_at) != (logged[-1].seq, logged[-1].at):
                wrong.append(listed.table)
    return wrong
