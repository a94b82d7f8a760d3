"""What hints over NATS cost: `python -m tests.bus.measure`."""

import asyncio
import gc
import resource
import time
import uuid
from pathlib import Path

import uvloop

from houle.bus.nats import NatsBus
from houle.tables.ports import Hint
from tests.bus.buses import settled, until
from tests.engines.shared import NATS_URL

HINTS = 20_000
FOLLOWED = 5_000
PACED = 2_000
PER_SECOND = 200


async def _cpu_of_turns(bus: NatsBus | None, at_once: int) -> float:
    """CPU µs per hint, so many told in one turn of the loop."""
    started = time.process_time()
    for turn in range(HINTS // at_once):
        for _ in range(at_once):
            if bus is not None:
                bus.tell(Hint("t1", turn))
        for _ in range(3):
            await asyncio.sleep(0)
    if bus is not None:
        await settled(bus)
    return (time.process_time() - started) / HINTS * 1e6


async def _memory_of_following(bus: NatsBus) -> float:
    """Bytes per table followed."""
    gc.collect()
    page = resource.getpagesize()
    statm = Path("/proc/self/statm")
    before = int(statm.read_text().split()[1])
    for number in range(FOLLOWED):
        await bus.follow(f"f{number}")
    await settled(bus)
    return (int(statm.read_text().split()[1]) - before) * page / FOLLOWED


async def _delays(teller: NatsBus, follower: NatsBus) -> list[float]:
    """Milliseconds from telling to hearing, sorted, at a steady pace."""
    told: dict[int, float] = {}
    delays: list[float] = []
    follower.on_hint(lambda hint: delays.append((time.perf_counter() - told[hint.seq]) * 1000))
    await follower.follow("paced")
    await settled(follower)
    for seq in range(PACED):
        told[seq] = time.perf_counter()
        teller.tell(Hint("paced", seq))
        await asyncio.sleep(1 / PER_SECOND)
    await until(lambda: len(delays) == PACED)
    return sorted(delays)


async def measure() -> None:
    prefix = f"test-{uuid.uuid4().hex}"
    teller = await NatsBus.connect(NATS_URL, prefix=prefix)
    follower = await NatsBus.connect(NATS_URL, prefix=prefix)
    for at_once in (1, 4, 16, 64):
        bare = await _cpu_of_turns(None, at_once)
        print(f"tell, {at_once} per turn: {await _cpu_of_turns(teller, at_once) - bare:.1f} µs CPU")
    delays = await _delays(teller, follower)
    p50, p99 = (delays[int(share * PACED)] for share in (0.5, 0.99))
    print(f"told to heard at {PER_SECOND}/s: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    print(f"following a table: {await _memory_of_following(follower):.0f} bytes")
    await teller.close()
    await follower.close()


if __name__ == "__main__":
    uvloop.run(measure())
