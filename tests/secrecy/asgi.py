"""Talks to an ASGI application without a network, and keeps every message that comes back."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from houle.tables.ports import Millis
from tests.secrecy.loop import HandClock

App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
Header: TypeAlias = tuple[bytes, bytes]

HOST = "houle.test"


class Came(NamedTuple):
    """One message: when it came, in answer to what, and all of it."""

    at: Millis
    asked: str
    status: int | None
    headers: tuple[Header, ...]
    body: bytes
    more: bool


Transcript: TypeAlias = list[Came]


class Request:
    """One request, and its answer as it comes in."""

    def __init__(
        self,
        app: App,
        clock: HandClock,
        transcript: Transcript,
        asked: str,
        *,
        address: str,
        headers: Sequence[Header],
        body: bytes,
        hear: Callable[[bytes], None] | None = None,
    ) -> None:
        self._hear = hear
        self._clock = clock
        self._transcript = transcript
        self._asked = asked
        self._body: bytes | None = body
        self._gone = asyncio.Event()
        self.status: int | None = None
        self.latest = b""
        """The last part of the body that was not empty; all of it but for a stream."""
        method, _, target = asked.partition(" ")
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", HOST.encode()),
                (b"content-length", str(len(body)).encode()),
                *([(b"content-type", b"application/json")] if body else []),
                *headers,
            ],
            "client": (address, 40000),
            "server": (HOST, 80),
            "state": {},
        }
        self.task: asyncio.Future[None] = asyncio.ensure_future(
            app(scope, self._receive, self._send)
        )

    async def close(self) -> None:
        """Hang up, and wait until the application has noticed."""
        self._gone.set()
        await self._clock.settle()
        if not self.task.done():
            raise AssertionError(f"{self._asked} goes on after whoever asked is gone")
        self.task.result()

    async def _receive(self) -> dict[str, Any]:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if self._gone.is_set():
            return
        status, body, more = None, b"", True
        headers: tuple[Header, ...] = ()
        if message["type"] == "http.response.start":
            status = self.status = message["status"]
            headers = tuple((bytes(name), bytes(value)) for name, value in message["headers"])
        else:
            body, more = bytes(message.get("body", b"")), bool(message.get("more_body", False))
            self.latest = body or self.latest
            if self._hear is not None:
                self._hear(body)
        self._transcript.append(Came(self._clock.now(), self._asked, status, headers, body, more))
