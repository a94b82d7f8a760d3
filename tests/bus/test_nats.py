"""NATS away, slow, killed, paused, or talking nonsense: nobody waits, and hints come again."""

import asyncio
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from houle.bus import open_bus
from houle.bus.nats import NatsBus
from houle.bus.nats_line import LineOptions
from houle.kernel import QuickChance
from houle.tables.ports import Hint
from tests.bus.buses import ears, settled, until
from tests.engines.nats import Nats
from tests.engines.shared import NATS_URL


@contextmanager
def running(folder: Path) -> Iterator[Nats]:
    server = Nats(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Nats]:
    with running(tmp_path) as server:
        yield server


def _prefix() -> str:
    return f"test-{uuid.uuid4().hex}"


async def _heard_again(teller: NatsBus, table: str, heard: list[Hint], seq: int) -> None:
    """Tell until it is heard: right after a reconnect the other node may not be back yet."""

    def told_and_heard() -> bool:
        teller.tell(Hint(table, seq))
        return Hint(table, seq) in heard

    await until(told_and_heard, 30)


def test_nonsense_is_counted_and_ignored() -> None:
    async def run() -> None:
        prefix = _prefix()
        bus = await NatsBus.connect(NATS_URL, prefix=prefix)
        heard = ears(bus)
        done: list[Hint] = []

        async def work(hint: Hint) -> None:
            done.append(hint)

        await bus.follow("t1")
        await bus.serve_bots(work)
        await settled(bus)
        outsider = Client()
        await outsider.connect(NATS_URL)
        for payload in (b"", b"x", b"\xff", b"-1"):
            await outsider.publish(f"{prefix}.table.t1", payload)
            await outsider.publish(f"{prefix}.bots", payload)
        await outsider.publish(f"{prefix}.table.t1", b"5")
        await outsider.publish(f"{prefix}.bots", b'["t1",5]')
        await until(lambda: bool(heard) and bool(done))
        assert (heard, done, bus.counts.malformed) == ([Hint("t1", 5)], [Hint("t1", 5)], 8)
        assert bus.counts.failed == 0
        await outsider.close()
        await bus.close()

    asyncio.run(run())


def test_while_nats_is_down_nobody_waits_and_afterwards_hints_come_again(
    server: Nats,
) -> None:
    async def run() -> None:
        teller = await NatsBus.connect(server.url)
        follower = await NatsBus.connect(server.url)
        heard = ears(follower)
        back: list[int] = []
        follower.on_reconnect(lambda: back.append(1))
        await follower.follow("before")
        await follower.follow("given-up")
        await settled(follower)
        teller.tell(Hint("before", 1))
        await until(lambda: Hint("before", 1) in heard)

        server.kill()
        await until(lambda: not teller.connected and not follower.connected)
        started = time.perf_counter()
        for seq in range(10_000):
            teller.tell(Hint("before", 2 + seq))
            teller.ask_bots(Hint("before", 2 + seq))
        await follower.follow("meanwhile")
        await follower.unfollow("given-up")
        assert time.perf_counter() - started < 1
        assert teller.counts.unsent == 20_000
        assert back == []

        server.start()
        await until(lambda: teller.connected and follower.connected and bool(back), 30)
        await _heard_again(teller, "before", heard, 20_001)
        await _heard_again(teller, "meanwhile", heard, 1)
        assert {hint for hint in heard if hint.table == "before"} == {
            Hint("before", 1),
            Hint("before", 20_001),
        }
        teller.tell(Hint("given-up", 1))
        teller.tell(Hint("before", 20_002))
        await until(lambda: Hint("before", 20_002) in heard)
        assert all(hint.table != "given-up" for hint in heard)
        assert teller.counts.reconnects == follower.counts.reconnects == 1
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_workers_serve_again_after_nats_was_killed(server: Nats) -> None:
    async def run() -> None:
        node = await NatsBus.connect(server.url)
        worker = await NatsBus.connect(server.url)
        done: list[Hint] = []

        async def work(hint: Hint) -> None:
            done.append(hint)

        await worker.serve_bots(work)
        await settled(worker)
        server.kill()
        await until(lambda: not node.connected and not worker.connected)
        server.start()

        def asked_and_done() -> bool:
            node.ask_bots(Hint("t1", 1))
            return bool(done)

        await until(asked_and_done, 30)
        assert set(done) == {Hint("t1", 1)}
        await node.close()
        await worker.close()

    asyncio.run(run())


def test_a_paused_nats_makes_nobody_wait(server: Nats) -> None:
    async def run() -> None:
        teller = await NatsBus.connect(server.url)
        follower = await NatsBus.connect(server.url)
        heard = ears(follower)
        await follower.follow("t1")
        await settled(follower)
        server.pause()
        slowest = 0.0
        for seq in range(100_000):
            started = time.perf_counter()
            teller.tell(Hint("t1", seq))
            slowest = max(slowest, time.perf_counter() - started)
            if seq % 100 == 0:
                await asyncio.sleep(0)
        assert slowest < 0.5
        assert len(teller._outbox) <= NatsBus.OUTBOX
        server.resume()
        await _heard_again(teller, "t1", heard, 100_000)
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_a_server_that_stops_reading_holds_up_no_closing(server: Nats) -> None:
    async def run() -> None:
        bus = await NatsBus.connect(server.url)
        assert bus._line is not None
        left = bus._line._client._transport._io_writer.transport  # type: ignore[union-attr]
        server.pause()

        def full() -> bool:
            for seq in range(2000):
                bus.tell(Hint("t1", seq))
            return bus.counts.unsent > 0

        await until(full)
        started = time.perf_counter()
        await bus.close()
        assert time.perf_counter() - started < 4
        server.kill()
        await until(lambda: left.get_write_buffer_size() == 0)

    asyncio.run(run())


