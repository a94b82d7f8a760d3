"""The words themselves: Fluent catalogues, found beside the games and read once."""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from logging import getLogger
from types import MappingProxyType
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from houle.games.registry import package_of
from houle.kernel import Game
from houle.texts.elision import FUNCTIONS
from houle.texts.reserved import Reserved

LOCALES = ("en", "fr")
IN_TERMINALS = "screen.ftl"
"""The part of a game's catalogue that only its screen in a terminal asks for."""

Kind: TypeAlias = type[Game[Any, Any, Any]]
Word: TypeAlias = str | int | date | Reserved
"""What a text can be given: a word to show, one to select by, a number or a day."""

NO_FACTS: Mapping[str, Word] = MappingProxyType({})

log = getLogger(__name__)


@cache
def _parsed(source: str) -> Resource:
    """What all games share is in the catalogue of each, and takes long enough to read once."""
    return FluentResource(source)


class Catalogue:
    """The texts of one language. An id may name an attribute: `option-strict.hint`."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([locale], dict(FUNCTIONS), use_isolating=False)
        for source in sources:  # the first to bring a message has the last word on it
            self._bundle.add_resource(_parsed(source))

    def say(self, message: str, facts: Mapping[str, Word] = NO_FACTS) -> str | None:
        """The text of a message; `None` if there is no such message."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        for error in errors:
            log.warning("text %s: %s", message, error)
        return str(text)


def shared_source(locale: str) -> str:
    """All that is said of every game, wherever it is shown."""
    return _joined(files("houle.texts") / "catalogues" / locale)


def browser_source(locale: str) -> str:
    """The part of it that a browser needs to speak of a game itself."""
    return (files("houle.texts") / "catalogues" / locale / "shared.ftl").read_text("utf-8")


def game_source(kind: Kind, locale: str, *, for_browsers: bool = False) -> str | None:
    """The catalogue a game brings in the folder `texts` of its package, if it brings one.

    It is a file named after the language, or a folder of files, of which a browser does without
    `screen.ftl`. A game that builds on another speaks with the other's words until it has its own.
    """
    for ancestor in kind.__mro__:
        package = package_of(ancestor)
        if package and issubclass(ancestor, Game) and ancestor is not Game:
            texts = files(package) / "texts"
            if (file := texts / f"{locale}.ftl").is_file():
                return file.read_text("utf-8")
            if (folder := texts / locale).is_dir():
                return _joined(folder, without=IN_TERMINALS if for_browsers else None)
    return None


def _joined(folder: Traversable, without: str | None = None) -> str:
    """The catalogue that stands in several files."""
    parts = sorted(folder.iterdir(), key=lambda part: part.name)
    return "\n".join(part.read_text("utf-8") for part in parts if part.name != without)


@cache
def catalogue(kind: Kind | None, locale: str) -> Catalogue:
    """All that can be said of a game, or with no game at hand what all games share."""
    if locale not in LOCALES:
        raise ValueError(f"no texts in {locale!r}; there are {', '.join(LOCALES)}")
    own = game_source(kind, locale) if kind is not None else None
    return Catalogue(locale, filter(None, (own, shared_source(locale))))
