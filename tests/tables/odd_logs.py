"""Logs that really keep what they are given, and behave oddly on the way."""

from collections.abc import Awaitable, Callable
from typing import Any

from houle.tables.ports import Append, Log, LogDownError, LogUnsureError, Millis


class OddLog:
    """A log with something that happens before and after the next entries are written."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.before: list[Callable[[], Awaitable[None]]] = []
        """What happens first: one thing for each of the next entries."""
        self.fate: list[Exception | None] = []
        """Raised instead of an answer. `LostAnswerError` only once the entry is written."""

    async def append(self, append: Append) -> Millis | None:
        if self.before:
            await self.before.pop(0)()
        fate = self.fate.pop(0) if self.fate else None
        if fate is not None and not isinstance(fate, LostAnswerError):
            raise fate
        written = await self._log.append(append)
        if fate is not None:
            raise fate
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)


class LostAnswerError(LogUnsureError):
    """The entry was written, but the answer was lost."""


class LostRequestError(LogUnsureError):
    """The entry never arrived, and nobody knows."""


class AwayError(LogDownError):
    """The log is away, and everybody knows."""
