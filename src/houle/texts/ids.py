"""From the names in the code to the ids of texts, and the words that texts select by."""

from enum import Enum

YOU, NOBODY, ALL, HIDDEN, NONE = RESERVED = ("you", "nobody", "all", "hidden", "none")
"""Words that mean the same in every language, and are never shown."""


def text_id(*parts: object) -> str:
    """The id of a text about something that the code has a name for."""
    return "-".join(map(str, parts)).replace("_", "-")


def member_word(member: Enum) -> str:
    """The word that stands for an enum's member in ids and in texts that select by it."""
    return text_id(member.value if isinstance(member, str) else member.name.lower())


def spaced(name: str) -> str:
    """A name of the code shown as it is, for want of a better word."""
    return name.replace("-", " ").replace("_", " ")
