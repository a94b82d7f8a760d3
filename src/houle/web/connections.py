"""Connections within bounds: how many there are, how large a head is, how long a request takes.

The server below has none of these for the parser that we use: a sender could dribble a byte a
minute, or a head without end. So a node can stand on the internet without a proxy before it.
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from functools import partial
from typing import Any

import msgspec
import uvicorn
from httptools import HttpParserError
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from houle.web.addresses import Networks, household
from houle.web.problems import PROBLEM_JSON, Problem
from houle.web.tally import No, Tally

TOO_LARGE = Problem(431, "Too large a head")
LAST_SECONDS = 2
"""So long somebody who was refused may take to hang up."""
ASKED_AHEAD = 1
"""Requests that may wait on a connection for their turn. Neither browsers nor proxies ask ahead,
but somebody who has read a whole answer may be quicker than the application that ends it."""
FILES_BESIDES = 200
"""What a node opens besides: databases, its bus, processes in which bots think."""
NOT_HTTP = Problem(400, "Malformed request")


class Bounds(msgspec.Struct, frozen=True):
    """What connections may take; any number where a number is 0."""

    head_bytes: int = 16 * 1024
    """An address, and all headers with their names."""
    request_seconds: float = 20
    """From the first byte of a request to its last, and from a connection to its first request."""
    idle_seconds: int = 30
    """Between an answer and the next request."""
    in_all: int = 20_000
    by_address: int = 300
    """Each live stream is one, and browsers open up to six besides."""


def with_room(bounds: Bounds) -> Bounds:
    """Bounds that the system has files for, of which it is asked for as many as it allows."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return bounds
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = bounds.in_all + FILES_BESIDES
    files = max(soft, wanted if hard == resource.RLIM_INFINITY else min(wanted, hard))
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return msgspec.structs.replace(bounds, in_all=min(bounds.in_all, files - FILES_BESIDES))


class Connections:
    """Those that are open, and from where."""

    def __init__(self, bounds: Bounds, trusted: Networks, tally: Tally) -> None:
        self.bounds = bounds
        self.tally = tally
        self._trusted = trusted
        self._open: Counter[str] = Counter()
        self._count = 0

    def take(self, address: str) -> bool:
        """Whether there is room for one more from here. Proxies of ours bring many people."""
        bounds = self.bounds
        if bounds.in_all and self._count >= bounds.in_all:
            return False
        sender = household(address)
        full = bounds.by_address and self._open[sender] >= bounds.by_address
        if full and address not in self._trusted:
            return False
        self._open[sender] += 1
        self._count += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        sender = household(address)
        self._open[sender] -= 1
        self._count -= 1
        if not self._open[sender]:
            del self._open[sender]


class BoundedProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, connections: Connections, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._all = connections
        self._bounds = connections.bounds
        self._from: str | None = None
        """Where it comes from, if it was let in."""
        self._deadline: TimerHandle | None = None
        self._deaf = False
        """Nothing that comes now is read."""
        self._in_head = True
        self._head = self._came = 0
        """Bytes of a head: those that the parser has read, and those that came."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        address = (transport.get_extra_info("peername") or ("",))[0]
        if not self._all.take(address):
            self.transport = transport
            transport.abort()
            return
        self._from = address
        super().connection_made(transport)
        self._set_deadline(self._bounds.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_deadline()
        if self._from is not None:
            self._all.leave(self._from)
            self._from = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        super().data_received(data)
        if self._in_head and not self._deaf:
            # A header without end never gets as far as `on_header`.
            self._came += len(data)
            if self._came > self._bounds.head_bytes:
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= ASKED_AHEAD:
            self._deaf = True
            self.cycle.keep_alive = False
            raise HttpParserError
        super().on_message_begin()
        self._head, self._came, self._in_head = 0, 0, True
        self._set_deadline(self._bounds.request_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._no_deadline()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - in words of ours
        if not self._deaf:
            self._refuse(NOT_HTTP)

    def _count(self, *read: bytes) -> None:
        self._head += sum(map(len, read))
        if self._head > self._bounds.head_bytes:
            self._refuse(TOO_LARGE)
            raise HttpParserError  # nobody shall read on

    def _refuse(self, problem: Problem) -> None:
        self._all.tally.all[No.MALFORMED] += 1
        body = msgspec.json.encode(problem)
        head = f"content-type: {PROBLEM_JSON}\r\ncontent-length: {len(body)}\r\nconnection: close"
        self.transport.write(STATUS_LINE[problem.status] + head.encode() + b"\r\n\r\n" + body)
        # Closed while bytes are still coming, it would be reset before the answer can be read.
        self.transport.write_eof()
        self._deaf = True
        self._set_deadline(LAST_SECONDS)

    def _set_deadline(self, seconds: float) -> None:
        self._no_deadline()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def bounded(bounds: Bounds, trusted: Networks, tally: Tally) -> Any:
    """What makes the connections of one server."""
    return partial(BoundedProtocol, Connections(bounds, trusted, tally))


def http_config(
    app: ASGIApp, bounds: Bounds, trusted: Networks, tally: Tally, **more: Any
) -> uvicorn.Config:
    """What every server of ours has in common, for players and for whoever looks after it."""
    return uvicorn.Config(
        app,
        http=bounded(bounds, trusted, tally),
        ws="none",
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        proxy_headers=False,  # whom to believe is for `houle.web.addresses` to say
        timeout_keep_alive=bounds.idle_seconds,
        **more,
    )
