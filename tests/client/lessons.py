"""What the client teaches with, as tests read it."""

from typing import Any

import msgspec

from houle.lessons.written import board
from houle.texts.catalogue import Catalogue

NAMES = {"left": "Kai", "right": "Lani"}


def told(game: str) -> Any:
    """The lesson of a game, to do with as one likes."""
    return msgspec.json.decode((board(game) / "lesson.json").read_bytes())


def said(game: str, locale: str) -> dict[str, str]:
    """Every text of a lesson, in the order of its catalogue."""
    source = (board(game) / "texts" / locale / "lesson.ftl").read_text("utf-8")
    words = Catalogue(locale, [source])
    ids = [line.split(" = ")[0] for line in source.splitlines() if line.startswith("lesson-")]
    return {text: words.say(text, NAMES) or "" for text in ids}


def step(content: Any, name: str) -> Any:
    """The step with the text of this name."""
    text = f"lesson-{content['game']}-{name}"
    return next(one for one in content["steps"] if one["text"] == text)
