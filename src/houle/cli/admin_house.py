"""A house without a server: what `houle admin` opens to do its work."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from houle.bus.local import LocalBus
from houle.kernel import KeyedChance
from houle.people.faults import FaultDesk
from houle.people.moderation import Moderation, ModerationStore
from houle.people.open_games import OpenGames
from houle.people.recording import Recorder
from houle.store.open import open_store
from houle.tables.cache import TableCache
from houle.tables.keeping import Keeping
from houle.tables.openfile import OpenGame
from houle.tables.people import People
from houle.tables.ports import PlayerId
from houle.tables.tables import Tables
from houle.web.system import SystemClock, entropy

R = TypeVar("R")
if TYPE_CHECKING:
    from houle.store.postgres import PostgresStore
    from houle.store.sqlite import SqliteStore

    Store: TypeAlias = PostgresStore | SqliteStore


async def with_keeping(url: str, work: Callable[[Keeping], Awaitable[R]]) -> R:
    """Do something with the tables of a store. Nodes hear of it within a second, from the log."""
    async with _house(url) as (store, cache, tables):
        return await work(Keeping(store, cache, tables))


async def with_people(url: str, work: Callable[[People], Awaitable[R]]) -> R:
    """Do something about the people of a store; nodes hear of it as soon."""
    async with _house(url) as (store, _, tables):
        return await work(People(store, tables, SystemClock()))


class Bench(NamedTuple):
    """Where it is decided about people."""

    moderation: Moderation
    store: ModerationStore
    knows: Callable[[PlayerId], Awaitable[bool]]


async def with_bench(url: str, work: Callable[[Bench], Awaitable[R]]) -> R:
    """Do something about reports; nodes carry out what is decided."""
    async with _house(url) as (store, _, tables):
        people = People(store, tables, SystemClock())
        bench = Bench(
            Moderation(store.moderation, store, store.written), store.moderation, people.knows
        )
        return await work(bench)


async def with_faults(url: str, work: Callable[[FaultDesk], Awaitable[R]]) -> R:
    """Do something about what people said was wrong."""
    async with _house(url) as (store, cache, _):
        return await work(FaultDesk(store.faults, cache))


async def rebuilt(url: str) -> int:
    """Read anew what was played; says how many games that were."""
    async with _house(url) as (store, _, _):
        return await Recorder(store, KeyedChance, SystemClock()).rebuild()


async def given_away(url: str, work: Callable[[OpenGame], None]) -> None:
    """Do something with every game that may be given away."""
    async with _house(url) as (store, _, _):
        async for game in OpenGames(store, KeyedChance).every():
            work(game)


@asynccontextmanager
async def _house(url: str) -> "AsyncIterator[tuple[Store, TableCache, Tables]]":
    store, bus = await open_store(url), LocalBus()
    cache = TableCache(store, store, bus, KeyedChance)
    try:
        yield store, cache, Tables(cache, bus, SystemClock(), entropy)
    finally:
        await cache.close()
        await store.close()
