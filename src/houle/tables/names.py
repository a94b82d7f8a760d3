"""What somebody may be called, and how those at one table are told apart."""

import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

LONGEST_NAME = 24
NAMELESS: Final = "—"
"""Stands where a name was erased. Nobody can be called so: a name has a letter or a picture."""
MOST_MARKS = 2
"""On one letter: as many as any language needs, and not enough to climb out of the line."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are seen as nothing at all."""

_LOOKS_LIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁһαβεζηικμνορτυχ01|iı",  # noqa: RUF001
    "abekmhopctyxljsdhabezhlkmvoptyxollll",
)
"""Cyrillic and Greek letters, digits and signs that are easily read as a Latin letter."""


def as_shown(name: str) -> str | None:
    """A name as a table shows it, or nothing if it cannot be shown."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()) or BLANKS & set(name):
        return None
    kinds = "".join(unicodedata.category(letter)[0] for letter in name)
    if "M" * (MOST_MARKS + 1) in kinds:
        return None
    pictures = any(unicodedata.category(letter) == "So" for letter in name)
    return name if pictures or {"L", "N"} & set(kinds) else None


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody else's looks the same."""
    taken = {_look(other) for other in others}
    if _look(name) not in taken:
        return name
    numbered = (
        f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}" for number in count(2)
    )
    return next(other for other in numbered if _look(other) not in taken)


def _look(name: str) -> str:
    """What is left of a name at a glance, in the manner of Unicode's skeletons (UTS 39)."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = (letter for letter in plain if unicodedata.category(letter)[0] in "LMNS")
    return "".join(seen).translate(_LOOKS_LIKE)
