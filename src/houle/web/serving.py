"""Running a node: at home with nothing else, or as one of many."""

import asyncio
import gc
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from socket import socket
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.exc import DBAPIError

from houle.bus.open import open_bus
from houle.store.open import open_store
from houle.tables.ports import LogDownError, LogUnsureError, Millis
from houle.web.app import create_app
from houle.web.limits import Limits
from houle.web.node import Node, Store
from houle.web.system import SystemClock, entropy

SECRET_BYTES = 32
GRACE_SECONDS = 3
"""So long open streams may take to end when the node goes."""
BACKLOG = 4096
PATIENCE: Millis = 60_000
BETWEEN_TRIES: Millis = 250
RARELY = (50_000, 20, 50)
"""Garbage with cycles is rare here, and looking for it in thousands of tables takes long."""


class Place(msgspec.Struct, frozen=True):
    """Where a node serves, and what it relies on."""

    host: str
    port: int
    store: str
    bus: str | None
    secret: str
    limits: Limits = Limits()

    @property
    def at_home(self) -> bool:
        """Whether this process is all there is: bots play in it too."""
        return self.bus is None


def secret_at_home(folder: Path) -> str:
    """The secret that signs tokens, made the first time and kept for its owner alone."""
    file = folder / "secret"
    if not file.exists():
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as opened:
            opened.write(entropy(SECRET_BYTES).hex())
    return file.read_text("ascii").strip()


async def open_node(place: Place) -> Node:
    """A node with its store and its bus, ready to be served."""
    return Node(
        await _open_store(place.store),
        await open_bus(place.bus),
        SystemClock(),
        entropy,
        place.secret,
        limits=place.limits,
        bots_at_home=place.at_home,
    )


async def _open_store(url: str) -> Store:
    """The store, waited for as long as it may take a database to start or to recover."""
    clock = SystemClock()
    give_up_at = clock.now() + PATIENCE
    while True:
        try:
            return await open_store(url)
        except (LogDownError, LogUnsureError, DBAPIError, OSError):
            if clock.now() > give_up_at:
                raise
            await clock.sleep(BETWEEN_TRIES)


async def serve(place: Place, announce: Callable[[], None]) -> None:
    """Serve until told to stop; announces once it listens."""
    node = await open_node(place)
    gc.freeze()
    gc.set_threshold(*RARELY)
    await server(node, place, announce).serve()


class NodeServer(uvicorn.Server):
    """The HTTP server of a node: says when it is there, and lets nobody hang on when it goes."""

    def __init__(self, config: uvicorn.Config, node: Node, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._announce = announce

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._node.gallery.close()
        await super().shutdown(sockets)


def server(node: Node, place: Place, announce: Callable[[], None] = lambda: None) -> NodeServer:
    """The HTTP server of a node."""
    return NodeServer(
        uvicorn.Config(
            create_app(node),
            host=place.host,
            port=place.port,
            lifespan="on",
            http="httptools",
            ws="none",
            access_log=False,
            log_level="warning",
            backlog=BACKLOG,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        node,
        announce,
    )


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fast event loop where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        factory = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)
