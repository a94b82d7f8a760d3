"""What seems best to somebody at the terminal, and why: counted as for who plays in a browser."""

from typing import Any

from houle.bots.reasons import reason_for, weigh
from houle.bots.registry import reasons_of
from houle.kernel import Knowledge
from houle.tables.counting import LONGEST_COUNT
from houle.tables.explaining import said
from houle.tables.thinking import Deadline
from houle.texts import Speaker
from houle.web.system import SystemClock


def counsel(game: str, known: Knowledge[Any, Any, Any], speaker: Speaker) -> str:
    """By nothing but what the seat knows."""
    reasons = reasons_of(game)
    tried = weigh(known, reasons, patience=Deadline(SystemClock(), LONGEST_COUNT))
    best = tried[0].move if tried else known.view.moves[0]
    return said(reason_for(best, tried, reasons), best, known.view, speaker)
