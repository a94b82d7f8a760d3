"""Where pictures are drawn: few at a time, none twice, none after a long wait.

What was drawn is kept by what it shows, as long as there is room. Whoever is refused gets the sign
of the house instead.
"""

import os
import sys
from asyncio import CancelledError, Semaphore, Task, create_task, shield, timeout
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from typing import TypeAlias

from houle.tables.ports import Clock
from houle.web.limits import Buckets, Limits

PRESS = Path(__file__).with_name("press.py")
LIBRARY = "resvg_py"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
AT_ONCE = max(1, min(2, (os.cpu_count() or 1) // 2))
MOST_WAITING = 8
LONGEST = 8.0
"""Seconds that a drawing may take; it takes about 0.2 of a second on a core of its own."""
MOST_KEPT = 16 << 20
"""Bytes of pictures that are kept."""
RATE, BURST = 1.0, 30.0
"""Drawings a second for one address, and at once; what is kept does not count."""
PASSED_ON = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that a drawing needs of the environment: the secret of the house is in it too."""

log = getLogger(__name__)

Press: TypeAlias = Callable[[str], Awaitable[bytes]]
"""Turns a drawing into a picture."""


class NotDrawnError(Exception):
    """A drawing became no picture."""


class Studio:
    """Draws pictures."""

    def __init__(self, press: Press, clock: Clock, limits: Limits) -> None:
        self._press = press
        self._places = Semaphore(AT_ONCE)
        self._under_way: dict[str, Task[bytes | None]] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        rate = RATE if limits.address_rate else 0
        self._senders = Buckets(clock, rate, BURST)

    async def picture(self, svg: str, sender: Hashable) -> bytes | None:
        """A drawing as a picture, if there is time for it."""
        key = tag_of(svg)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= AT_ONCE + MOST_WAITING or self._senders.wait(sender):
                return None
            task = self._under_way[key] = create_task(self._drawn(key, svg))
        return await shield(task)

    async def close(self) -> None:
        """Draw nothing any more."""
        for task in list(self._under_way.values()):
            task.cancel()
            try:
                await task
            except CancelledError:
                continue

    async def _drawn(self, key: str, svg: str) -> bytes | None:
        try:
            async with self._places, timeout(LONGEST):
                picture = await self._press(svg)
        except (NotDrawnError, TimeoutError, OSError) as error:
            log.warning("a picture was not drawn: %s", type(error).__name__)
            return None
        finally:
            del self._under_way[key]
        self._keep(key, picture)
        return picture

    def _keep(self, key: str, picture: bytes) -> None:
        self._kept[key] = picture
        self._bytes += len(picture)
        while self._bytes > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)


def tag_of(svg: str) -> str:
    """Stands for what a drawing shows."""
    return sha256(svg.encode()).hexdigest()[:20]


def installed_press() -> Press | None:
    """What draws here, where that can be installed."""
    if find_spec(LIBRARY) is None:
        log.info("links have no pictures: %s is not installed", LIBRARY)
        return None
    return in_process_of_its_own


async def in_process_of_its_own(svg: str) -> bytes:
    """Draw beside this process, which ends with the drawing."""
    passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    process = await create_subprocess_exec(
        sys.executable, "-P", str(PRESS), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=passed_on
    )
    try:
        picture, _ = await process.communicate(svg.encode())
    except BaseException:
        process.kill()
        await process.wait()
        raise
    if process.returncode or not picture.startswith(SIGNATURE):
        raise NotDrawnError
    return picture
