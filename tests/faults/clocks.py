"""Whether a table rested and got time back as the rules of the house say (T-33, T-35)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from houle.tables import entries as log
from houle.tables.live import FramedState
from houle.tables.ports import Logged, Millis
from tests.faults.findings import Wrong

Found: TypeAlias = Iterator[tuple[Wrong, str]]


def check_clocks(moments: Sequence[FramedState], entries: Sequence[Logged]) -> Found:
    """Nobody is played for at rest, and no time is given twice or before it has passed."""
    given: Millis = 0
    for (before, _), logged in zip(pairwise(moments), entries[1:], strict=True):
        life, at = before.state.life, f"at {logged.seq}"
        match log.decode_entry(logged.entry):
            case log.Rested() if life.rests:
                yield Wrong.AT_REST, f"rested once more {at}"
            case log.StoodIn() if life.rests:
                yield Wrong.AT_REST, f"stood in for somebody {at}"
            case log.Played(seat, by_bot=True) if life.rests and life.chairs[seat].bot is None:
                yield Wrong.AT_REST, f"moved for seat {seat} {at}"
            case log.TimeGiven(down, up):
                if life.rests or not given <= down < up <= logged.at:
                    yield Wrong.TIME_GIVEN_WRONGLY, f"from {down} to {up} {at}"
                given = up
