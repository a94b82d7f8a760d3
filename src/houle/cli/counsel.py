"""What seems best to somebody at the terminal, and why: counted as for who plays in a browser."""

from typing import Any

from houle.bots.reasons import reason_for, weigh
from houle.bots.registry import reasons_of
from houle.cli.clock import cpu_clock
from houle.kernel import Knowledge
from houle.tables.explaining import said
from houle.texts import Speaker

LONGEST = 2_500_000_000
"""Nanoseconds; with fewer deals than a hundred the sentence says of how many it is."""


class Spent:
    """Patience until so much was computed."""

    def __init__(self, longest: int) -> None:
        self._end = cpu_clock() + longest

    def over(self) -> bool:
        return cpu_clock() >= self._end


def counsel(game: str, known: Knowledge[Any, Any, Any], speaker: Speaker) -> str:
    """By nothing but what the seat knows."""
    reasons = reasons_of(game)
    tried = weigh(known, reasons, patience=Spent(LONGEST))
    best = tried[0].move if tried else known.view.moves[0]
    return said(reason_for(best, tried, reasons), best, known.view, speaker)
