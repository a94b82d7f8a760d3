"""The real clock and the real source of chance: the one place where they come in."""

import asyncio
import os
import time  # noqa: TID251 - handed in from here

from houle.tables.ports import Millis


class SystemClock:
    """Time as the machine has it."""

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000

    async def sleep(self, span: Millis) -> None:
        await asyncio.sleep(span / 1000)


def entropy(count: int) -> bytes:
    """Bytes from the operating system."""
    return os.urandom(count)
