"""What is wrong with catalogues: texts missing, unused, unlike each other, or unreadable."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from houle.texts import elision
from houle.texts.needs import Needs
from houle.texts.parsed import Parsed, parse

Sources = Mapping[str, str]
"""The text of a catalogue's file in each language."""

FUNCTIONS = {"NUMBER()", "DATETIME()", *(f"{name}()" for name in elision.FUNCTIONS)}

TYPOGRAPHY = {
    "en": re.compile(r"['\"]| [;:!?.,]"),
    "fr": re.compile(r"['\"]| [;:!?»]|« |[\w)][;:!?»]|[.!?…]»|«\w|^[;:!?]"),
}
"""Straight quotes, and what stands before and after punctuation in each language."""


class Fault(StrEnum):
    """The kinds of problem."""

    JUNK = "junk"
    MISSING = "missing"
    ONE_SIDED = "not in every language"
    UNUSED = "unused"
    VARIABLES = "variables differ"
    UNKNOWN_VARIABLE = "unknown variable"
    UNKNOWN_REFERENCE = "unknown reference"
    UNKNOWN_WORD = "unknown word"
    TYPOGRAPHY = "typography"
    ELISION = "elision"


class Problem(NamedTuple):
    """One thing to mend in one catalogue."""

    catalogue: str
    locale: str
    text: str
    fault: Fault
    detail: str = ""

    def __str__(self) -> str:
        detail = f": {self.detail}" if self.detail else ""
        return f"{self.catalogue} ({self.locale}) {self.text}: {self.fault}{detail}"


def problems(
    name: str, sources: Sources, needs: Needs, shared: Sources | None = None
) -> list[Problem]:
    """All that is wrong with a catalogue; `shared` is the one that stands behind a game's own."""
    books = {locale: parse(source) for locale, source in sources.items()}
    behind = {locale: parse(source) for locale, source in (shared or {}).items()}
    found = list(_unlike(name, books))
    for locale, book in books.items():
        back = behind.get(locale, Parsed())
        for text, fault, detail in (
            *((text, Fault.JUNK, reason) for text, reason in book.faults),
            *_missing(book, back, needs, books),
            *_unused(book, back, needs),
            *_unknown(book, back, needs),
            *_badly_set(book, locale),
            *_unelided(book, locale),
        ):
            found.append(Problem(name, locale, text, fault, detail))
    return sorted(found)


Finding = tuple[str, Fault, str]


def _unlike(name: str, books: Mapping[str, Parsed]) -> Iterator[Problem]:
    """Texts that one language has and another lacks, or that use other variables there."""
    for text in sorted(set[str]().union(*(book.messages for book in books.values()))):
        having = {locale: book for locale, book in books.items() if text in book.parts}
        for locale in books.keys() - having.keys():
            yield Problem(name, locale, text, Fault.ONE_SIDED)
        used = {locale: _variables(book, text) for locale, book in having.items()}
        everywhere = frozenset[str]().union(*used.values())
        for locale, variables in used.items():
            if lacking := everywhere - variables:
                yield Problem(name, locale, text, Fault.VARIABLES, f"no {_listed(lacking)}")


def _missing(
    book: Parsed, back: Parsed, needs: Needs, books: Mapping[str, Parsed]
) -> Iterator[Finding]:
    """Texts the code can ask for that no language has; `_unlike` finds those that one has."""
    known = set[str]().union(*(other.messages for other in books.values())) | back.messages
    begun = [group for group in needs.together if group & book.messages]
    for text in set(needs.required).union(*begun) - known:
        yield text, Fault.MISSING, ""


def _unused(book: Parsed, back: Parsed, needs: Needs) -> Iterator[Finding]:
    """Texts that neither the code nor another text can ask for."""
    asked = needs.required.keys() | needs.possible.keys() | back.messages
    asked = asked.union(*needs.together)
    reached = {part for text in asked & book.parts.keys() for part in book.reach(text)}
    for text in book.parts.keys() - reached:
        yield text, Fault.UNUSED, ""


def _unknown(book: Parsed, back: Parsed, needs: Needs) -> Iterator[Finding]:
    """What texts refer to, use or select by, but will never be given."""
    there = book.parts.keys() | back.parts.keys() | FUNCTIONS
    given = {**needs.possible, **needs.required}
    for text, part in book.parts.items():
        for reference in part.references - there:
            yield text, Fault.UNKNOWN_REFERENCE, reference
        variables = given.get(text)
        if variables is not None and (unknown := _variables(book, text) - variables):
            yield text, Fault.UNKNOWN_VARIABLE, _listed(unknown)
        for variable, word in part.selections:
            if word not in needs.selectable.get(variable, {word}) | {"other"}:
                yield text, Fault.UNKNOWN_WORD, f"${variable} is never “{word}”"


def _badly_set(book: Parsed, locale: str) -> Iterator[Finding]:
    for text, part in book.parts.items():
        for piece in part.texts:
            if slip := TYPOGRAPHY[locale].search(piece):
                yield text, Fault.TYPOGRAPHY, repr(slip.group())


def _unelided(book: Parsed, locale: str) -> Iterator[Finding]:
    """“de { $who }” and its like, which some names shorten."""
    if locale == "fr":
        for text, part in book.parts.items():
            for variable in part.unelided:
                yield text, Fault.ELISION, f"DE() or QUE() before {variable}"


def _variables(book: Parsed, text: str) -> frozenset[str]:
    """The variables that a text uses, itself or through the messages it refers to."""
    reached = (part for part in book.reach(text) if not part.startswith("-"))
    return frozenset[str]().union(*(book.parts[part].variables for part in reached))


def _listed(variables: frozenset[str]) -> str:
    return ", ".join(f"${variable}" for variable in sorted(variables))
