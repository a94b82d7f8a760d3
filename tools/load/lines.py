"""As much HTTP/1.1 as a crowd needs, straight on the event loop, so that it costs little."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, cast

HOST = "127.0.0.1"
END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length: "

Answered: TypeAlias = Callable[[int, bytes], None]
"""Called with the status and the body of an answer; with status 0 if the line broke before."""
Heard: TypeAlias = Callable[[bytes], None]
"""Called with each piece of a stream as the server sent it."""


def request(method: str, path: str, token: str | None, body: bytes | None = None) -> bytes:
    """A request as it goes over the line."""
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n"
    if token is not None:
        head += f"authorization: Bearer {token}\r\n"
    if body is None:
        return f"{head}\r\n".encode()
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body


class Line(asyncio.Protocol):
    """A connection that is kept, for one request at a time."""

    def __init__(self, kept: "list[Line]") -> None:
        self._kept = kept
        self._answered: Answered | None = None
        self._came = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.transport = None
        if self in self._kept:
            self._kept.remove(self)
        if self._answered is not None:
            answered, self._answered = self._answered, None
            answered(0, b"")

    def send(self, sent: bytes, answered: Answered) -> None:
        """Send a request."""
        assert self.transport is not None
        self._answered = answered
        self.transport.write(sent)

    def data_received(self, data: bytes) -> None:
        self._came = came = self._came + data if self._came else data
        head = came.find(END_OF_HEAD)
        if head < 0:
            return
        begin = came.index(LENGTH) + len(LENGTH)
        body = head + len(END_OF_HEAD)
        if len(came) < body + int(came[begin : came.index(b"\r", begin)]):
            return
        self._came = b""
        answered, self._answered = self._answered, None
        self._kept.append(self)
        if answered is not None:
            answered(int(came[9:12]), came[body:])


class Lines:
    """Kept connections to one node; the one used last is used next."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._kept: list[Line] = []
        self._opening: set[asyncio.Task[None]] = set()

    def send(self, sent: bytes, answered: Answered) -> None:
        """Send a request on a free connection; one that breaks is no answer."""
        while self._kept:
            line = self._kept.pop()
            if line.transport is not None and not line.transport.is_closing():
                line.send(sent, answered)
                return
        opening = asyncio.get_running_loop().create_task(self._open(sent, answered))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def ask(self, sent: bytes) -> tuple[int, bytes]:
        """Send a request and wait for its answer."""
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()

        def answered(status: int, body: bytes) -> None:
            if not answer.done():
                answer.set_result((status, body))

        self.send(sent, answered)
        return await answer

    def close(self) -> None:
        for line in self._kept:
            if line.transport is not None:
                line.transport.abort()
        self._kept.clear()

    async def _open(self, sent: bytes, answered: Answered) -> None:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(self._kept), HOST, self.port)
        line.send(sent, answered)


class Stream(asyncio.Protocol):
    """A live stream: hands on the pieces that the server sends, unpacked."""

    def __init__(self, sent: bytes, heard: Heard, lost: Callable[[], None]) -> None:
        self._sent = sent
        self._heard = heard
        self._lost = lost
        self._came = b""
        self._head = True
        self._wanted = True
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, sent: bytes, heard: Heard, lost: Callable[[], None]) -> "Stream":
        """A stream from the node at a port."""
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(lambda: cls(sent, heard, lost), HOST, port)
        return stream

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._sent)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self._wanted:
            self._lost()

    def close(self) -> None:
        """Hear no more."""
        self._wanted = False
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        came = self._came + data if self._came else data
        begin = 0
        if self._head:
            begin = came.find(END_OF_HEAD) + len(END_OF_HEAD)
            if begin < len(END_OF_HEAD):
                self._came = came
                return
            if not came.startswith(b"HTTP/1.1 200"):
                raise ConnectionError(f"a stream was answered with {came[9:12]!r}")
            self._head = False
        while self._wanted:
            line = came.find(b"\r\n", begin)
            if line < 0:
                break
            end = line + 2 + int(came[begin:line], 16)
            if len(came) < end + 2:
                break
            piece, begin = came[line + 2 : end], end + 2
            self._heard(piece)
        self._came = came[begin:]
