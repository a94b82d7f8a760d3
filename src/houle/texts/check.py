"""What is wrong with catalogues: texts missing, unused, unlike each other, or unreadable."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
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

JUNK = "a text is “id = words”, its further lines are indented, and each id stands there once"

QUOTES = {"en": "“ and ”", "fr": "« and »"}


def mended(locale: str, slip: str) -> str:
    """What to write in the place of something that `TYPOGRAPHY` found."""
    mark = slip.strip()[-1]
    if mark == "'":
        return "needs U+2019 for an apostrophe"
    if mark == '"':
        return f"needs {QUOTES[locale]} for quotation marks"
    if locale == "en":
        return f"needs no space before “{mark}”"
    if slip.startswith("«"):
        return "needs U+202F after “«”"
    space = "U+00A0" if mark == ":" else "U+202F"
    return f"needs {space} before “{mark}”"


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
            *((text, Fault.JUNK, f"{reason}: {JUNK}") for text, reason in book.faults),
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
            there = ", ".join(sorted(having))
            mend = f"write it here too, or take it out where it is ({there})"
            yield Problem(name, locale, text, Fault.ONE_SIDED, mend)
        used = {locale: _variables(book, text) for locale, book in having.items()}
        everywhere = frozenset[str]().union(*used.values())
        for locale, variables in used.items():
            if lacking := everywhere - variables:
                mend = f"no {_listed(lacking)}: use it here too, or in no language"
                yield Problem(name, locale, text, Fault.VARIABLES, mend)


def _missing(
    book: Parsed, back: Parsed, needs: Needs, books: Mapping[str, Parsed]
) -> Iterator[Finding]:
    """Texts the code can ask for that no language has; `_unlike` finds those that one has."""
    known = set[str]().union(*(other.messages for other in books.values())) | back.messages
    begun = [group for group in needs.together if group & book.messages]
    for text in set(needs.required).union(*begun) - known:
        yield text, Fault.MISSING, _to_write(text, needs)


def _unused(book: Parsed, back: Parsed, needs: Needs) -> Iterator[Finding]:
    """Texts that neither the code nor another text can ask for."""
    asked = needs.required.keys() | needs.possible.keys() | back.messages
    asked = asked.union(*needs.together)
    reached = {part for text in asked & book.parts.keys() for part in book.reach(text)}
    for text in book.parts.keys() - reached:
        meant = _closest(text, asked - book.messages)
        yield text, Fault.UNUSED, f"nothing asks for it: {meant or 'take it out'}"


def _unknown(book: Parsed, back: Parsed, needs: Needs) -> Iterator[Finding]:
    """What texts refer to, use or select by, but will never be given."""
    there = book.parts.keys() | back.parts.keys() | FUNCTIONS
    given = {**needs.possible, **needs.required}
    for text, part in book.parts.items():
        for reference in part.references - there:
            meant = _closest(reference, there) or "write it, or refer to something else"
            yield text, Fault.UNKNOWN_REFERENCE, f"there is no {reference}: {meant}"
        variables = given.get(text)
        if variables is not None and (unknown := _variables(book, text) - variables):
            known = f"it has {_listed(variables)}" if variables else "it has none"
            yield text, Fault.UNKNOWN_VARIABLE, f"{_listed(unknown)} is never given: {known}"
        for variable, word in part.selections:
            words = needs.words(text, variable)
            if words is not None and word not in words | {"other"}:
                instead = f"it can be {', '.join(sorted(words))}"
                yield text, Fault.UNKNOWN_WORD, f"${variable} is never “{word}”: {instead}"


def _badly_set(book: Parsed, locale: str) -> Iterator[Finding]:
    for text, part in book.parts.items():
        for piece in part.texts:
            if slip := TYPOGRAPHY[locale].search(piece):
                yield text, Fault.TYPOGRAPHY, f"{slip.group()!r} {mended(locale, slip.group())}"


def _unelided(book: Parsed, locale: str) -> Iterator[Finding]:
    """“de { $who }” and its like, which some names shorten."""
    if locale == "fr":
        for text, part in book.parts.items():
            for variable in part.unelided:
                yield text, Fault.ELISION, f"needs {_elided(variable)} for it and the word before"


def _variables(book: Parsed, text: str) -> frozenset[str]:
    """The variables that a text uses, itself or through the messages it refers to."""
    reached = (part for part in book.reach(text) if not part.startswith("-"))
    return frozenset[str]().union(*(book.parts[part].variables for part in reached))


def _to_write(text: str, needs: Needs) -> str:
    """How to bring a text that is missing."""
    name, _, attribute = text.partition(".")
    line = f"“    .{attribute} = …” below {name}" if attribute else f"“{name} = …”"
    given = needs.required.get(text)
    return f"write {line}" + (f", with {_listed(given)} if you like" if given else "")


def _closest(text: str, known: Iterable[str]) -> str:
    """What somebody may have meant who wrote this; empty if nothing is like it."""
    like = get_close_matches(text, sorted(known), n=1, cutoff=0.75)
    return f"did you mean {like[0]}?" if like else ""


def _elided(variable: str) -> str:
    if variable.endswith("()"):
        return f"{variable} alone"
    return f"{{ DE(${variable}) }} or {{ QUE(${variable}) }}"


def _listed(variables: frozenset[str]) -> str:
    return ", ".join(f"${variable}" for variable in sorted(variables))
