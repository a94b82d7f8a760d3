"""The cards of the examples on the rules pages."""

import re

from houle.lessons.written import board

A_CARD = re.compile(r"(?:surf|sea)\('(\w+)', (\d+)|weather\((\d+)")


def cards_of(game: str, example: str) -> list[str]:
    """The cards that an example shows, by their names; backs are left out."""
    source = (board(game) / "rules.ts").read_text(encoding="utf-8")
    before = source[: source.index(f"'rules-{game}-example-{example}'")]
    found = A_CARD.findall(before[before.rindex("cards: [") :])
    return [alone or f"{colour} {number}" for colour, number, alone in found]
