"""How a node begins: its sockets, its store and its bus, or in a word what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EADDRINUSE
from socket import socket
from typing import Protocol

import msgspec

from houle.bus.open import NodeBus, open_bus
from houle.store.open import open_store
from houle.store.trouble import Trouble, lasting, may_pass
from houle.tables.ports import Millis
from houle.web.listening import listen
from houle.web.node import Store
from houle.web.system import SystemClock

PATIENCE: Millis = 60_000
BETWEEN_TRIES: Millis = 250
AWAY = "away"
NO_SUCH_ADDRESS = "address"
AT_A_PORT = {EADDRINUSE: "taken", EACCES: "forbidden"}


class CannotServeError(Exception):
    """Something is wrong for good: with which part, and what."""

    def __init__(self, part: str, trouble: str) -> None:
        super().__init__(f"{part}: {trouble}")
        self.part = part
        self.trouble = trouble


class Listening(msgspec.Struct, frozen=True):
    """Where a node listens, and whether it hears of others."""

    here: str
    home: str | None = None
    """By which address others on the same network come in, at home."""
    bus: bool = True
    ops: str | None = None
    """Where it tells how it feels, if that is apart."""


class Watcher(Protocol):
    """Is told how a node begins."""

    def store_is_away(self) -> None:
        """The store does not answer yet; it is waited for."""

    def listens(self, found: Listening) -> None:
        """The node is there."""


def bound(host: str, port: int, part: str = "port") -> list[socket]:
    """The sockets to serve at."""
    try:
        return listen(host, port)
    except OSError as error:
        trouble = AT_A_PORT.get(error.errno or 0, NO_SUCH_ADDRESS)
        raise CannotServeError(part, trouble) from error


@contextmanager
def closed_unless_served(sockets: list[socket]) -> Iterator[None]:
    """Sockets that go if nothing comes of it."""
    try:
        yield
    except BaseException:
        for opened in sockets:
            opened.close()
        raise


async def reach_store(url: str, watcher: Watcher) -> Store:
    """The store, waited for as long as it may take a database to start or to recover."""
    clock = SystemClock()
    give_up_at = clock.now() + PATIENCE
    told = False
    while True:
        try:
            return await open_store(url)
        except Exception as error:
            trouble = lasting(error)
            if trouble is None and not may_pass(error):
                raise
            if trouble is not None or clock.now() > give_up_at:
                raise CannotServeError("store", trouble or AWAY) from error
        if not told:
            watcher.store_is_away()
            told = True
        await clock.sleep(BETWEEN_TRIES)


async def reach_bus(url: str | None) -> NodeBus:
    """The bus; it need not answer yet, but it must not turn us away."""
    try:
        bus = await open_bus(url)
    except ValueError as error:
        raise CannotServeError("bus", Trouble.ADDRESS) from error
    except ImportError as error:
        raise CannotServeError("bus", Trouble.NOT_INSTALLED) from error
    if bus.counts.refused and not bus.connected:
        await bus.close()
        raise CannotServeError("bus", Trouble.REFUSED)
    return bus
