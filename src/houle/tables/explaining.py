"""A counted reason in words. Each sentence says numbers of worlds, and nothing besides."""

from typing import Any

from houle.bots.reasons import AHEAD, Comparison, Reason
from houle.kernel import Fact, Term, View
from houle.texts import Speaker


def said(reason: Reason, move: Any, view: View[Any, Any, Any], speaker: Speaker) -> str:
    """Why a move that `view` offers, to the viewer of that view."""
    if reason.comparison is Comparison.ONLY:
        return speaker.ui("reason-only")
    fate = speaker.ui("fate-ahead") if reason.fate == AHEAD else Term("fate", reason.fate)
    facts: dict[str, Fact] = {
        "move": speaker.move(view, move),
        "other": speaker.move(view, reason.other),
        "fate": fate,
        "count": reason.count,
        "other_count": reason.other_count,
        "of": reason.of,
    }
    match reason.comparison:
        case Comparison.EVEN:
            return speaker.ui("reason-even", **facts)
        case Comparison.WORSE:
            return speaker.ui("reason-worse", **facts)
    sentence = speaker.ui("reason-better", **facts)
    if reason.as_good is None:
        return sentence
    also = speaker.ui("reason-as-good", move=speaker.move(view, reason.as_good))
    return f"{sentence} {also}"
