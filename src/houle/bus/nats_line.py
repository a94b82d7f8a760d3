"""One line to NATS, for as long as it finds its way back by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Any, Final, Self, TypeAlias
from urllib.parse import urlsplit

import msgspec
from nats import errors
from nats.aio.client import Client, Server
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from houle.bus.counts import Counts
from houle.kernel import Chance

_log = getLogger(__name__)

_TROUBLE: Final = (errors.Error, OSError)
_REFUSED: Final = "Authorization Violation"
_PENDING_BYTES: Final = 64 * 1024
_FLUSH_SECONDS: Final = 0.5
_CLOSE_SECONDS: Final = 1.0

OnMessage: TypeAlias = Callable[[Msg], Awaitable[None]]


class LineOptions(msgspec.Struct, frozen=True):
    """Where the servers are, and how soon a silent one is given up."""

    urls: tuple[str, ...]
    chance: Chance
    ping_every: int = 2
    """Seconds; after three pings without an answer the line counts as cut."""
    give_up_after: int = 10
    """Seconds without a server after which a new line is better than this one."""

    def __post_init__(self) -> None:
        if not self.urls or not all(map(_is_address, self.urls)):
            # They may hold a password, so none is shown.
            raise ValueError("NATS is at nats://host:port or tls://host:port")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"nats", "tls"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


class Line:
    """A client of NATS and what it subscribes to. Nothing here raises because NATS is away."""

    def __init__(self, options: LineOptions, counts: Counts, back: Callable[[], None]) -> None:
        self._options = options
        self._counts = counts
        self._back = back
        self._client = Client()
        self._closed = asyncio.Event()
        self._subscriptions: dict[str, Subscription] = {}

    @classmethod
    async def dial(cls, options: LineOptions, counts: Counts, back: Callable[[], None]) -> Self:
        """A line that stands; `back` is called each time it stands again. Tries for ever."""
        line = cls(options, counts, back)
        try:
            await line._client.connect(
                servers=list(options.urls),
                name="houle",
                no_echo=True,
                error_cb=line._on_error,
                closed_cb=line._on_closed,
                reconnected_cb=line._on_reconnected,
                reconnect_to_server_handler=line._next_server,
                reconnect_time_wait=1,
                max_reconnect_attempts=-1,
                ping_interval=options.ping_every,
                pending_size=_PENDING_BYTES,
                flush_timeout=_FLUSH_SECONDS,
            )
        except asyncio.CancelledError:
            await line.close()
            raise
        return line

    @property
    def connected(self) -> bool:
        """Whether the line stands."""
        return self._client.is_connected

    async def publish(self, subject: str, payload: bytes) -> bool:
        """Whether this could be handed over; not whether it arrives."""
        if not self._client.is_connected:
            return False
        try:
            await self._client.publish(subject, payload)
        except _TROUBLE as problem:
            self._note(problem)
            return False
        return True

    async def subscribe(
        self, subject: str, on_message: OnMessage, most: int, queue: str = ""
    ) -> None:
        """Hear what is said on a subject, now and whenever the line stands again.

        Of messages that come in at one go, `most` are heard.
        """
        if subject in self._subscriptions:
            return
        try:
            self._subscriptions[subject] = await self._client.subscribe(
                subject, queue, on_message, pending_msgs_limit=most
            )
        except _TROUBLE as problem:
            self._note(problem)

    async def unsubscribe(self, subject: str) -> None:
        """Hear it no more."""
        subscription = self._subscriptions.pop(subject, None)
        if subscription is None:
            return
        try:
            await subscription.unsubscribe()
        except _TROUBLE as problem:
            self._note(problem)

    async def gone(self) -> None:
        """Wait until this line is closed, or has been cut for so long that it may be stuck.

        The client gives up for good at some errors of the server, and it cannot leave a server
        that has stopped reading as long as there is something left to send to it.
        """
        cut_for = 0
        while cut_for < self._options.give_up_after:
            try:
                async with asyncio.timeout(1):
                    await self._closed.wait()
            except TimeoutError:
                cut_for = 0 if self.connected else cut_for + 1
            else:
                return

    async def close(self) -> None:
        """Hang up; a server that does not listen gets a second."""
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self._client.close()
        except _TROUBLE as problem:
            self._note(problem)

    def _next_server(self, servers: list[Server], _info: dict[str, Any]) -> tuple[Server, float]:
        # Not all nodes at once; and each server has its turn.
        return min(servers, key=lambda server: server.reconnects), self._pause()

    def _pause(self) -> float:
        return (50 + self._options.chance.below(200)) / 1000

    def _note(self, problem: Exception) -> None:
        if isinstance(problem, errors.SlowConsumerError):
            self._counts.unheard += 1
        if _REFUSED in str(problem):
            self._counts.refused += 1
        _log.debug("trouble with NATS: %s", type(problem).__name__)

    async def _on_error(self, problem: Exception) -> None:
        self._note(problem)

    async def _on_closed(self) -> None:
        self._closed.set()

    async def _on_reconnected(self) -> None:
        self._back()
