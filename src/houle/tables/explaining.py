"""A counted reason in words. Each sentence says numbers of worlds, and nothing besides."""

from typing import Any

from houle.bots.reasons import AHEAD, Comparison, HouseFate, Reason
from houle.kernel import Fact, Term, View
from houle.texts import Speaker


def said(reason: Reason, move: Any, view: View[Any, Any, Any], speaker: Speaker) -> str:
    """Why a move that `view` offers, to the viewer of that view."""
    if reason.comparison is Comparison.ONLY:
        return speaker.ui("reason-only")
    fate = fate_in_words(reason.fate, speaker)
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


def fate_in_words(fate: str, speaker: Speaker) -> str:
    """What a move came to, in the words of the house or of the game."""
    if fate == AHEAD:
        return speaker.ui("fate-ahead")
    if fate == HouseFate.WINS:
        return speaker.ui("fate-wins-played-on")
    return speaker.term(Term("fate", fate))
