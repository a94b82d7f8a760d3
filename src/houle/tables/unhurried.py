"""Long work in small parts, so that nobody else waits long for a turn of the loop."""

from asyncio import sleep
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")


async def unhurried(things: Iterable[T], at_once: int) -> AsyncIterator[T]:
    """One thing after the other; after so many of them everybody else has a turn."""
    for number, thing in enumerate(things):
        if number and number % at_once == 0:
            await sleep(0)
        yield thing
