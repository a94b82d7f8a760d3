"""Work that goes on beside: kept referenced, its failures noted, ended together."""

from asyncio import Task, create_task, gather
from collections.abc import Coroutine
from logging import getLogger
from typing import Any

from houle.tables.mishaps import mishap

log = getLogger(__name__)


class Tasks:
    """A group of tasks that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run. A failure is noted."""
        task = create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Stop everything that still runs."""
        running = list(self._tasks)
        for task in running:
            task.cancel()
        await gather(*running, return_exceptions=True)

    def _done(self, task: Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("a task failed: %s", mishap(error))
