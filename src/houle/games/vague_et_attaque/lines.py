"""In which line of a TOML file everything stands, which `tomllib` does not tell.

The file is known to be good TOML, so that only its tables, keys and brackets matter here.
"""

import re
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[str | int, ...]
"""The way to a value in a file: keys of tables, and positions in arrays from 0."""

_TOKEN = re.compile(
    r'(?P<string>"""(?:\\.|.)*?"""(?!")'
    r"|'''.*?'''(?!')"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*')"
    r"|(?P<comment>#[^\n]*)"
    r"|(?P<mark>[][{},=.\n])"
    r"|(?P<bare>[^][{},=.\s#\"']+)",
    re.DOTALL,
)
_QUOTES = "\"'"


class _Token(NamedTuple):
    text: str
    line: int


class Lines:
    """The lines of a file's tables, keys and array elements, counted from 1."""

    def __init__(self, source: str) -> None:
        self._tokens = _tokens(source)
        self._next = 0
        self._found: dict[Spot, int] = {}
        self._sizes: dict[Spot, int] = {}
        """How many tables an array of tables has so far."""
        table: Spot = ()
        while self._next < len(self._tokens):
            if self._at("\n"):
                self._next += 1
            elif self._at("["):
                table = self._header()
            else:
                self._pair(table)

    def line(self, spot: Spot) -> int:
        """Where a value begins, or else the nearest thing around it."""
        while spot and spot not in self._found:
            spot = spot[:-1]
        return self._found.get(spot, 1)

    def _at(self, *marks: str) -> bool:
        return self._tokens[self._next].text in marks

    def _take(self) -> _Token:
        self._next += 1
        return self._tokens[self._next - 1]

    def _header(self) -> Spot:
        """`[table]` or `[[array]]`: the spot of the table that begins here."""
        line = self._take().line
        of_array = self._at("[")
        self._next += of_array
        *outer, last = self._key()
        self._next += 1 + of_array
        spot: Spot = ()
        for key in outer:
            spot = self._latest((*spot, key))
        spot = (*spot, last)
        if of_array:
            self._found.setdefault(spot, line)
            self._sizes[spot] = self._sizes.get(spot, 0) + 1
        spot = self._latest(spot)
        self._found.setdefault(spot, line)
        return spot

    def _latest(self, spot: Spot) -> Spot:
        return (*spot, self._sizes[spot] - 1) if spot in self._sizes else spot

    def _key(self) -> list[str]:
        """The parts of a key, up to the mark that ends it."""
        parts: list[str] = []
        while not self._at("=", "]"):
            text = self._take().text
            if text != ".":
                parts.append(text.strip(_QUOTES))
        return parts

    def _pair(self, table: Spot) -> None:
        line = self._tokens[self._next].line
        spot = table
        for key in self._key():
            spot = (*spot, key)
            self._found.setdefault(spot, line)
        self._next += 1
        self._value(spot)

    def _value(self, spot: Spot) -> None:
        if self._at("["):
            self._elements(spot)
        elif self._at("{"):
            self._next += 1
            while not self._at("}"):
                if self._at(","):
                    self._next += 1
                else:
                    self._pair(spot)
            self._next += 1
        else:
            while not self._at("\n", ",", "]", "}"):
                self._next += 1

    def _elements(self, spot: Spot) -> None:
        self._next += 1
        position = 0
        while not self._at("]"):
            if self._at("\n", ","):
                self._next += 1
            else:
                self._found[(*spot, position)] = self._tokens[self._next].line
                self._value((*spot, position))
                position += 1
        self._next += 1


def _tokens(source: str) -> list[_Token]:
    tokens: list[_Token] = []
    line = 1
    for found in _TOKEN.finditer(source):
        text = found.group()
        if found.lastgroup != "comment":
            tokens.append(_Token(text, line))
        line += text.count("\n")
    tokens.append(_Token("\n", line))
    return tokens
