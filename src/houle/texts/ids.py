"""From the names in the code to the ids of texts, and the words that texts select by."""

YOU, NOBODY, ALL, HIDDEN, NONE = "you", "nobody", "all", "hidden", "none"
YES, NO = "yes", "no"
RESERVED = frozenset({YOU, NOBODY, ALL, HIDDEN, NONE, YES, NO})
"""Words that mean the same in every language, for texts to select by; people read the texts
`reserved-<word>` instead."""


def text_id(*parts: object) -> str:
    """The id of a text about something that the code has a name for."""
    return "-".join(map(str, parts)).replace("_", "-")


def spaced(name: str) -> str:
    """A name of the code shown as it is, for want of a better word."""
    return name.replace("-", " ").replace("_", " ")
