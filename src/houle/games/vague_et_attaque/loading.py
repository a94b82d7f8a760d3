"""Reading a deck file: TOML, with every problem named by its line."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from houle.games.vague_et_attaque.checking import findings
from houle.games.vague_et_attaque.deck import Deck
from houle.games.vague_et_attaque.fitting import Finding, misfits
from houle.games.vague_et_attaque.lines import Lines, Spot

_SYNTAX_SPOT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_SHAPE = msgspec.inspect.type_info(Deck)


class Problem(NamedTuple):
    """Something to mend in a deck file."""

    line: int
    message: str


class DeckFileError(ValueError):
    """A deck file that cannot be used."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(problems)
        super().__init__("\n".join(f"{line}: {message}" for line, message in self.problems))


def load_deck(source: Path | bytes) -> Deck:
    """The deck in a file, or in its bytes, whatever cards it has (see `checked_deck`).

    A `DeckFileError` says what is wrong with the file.
    """
    return _File(source).deck


def checked_deck(source: Path | bytes) -> Deck:
    """A deck that can be played with (A-C1 to A-C5); a `DeckFileError` says why not."""
    file = _File(source)
    file.complain(findings(file.deck))
    return file.deck


@cache
def default_deck() -> Deck:
    """The deck that comes with the game."""
    return checked_deck((files(__package__) / "deck.toml").read_bytes())


class _File:
    """A deck with the file it stands in, so that what is wrong with a card has its line."""

    def __init__(self, source: Path | bytes) -> None:
        self._text = _text(source if isinstance(source, bytes) else source.read_bytes())
        self._data = _parsed(self._text)
        self.complain(misfits(self._data, _SHAPE))
        self.deck = msgspec.convert(self._data, Deck)

    def complain(self, found: Iterable[Finding]) -> None:
        """Raise all that was found, if anything was."""
        if wrong := list(found):
            lines = Lines(self._text)
            raise DeckFileError(
                Problem(lines.line(spot), f"{self._card(spot)}{message}") for spot, message in wrong
            )

    def _card(self, spot: Spot) -> str:
        """The card that something stands on, in front of what is said about it."""
        match spot:
            case (str(kind), int(position), *_):
                entry = self._data[kind][position]
                has_id = isinstance(entry, dict) and isinstance(entry.get("id"), str)
                return f"{kind} {entry['id'] if has_id else position + 1}: "
            case (str(kind), str(), *_):
                return f"{kind}: "
            case _:
                return ""


def _text(source: bytes) -> str:
    try:
        return source.decode()
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise DeckFileError([Problem(line, "this is not UTF-8 text")]) from error


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        spot = _SYNTAX_SPOT.search(message)
        line = int(spot[1]) if spot and spot[1] else text.count("\n") + 1
        message = _SYNTAX_SPOT.sub("", message)
        raise DeckFileError([Problem(line, f"this is not TOML: {message}")]) from error
