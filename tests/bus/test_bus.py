"""What every bus does, over NATS and inside a process."""

import asyncio
from collections import Counter

import pytest

from houle.bus import LocalBus, NodeBus, open_bus
from houle.bus.nats import NatsBus
from houle.tables.ports import Here, Hint
from tests.bus.buses import KINDS, ears, heard_out, joined, settled, until
from tests.engines.shared import NATS_URL

pytestmark = pytest.mark.parametrize("kind", KINDS)


def test_a_hint_reaches_those_who_follow_and_nobody_else(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 4) as (teller, follower, also, stranger):
            heard = [ears(bus) for bus in (teller, follower, also, stranger)]
            await teller.follow("t1")
            await follower.follow("t1")
            await also.follow("t1")
            await also.follow("t2")
            await stranger.follow("t2")
            await settled(teller, follower, also, stranger)
            teller.tell(Hint("t1", 7))
            teller.tell(Hint("t2", 1))
            await until(lambda: len(heard[2]) == 2 and len(heard[3]) == 1 and len(heard[1]) == 1)
            await heard_out(teller, follower, also, stranger)
            assert heard == [
                [],
                [Hint("t1", 7)],
                [Hint("t1", 7), Hint("t2", 1)],
                [Hint("t2", 1)],
            ]

    asyncio.run(run())


