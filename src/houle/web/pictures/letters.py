"""How wide words are, and which of their letters can be set.

The typefaces hold the letters of languages written in Latin ones. Of a text in other letters what
there is stays, without its accents if need be. Where no letter of a name does, whoever composes
says something else in its place; a dash is the last resort.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

import msgspec

FONTS = Path(__file__).with_name("fonts")
DISPLAY = "fredoka"
TEXT = "atkinson-hyperlegible-next"
NO_LETTERS = "\u2013"
MORE = "…"
NARROW_SPACE = "\u202f"
NO_BREAK_SPACE = "\u00a0"
SMALLEST = 0.72
"""So much smaller a word may become before it is cut."""
THOUSAND = 1000


class Line(NamedTuple):
    """Words that fit, and how large they are then."""

    text: str
    size: float


def family(face: str) -> str:
    """The name of a typeface, and of the one that has letters which it lacks."""
    return f"Houle {face}, Houle {TEXT}"


def settable(text: str) -> str:
    """What can be set of a text."""
    text = normalize("NFC", text.replace(NARROW_SPACE, NO_BREAK_SPACE))
    kept = "".join(_kept(letter) for letter in text)
    return " ".join(kept.split(" ")).strip() or NO_LETTERS


def names_somebody(name: str) -> bool:
    """Whether what can be set of a name still is one: a letter of it, or all of it."""
    kept = settable(name)
    return kept == name or any(map(str.isalpha, kept))


def width(text: str, face: str, size: float) -> float:
    """How wide a text is."""
    widths, others = _widths(face), _widths(TEXT)
    whole = sum(widths.get(letter) or others.get(letter, THOUSAND) for letter in text)
    return whole * size / THOUSAND


def fitted(text: str, face: str, size: float, room: float, smallest: float = SMALLEST) -> Line:
    """A text in one line: smaller where it is too long, and then cut."""
    text = settable(text)
    needed = width(text, face, size)
    if needed <= room:
        return Line(text, size)
    smaller = max(size * room / needed, size * smallest)
    if width(text, face, smaller) <= room:
        return Line(text, smaller)
    while text and width(text + MORE, face, smaller) > room:
        text = text[:-1].rstrip()
    return Line(text + MORE, smaller)


def wrapped(text: str, face: str, size: float, room: float, most: int) -> list[str]:
    """A text in as many lines as it takes, up to so many."""
    lines = [""]
    for word in settable(text).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, face, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    shown = lines[:most]
    if len(lines) > most:
        shown[-1] += MORE
    return [_cut(line, face, size, room) for line in shown]


def _cut(line: str, face: str, size: float, room: float) -> str:
    if width(line, face, size) <= room:
        return line
    while line and width(line + MORE, face, size) > room:
        line = line[:-1].rstrip(f" {MORE}")
    return line + MORE


def _kept(letter: str) -> str:
    known = _widths(TEXT)
    if letter in known:
        return letter
    return "".join(part for part in normalize("NFKD", letter) if part in known)


@cache
def _widths(face: str) -> dict[str, int]:
    return msgspec.json.decode((FONTS / f"{face}.json").read_bytes(), type=dict[str, int])
