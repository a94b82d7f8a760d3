"""What it costs a node in each round to see whether it missed anything at the tables that somebody
listens to: `python -m tests.engines python -m tools.bench_poll`.

On each store, with a bus that hints come by, and without one. The time that it takes, which others
who need the log may have to wait, and the CPU time of the node; that of PostgreSQL is not in it.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from houle.bus.local import LocalBus, LocalExchange
from houle.kernel import KeyedChance
from houle.store.open import open_store
from houle.tables import deeds
from houle.tables.cache import TableCache
from houle.tables.deeds import Person
from houle.tables.entries import Setting
from houle.tables.hearsay import WARY_ROUNDS
from houle.tables.tables import Tables
from houle.web.system import SystemClock, entropy
from tests.engines.shared import new_database
from tests.samples.install import install_samples
from tools.growth.lines import Store

SEATS = 3
AT_ONCE = 64
HOST = Person("host")


class Node:
    """What of a node sees to tables."""

    def __init__(self, store: Store, bus: LocalBus) -> None:
        self.cache = TableCache(store, store, bus, KeyedChance)
        self.tables = Tables(self.cache, bus, SystemClock(), entropy)


@contextmanager
def _home(kind: str) -> Iterator[str]:
    if kind == "postgres":
        with new_database() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'house.sqlite'}"


async def _opened(node: Node, tables: int) -> list[str]:
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> str:
        async with slots:
            deed = deeds.Open(Setting("flotsam", SEATS))
            return (await node.tables.open(HOST, f"open-{number}", deed)).table

    return await asyncio.gather(*map(one, range(tables)))


async def _rounds(node: Node, rounds: int) -> tuple[list[float], float]:
    """Milliseconds of each, and of CPU for one."""
    taken, cpu = [], time.process_time()
    for _ in range(rounds):
        begun = time.perf_counter()
        await node.cache.hearsay.tell_again()
        behind = [live async for live in node.cache.behind(node.cache.listened())]
        taken.append((time.perf_counter() - begun) * 1000)
        assert not behind
    return taken, (time.process_time() - cpu) * 1000 / rounds


async def measured(url: str, kind: str, wanted: argparse.Namespace) -> None:
    store = await open_store(url)
    tables = await _opened(Node(store, LocalBus()), wanted.tables)
    for bus in (LocalBus(LocalExchange()), LocalBus()):
        node = Node(store, bus)
        for table in tables:
            await node.cache.listen(await node.cache.take(table), None)
        await _rounds(node, WARY_ROUNDS + 1)
        taken, cpu = await _rounds(node, wanted.rounds)
        print(
            f"{kind}, {wanted.tables:,} tables, {'a bus' if bus.joined else 'no bus'}: a round "
            f"takes {median(taken):.1f} ms (longest {max(taken):.1f}), {cpu:.1f} ms of CPU",
            flush=True,
        )
    await store.close()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres"])
    wanted = parser.parse_args(arguments)
    install_samples()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for kind in wanted.stores:
        with _home(kind) as url:
            asyncio.run(measured(url, kind, wanted))


if __name__ == "__main__":
    main()
