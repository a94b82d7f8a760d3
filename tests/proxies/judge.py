"""What people saw of a run, and what of it nobody should see."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise

import msgspec

LONGEST = 3.0
"""Seconds that nobody waits longer than."""
FEWEST = 0.9
"""Of the moves that were to be made; else there was no such load."""
MOST_SHOWN = 3


class Wrong(StrEnum):
    """What can be wrong with a run."""

    AMISS = "a proxy that does not do what it must"
    TOO_FEW = "too few moves"
    ERROR = "an error"
    REFUSED = "a deed refused"
    GAP = "a gap in a stream"
    UNSEEN = "a move that somebody at the table did not see"
    STALL = "a wait that was too long"


class Finding(msgspec.Struct, frozen=True):
    wrong: Wrong
    detail: str


class Move(msgspec.Struct, frozen=True):
    """A move that was answered; times are in seconds of one clock."""

    table: str
    seq: int
    due: float
    answered: float


class Heard(msgspec.Struct, frozen=True):
    """A frame on somebody's stream."""

    seq: int
    at: float


class Listener(msgspec.Struct):
    """Somebody at a table, and what came over their stream, however often it was resumed."""

    table: str
    heard: list[Heard] = []


class Seen(msgspec.Struct):
    """Everything that people saw."""

    moves: list[Move] = []
    listeners: list[Listener] = []
    errors: list[str] = []
    """Neither an answer nor the end of a stream, whether a client tries again or not."""
    refused: list[str] = []
    resumed: int = 0
    """How often a stream ended in good order and was opened again."""

    def waits(self) -> tuple[list[float], list[float]]:
        """Seconds from when a move was due to its answer, and to each who saw it."""
        answers = [move.answered - move.due for move in self.moves]
        shown = [heard.at - move.due for move, heard in self._shown() if heard is not None]
        return answers, shown

    def unseen(self) -> Iterator[Move]:
        """Moves that did not reach somebody."""
        return (move for move, heard in self._shown() if heard is None)

    def _shown(self) -> Iterator[tuple[Move, Heard | None]]:
        """Each move with each who listened then."""
        at_table = defaultdict(list)
        for listener in self.listeners:
            if listener.heard:
                by_seq = {heard.seq: heard for heard in reversed(listener.heard)}
                at_table[listener.table].append((listener.heard[0].seq, by_seq))
        for move in self.moves:
            for first, by_seq in at_table[move.table]:
                if first <= move.seq:
                    yield move, by_seq.get(move.seq)


def judge(seen: Seen, wanted: int) -> list[Finding]:
    """What is wrong with a run in which so many moves were to be made."""
    found = [Finding(Wrong.ERROR, said) for said in seen.errors]
    found += [Finding(Wrong.REFUSED, said) for said in seen.refused]
    if len(seen.moves) < FEWEST * wanted:
        found.append(Finding(Wrong.TOO_FEW, f"{len(seen.moves)} of {wanted}"))
    for listener in seen.listeners:
        for one, other in pairwise(listener.heard):
            if other.seq != one.seq + 1:
                found.append(Finding(Wrong.GAP, f"{one.seq} and then {other.seq}"))
    found += [Finding(Wrong.UNSEEN, f"the entry {move.seq}") for move in seen.unseen()]
    for what, waits in zip(("answered", "shown"), seen.waits(), strict=True):
        found += [
            Finding(Wrong.STALL, f"{what} after {wait:.1f} s") for wait in waits if wait > LONGEST
        ]
    return found


def told(findings: list[Finding]) -> Iterator[str]:
    """Each kind with its number, and the first of them."""
    counts = Counter(finding.wrong for finding in findings)
    for wrong, count in counts.items():
        details = Counter(finding.detail for finding in findings if finding.wrong is wrong)
        first = ", ".join(f"{detail} ({n})" for detail, n in details.most_common(MOST_SHOWN))
        yield f"{wrong}: {count} times: {first}"
