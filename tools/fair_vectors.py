"""Writes docs/fair-deals.vectors.json, where tests expect it: `python -m tools.fair_vectors`."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from houle.kernel import KeyedChance
from houle.tables.fair import SCHEME, Seed, commitment, dealing_key

FILE = Path(__file__).parent.parent / "docs" / "fair-deals.vectors.json"
COUNT = 50
GAMES = ("flotsam", "eddy", "low-tide", "quay", "marée-haute")
WORDS = (
    "houle",
    None,
    "à la prochaine vague",
    "e\N{COMBINING ACUTE ACCENT}cume",
    "écume",
    "\N{WATER WAVE}",
    None,
    "波",
    "two words",
    "\N{ANGSTROM SIGN}",
    "x" * 64,
)
"""Some of them are not in the form in which they are hashed."""
LIMITS = (6, 1, 2**31 + 2**30, 2, 2**31 + 1, 2**32, 1000, 3)
"""Of the words drawn for the large ones, many are thrown away."""
SIZES = (12, 34, 1, 52, 5, 60, 2, 104, 0, 24)


def vector(number: int) -> dict[str, Any]:
    """One example: what goes in, and all that must come out."""
    table, game = f"table-{number}", GAMES[number % len(GAMES)]
    rules_version = 1 + number % 12
    seed = Seed(sha256(f"{SCHEME} vector {number}".encode()).digest())
    words = [WORDS[(number + seat) % len(WORDS)] for seat in range(1 + number % 6)]
    committed = commitment(seed, table, game, rules_version)
    key = dealing_key(seed, committed, words)
    return {
        "table": table,
        "game": game,
        "rules_version": rules_version,
        "seed": seed.reveal().hex(),
        "words": words,
        "commitment": committed,
        "key": key.hex(),
        "draws": draws(KeyedChance(key), number),
    }


def draws(chance: KeyedChance, number: int) -> list[dict[str, Any]]:
    """Numbers and shuffles in turn, all from one stream."""
    drawn: list[dict[str, Any]] = []
    for turn in range(4):
        limit = LIMITS[(number + turn) % len(LIMITS)]
        drawn.append({"below": limit, "gives": chance.below(limit)})
        cards = list(range(SIZES[(number + 3 * turn) % len(SIZES)]))
        size = len(cards)
        chance.shuffle(cards)
        drawn.append({"shuffle": size, "gives": cards})
    return drawn


def text() -> str:
    """The file as it should be, a line for each vector."""
    lines = ",\n".join(json.dumps(vector(number)) for number in range(COUNT))
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="ascii")
