"""What whoever runs the nodes sees besides the bus: log lines and figures."""

import logging
from types import TracebackType
from typing import Self

from tests.secrecy.asgi import Came, Transcript
from tests.secrecy.loop import HandClock


def note(clock: HandClock, text: str) -> Came:
    """A line in the transcript of an operator."""
    return Came(clock.now(), "note", None, (), text.encode(), more=True)


class Notes(logging.Handler):
    """Keeps every log line of a world."""

    def __init__(self, clock: HandClock, kept: Transcript) -> None:
        super().__init__(logging.DEBUG)
        self._clock = clock
        self._kept = kept
        self._root = logging.getLogger()
        self._before = self._root.level

    def emit(self, record: logging.LogRecord) -> None:
        self._kept.append(note(self._clock, self.format(record)))

    def __enter__(self) -> Self:
        self._root.setLevel(logging.DEBUG)
        self._root.addHandler(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._root.removeHandler(self)
        self._root.setLevel(self._before)
        self.close()
