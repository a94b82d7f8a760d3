"""Connections within bounds, over real sockets."""

import asyncio
import resource
import socket
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from houle.web.addresses import Networks
from houle.web.connections import FILES_BESIDES, Bounds, Connections, bounded, with_room
from houle.web.listening import listen, port_of
from houle.web.tally import No, Tally

HERE = "127.0.0.1"
EXAMPLE = Bounds(head_bytes=1000, request_seconds=60, idle_seconds=60, in_all=9, by_address=9)
GET = b"GET / HTTP/1.1\r\nhost: houle\r\n"
POST = b"POST / HTTP/1.1\r\nhost: houle\r\ncontent-length: 10\r\n\r\n"
SOON = 30.0


async def reads_all(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads a body and says how long it was. At one path nobody may ask."""
    assert not scope["path"].startswith("/never")
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class House:
    """A server with bounds, and those who are connected to it."""

    def __init__(self, port: int, tally: Tally) -> None:
        self.port = port
        self.tally = tally

    async def call(self, sent: bytes = b"") -> tuple[StreamReader, StreamWriter]:
        reader, writer = await asyncio.open_connection(HERE, self.port)
        writer.write(sent)
        return reader, writer

    async def answer(self, sent: bytes) -> bytes:
        """All that comes until the server hangs up."""
        reader, writer = await self.call(sent)
        return await until_the_end(reader, writer)


async def until_the_end(reader: StreamReader, writer: StreamWriter) -> bytes:
    came = b""
    try:
        async with asyncio.timeout(SOON):
            while part := await reader.read(65536):
                came += part
    except ConnectionError:
        pass  # cut off
    writer.close()
    return came


async def one_answer(reader: StreamReader) -> bytes:
    async with asyncio.timeout(SOON):
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return head + await reader.readexactly(size)


def at(
    visit: Callable[[House], Awaitable[None]], trusted: tuple[str, ...] = (), **bounds: Any
) -> None:
    """Visit a server with the bounds of the example, but for these."""

    async def run() -> None:
        changed = {**{name: getattr(EXAMPLE, name) for name in EXAMPLE.__struct_fields__}, **bounds}
        within, tally = Bounds(**changed), Tally()
        config = uvicorn.Config(
            reads_all,
            http=bounded(within, Networks(trusted), tally),
            ws="none",
            lifespan="off",
            log_config=None,
            timeout_keep_alive=within.idle_seconds,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        sockets = listen(HERE, 0)
        serving = asyncio.create_task(server.serve(sockets))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await visit(House(port_of(sockets), tally))
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


def test_a_request_within_bounds_is_answered_and_so_is_the_next() -> None:
    async def visit(house: House) -> None:
        reader, writer = await house.call(GET + b"\r\n")
        assert (await one_answer(reader)).endswith(b"\r\n\r\n0")
        writer.write(POST[:20])
        await writer.drain()
        writer.write(POST[20:] + b"0123456789")
        assert (await one_answer(reader)).endswith(b"\r\n\r\n10")
        writer.close()

    at(visit)


def test_who_asks_ahead_of_the_answers_is_answered_twice_and_no_more() -> None:
    async def visit(house: House) -> None:
        answers = await house.answer((GET + b"\r\n") * 60)
        assert answers.count(b"HTTP/1.1 200") == 2
        assert answers.partition(b"HTTP/1.1 200")[2].count(b"connection: close") == 1
        assert house.tally.all[No.MALFORMED] == 0

    at(visit)


PROCESSES = {
    "one header": GET + b"x: " + b"x" * 1000 + b"\r\n\r\n",
    "many headers": GET + b"x: y\r\n" * 500 + b"\r\n",
    "an address": b"GET /" + b"x" * 1000 + b" HTTP/1.1\r\nhost: houle\r\n\r\n",
    "a value without end": GET + b"x: " + b"x" * 1000,
    "a name without end": GET + b"x" * 1000,
    "an address without end": b"GET /" + b"x" * 1000,
}


@pytest.mark.parametrize("head", PROCESSES.values(), ids=PROCESSES)
def test_a_head_has_a_size(head: bytes) -> None:
    async def visit(house: House) -> None:
        answer = await house.answer(head)
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b"\r\ncontent-type: application/problem+json\r\n" in answer
        assert answer.count(b"HTTP/1.1 ") == 1

    at(visit)


def test_who_is_refused_and_sends_on_can_still_read_why() -> None:
    async def visit(house: House) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket() as sender:
            sender.settimeout(0)
            await loop.sock_connect(sender, (HERE, house.port))
            async with asyncio.timeout(SOON):
                await loop.sock_sendall(sender, PROCESSES["one header"] + b"x" * 5_000_000)
                assert (await loop.sock_recv(sender, 1000)).startswith(b"HTTP/1.1 431 ")

    at(visit)


def test_who_is_refused_and_stays_is_cut() -> None:
    async def visit(house: House) -> None:
        reader, writer = await house.call(PROCESSES["one header"])
        await one_answer(reader)
        with pytest.raises(ConnectionError):
            await send_on(writer)

    at(visit)


async def send_on(writer: StreamWriter) -> None:
    async with asyncio.timeout(SOON):
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.05)


def test_what_is_refused_is_asked_of_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def visit(house: House) -> None:
        head = b"GET /never HTTP/1.1\r\nhost: houle\r\nx: " + b"x" * 1000 + b"\r\n\r\n"
        assert (await house.answer(head)).startswith(b"HTTP/1.1 431 ")
        assert house.tally.since_last() == {No.MALFORMED: 1}

    at(visit)
    assert [record.exc_info for record in caplog.records if record.exc_info] == []


def test_what_is_not_http_is_a_problem() -> None:
    async def visit(house: House) -> None:
        answer = await house.answer(b"\x16\x03\x01 is what TLS begins with\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert answer.endswith(b'{"status":400,"title":"Malformed request"}')
        assert house.tally.since_last() == {No.MALFORMED: 1}

    at(visit)


SLOW = {"nothing": b"", "half a head": GET, "half a body": POST + b"01234"}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
def test_a_request_that_does_not_come_to_its_end_is_cut(sent: bytes) -> None:
    async def visit(house: House) -> None:
        assert await house.answer(sent) == b""

    at(visit, request_seconds=0.2)


def test_so_is_one_that_dribbles_and_one_that_follows_another() -> None:
    async def visit(house: House) -> None:
        reader, writer = await house.call()
        cut = asyncio.create_task(until_the_end(reader, writer))
        for byte in GET + b"x" * 500:
            if cut.done():
                break
            writer.write(bytes([byte]))
            await asyncio.sleep(0.02)
        assert cut.done()

        reader, writer = await house.call(GET + b"\r\n")
        await one_answer(reader)
        writer.write(GET)
        assert await until_the_end(reader, writer) == b""

    at(visit, request_seconds=0.5)


def test_an_answer_may_take_longer_than_a_request() -> None:
    """Live streams last for hours."""

    async def visit(house: House) -> None:
        reader, writer = await house.call(GET + b"\r\n")
        await one_answer(reader)
        await asyncio.sleep(0.5)
        writer.write(GET + b"\r\n")
        assert await one_answer(reader)
        writer.close()

    at(visit, request_seconds=0.2)


def test_a_connection_that_is_idle_is_closed() -> None:
    async def visit(house: House) -> None:
        assert (await house.answer(GET + b"\r\n")).endswith(b"\r\n\r\n0")

    at(visit, idle_seconds=1)


@pytest.mark.parametrize(
    ("bounds", "trusted", "let_in"),
    [
        ({"by_address": 3}, (), 3),
        ({"by_address": 3}, ("127.0.0.0/8",), 6),
        ({"in_all": 3}, (), 3),
        ({"in_all": 3}, ("127.0.0.0/8",), 3),
        ({"in_all": 0, "by_address": 0}, (), 6),
    ],
)
def test_connections_are_capped(
    bounds: dict[str, int], trusted: tuple[str, ...], let_in: int
) -> None:
    async def visit(house: House) -> None:
        called = [await house.call(GET + b"\r\n") for _ in range(6)]
        answers = await asyncio.gather(
            *(one_answer(reader) for reader, _ in called), return_exceptions=True
        )
        assert [isinstance(answer, bytes) for answer in answers] == [
            nth < let_in for nth in range(6)
        ]
        for _, writer in called:
            writer.close()
        for reader, writer in called[:let_in]:
            await until_the_end(reader, writer)
        reader, writer = await house.call(GET + b"\r\n")
        assert await one_answer(reader)
        writer.close()

    at(visit, trusted, **bounds)


def test_who_goes_leaves_nothing_behind() -> None:
    connections = Connections(EXAMPLE, Networks(()), Tally())
    assert connections.take("2001:db8::1")
    assert connections.take("2001:db8::2")
    connections.leave("2001:db8::1")
    connections.leave("2001:db8::2")
    assert not connections._open


@pytest.mark.parametrize(
    ("allowed", "asked", "in_all"),
    [
        ((1024, 1024), 1024, 1024 - FILES_BESIDES),
        ((1024, 4096), 4096, 4096 - FILES_BESIDES),
        ((1024, 10**6), 20_000 + FILES_BESIDES, 20_000),
        ((1024, resource.RLIM_INFINITY), 20_000 + FILES_BESIDES, 20_000),
        ((500_000, 10**6), 500_000, 20_000),
    ],
)
def test_there_are_no_more_connections_than_files(
    monkeypatch: pytest.MonkeyPatch, allowed: tuple[int, int], asked: int, in_all: int
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: allowed)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    assert with_room(Bounds()) == Bounds(in_all=in_all)
    assert wanted == [(asked, allowed[1])]


def test_some_systems_do_not_count_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    assert with_room(Bounds()) == Bounds()
