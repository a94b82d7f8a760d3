"""People behind a proxy, each with an address, a cookie and the patience of our own client."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from itertools import count
from time import perf_counter
from typing import Any

import httpx
import msgspec

from tests.proxies.certificate import NAME, Certificate
from tests.proxies.judge import Heard, Listener, Seen

PATIENCE = (0.3, 0.6, 1.2, 2.4, 4.8)
"""Seconds until a deed without an answer is sent again, as in `client/src/wire/api.ts`."""
RETRY = (0.25, 0.5, 1.0, 2.0, 4.0)
"""Seconds until a stream is opened again, as in `client/src/wire/stream.ts`."""
SILENCE = 6.0
TRY_AGAIN = {500, 502, 503, 504}
ORIGIN = {"host": NAME, "origin": f"https://{NAME}", "sec-fetch-site": "same-origin"}
"""What a browser says from a page of ours."""

_commands = count(1)


class Entrance(msgspec.Struct, frozen=True):
    """Where people come in, and whom they trust."""

    port: int
    certificate: Certificate

    def client(self, address: str, *, http2: bool = True) -> httpx.AsyncClient:
        """A browser at an address of this machine."""
        return httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.port}",
            headers=ORIGIN,
            transport=httpx.AsyncHTTPTransport(
                verify=self.certificate.trusting(),
                http1=not http2,
                http2=http2,
                local_address=address,
            ),
            timeout=httpx.Timeout(30, read=None),
        )


class Done(msgspec.Struct):
    table: str
    seq: int


class You(msgspec.Struct):
    turn: int | None


class Table(msgspec.Struct):
    phase: str


class Choices(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]


class Frame(msgspec.Struct):
    """As much of a frame as somebody needs who moves at random."""

    seq: int
    table: Table
    you: You | None = None
    view: Choices | None = None


Shown = Callable[[Frame], None]

_done = msgspec.json.Decoder(Done)
_frame = msgspec.json.Decoder(Frame)


class RefusedError(Exception):
    """A person is told that it cannot be."""


class Person:
    """Somebody who sends a deed until it is answered, and listens to a table for good."""

    def __init__(
        self, entrance: Entrance, number: int, seen: Seen, *, resumes: bool = True
    ) -> None:
        self.address = f"127.1.{number // 200}.{number % 200 + 1}"
        # Browsers speak HTTP/2 here; some programs, and some networks, do not.
        self._client = entrance.client(self.address, http2=number % 4 != 0)
        self._sni = {"sni_hostname": NAME}
        self._seen = seen
        self._resumes = resumes
        self._number = number

    async def come_in(self) -> None:
        """Get a name, and a cookie to be known by."""
        await self._insist("/api/guests", {"name": f"guest {self._number}"}, msgspec.json.decode)

    async def do(self, path: str, **body: Any) -> Done:
        """Have something done, once, however often the connection fails."""
        named = {**body, "command": f"c{next(_commands)}"}
        done: Done = await self._insist(path, named, _done.decode)
        return done

    async def follow(self, table: str, shown: Shown) -> None:
        """Listen to a table until it is over, and open the stream again whenever it ends."""
        listener = Listener(table)
        self._seen.listeners.append(listener)
        attempt = 0
        while True:
            last = listener.heard[-1].seq if listener.heard and self._resumes else None
            try:
                async with aclosing(self._frames(table, last)) as frames:
                    async for frame in frames:
                        attempt = 0
                        listener.heard.append(Heard(frame.seq, perf_counter()))
                        shown(frame)
                        if frame.table.phase == "finished":
                            return
                self._seen.resumed += 1
            except (httpx.TransportError, TimeoutError) as error:
                self._seen.errors.append(f"a stream: {_kind(error)}")
            except RefusedError as error:
                self._seen.errors.append(f"a stream: {error}")
            await asyncio.sleep(RETRY[min(attempt, len(RETRY) - 1)])
            attempt += 1

    async def close(self) -> None:
        await self._client.aclose()

    async def _frames(self, table: str, last: int | None) -> AsyncGenerator[Frame, None]:
        headers = {"accept": "text/event-stream"}
        if last is not None:
            headers["last-event-id"] = str(last)
        asked = self._client.stream(
            "GET", f"/api/tables/{table}/live", headers=headers, extensions=self._sni
        )
        async with asked as answer:
            if answer.status_code != 200:
                raise RefusedError(f"status {answer.status_code}")
            rest, pieces = b"", aiter(answer.aiter_raw())
            while True:
                async with asyncio.timeout(SILENCE):
                    piece = await anext(pieces, None)
                if piece is None:
                    return
                *events, rest = (rest + piece).split(b"\n\n")
                for event in events:
                    if b"event: frame" in event or b"event: resync" in event:
                        yield _frame.decode(event[event.index(b"data: ") + 6 :])

    async def _insist(self, path: str, body: object, read: Callable[[bytes], Any]) -> Any:
        content = msgspec.json.encode(body)
        attempt = 0
        while True:
            try:
                answer = await self._client.post(
                    path,
                    content=content,
                    headers={"content-type": "application/json"},
                    extensions=self._sni,
                )
            except httpx.TransportError as error:
                self._seen.errors.append(f"a request: {_kind(error)}")
            else:
                if answer.is_success:
                    try:
                        return read(answer.content)
                    except msgspec.DecodeError:
                        self._seen.errors.append(
                            f"a request: {len(answer.content)} senseless bytes"
                        )
                elif answer.status_code not in TRY_AGAIN:
                    raise RefusedError(f"{path.rpartition('/')[2]}: {answer.text[:200]}")
                else:
                    self._seen.errors.append(f"a request: status {answer.status_code}")
            await asyncio.sleep(PATIENCE[min(attempt, len(PATIENCE) - 1)])
            attempt += 1


def _kind(error: Exception) -> str:
    return f"{type(error).__name__} {error}"[:120]
