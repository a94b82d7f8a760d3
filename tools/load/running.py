"""Running the client on the fast event loop."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import uvloop

R = TypeVar("R")


def run(work: Coroutine[Any, Any, R]) -> R:
    """What it comes to."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)
