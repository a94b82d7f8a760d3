"""The faulty bus is as faulty as it says."""

import asyncio
from itertools import pairwise

from houle.bus import LocalBus, LocalExchange
from houle.kernel import QuickChance
from houle.tables.ports import Hint
from tests.bus.buses import ears, until
from tests.bus.faulty import FaultyBus

HINTS = 20_000


def test_it_drops_repeats_and_reorders_by_its_rates() -> None:
    async def run() -> None:
        exchange = LocalExchange()
        teller = FaultyBus(LocalBus(exchange), QuickChance("faulty"), 0.05, 0.05, 0.05)
        follower = LocalBus(exchange)
        heard = ears(follower)
        await follower.follow("t1")
        for seq in range(HINTS):
            teller.tell(Hint("t1", seq))
        await until(lambda: len(heard) == HINTS - teller.dropped + teller.repeated)
        for figure in (teller.dropped, teller.repeated, teller.reordered):
            assert 0.04 * HINTS < figure < 0.06 * HINTS
        seqs = [hint.seq for hint in heard]
        assert len(set(seqs)) == HINTS - teller.dropped
        late = sum(1 for before, after in pairwise(seqs) if after < before)
        assert 0 < late <= teller.reordered
        await teller.close()
        await follower.close()

    asyncio.run(run())


def test_it_does_so_with_work_for_bots_too() -> None:
    async def run() -> None:
        bus = FaultyBus(LocalBus(), QuickChance("faulty"), drop=1.0)
        done: list[Hint] = []

        async def work(hint: Hint) -> None:
            done.append(hint)

        await bus.serve_bots(work)
        bus.ask_bots(Hint("t1", 1))
        await asyncio.sleep(0)
        assert (bus.dropped, done) == (1, [])
        await bus.close()

    asyncio.run(run())


def test_without_faults_all_gets_through_in_order() -> None:
    async def run() -> None:
        exchange = LocalExchange()
        teller = FaultyBus(LocalBus(exchange), QuickChance("none"), 0, 0, 0)
        follower = LocalBus(exchange)
        heard = ears(follower)
        await follower.follow("t1")
        told = [Hint("t1", seq) for seq in range(100)]
        for hint in told:
            teller.tell(hint)
        await until(lambda: len(heard) == len(told))
        assert heard == told
        await teller.close()
        await follower.close()

    asyncio.run(run())
