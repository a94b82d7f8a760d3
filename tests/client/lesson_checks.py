"""What a lesson must be, as checks that can fail: each says what is wrong, or nothing."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from houle.lessons.stage import LEARNER
from houle.texts.check import TYPOGRAPHY, mended

Content: TypeAlias = Mapping[str, Any]
Said: TypeAlias = Mapping[str, str]
"""The texts of a lesson in one language."""

LONGEST: Final = 120
"""What fits above a hand on a phone."""
SHORTEST_TIME, LONGEST_TIME = 120, 180
WORDS_A_SECOND: Final = 4
OWN_MOVE, OTHERS_MOVE, TOLD = 5.0, 1.5, 2.0
"""Seconds to find and make a move, to see one, to go on with a button."""
CHOICE: Final = {
    "en": re.compile(r"\b(choose|choice|which|either|two cards)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(choisis|choix|lequel|laquelle|deux cartes)\b", re.IGNORECASE),
}
"""Words that speak of a choice."""
ENOUGH_TO_CHOOSE: Final = 2
FRAMING = ("goal", "end", "win")


def frames_of(content: Content) -> dict[int, Any]:
    return {frame["seq"]: frame for frame in content["frames"]}


def possible(content: Content, step: Any) -> list[Any]:
    """What the learner could do at a step."""
    view = frames_of(content)[step["seq"]]["view"]
    moves: list[Any] = view["asides" if step["aside"] else "moves"]
    return moves


def moves_are_legal(content: Content) -> Iterable[str]:
    frames = frames_of(content)
    for step in content["steps"]:
        if step["seq"] not in frames:
            yield f"{step['text']}: there is no such frame"
        elif step["move"] is not None and step["move"] not in possible(content, step):
            yield f"{step['text']}: cannot be done"


def nothing_is_done_for_the_learner(content: Content) -> Iterable[str]:
    """What is shown of the learner's moves was asked for, and what was asked for is shown."""
    asked = {step["seq"] for step in content["steps"] if step["move"] is not None}
    frames = frames_of(content)
    for seq, after in frames.items():
        own = after["happened"].get("seat") == LEARNER
        if seq - 1 in frames and own != (seq - 1 in asked):
            yield f"frame {seq}: {'not asked for' if own else 'asked for and not done'}"
    yield from (f"frame {seq}: not shown" for seq in asked if seq + 1 not in frames)


def only_the_learner_looks(content: Content) -> Iterable[str]:
    for seq, frame in frames_of(content).items():
        if frame["view"]["viewer"] != LEARNER or frame["you"]["seat"] != LEARNER:
            yield f"frame {seq}: not seen by the learner"


def the_last_step_is_read(content: Content) -> Iterable[str]:
    """So nothing covers what the last move does before the learner wants to go on."""
    last = content["steps"][-1]
    if last["move"] is not None:
        yield f"{last['text']}: the end comes at once"
    if last["seq"] != content["frames"][-1]["seq"]:
        yield f"{last['text']}: something happens after it"


def a_choice_is_one(content: Content, locale: str, said: Said) -> Iterable[str]:
    """Where the text speaks of a choice, there are several cards for it."""
    for step in content["steps"]:
        if step["move"] is None or not CHOICE[locale].search(said[step["text"]]):
            continue
        kind = step["move"]["type"]
        cards = {_card(move) for move in possible(content, step) if move["type"] == kind}
        if len(cards) < ENOUGH_TO_CHOOSE:
            yield f"{step['text']}: no choice in {locale}"


def _card(move: Mapping[str, Any]) -> tuple[Any, ...]:
    """What tells a card from others in a move."""
    return tuple(move.get(field) for field in ("zone", "owner", "side", "place"))


def texts_are_short_and_clean(content: Content, locale: str, said: Said) -> Iterable[str]:
    for step in content["steps"]:
        if len(said[step["text"]]) > LONGEST:
            yield f"{step['text']}: too long in {locale}"
    for text, words in said.items():
        if slip := TYPOGRAPHY[locale].search(words):
            yield f"{text}: {slip.group()!r} in {locale} {mended(locale, slip.group())}"


def takes_its_time(content: Content, locale: str, said: Said) -> Iterable[str]:
    seconds = duration(content, said)
    if not SHORTEST_TIME <= seconds <= LONGEST_TIME:
        yield f"{seconds:.0f} s in {locale}"


def duration(content: Content, said: Said) -> float:
    """How many seconds a lesson takes whoever reads it all."""
    words = sum(len(text.split()) for text in said.values())
    own = sum(step["move"] is not None for step in content["steps"])
    told = len(content["steps"]) - own
    others = sum(
        frame["happened"].get("seat") not in {None, LEARNER} for frame in content["frames"]
    )
    return words / WORDS_A_SECOND + own * OWN_MOVE + told * TOLD + others * OTHERS_MOVE


PLAYED: Final[tuple[Callable[[Content], Iterable[str]], ...]] = (
    moves_are_legal,
    nothing_is_done_for_the_learner,
    only_the_learner_looks,
    the_last_step_is_read,
)
SAID: Final[tuple[Callable[[Content, str, Said], Iterable[str]], ...]] = (
    a_choice_is_one,
    texts_are_short_and_clean,
    takes_its_time,
)
