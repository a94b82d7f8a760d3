"""Live streams: server-sent events, resumed where they broke off."""

from asyncio import CancelledError, Task, create_task, current_task
from collections.abc import AsyncGenerator, Callable
from typing import Any, TypeAlias

import msgspec
from litestar import Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from houle.kernel import Refusal, RefusedError
from houle.tables.ports import LogDownError, LogUnsureError
from houle.tables.viewing import Sent
from houle.web.metrics import Metrics
from houle.web.problems import refused

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
RETRY = b"retry: 500\n\n"

Listening: TypeAlias = AsyncGenerator[Sent, None]
Explain: TypeAlias = Callable[[Refusal], str]
"""Says why not, to whoever listens."""
Ended: TypeAlias = Callable[[], None]
Holds: TypeAlias = Callable[[], bool]
"""Whether the token of whoever listens still holds."""


def event(sent: Sent) -> bytes:
    """One thing that a listener gets, as it goes over the line."""
    if sent.frame is None:
        here = ",".join(map(str, sent.here)).encode()
        return b'event: beat\ndata: {"seq":%d,"here":[%s]}\n\n' % (sent.seq, here)
    name = b"resync" if sent.skipped else b"frame"
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (sent.seq, name, sent.frame)


class LiveStream(Response[str]):
    """Sends what a listener gets, until the listener goes or may not look on any more."""

    def __init__(self, stream: "EventStream") -> None:
        super().__init__("")
        self._stream = stream

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        return self._stream


class EventStream(ASGIResponse):
    """The stream itself.

    Nothing is queued: while the line is full, the listener stays where it is in the log.
    """

    __slots__ = ("_ended", "_explain", "_holds", "_listening", "_metrics", "_opening")

    def __init__(
        self,
        first: Sent,
        listening: Listening,
        metrics: Metrics,
        explain: Explain,
        ended: Ended,
        holds: Holds,
    ) -> None:
        super().__init__()
        self._holds = holds
        self._ended = ended
        self._opening = RETRY + event(first)
        self._listening = listening
        self._metrics = metrics
        self._explain = explain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        ends = create_task(_end_with_the_connection(receive, current_task()))
        self._metrics.streams.inc()
        try:
            await self._send_all(send)
        except CancelledError:
            if not ends.done():
                raise
        except (LogDownError, LogUnsureError):
            pass  # the listener comes back by itself
        finally:
            self._metrics.streams.dec()
            self._ended()
            ends.cancel()
            await self._listening.aclose()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_all(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await _send(send, self._opening)
        self._opening = b""  # streams live long
        self._metrics.frames.inc()
        try:
            async for sent in self._listening:
                if not self._holds():
                    return
                await _send(send, event(sent))
                if sent.frame is not None:
                    self._metrics.frames.inc()
        except RefusedError as error:
            problem = msgspec.json.encode(refused(error.refusal, self._explain(error.refusal)))
            await _send(send, b"event: refused\ndata: %s\n\n" % problem)


async def _send(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def _end_with_the_connection(receive: Receive, stream: Task[Any] | None) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    if stream is not None:
        stream.cancel()