def test_a_hint_says_whether_it_was_told_before(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (teller, follower):
            heard = ears(follower)
            await follower.follow("t1")
            await settled(follower)
            told = [Hint("t1", 7), Hint("t1", 7, again=True), Hint("t1", 10)]
            for hint in told:
                teller.tell(hint)
            await until(lambda: len(heard) == 3)
            assert heard == told
            assert teller.joined

    asyncio.run(run())


def test_who_is_there_reaches_those_who_follow_and_nobody_else(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 3) as (teller, follower, stranger):
            heard: list[list[Here]] = [[], [], []]
            for bus, hears in zip((teller, follower, stranger), heard, strict=True):
                bus.on_here(hears.append)
            await teller.follow("t1")
            await follower.follow("t1")
            await stranger.follow("t2")
            await settled(teller, follower, stranger)
            teller.tell_here(Here("t1", "n1", (0, 2)))
            await until(lambda: bool(heard[1]))
            await heard_out(teller, follower, stranger)
            assert heard == [[], [Here("t1", "n1", (0, 2))], []]

    asyncio.run(run())


def test_who_unfollows_hears_no_more_and_may_follow_again(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (teller, follower):
            heard = ears(follower)
            await follower.follow("t1")
            await follower.follow("t1")
            await follower.follow("end")
            await follower.unfollow("t1")
            await follower.unfollow("never")
            await settled(follower)
            teller.tell(Hint("t1", 1))
            teller.tell(Hint("end", 2))
            await until(lambda: Hint("end", 2) in heard)
            await follower.follow("t1")
            await settled(follower)
            teller.tell(Hint("t1", 3))
            await until(lambda: Hint("t1", 3) in heard)
            assert heard == [Hint("end", 2), Hint("t1", 3)]

    asyncio.run(run())


def test_a_hint_on_its_way_is_not_heard_after_unfollowing(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (teller, follower):
            heard = ears(follower)
            await follower.follow("t1")
            await follower.follow("end")
            await settled(follower)
            teller.tell(Hint("t1", 1))
            await follower.unfollow("t1")
            teller.tell(Hint("end", 2))
            await until(lambda: Hint("end", 2) in heard)
            assert heard == [Hint("end", 2)]

    asyncio.run(run())


def test_each_job_goes_to_exactly_one_worker(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 4) as (node, *workers):
            done: list[tuple[int, Hint]] = []

            async def serve(place: int, bus: NodeBus) -> None:
                async def work(hint: Hint) -> None:
                    done.append((place, hint))

                await bus.serve_bots(work)

            for place, bus in enumerate(workers):
                await serve(place, bus)
            await settled(*workers)
            asked = [Hint(f"t{number}", number) for number in range(300)]
            for hint in asked:
                node.ask_bots(hint)
            await until(lambda: len(done) >= 300)
            await heard_out(*workers)
            assert Counter(hint for _, hint in done) == Counter(asked)
            assert {place for place, _ in done} == {0, 1, 2}

    asyncio.run(run())


def test_work_nobody_does_is_lost(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (node, worker):
            done: list[Hint] = []

            async def work(hint: Hint) -> None:
                done.append(hint)

            node.ask_bots(Hint("t1", 1))
            await settled(node)
            await worker.serve_bots(work)
            await settled(worker)
            node.ask_bots(Hint("t2", 2))
            await until(lambda: bool(done))
            assert done == [Hint("t2", 2)]

    asyncio.run(run())


def test_a_listener_that_fails_harms_nothing(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (node, other):
            heard: list[Hint] = []
            done: list[Hint] = []

            def hear(hint: Hint) -> None:
                heard.append(hint)
                if hint.seq == 1:
                    raise LookupError("the ace of spades")

            async def work(hint: Hint) -> None:
                done.append(hint)
                if hint.seq == 1:
                    raise LookupError("the ace of spades")

            other.on_hint(hear)
            await other.follow("t1")
            await other.serve_bots(work)
            await settled(other)
            for seq in (1, 2):
                node.tell(Hint("t1", seq))
                node.ask_bots(Hint("t1", seq))
            await until(lambda: len(heard) == 2 and len(done) == 2)
            await until(lambda: other.counts.failed == 2)

    asyncio.run(run())
    assert "LookupError" in caplog.text
    assert "ace" not in caplog.text


def test_closing_breaks_work_off(kind: str) -> None:
    async def run() -> None:
        broken_off: list[Hint] = []
        begun = asyncio.Event()

        async def work(hint: Hint) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                broken_off.append(hint)
                raise

        async with joined(kind, 2) as (node, worker):
            await worker.serve_bots(work)
            await settled(worker)
            node.ask_bots(Hint("t1", 1))
            async with asyncio.timeout(10):
                await begun.wait()
            await worker.close()
            assert broken_off == [Hint("t1", 1)]

    asyncio.run(run())


def test_a_closed_bus_neither_raises_nor_hears(kind: str) -> None:
    async def run() -> None:
        async with joined(kind, 3) as (teller, closed, witness):
            heard, seen = ears(closed), ears(witness)
            await closed.follow("t1")
            await witness.follow("t1")
            await settled(closed, witness)
            await closed.close()
            closed.tell(Hint("t1", 1))
            closed.ask_bots(Hint("t1", 1))
            teller.tell(Hint("t1", 2))
            await until(lambda: Hint("t1", 2) in seen)
            assert heard == []

    asyncio.run(run())


@pytest.mark.parametrize("name", ["*", ">", "t1.x", "", "a b", "a\r\nPUB x 0", "é", "x" * 65])
def test_only_a_plain_name_is_followed(kind: str, name: str) -> None:
    async def run() -> None:
        async with joined(kind, 2) as (teller, follower):
            heard = ears(follower)
            with pytest.raises(ValueError, match=r"^not a table's id$"):
                await follower.follow(name)
            await follower.follow("t1")
            await settled(follower)
            teller.tell(Hint(name, 1))
            teller.ask_bots(Hint(name, 1))
            teller.tell(Hint("t1", 2))
            await until(lambda: bool(heard))
            assert heard == [Hint("t1", 2)]

    asyncio.run(run())


def test_bots_are_served_once(kind: str) -> None:
    async def run() -> None:
        async def work(hint: Hint) -> None: ...

        async with joined(kind, 1) as (bus,):
            await bus.serve_bots(work)
            with pytest.raises(RuntimeError):
                await bus.serve_bots(work)

    asyncio.run(run())


def test_the_address_says_which_bus_it_is(kind: str) -> None:
    async def run() -> None:
        bus = await open_bus(None if kind == "local" else NATS_URL)
        assert isinstance(bus, LocalBus if kind == "local" else NatsBus)
        assert bus.connected
        await bus.close()

    asyncio.run(run())
