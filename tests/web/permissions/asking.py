"""A request to an application in this process, and what it comes to; streams are not read on."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar.types import ASGIApp

from tests.web.permissions.rows import DONE, Verdict

HOST = "houle.test"
PROBLEM = "application/problem+json"

Header = tuple[str, str]


class Answer(NamedTuple):
    """What came back; of a stream, its beginning."""

    status: int
    kind: str
    body: bytes

    @property
    def done(self) -> bool:
        return self.status < 400

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def verdict(self) -> Verdict:
        """In the words of the matrix."""
        if self.done:
            return DONE
        said = self.json() if self.kind == PROBLEM else {}
        if said.get("rule"):
            return f"{self.status} {said['rule']} {said['reason']}"
        return f"403 {said['title'].lower()}" if self.status == 403 else str(self.status)


async def ask(app: ASGIApp, what: str, headers: Sequence[Header] = (), body: Any = None) -> Answer:
    """Send a request, and hang up after the first piece of its answer."""
    method, _, target = what.partition(" ")
    path, _, query = target.partition("?")
    sent = b"" if body is None else msgspec.json.encode(body)
    named = [("host", HOST), ("content-length", str(len(sent))), *headers]
    if sent:
        named.append(("content-type", "application/json"))
    scope: Any = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in named],
        "client": ("192.0.2.1", 1),
        "server": (HOST, 80),
        "state": {},
    }
    to_send: list[Any] = [{"type": "http.request", "body": sent, "more_body": False}]
    heard = asyncio.Event()
    start: dict[str, Any] = {}
    pieces: list[bytes] = []

    async def receive() -> Any:
        if to_send:
            return to_send.pop()
        await heard.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
            return
        pieces.append(bytes(message.get("body", b"")))
        if pieces[-1] or not message.get("more_body"):
            heard.set()

    await app(scope, receive, send)
    kind = next((value for name, value in start["headers"] if name == b"content-type"), b"")
    return Answer(start["status"], kind.decode().partition(";")[0], b"".join(pieces))
