"""Whether a game has words for what it says."""

from enum import StrEnum
from functools import cache


def has_word(words: type[StrEnum], word: str) -> bool:
    """Whether this is one of the names for which there are texts."""
    return word in _all(words)


@cache
def _all(words: type[StrEnum]) -> frozenset[str]:
    return frozenset(words)
