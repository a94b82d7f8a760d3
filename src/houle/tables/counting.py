"""What moves come to, asked and answered as plain data, so that it may be counted anywhere."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from houle.bots.reasons import AHEAD, Comparison, reason_for, weigh
from houle.bots.registry import reasons_of
from houle.kernel import Knowledge
from houle.tables.ports import Clock, Millis, TableId
from houle.tables.thinking import Deadline, read_knowledge

LONGEST_COUNT: Millis = 2500
"""Whoever asks why gets what was counted until then."""


class Question(msgspec.Struct, frozen=True):
    """What a seat knows, and which of its moves is asked about."""

    game: str
    seats: int
    options: msgspec.Raw
    known: msgspec.Raw
    table: TableId
    party: str
    """As in `BotTurn`."""
    move: int | None = None
    """The place of a move among those that the seat has; the best, if none is named."""
    instead: int | None = None
    """The place of another, which is told about beside that one."""


class MoveCount(msgspec.Struct, frozen=True):
    """In how many worlds a move, by its place among all, came to what is told."""

    move: int
    count: int


class Counted(msgspec.Struct, frozen=True):
    """A reason, with moves by their places; see `Reason`."""

    comparison: Comparison
    move: int
    of: int = 0
    fate: str = ""
    count: int = 0
    other: int | None = None
    other_count: int = 0
    as_good: int | None = None
    tried: tuple[MoveCount, ...] = ()
    """All that was looked at, the best first, where the fate is one that each has for itself."""


class Counters(Protocol):
    """Where moves are tried and counted."""

    async def count(self, question: Question) -> Counted | None:
        """What was asked for; nothing where too many others ask."""


def counted(question: Question, clock: Clock, longest: Millis) -> Counted:
    """Try moves, for so long at most."""
    known = read_knowledge(question)
    reasons = reasons_of(question.game)
    place = _places(known)
    named = (question.instead, question.move)
    asked = [known.view.moves[one] for one in named if one is not None]
    tried = weigh(known, reasons, *asked, patience=Deadline(clock, longest))
    if not tried:
        return Counted(Comparison.ONLY, question.move or 0)
    move = asked[0] if asked else tried[0].move
    both = [each for each in tried if question.instead is None or each.move in asked]
    reason = reason_for(move, both, reasons)
    every = () if reason.fate == AHEAD else tried
    return Counted(
        reason.comparison,
        place(move),
        reason.of,
        reason.fate,
        reason.count,
        place(reason.other),
        reason.other_count,
        None if reason.as_good is None else place(reason.as_good),
        tuple(MoveCount(place(each.move), each.count(reason.fate)) for each in every),
    )


def _places(known: Knowledge[Any, Any, Any]) -> Callable[[Any], int]:
    return list(known.view.moves).index
