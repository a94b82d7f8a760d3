# ruff: noqa: RUF001, RUF002 - apostrophes as people read them
"""French words that lose their end before a vowel: “d’Inès”, but “de Paul”.

A text cannot know how a name begins, so it says `{ DE($who) }` or `{ QUE($who) }` instead of the
word and the name. The client's `texts/elision.ts` does the same, letter for letter.

A first letter h is never heard: “d’Hugo”, “d’Hélène”. Some names would rather have it breathed
(“de Hans”), but a name does not show it, and of the first names that French people bear nearly
all are elided. A y is a vowel before a consonant (“d’Yves”) and none before a vowel (“de Yann”).
Digits, emoji and scripts other than the Latin one are left alone: nobody knows how they are read.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from unicodedata import normalize

from fluent.syntax import ast

VOWEL = re.compile(r"h?[aeiouœæø]|hy|y(?=[bcdfghjklmnpqrstvwxz])")
"""How a name begins that is elided before, in small letters and without accents."""

ARTICLES = {"le ": "du ", "les ": "des "}
"""What becomes of “de” before an article: “du bateau pirate”."""

ENDING = re.compile(
    r"(?:^|[\s(«’])(?:d|qu|jusqu|lorsqu|puisqu|quoiqu|n|s|m|t|c|j)e\s$", re.IGNORECASE
)
"""Words that would be elided, and the space after them."""

COUNTED = frozenset({"fewest", "least", "most", "seats"})
"""Variables that are numbers, before which nothing is elided."""


def elided_before(name: str) -> bool:
    """Whether a word is elided before this name."""
    return VOWEL.match(normalize("NFKD", name).lower()) is not None


def de(name: object) -> str:
    """Whose: “d’Inès”, “de Paul”, “du bateau pirate”."""
    whose = str(name)
    for article, joined in ARTICLES.items():
        if whose.startswith(article):
            return joined + whose.removeprefix(article)
    return f"d’{whose}" if elided_before(whose) else f"de {whose}"


def que(name: object) -> str:
    """“qu’Inès”, “que Paul”."""
    return f"qu’{name}" if elided_before(str(name)) else f"que {name}"


FUNCTIONS: Mapping[str, Callable[[Any], Any]] = {"DE": de, "QUE": que}
"""What texts can call."""


def unelided(pattern: ast.Pattern) -> Iterator[str]:
    """The variables of a French text that a word which needs eliding stands before."""
    found: list[str] = []
    _read(pattern, {""}, found)
    yield from found


def _read(pattern: ast.Pattern, before: set[str], found: list[str]) -> set[str]:
    """What can stand last after a pattern, given what can stand last before it."""
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=str(text)):
                before = {(last + text)[-10:] for last in before}
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                ways = [_read(variant.value, before, found) for variant in variants]
                before = set[str]().union(*ways)
            case ast.Placeable(expression=expression):
                bare = any(map(ENDING.search, before))
                if bare and (name := _named(expression)) and name not in COUNTED:
                    found.append(name)
                before = {"…"}
    return before


def _named(expression: object) -> str | None:
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=str(name))):
            return name
        case ast.FunctionReference(id=ast.Identifier(name=str(name))) if name in FUNCTIONS:
            return f"{name}()"
    return None
