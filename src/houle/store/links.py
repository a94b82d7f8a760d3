"""A few connections to PostgreSQL, made when needed and thrown away when anything is odd."""

import asyncio
from collections.abc import Mapping
from typing import Any

import asyncpg

from houle.store.base import Rows
from houle.tables.ports import LogDownError, LogUnsureError

PATIENCE_FREE = 2.0
"""Seconds to wait for a connection that others use."""
PATIENCE_CONNECT = 2.0
PATIENCE_ANSWER = 5.0


class Links:
    """Runs single statements, each of them a transaction of its own."""

    def __init__(self, url: str, count: int, settings: Mapping[str, str]) -> None:
        self._url = url
        self._settings = dict(settings)
        self._free = asyncio.Semaphore(count)
        self._idle: list[asyncpg.Connection] = []
        self._asking: set[asyncio.Task[Rows]] = set()
        self._closed = False

    async def fetch(self, sql: str, *arguments: Any) -> Rows:
        """Like `run`, but goes on to the end when whoever asked is cancelled."""
        asking = asyncio.get_running_loop().create_task(self.run(sql, *arguments))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def run(self, sql: str, *arguments: Any) -> Rows:
        """The rows of a statement that is committed.

        `LogDownError` if it surely was not, `LogUnsureError` if nobody knows. Neither repeats what
        the database said, because that may quote a row.
        """
        try:
            async with asyncio.timeout(PATIENCE_FREE):
                await self._free.acquire()
        except TimeoutError:
            raise LogDownError("all connections to PostgreSQL are in use") from None
        try:
            return await self._ask(await self._connection(), sql, arguments)
        finally:
            self._free.release()

    async def close(self) -> None:
        """Wait for the answers under way and hang up."""
        self._closed = True
        await asyncio.gather(*self._asking, return_exceptions=True)
        while self._idle:
            connection = self._idle.pop()
            try:
                await connection.close(timeout=PATIENCE_CONNECT)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                connection.terminate()

    async def _connection(self) -> asyncpg.Connection:
        if self._closed:
            raise LogDownError("the store is closed")
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        try:
            return await asyncpg.connect(
                self._url, timeout=PATIENCE_CONNECT, server_settings=self._settings
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise LogDownError(f"no connection to PostgreSQL: {_kind(error)}") from None

    async def _ask(
        self, connection: asyncpg.Connection, sql: str, arguments: tuple[Any, ...]
    ) -> Rows:
        # Hanging up is the one way out that does not depend on a server that has stopped.
        watchdog = asyncio.get_running_loop().call_later(PATIENCE_ANSWER, connection.terminate)
        sound = False
        try:
            rows: Rows = await connection.fetch(sql, *arguments)
            sound = True
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            # An ERROR rolls the statement back; a FATAL may come after its commit.
            if getattr(error, "severity_en", None) == "ERROR":
                sound = True
                raise LogDownError(f"PostgreSQL refused: {_kind(error)}") from None
            raise LogUnsureError(f"PostgreSQL did not answer: {_kind(error)}") from None
        finally:
            watchdog.cancel()
            if sound and not connection.is_closed():
                self._idle.append(connection)
            else:
                connection.terminate()
        return rows


def _kind(error: Exception) -> str:
    return f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".rstrip()
