"""A table as a node keeps it at hand: the latest state, a few moments before it, who listens.

All of it can be thrown away at any time and read from the log again.
"""

from asyncio import get_running_loop
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import UNSET

from houle.kernel import Seat, Viewer
from houle.tables import entries as log
from houle.tables.bell import Bell, Waiter
from houle.tables.frames import encode_frame, frame
from houle.tables.landmarks import Landmarks
from houle.tables.life import Promised
from houle.tables.ports import Logged, Millis, PlayerId, TableId
from houle.tables.state import Fold, TableState

RECENT = 12
"""So many moments are kept for readers who are a little behind."""
ERASED = str(log.Erased.__struct_config__.tag)
FRAMED = 2
"""So many of them with the frames that were made, for readers who are hardly behind."""


TABLE_BYTES, ENTRY_BYTES = 20_000, 1_100
"""What a table takes with its latest moment, and with each entry: a play with its steps, and the
command that it came by. Rounded from what `tracemalloc` says of all games."""
MOMENT_BYTES, POINTER_BYTES = 5_000, 8
"""What each other moment takes, and in it the list of all plays before it."""
FRAME_BYTES = 4_000


class Attention(NamedTuple):
    """Of somebody who listens."""

    plays: bool
    """They sit at the table."""
    elsewhere: bool
    """They look at something else meanwhile."""


class FramedState:
    """A state, and the frames of it that were asked for."""

    __slots__ = ("_frames", "state")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._frames: dict[tuple[Viewer, Promised], bytes] = {}

    def forget_frames(self) -> None:
        self._frames.clear()

    @property
    def framed(self) -> int:
        """For how many viewers."""
        return len(self._frames)

    def frame(self, viewer: Viewer, promised: Promised = UNSET) -> bytes:
        """The frame for a viewer, made once for all who see the same."""
        made = self._frames.get((viewer, promised))
        if made is None:
            seen = frame(self.state, viewer, promised=promised)
            made = self._frames[viewer, promised] = encode_frame(seen)
        return made


def replayed(
    fold: Fold, entries: Iterable[Logged], state: TableState | None = None
) -> Iterator[FramedState]:
    """A table's story, moment by moment, from the beginning or after a state."""
    for logged in entries:
        state = _next(fold, state, logged)
        yield FramedState(state)


def _next(fold: Fold, state: TableState | None, logged: Logged) -> TableState:
    entry = log.decode_entry(logged.entry)
    if state is not None:
        return fold.after(state, entry, logged.at)
    if not isinstance(entry, log.Opened):
        raise TypeError("a log begins with the opening of its table")
    return fold.first(entry, logged.at)


class LiveTable:
    """A table at hand."""

    __slots__ = (
        "_beat_at",
        "_bell",
        "_fold",
        "_waiters",
        "commands",
        "here",
        "id",
        "landmarks",
        "listeners",
        "people",
        "recent",
        "told",
    )

    def __init__(
        self, table: TableId, fold: Fold, entries: Iterable[Logged], bell: Bell | None = None
    ) -> None:
        self.id = table
        self._bell = Bell() if bell is None else bell
        self._fold = fold
        self.commands: dict[tuple[str, str], int] = {}
        """Where each command that was carried out stands in the log."""
        self.recent: deque[FramedState] = deque(maxlen=RECENT)
        self.landmarks = Landmarks()
        self.listeners = 0
        self.people: Counter[PlayerId] = Counter()
        """Which players are among the listeners, and how often."""
        self.here: tuple[Seat, ...] = ()
        """Who of those who play has it open, at any node, as far as this one knows."""
        self.told = 0
        """How far hints told that it has come, those of this node included."""
        self._beat_at = 0
        self._waiters: dict[Waiter, Attention] = {}
        self.take_in(entries)

    @property
    def state(self) -> TableState:
        return self.recent[-1].state

    def foresee(self, entry: log.AnyEntry) -> TableState:
        """The table as it will be if this entry is written next."""
        return self._fold.after(self.state, entry, None)

    def take_in(self, entries: Iterable[Logged]) -> None:
        """Come up to date with entries read from the log."""
        new = False
        for logged in entries:
            if not self.recent or logged.seq == self.state.seq + 1:
                self._show(_next(self._fold, self.state if self.recent else None, logged))
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

    def at_hand(self, first: int, last: int) -> list[FramedState]:
        """Of the moments from one place in the log to another, the late ones that are kept."""
        oldest = self.recent[0].state.seq
        return [self.recent[seq - oldest] for seq in range(max(first, oldest), last + 1)]

    def retold(self, entries: Iterable[Logged], before: TableState | None) -> Iterator[FramedState]:
        """Moments made again from entries of the log that come right after a state."""
        return replayed(self._fold, entries, before)

    async def changed(self, player: PlayerId | None = None, *, elsewhere: bool = False) -> None:
        """Wait until something is written, or somebody wants all listeners to look up."""
        waiter: Waiter = get_running_loop().create_future()
        plays = player is not None and self.state.life.seat_of(player) is not None
        self._waiters[waiter] = Attention(plays, elsewhere)
        try:
            await waiter
        finally:
            self._waiters.pop(waiter, None)

    def _show(self, state: TableState) -> None:
        if state.happened.kind == ERASED:
            # Whoever looks back reads the log, from which the name is gone, or will be soon.
            self.recent.clear()
            self.landmarks.close()
        if len(self.recent) >= FRAMED:
            self.recent[-FRAMED].forget_frames()
        self.recent.append(FramedState(state))
        self.landmarks.pass_by(state)

    def heartbeat(self, *, rare: bool) -> list[Waiter]:
        """Where nothing happens, keep the latest moment alone. Says who should look up soon: those
        who look at something else only at the rare ones."""
        latest = self.recent[-1]
        if latest.state.seq == self._beat_at:
            latest.forget_frames()
            self.recent.clear()
            self.recent.append(latest)
        self._beat_at = latest.state.seq
        return [waiter for waiter, one in self._waiters.items() if rare or not one.elsewhere]

    @property
    def weight(self) -> int:
        """About how many bytes it takes. Reckoned by numbers alone: lengths would tell of cards."""
        moments = len(self.recent) - 1 + len(self.landmarks)
        framed = sum(moment.framed for moment in self.recent) * FRAME_BYTES
        plays = self.state.seq * POINTER_BYTES
        return (
            TABLE_BYTES + self.state.seq * ENTRY_BYTES + moments * (MOMENT_BYTES + plays) + framed
        )

    def wake(self) -> None:
        """Let all listeners look up, those who play first."""
        waiters, self._waiters = self._waiters, {}
        self._bell.news(sorted(waiters, key=lambda waiter: not waiters[waiter].plays))