def test_a_node_starts_without_nats_and_finds_it_later(tmp_path: Path) -> None:
    async def run() -> None:
        server = Nats(tmp_path)
        started = time.perf_counter()
        bus = await NatsBus.connect(server.url)
        assert time.perf_counter() - started < NatsBus.PATIENCE + 1
        assert not bus.connected
        heard = ears(bus)
        back: list[int] = []
        bus.on_reconnect(lambda: back.append(1))
        await bus.follow("t1")
        bus.tell(Hint("t1", 1))
        assert bus.counts.unsent == 1
        server.start()
        try:
            await until(lambda: bus.connected and back == [1], 30)
            teller = await NatsBus.connect(server.url)
            await _heard_again(teller, "t1", heard, 2)
            await teller.close()
            await bus.close()
        finally:
            server.kill()

    asyncio.run(run())


def test_a_search_for_nats_can_be_broken_off(tmp_path: Path) -> None:
    async def run() -> None:
        bus = await NatsBus.connect(Nats(tmp_path).url)
        async with asyncio.timeout(2):
            await bus.close()
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    "url", ["nats://me:secret@host:port", "http://secret", "secret", "nats://"]
)
def test_what_is_no_address_is_refused_and_not_shown(url: str) -> None:
    async def run() -> None:
        with pytest.raises(ValueError, match="nats://host:port") as refused:
            await open_bus(url)
        assert "secret" not in str(refused.value)

    asyncio.run(run())


def test_when_the_client_gives_up_a_new_one_takes_over(server: Nats) -> None:
    async def run() -> None:
        teller = await NatsBus.connect(server.url)
        follower = await NatsBus.connect(server.url)
        heard = ears(follower)
        back: list[int] = []
        follower.on_reconnect(lambda: back.append(1))
        await follower.follow("t1")
        await settled(follower)
        assert follower._line is not None
        await follower._line._client.close()
        await until(lambda: follower.connected and back == [1])
        await settled(follower)
        teller.tell(Hint("t1", 1))
        await until(lambda: Hint("t1", 1) in heard)
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_a_server_that_stops_reading_is_left_for_another(tmp_path: Path) -> None:
    async def run(stuck: Nats, other: Nats) -> None:
        options = LineOptions(
            (stuck.url, other.url), QuickChance("stuck"), ping_every=1, give_up_after=2
        )
        bus = NatsBus(options, "houle")
        await bus._start()
        assert bus._line is not None
        first = bus._line._client.connected_url
        assert first is not None
        if first.port == other.port:
            stuck, other = other, stuck
        left = bus._line._client._transport._io_writer.transport  # type: ignore[union-attr]
        stuck.pause()
        told = 0

        def told_and_elsewhere() -> bool:
            nonlocal told
            for _ in range(2000):
                bus.tell(Hint("t1", told))
                told += 1
            line = bus._line
            url = None if line is None else line._client.connected_url
            return bus.connected and url is not None and url.port == other.port

        await until(told_and_elsewhere, 40)
        await bus.close()
        stuck.kill()
        await until(lambda: left.get_write_buffer_size() == 0)

    folders = tmp_path / "stuck", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
    with running(folders[0]) as stuck, running(folders[1]) as other:
        asyncio.run(run(stuck, other))


def test_of_too_many_hints_the_oldest_are_dropped() -> None:
    class Small(NatsBus):
        OUTBOX = 10

    async def run() -> None:
        prefix = _prefix()
        teller = await Small.connect(NATS_URL, prefix=prefix)
        follower = await NatsBus.connect(NATS_URL, prefix=prefix)
        heard = ears(follower)
        await follower.follow("t1")
        await settled(follower)
        for seq in range(50):
            teller.tell(Hint("t1", seq))
        await until(lambda: Hint("t1", 49) in heard)
        assert [hint.seq for hint in heard] == list(range(40, 50))
        assert teller.counts.unsent == 40
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_a_flood_of_one_table_cuts_nothing() -> None:
    class Narrow(NatsBus):
        INBOX = 4

    async def run() -> None:
        prefix = _prefix()
        teller = await NatsBus.connect(NATS_URL, prefix=prefix)
        follower = await Narrow.connect(NATS_URL, prefix=prefix)
        heard = ears(follower)
        await follower.follow("t1")
        await settled(follower)
        for seq in range(4000):
            teller.tell(Hint("t1", seq))
        await until(lambda: len(heard) + follower.counts.unheard == 4000)
        assert follower.counts.unheard > 0
        assert follower.connected
        teller.tell(Hint("t1", 4000))
        await until(lambda: Hint("t1", 4000) in heard)
        assert follower.counts.reconnects == 0
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_what_was_told_before_closing_is_sent() -> None:
    async def run() -> None:
        prefix = _prefix()
        teller = await NatsBus.connect(NATS_URL, prefix=prefix)
        follower = await NatsBus.connect(NATS_URL, prefix=prefix)
        heard = ears(follower)
        await follower.follow("t1")
        await settled(follower)
        teller.tell(Hint("t1", 1))
        await teller.close()
        await until(lambda: heard == [Hint("t1", 1)])
        await follower.close()

    asyncio.run(run())


def test_what_waits_in_the_client_is_not_heard_after_unfollowing() -> None:
    async def run() -> None:
        bus = await NatsBus.connect(NATS_URL, prefix=_prefix())
        heard = ears(bus)
        await bus.follow("t1")
        await bus._hear("t1", Msg(Client(), data=b"1"))
        await bus.unfollow("t1")
        await bus._hear("t1", Msg(Client(), data=b"2"))
        assert heard == [Hint("t1", 1)]
        await bus.close()

    asyncio.run(run())
