"""What strangers do to a node, each from an address that is not the player's."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import httpx

from tests.web.people import new_command

HALF_OPEN: Final = 2000
NEVER_READ: Final = 200
AT_ONCE: Final = 20
EXPERTS: Final = 40
FAILED: Final = "connection refused or cut"
Answers: TypeAlias = Counter[str]
Attack: TypeAlias = Callable[["Target", float], Coroutine[Any, Any, None]]


class Target:
    """A node, and what it answers."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = url
        self._sender = sender
        at = urlsplit(url)
        self.host, self.port = at.hostname or "", at.port or 80
        self.answers: Answers = Counter()

    async def send(self, first: bytes) -> asyncio.StreamWriter | None:
        """A connection on which so much has been sent, and nothing read."""
        try:
            _, writer = await asyncio.open_connection(
                self.host, self.port, local_addr=(self._sender, 0), limit=1024
            )
            writer.write(first)
            await writer.drain()
        except OSError:
            self.answers[FAILED] += 1
            return None
        self.answers["connections"] += 1
        return writer

    async def ask(self, request: bytes) -> None:
        """One request, and the first line of its answer."""
        try:
            reader, writer = await asyncio.open_connection(
                self.host, self.port, local_addr=(self._sender, 0)
            )
            writer.write(request)
            await writer.drain()
            line = await asyncio.wait_for(reader.readline(), 30)
            writer.close()
        except (OSError, TimeoutError):
            self.answers[FAILED] += 1
        else:
            self.answers[line.split(b" ")[1].decode() if line else FAILED] += 1

    @asynccontextmanager
    async def client(self) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody who speaks HTTP well."""
        limits = httpx.Limits(max_connections=AT_ONCE)
        transport = httpx.AsyncHTTPTransport(local_address=self._sender, limits=limits)
        async with httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=30, trust_env=False
        ) as client:
            yield client

    async def post(self, client: httpx.AsyncClient, path: str, **body: Any) -> Any:
        """Ask for something; what was answered, or nothing."""
        try:
            answer = await client.post(path, json=body)
        except httpx.TransportError:
            self.answers[FAILED] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer.json() if answer.status_code in {200, 201} else None

    async def come_in(self, client: httpx.AsyncClient) -> bool:
        """As a guest."""
        guest = await self.post(client, "/api/guests", name="Mallory")
        if guest is None:
            return False
        client.headers["authorization"] = f"Bearer {guest['token']}"
        client.cookies.clear()
        return True


async def _all_the_time(until: float, work: Callable[[], Awaitable[Any]]) -> None:
    async def again() -> None:
        while time.monotonic() < until:
            await work()
            await asyncio.sleep(0)

    await asyncio.gather(*(again() for _ in range(AT_ONCE)))


async def cookies(target: Target, until: float) -> None:
    bomb = b'houle="' + b"\\" * 60_000
    head = b"GET /api/games HTTP/1.1\r\nhost: houle\r\nconnection: close\r\ncookie: %s\r\n\r\n"
    await _all_the_time(until, lambda: target.ask(head % bomb))


async def headers(target: Target, until: float) -> None:
    lines = b"".join(b"x-%d: %s\r\n" % (n, b"a" * 1000) for n in range(500))
    head = b"GET /api/games HTTP/1.1\r\nhost: houle\r\nconnection: close\r\n%s\r\n" % lines
    await _all_the_time(until, lambda: target.ask(head))


async def half_open(target: Target, until: float) -> None:
    await _hold(target, until, HALF_OPEN, b"GET /api/games HTTP/1.1\r\nhost: houle\r\nx-slow: ")


async def never_read(target: Target, until: float) -> None:
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nhost: houle\r\n\r\n"
    await _hold(target, until, NEVER_READ, ask * 60)


async def _hold(target: Target, until: float, count: int, first: bytes) -> None:
    held = []
    for _ in range(count):
        writer = await target.send(first)
        if writer is not None:
            held.append(writer)
        if time.monotonic() > until:
            break
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for writer in held:
        writer.close()


async def guests(target: Target, until: float) -> None:
    async with target.client() as client:
        await _all_the_time(until, lambda: target.post(client, "/api/guests", name="Mallory"))


async def tables(target: Target, until: float) -> None:
    async with target.client() as client:
        if not await target.come_in(client):
            return
        await _all_the_time(
            until,
            lambda: target.post(
                client, "/api/tables", command=new_command(), game="flotsam", seats=4
            ),
        )


async def streams(target: Target, until: float) -> None:
    async with target.client() as client:
        await target.come_in(client)
        opened = await target.post(
            client, "/api/tables", command=new_command(), game="flotsam", seats=4
        )
    if opened is not None:
        head = b"GET /api/tables/%s/live HTTP/1.1\r\nhost: houle\r\n\r\n"
        await _hold(target, until, HALF_OPEN, head % opened["table"].encode())


async def experts(target: Target, until: float) -> None:
    """Tables full of bots that think hardest, each with a person who moves at once."""
    async with target.client() as client:
        if not await target.come_in(client):
            return
        bots = [None, *["expert"] * 4]
        opened = []
        for _ in range(EXPERTS):
            made = await target.post(
                client,
                "/api/tables",
                command=new_command(),
                game="eddy",
                seats=5,
                seat=0,
                bots=bots,
            )
            if made is not None:
                path = f"/api/tables/{made['table']}"
                await target.post(client, f"{path}/start", command=new_command())
                opened.append(path)
        while opened and time.monotonic() < until:
            for path in opened:
                await _move(target, client, path)


async def _move(target: Target, client: httpx.AsyncClient, path: str) -> None:
    with suppress(httpx.TransportError, KeyError, TypeError, IndexError):
        frame = (await client.get(path)).json()
        move = frame["view"]["moves"][0]
        turn = frame["you"]["turn"]
        await target.post(client, f"{path}/moves", command=new_command(), turn=turn, move=move)


async def long_log(target: Target, until: float) -> None:
    """Changing one's mind for ever, and looking back at all of it."""
    async with target.client() as client:
        if not await target.come_in(client):
            return
        bots = {"seat": 0, "bots": [None, "random", None]}
        made = await target.post(
            client, "/api/tables", command=new_command(), game="flotsam", seats=3, **bots
        )
        if made is None:
            return
        path = f"/api/tables/{made['table']}"
        while time.monotonic() < until:
            await target.post(client, f"{path}/word", command=new_command(), word=new_command())
            with suppress(httpx.TransportError):
                await client.get(f"{path}/moments/1")
                await client.get(f"{path}/moments?first=1&count=32")


ATTACKS: Final[dict[str, Attack]] = {
    "cookie bombs": cookies,
    "header bombs": headers,
    "2,000 half-open connections": half_open,
    "200 who never read": never_read,
    "a flood of guests": guests,
    "a flood of tables": tables,
    "a flood of streams": streams,
    "tables full of experts": experts,
    "long logs": long_log,
}


def attack(name: str, url: str, seconds: float, result: Connection) -> None:
    """What runs beside: it leaves the player's own process its time."""
    os.nice(10)
    # Each has its own address, and with it an allowance that no other attack has used up.
    target = Target(url, f"127.0.0.{100 + list(ATTACKS).index(name)}")
    asyncio.run(ATTACKS[name](target, time.monotonic() + seconds))
    result.send(target.answers)
