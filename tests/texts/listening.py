# ruff: noqa: RUF001 - apostrophes as people read them
"""Listening to what is said: helpers for tests of texts."""

import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from houle.kernel import Game, TrackedTable, Viewer, project, project_steps
from houle.texts import Speaker

NAMES = ("Julia", "Max", "Alice", "Zoé")

LEFTOVERS = re.compile(
    r"[{}$]|\?\?\?"
    r"|\b(card|colour|game|generic|grade|move|moved|option|outcome|phrase|place|refusal|shuffled"
    r"|step|zone)-[a-z]"
    r"|you’s|(the|’s) hidden"
)
"""What shows that a text was not found, or a word not translated."""
ENGLISH = re.compile(r"\b(you|the|card|hidden|nobody|all|none|yes|no)\b")


@contextmanager
def no_text_errors() -> Iterator[None]:
    """Fail if Fluent finds anything wrong with a text that is said inside."""
    heard: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger("houle.texts.catalogue")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
    assert heard == []


def plain(text: str) -> str:
    """A text with ordinary spaces, so that tests can be typed; the check sees to the others."""
    return text.replace("\N{NBSP}", " ").replace("\N{NNBSP}", " ")


def assert_well_said(text: str, locale: str) -> None:
    """A text is complete and speaks one language."""
    assert text
    assert text == text.strip()
    assert "  " not in text
    assert not LEFTOVERS.search(text), text
    if locale == "fr":
        assert not ENGLISH.search(text), text


def speaker(
    game: Game[Any, Any, Any], viewer: Viewer, locale: str = "en", names: Sequence[str] = NAMES
) -> Speaker:
    """Somebody to listen to."""
    return Speaker(game, locale, names[: game.seats], viewer)


def lines(
    game: Game[Any, Any, Any], table: TrackedTable[Any], viewer: Viewer, locale: str = "en"
) -> list[str]:
    """The log lines of the latest move, for one viewer."""
    voice = speaker(game, viewer, locale)
    view = project(game, table, viewer)
    said = (voice.step(step, view) for step in project_steps(game, table, viewer))
    return [plain(line) for line in said if line is not None]


def choices(
    game: Game[Any, Any, Any], table: TrackedTable[Any], seat: int, locale: str = "en"
) -> dict[msgspec.Struct, str]:
    """All moves of a seat with what they are called."""
    voice = speaker(game, seat, locale)
    view = project(game, table, seat)
    return {move: plain(voice.move(view, move)) for move in (*view.moves, *view.asides)}
