"""Words of people's own, as a table takes them: one line of plain text (T-56)."""

import unicodedata

from houle.tables.names import BLANKS, MOST_MARKS

LONGEST = 200


def as_written(words: str) -> str | None:
    """Words without what cannot be seen or turns a line around; nothing if none are left."""
    words = " ".join(unicodedata.normalize("NFC", words).split())
    kept: list[str] = []
    marks = 0
    for letter in words:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if letter.isprintable() and letter not in BLANKS and marks <= MOST_MARKS:
            kept.append(letter)
    shown = " ".join("".join(kept).split())
    return shown if 0 < len(shown) <= LONGEST else None
