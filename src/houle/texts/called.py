"""What bots are called: every level has names of its own, one for each seat."""

from houle.texts.catalogue import catalogue

USUAL = "table-names"
OF_LEVEL = {
    "beginner": "table-names.beginner",
    "strong": "table-names.strong",
    "expert": "table-names.expert",
}


def bot_names(locale: str, bot: str | None = None) -> list[str]:
    """The names of a level, by seat; the usual ones for whoever is of no other."""
    return (catalogue(None, locale).say(OF_LEVEL.get(bot or "", USUAL)) or "").split(", ")
