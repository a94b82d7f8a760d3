"""As much HTTP/1.1 as a player needs, on bare sockets: so a request can be cut at any point."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator
from enum import Enum

import msgspec

HOST = "127.0.0.1"
PATIENCE = 2.5
"""Seconds until an answer is given up."""
SILENCE = 4.5
"""Seconds without a beat until a stream is given up."""
MOST_IDLE = 64


class LineError(Exception):
    """The line broke, or nobody answered."""


class NotSentError(LineError):
    """There was nobody to send anything to."""


class Cut(Enum):
    """Where the line breaks."""

    NOWHERE = "nowhere"
    HALFWAY = "halfway through the request"
    BEFORE = "before the answer"
    AFTER = "after the answer was sent, before it was read"


class Answer(msgspec.Struct):
    """What a server said."""

    status: int
    body: bytes


class Event(msgspec.Struct):
    """One thing on a stream."""

    name: str
    id: int | None
    data: bytes


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Lines:
    """Connections to nodes, by port; those that are in good order are used again."""

    def __init__(self) -> None:
        self._idle: dict[int, list[Line]] = defaultdict(list)

    async def take(self, port: int) -> Line:
        """A connection to this node."""
        while self._idle[port]:
            reader, writer = self._idle[port].pop()
            if not reader.at_eof() and not writer.is_closing():
                return reader, writer
        return await self.connect(port)

    async def connect(self, port: int) -> Line:
        """A fresh connection to this node."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.open_connection(HOST, port)
        except OSError as error:
            raise NotSentError("no connection") from error

    async def ask(self, line: Line, port: int, request: bytes, cut: Cut = Cut.NOWHERE) -> Answer:
        """Send a request and read the answer, unless the line is to be cut before."""
        reader, writer = line
        sound = False
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(request[: len(request) // 2] if cut is Cut.HALFWAY else request)
                await writer.drain()
                if cut in (Cut.HALFWAY, Cut.BEFORE):
                    raise LineError("cut")
                if cut is Cut.AFTER:
                    await reader.readexactly(1)
                    raise LineError("cut")
                status, headers = await _head(reader)
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                sound = headers.get("connection") != "close"
                return Answer(status, body)
        except TimeoutError as error:
            raise LineError("no answer") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise LineError("broken") from error
        finally:
            if sound and len(self._idle[port]) < MOST_IDLE:
                self._idle[port].append(line)
            else:
                writer.close()

    def close(self) -> None:
        for lines in self._idle.values():
            for _, writer in lines:
                writer.close()
        self._idle.clear()


def request_bytes(
    method: str, path: str, token: str | None, body: bytes = b"", **headers: str
) -> bytes:
    """A request as it goes over the line."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}"]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def listen(line: Line, request: bytes) -> AsyncGenerator[Event, None]:
    """The events of a stream until it ends; `LineError` where it breaks or falls silent."""
    reader, writer = line
    try:
        writer.write(request)
        async with asyncio.timeout(SILENCE):
            status, _ = await _head(reader)
        if status != 200:
            raise LineError(f"status {status}")
        waiting = b""
        while True:
            async with asyncio.timeout(SILENCE):
                size = int(await reader.readline() or b"0", 16)
                waiting += (await reader.readexactly(size + 2))[:size]
            if not size:
                return
            *whole, waiting = waiting.split(b"\n\n")
            for text in whole:
                event = _event(text)
                if event is not None:
                    yield event
    except (OSError, asyncio.IncompleteReadError, ValueError) as error:
        raise LineError("the stream broke") from error
    finally:
        writer.close()


def _event(text: bytes) -> Event | None:
    fields = dict(line.split(b": ", 1) for line in text.split(b"\n") if b": " in line)
    if b"event" not in fields:
        return None
    number = fields.get(b"id")
    return Event(
        fields[b"event"].decode(), None if number is None else int(number), fields[b"data"]
    )


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {}
    for line in head[1:]:
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return int(head[0].split(" ")[1]), headers
