"""One thing has one word: the words we once had beside it do not come back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

INSTEAD = {
    "fr": {
        r"vaisseaux?|navires?": "bateau pirate",
        r"cartes? or": "carte dorée",
        r"joueurs?": "personne, place",
        r"spectateurs?": "public",
        r"chacun pour soi|chacun son|tous ceux": "on, tout le monde, par personne",
        r"replays?": "revoir",
    },
    "en": {
        r"laps?": "round",
        r"in deepest|stands? deepest": "in the deepest water",
        r"look(ing)? back": "replay",
        r"pirate boat": "pirate ship",
    },
}
"""What is not said, and what is said instead."""

SPARED = re.compile(
    r"^\s*#|houle replay|^level-player|^\s+\.word = joueur|Niveau joueur"
    r"|^[\w-]*look-back =|^[\w-]*replay[\w-]* ="
)
"""Comments, a command's name, the name of a level, and ids."""


def catalogues(locale: str) -> Iterator[tuple[Path, str]]:
    for root in ("client/texts", "src/houle"):
        for path in sorted((ROOT / root).rglob("*.ftl")):
            if locale in path.relative_to(ROOT).parts or path.stem == locale:
                yield path, path.read_text("utf-8")


def slips(locale: str, source: str) -> list[str]:
    spoken = [line for line in source.splitlines() if not SPARED.search(line)]
    return [
        f"{found.group()} → {better}: {line.strip()}"
        for word, better in INSTEAD[locale].items()
        for line in spoken
        for found in re.finditer(rf"\b(?:{word})\b", line, re.IGNORECASE)
    ]


@pytest.mark.parametrize("locale", INSTEAD)
def test_one_word_for_one_thing(locale: str) -> None:
    books = list(catalogues(locale))
    assert len(books) > 30
    assert {path.name: found for path, text in books if (found := slips(locale, text))} == {}


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("fr", "tile = Guette le vaisseau pirate."),
        ("fr", "phase = Navire"),
        ("fr", "wait = On attend 2 joueurs"),
        ("fr", "pace = Chacun son temps"),
        ("en", "paid = You are in deepest, and give up a lifebelt"),
        ("en", "menu = Look back"),
    ],
)
def test_a_word_that_came_back_is_found(locale: str, line: str) -> None:
    assert len(slips(locale, line)) == 1
