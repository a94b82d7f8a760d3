"""Running a node: at home with nothing else, or as one of many."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Any

import msgspec
import uvicorn

from houle.tables.cache import IDLE_BYTES
from houle.tables.ports import Millis
from houle.tables.rhythm import SLOT
from houle.web.addresses import Networks
from houle.web.app import create_app
from houle.web.connections import Bounds, http_config, with_room
from houle.web.limits import Limits
from houle.web.listening import home_address, port_of, web_address
from houle.web.mailing import MailServer
from houle.web.node import Node
from houle.web.ops import ops_server
from houle.web.pushing import SERVICES
from houle.web.starting import (
    Listening,
    Watcher,
    bound,
    closed_unless_served,
    reach_bus,
    reach_store,
)
from houle.web.system import SystemClock, entropy

SECRET_BYTES = 32
GRACE_SECONDS = 3
"""So long open streams may take to end when the node goes."""
LINGER_SECONDS = 4.0
"""So long a node behind a proxy serves on and says that it goes; proxies ask every second."""
BACKLOG = 4096
LOOPBACK = ("127.0.0.1", "::1")
RARELY = (5_000, 1, 5_000)
"""Garbage with cycles is rare here, and looking for it in thousands of tables takes long: hardly
ever. A look at what is new stops everybody too: at little, and often."""


class Place(msgspec.Struct, frozen=True):
    """Where a node serves, and what it relies on."""

    host: str
    port: int
    store: str
    bus: str | None
    secret: str
    limits: Limits = Limits()
    trusted_proxies: tuple[str, ...] = ()
    """The networks of proxies that are believed when they name a sender."""
    hosts: tuple[str, ...] = ()
    """By which names the node may be asked, in lower case; by any if there are none."""
    bot_slot: Millis = SLOT
    """How far apart the moments are at which bots answer."""
    bounds: Bounds = Bounds()
    idle_bytes: int = IDLE_BYTES
    """How much memory tables may take that nobody listens to."""
    ops_host: str = "127.0.0.1"
    ops_port: int | None = None
    """Where the node tells how it feels; `None` if at the same port as all else."""
    security_contact: str | None = None
    """Whom to tell of a weakness, as a URI."""

    origin: str | None = None
    """Where pages are served to people, and passkeys work; `None` if nobody said so."""
    push_services: tuple[str, ...] = SERVICES
    """The hosts of push services by which browsers may be told of a turn."""

    mail: MailServer | None = None
    """By which mail goes out; `None` if none does."""

    @property
    def linger_seconds(self) -> float:
        """How long before it closes the node says that it will: nobody asks where no proxy is."""
        return LINGER_SECONDS if self.trusted_proxies else 0.0

    @property
    def at_home(self) -> bool:
        """Whether bots play in this process too, for want of a bus to ask workers over."""
        return self.bus is None

    @property
    def alone(self) -> bool:
        """Whether this process and a file are all there is, as on a machine at home."""
        return self.at_home and self.store.startswith("sqlite:")


def secret_at_home(folder: Path) -> str:
    """The secret that signs tokens, made the first time and kept for its owner alone."""
    file = folder / "secret"
    if not file.exists():
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as opened:
            opened.write(entropy(SECRET_BYTES).hex())
    return file.read_text("ascii").strip()


async def open_node(place: Place, watcher: Watcher) -> Node:
    """A node with its store and its bus, ready to be served."""
    store = await reach_store(place.store, watcher)
    try:
        bus = await reach_bus(place.bus)
    except BaseException:
        await store.close()
        raise
    return Node(
        store,
        bus,
        SystemClock(),
        entropy,
        place.secret,
        limits=place.limits,
        trusted_proxies=place.trusted_proxies,
        hosts=place.hosts,
        security_contact=place.security_contact,
        origin=place.origin,
        push_services=place.push_services,
        mail=place.mail,
        bots_at_home=place.at_home,
        bot_slot=place.bot_slot,
        idle_bytes=place.idle_bytes,
    )


async def serve(place: Place, watcher: Watcher) -> None:
    """Serve until told to stop."""
    place = msgspec.structs.replace(place, bounds=with_room(place.bounds))
    sockets, ops = bound(place.host, place.port), list[socket]()
    with closed_unless_served(sockets):
        if place.ops_port is not None:
            ops = bound(place.ops_host, place.ops_port, "ops-port")
    place = with_origin(place, port_of(sockets))
    with closed_unless_served([*sockets, *ops]):
        node = await open_node(place, watcher)
    found = Listening(
        here=web_address(shown_host(place), port_of(sockets)),
        home=home_address(sockets) if place.alone else None,
        bus=node.bus.connected,
        ops=web_address(place.ops_host, port_of(ops)) if ops else None,
    )
    gc.freeze()
    gc.set_threshold(*RARELY)
    beside = Beside(ops_server(node, place.bounds), ops) if ops else None
    await server(node, place, found, watcher.listens, beside).serve(sockets)


def shown_host(place: Place) -> str:
    """At home this machine by its name: browsers know no passkeys by its number."""
    return "localhost" if place.alone and place.host in LOOPBACK else place.host


def with_origin(place: Place, port: int) -> Place:
    """On a machine at home passkeys work for who sits in front of it, without any set-up."""
    if place.origin is not None or not place.alone or place.trusted_proxies:
        return place
    return msgspec.structs.replace(place, origin=f"http://localhost:{port}")


class Beside(msgspec.Struct, frozen=True):
    """A server that comes after another and goes after it, and where it serves."""

    server: uvicorn.Server
    sockets: list[socket]

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        """Serve for as long as this lasts."""
        serving = asyncio.create_task(self.server.serve(self.sockets))
        try:
            yield
        finally:
            self.server.should_exit = True
            await serving


class NodeServer(uvicorn.Server):
    """The HTTP server of a node: says when it is there, and lets nobody hang on when it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        node: Node,
        found: Listening,
        announce: Callable[[Listening], None],
        linger_seconds: float = 0.0,
        beside: Beside | None = None,
    ) -> None:
        super().__init__(config)
        self._node = node
        self._found = found
        self._announce = announce
        self._linger_seconds = linger_seconds
        self._beside = beside
        self._until_gone = AsyncExitStack()
        self._close_at: float | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Who asks how the node feels is answered when players can come in, not before.
            if self._beside:
                await self._until_gone.enter_async_context(self._beside.served())
            self._announce(self._found)

    async def on_tick(self, counter: int) -> bool:
        """Whether to close: some time after the node was told to, or at once if told again."""
        if not await super().on_tick(counter):
            return False
        now = asyncio.get_running_loop().time()
        if self._close_at is None:
            self._node.leave()
            self._close_at = now + self._linger_seconds
        return self.force_exit or now >= self._close_at

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._node.viewing.close()
        await super().shutdown(sockets)
        await self._until_gone.aclose()


def server(
    node: Node,
    place: Place,
    found: Listening,
    announce: Callable[[Listening], None] = lambda _: None,
    beside: Beside | None = None,
) -> NodeServer:
    """The HTTP server of a node."""
    return NodeServer(
        http_config(
            create_app(node, found.home, ops_apart=place.ops_port is not None),
            place.bounds,
            Networks(place.trusted_proxies),
            node.tally,
            host=place.host,
            port=place.port,
            lifespan="on",
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        node,
        found,
        announce,
        place.linger_seconds,
        beside,
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
