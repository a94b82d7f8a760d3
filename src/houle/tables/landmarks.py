"""A few states of a table's past, so that looking back need not begin at the beginning.

They are made by reading the log as all states are, live in this process alone and go with the
table they belong to.
"""

from houle.tables.state import TableState

FIRST_APART = 64
MOST = 32


class Landmarks:
    """States at even distances; as a log grows the distance doubles, so there are never many."""

    __slots__ = ("_apart", "_closed", "_states")

    def __init__(self) -> None:
        self._closed = False
        self._apart = FIRST_APART
        self._states: dict[int, TableState] = {}

    def __len__(self) -> int:
        return len(self._states)

    def pass_by(self, state: TableState) -> None:
        """Keep a state if it stands where a landmark belongs."""
        if self._closed or state.seq % self._apart:
            return
        self._states[state.seq] = state
        if len(self._states) > MOST:
            self._apart *= 2
            kept = {seq: one for seq, one in self._states.items() if seq % self._apart == 0}
            self._states = kept

    def close(self) -> None:
        """Forget all of them, and keep no other."""
        self._closed = True
        self._states.clear()

    def before(self, seq: int) -> TableState | None:
        """The nearest one before a place in the log."""
        nearest = max((at for at in self._states if at < seq), default=None)
        return None if nearest is None else self._states[nearest]
