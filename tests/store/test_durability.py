"""What was confirmed is there after a kill, and the stores come back by themselves."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import pytest

from houle.store.base import NotDurableError
from houle.store.open import open_store
from houle.store.postgres import SAFE_SETTINGS, PostgresStore
from houle.store.sqlite import SqliteStore
from houle.store.upgrade import upgrade
from houle.tables.ports import LogDownError, LogUnsureError, TableId
from tests.engines.postgres import Postgres
from tests.store.appender import TABLES
from tests.store.samples import Ack, Store, entry, faults, opened, rows_behind

ROOT = Path(__file__).parents[2]


@contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    postgres = Postgres(**settings)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.remove()


def _acks_until_killed(path: Path, kind: str) -> list[Ack]:
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "tests.store.appender", str(path), kind],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = list(islice(process.stdout, 400))
        process.kill()
        lines += [line for line in process.stdout if line.endswith("\n")]
    acks = []
    for line in lines:
        table, seq, command = line.split()
        acks.append((table, int(seq), command))
    return acks


async def _faults_after(url: str, acks: list[Ack]) -> list[str]:
    async with opened(url) as store:
        assert await rows_behind(store) == []
        return await faults(store, acks, TABLES)


def test_sqlite_keeps_what_it_confirmed_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "houle.sqlite"
    acks = _acks_until_killed(path, "sound")
    assert len(acks) >= 400
    assert asyncio.run(_faults_after(f"sqlite:///{path}", acks)) == []


def test_the_check_notices_what_was_confirmed_and_lost(tmp_path: Path) -> None:
    path = tmp_path / "houle.sqlite"
    acks = _acks_until_killed(path, "forgetful")
    lost = asyncio.run(_faults_after(f"sqlite:///{path}", acks))
    assert len(lost) == len(acks) >= 400


class Appenders:
    """One for each table; each catches up after whatever went wrong, and goes on."""

    def __init__(self, store: Store, tables: list[TableId]) -> None:
        self.acks: list[Ack] = []
        self.troubles: list[Exception] = []
        self.slowest = 0.0
        self._store = store
        self._tables = tables
        self._stopping = False

    async def run(self, nemesis: Callable[["Appenders"], Awaitable[None]]) -> None:
        """Append until the nemesis has done its work."""
        playing = asyncio.gather(*(self._play(table) for table in self._tables))
        try:
            await nemesis(self)
        finally:
            self._stopping = True
            await playing

    @property
    def kinds_of_trouble(self) -> set[type[Exception]]:
        return {type(trouble) for trouble in self.troubles}

    async def more(self, count: int) -> None:
        """Wait until so many more appends were confirmed."""
        async with asyncio.timeout(30):
            wanted = len(self.acks) + count
            while len(self.acks) < wanted:
                await asyncio.sleep(0.005)

    async def _play(self, table: TableId) -> None:
        tries = 0
        while not self._stopping:
            tries += 1
            asked = time.monotonic()
            try:
                seq = len(await self._store.read(table)) + 1
                command = f"try-{tries}"
                if await self._store.append(entry(table, seq, command)) is not None:
                    self.acks.append((table, seq, command))
            except (LogDownError, LogUnsureError) as error:
                self.troubles.append(error)
                await asyncio.sleep(0.02)
            self.slowest = max(self.slowest, time.monotonic() - asked)


def _trial(postgres: Postgres, nemesis: Callable[[Appenders], Awaitable[None]]) -> Appenders:
    async def work() -> Appenders:
        async with opened(postgres.url) as store:
            for table in TABLES:
                await store.create(entry(table, 1))
            appenders = Appenders(store, TABLES)
            await appenders.run(nemesis)
            assert await faults(store, appenders.acks, TABLES) == []
            assert await rows_behind(store) == []
            assert await store.ready()
            return appenders

    return asyncio.run(work())


def test_postgres_keeps_what_it_confirmed_and_the_store_comes_back() -> None:
    with running() as postgres:

        async def kill(appenders: Appenders) -> None:
            for kills in range(1, 11):
                await appenders.more(200)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                # Those who were just reading are sure that nothing was written.
                if kills > 1 and appenders.kinds_of_trouble == {LogDownError, LogUnsureError}:
                    break
            await appenders.more(200)

        appenders = _trial(postgres, kill)
    assert appenders.kinds_of_trouble == {LogDownError, LogUnsureError}
    assert appenders.slowest < 8
    assert not any("kind" in str(trouble) for trouble in appenders.troubles)


def test_nobody_waits_for_ever_for_a_server_that_has_stopped() -> None:
    with running() as postgres:

        async def pause(appenders: Appenders) -> None:
            await appenders.more(50)
            await asyncio.to_thread(postgres.pause)
            async with asyncio.timeout(15):
                while len(appenders.troubles) < len(TABLES):
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.resume)
            await appenders.more(50)

        appenders = _trial(postgres, pause)
    assert 4 < appenders.slowest < 8


def test_a_store_that_cannot_connect_says_so_at_once() -> None:
    async def work() -> None:
        store = PostgresStore("postgresql://houle@127.0.0.1:1/nowhere")
        assert not await store.ready()
        with pytest.raises(LogDownError):
            await store.append(entry("t", 2))
        with pytest.raises(LogDownError):
            await store.read("t")
        await store.close()
        with pytest.raises(LogDownError):
            await store.append(entry("t", 2))

    asyncio.run(work())


def test_a_server_without_fsync_is_refused() -> None:
    with running(fsync="off") as postgres, pytest.raises(NotDurableError, match="fsync is off"):
        asyncio.run(open_store(postgres.url))


def test_a_connection_without_synchronous_commit_is_refused(postgres_url: str) -> None:
    async def work() -> None:
        await upgrade(postgres_url)
        settings = {**SAFE_SETTINGS, "synchronous_commit": "off"}
        store = PostgresStore(postgres_url, settings=settings)
        with pytest.raises(NotDurableError, match="synchronous_commit is off"):
            await store.connect()
        assert not await store.ready()
        await store.close()

    asyncio.run(work())


def test_sqlite_files_that_are_not_flushed_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "houle.sqlite", synchronous="NORMAL")
        with pytest.raises(NotDurableError, match="synchronous is 1"):
            await store.connect()
        await store.close()
        with pytest.raises(LogDownError):
            await store.read("t")

    asyncio.run(work())
