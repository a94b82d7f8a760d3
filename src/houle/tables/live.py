"""A table as a node keeps it at hand: the latest state, a few moments before it, who listens.

All of it can be thrown away at any time and read from the log again.
"""

from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import Iterable, Iterator

from houle.kernel import Viewer
from houle.tables import entries as log
from houle.tables.frames import encode_frame, frame
from houle.tables.ports import Logged, Millis, PlayerId, TableId
from houle.tables.state import Fold, TableState

REEL = 12
"""So many moments are kept for readers who are a little behind."""
FRAMED = 2
"""So many of them with the frames that were made, for readers who are hardly behind."""


class Moment:
    """A state, and the frames of it that were asked for."""

    __slots__ = ("_frames", "state")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._frames: dict[Viewer, bytes] = {}

    def forget_frames(self) -> None:
        self._frames.clear()

    def frame(self, viewer: Viewer) -> bytes:
        """The frame for a viewer, made once for all who see the same."""
        made = self._frames.get(viewer)
        if made is None:
            made = self._frames[viewer] = encode_frame(frame(self.state, viewer))
        return made


def told(fold: Fold, entries: Iterable[Logged]) -> Iterator[Moment]:
    """A table's whole story, moment by moment."""
    state: TableState | None = None
    for logged in entries:
        state = _next(fold, state, logged)
        yield Moment(state)


def _next(fold: Fold, state: TableState | None, logged: Logged) -> TableState:
    entry = log.decode_entry(logged.entry)
    if state is not None:
        return fold.after(state, entry, logged.at)
    if not isinstance(entry, log.Opened):
        raise TypeError("a log begins with the opening of its table")
    return fold.first(entry, logged.at)


class LiveTable:
    """A table at hand."""

    __slots__ = ("_beat_at", "_fold", "_waiters", "commands", "id", "listeners", "people", "reel")

    def __init__(self, table: TableId, fold: Fold, entries: Iterable[Logged]) -> None:
        self.id = table
        self._fold = fold
        self.commands: dict[tuple[str, str], int] = {}
        """Where each command that was carried out stands in the log."""
        self.reel: deque[Moment] = deque(maxlen=REEL)
        self.listeners = 0
        self.people: Counter[PlayerId] = Counter()
        """Which players are among the listeners, and how often."""
        self._beat_at = 0
        self._waiters: list[Future[None]] = []
        self.take_in(entries)

    @property
    def state(self) -> TableState:
        return self.reel[-1].state

    def foresee(self, entry: log.AnyEntry) -> TableState:
        """The table as it will be if this entry is written next."""
        return self._fold.after(self.state, entry, None)

    def take_in(self, entries: Iterable[Logged]) -> None:
        """Come up to date with entries read from the log."""
        new = False
        for logged in entries:
            if not self.reel or logged.seq == self.state.seq + 1:
                self._show(_next(self._fold, self.state if self.reel else None, logged))
                self.commands[logged.actor, logged.command] = logged.seq
                new = True
        if new:
            self.wake()  # of two who read the same at once, only the first brings news

    def go_on(self, state: TableState, at: Millis, actor: str, command: str) -> bool:
        """Take in an entry that this node has just written; `False` if some are missing before."""
        if state.seq > self.state.seq + 1:
            return False
        if state.seq == self.state.seq + 1:
            self._show(state.stamped(at))
            self.commands[actor, command] = state.seq
            self.wake()
        return True

    def moments_after(self, seq: int) -> list[Moment] | None:
        """What came after a place in the log, in order; `None` if that is no longer at hand."""
        missing = self.state.seq - seq
        if missing > len(self.reel):
            return None
        return [self.reel[i] for i in range(len(self.reel) - missing, len(self.reel))]

    async def changed(self) -> None:
        """Wait until something is written, or somebody wants all listeners to look up."""
        waiter: Future[None] = get_running_loop().create_future()
        self._waiters.append(waiter)
        await waiter

    def _show(self, state: TableState) -> None:
        if len(self.reel) >= FRAMED:
            self.reel[-FRAMED].forget_frames()
        self.reel.append(Moment(state))

    def beat(self) -> None:
        """Let all listeners look up; where nothing happens, keep the latest moment alone."""
        latest = self.reel[-1]
        if latest.state.seq == self._beat_at:
            latest.forget_frames()
            self.reel.clear()
            self.reel.append(latest)
        self._beat_at = latest.state.seq
        self.wake()

    def wake(self) -> None:
        """Let all listeners look up."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)
