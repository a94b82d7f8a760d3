"""What an append costs: alone through asyncpg, and through the store's batches.

Needs a PostgreSQL; takes a database of its own in it and drops it.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median

from houle.store.upgrade import upgrade
from tests.engines.shared import new_database
from tools.load.bare import CONNECTIONS, Rate, bare_appends, store_appends

TRIALS = 3


async def measure(name: str, trial: Callable[[], Awaitable[Rate]]) -> None:
    """Print the medians of a few trials."""
    rates = [await trial() for _ in range(TRIALS)]
    appends, cpu = median(rate.appends for rate in rates), median(rate.cpu for rate in rates)
    print(f"{name:28} {appends:8,.0f} appends/s {cpu:6.0f} µs CPU each, on both sides")


async def main(url: str, seconds: float) -> None:
    """Print one line for each way."""
    await upgrade(url)
    await measure(f"bare, {CONNECTIONS} connections", partial(bare_appends, url, seconds))
    for callers in (1, 32, 256):
        await measure(f"store, {callers} callers", partial(store_appends, url, callers, seconds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of the trials")
    arguments = parser.parse_args()
    with new_database() as database:
        asyncio.run(main(database, arguments.seconds))
