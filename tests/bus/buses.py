"""Buses for tests: several nodes joined, and waiting for what they hear."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from houle.bus import LocalBus, LocalExchange, NodeBus
from houle.bus.nats import NatsBus
from houle.tables.ports import Hint
from tests.engines.shared import NATS_URL

KINDS = ("local", "nats")


async def until(holds: Callable[[], bool], seconds: float = 10) -> None:
    """Wait for a condition; fail if it does not come."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.002)


async def settled(*buses: NodeBus) -> None:
    """Wait until the wishes of these buses have reached their server."""
    for bus in buses:
        if isinstance(bus, NatsBus):
            await until(partial(_handed_over, bus))
            assert bus._line is not None
            await bus._line._client.flush()


async def heard_out(*buses: NodeBus) -> None:
    """Wait until whatever is on its way to these buses has been heard."""
    await settled(*buses)
    for _ in range(5):
        await asyncio.sleep(0)


def _handed_over(bus: NatsBus) -> bool:
    if bus._line is None or bus._unsettled or bus._outbox:
        return False
    wanted = {bus._subject_of_tables + table for table in bus._followed}
    if bus._jobs is not None:
        wanted.add(bus._subject_of_bots)
    return wanted == set(bus._line._subscriptions)


@asynccontextmanager
async def joined(kind: str, count: int) -> AsyncIterator[list[NodeBus]]:
    """So many nodes that hear each other, and nobody else."""
    buses: list[NodeBus] = []
    exchange = LocalExchange()
    prefix = f"test-{uuid.uuid4().hex}"
    try:
        for _ in range(count):
            if kind == "local":
                buses.append(LocalBus(exchange))
            else:
                buses.append(await NatsBus.connect(NATS_URL, prefix=prefix))
        yield buses
    finally:
        for bus in buses:
            await bus.close()


def ears(bus: NodeBus) -> list[Hint]:
    """What a bus hears from now on."""
    heard: list[Hint] = []
    bus.on_hint(heard.append)
    return heard
