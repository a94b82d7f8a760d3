"""Writes what follows from the deck file of VAGUE & ATTAQUE; `--check` only compares.

These are the texts of the cards, in both languages, and what the client has to know of them:
`python -m tests.games.vague_et_attaque.deck_texts`.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.deck import (
    SHIP,
    Artefact,
    Deck,
    Encounter,
    Place,
    Printed,
    Said,
    Souvenir,
)
from houle.games.vague_et_attaque.loading import default_deck
from houle.games.vague_et_attaque.saying import Say, printed_text, sentences
from houle.texts import LOCALES
from houle.texts.catalogue import Catalogue, Word

ROOT = Path(__file__).parents[3]
TEXTS = ROOT / "src" / "houle" / "games" / "vague_et_attaque" / "texts"
CLIENT = ROOT / "src" / "houle" / "games" / "vague_et_attaque" / "board" / "deck.json"

HEADINGS = {
    "en": "### The cards of VAGUE & ATTAQUE, in English. Made from deck.toml: make deck-texts",
    "fr": "### Les cartes de VAGUE & ATTAQUE, en français. Tiré de deck.toml : make deck-texts",
}
QUOTED = {
    "en": "“{name}”",
    "fr": "«\N{NARROW NO-BREAK SPACE}{name}\N{NARROW NO-BREAK SPACE}»",
}
WAYS = {
    "en": "{{ {verb} }} {place}: {{ $card }}.",
    "fr": "{{ {verb} }} {place}\N{NO-BREAK SPACE}: {{ $card }}.",
}
"""A souvenir laid on a place, or taken from it; the verbs stand in `game.ftl`."""
NOTHING = '{ "" }'


def teller(locale: str) -> Say:
    """Says the texts of effects in one language."""
    catalogue = Catalogue(locale, [(TEXTS / locale / "effects.ftl").read_text("utf-8")])

    def say(message: str, facts: Mapping[str, Word]) -> str:
        text = catalogue.say(message, facts)
        if text is None:
            raise KeyError(message)
        return text

    return say


def card_texts(deck: Deck, locale: str, say: Say) -> str:
    """The catalogue of a deck in one language."""
    return "\n".join((HEADINGS[locale], "", *_messages(deck, locale, say), ""))


def _messages(deck: Deck, locale: str, say: Say) -> Iterator[str]:
    printed: tuple[Printed, ...] = (*deck.artefact, *deck.encounter, *deck.souvenir, *deck.place)
    for card in printed:
        yield f"card-{card.id} = {_escaped(_in(card.name, locale))}"
        yield f"story-{card.id} = {_escaped(_in(card.story, locale))}"
        yield f"does-{card.id} = {_escaped(printed_text(card, say)) or NOTHING}"
    cards = Cards(deck)
    for place in cards.place_cards:
        name = _escaped(QUOTED[locale].format(name=_in(cards.printed[place].name, locale)))
        zone, copy = cards.berth_name(place), cards.copy_of(place)
        yield f"zone-{zone} = {name} ({copy + 1})" if copy else f"zone-{zone} = {name}"
        for verb, way in (("lays-on", f"souvenirs-{zone}"), ("takes-from", f"{zone}-souvenirs")):
            yield f"moved-{way} = {WAYS[locale].format(verb=verb, place=name)}"
    for number, result in enumerate(deck.ship_turn, 1):
        text = f"{_in(result.name, locale)}. {sentences(result.effects, say)}"
        yield f"ship-turn-{number} = {_escaped(text)}"


def _in(said: Said, locale: str) -> str:
    text: str = getattr(said, locale)
    return text


def _escaped(text: str) -> str:
    """A text as it is written in a catalogue, where braces mean something."""
    return "".join(f'{{ "{char}" }}' if char in "{}" else char for char in text)


def client_deck(deck: Deck) -> str:
    """What the client has to know of each card, a line for each."""
    cards = Cards(deck)
    kinds = {face.name: face.shape for face in cards.faces}
    known = {card.id: {"kind": kinds[card.id], **_known(card)} for card in cards.printed}
    places = [place.id for place in deck.place if place.id != SHIP]
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(facts)}" for name, facts in known.items())
    return f'{{"places": {json.dumps([*places, SHIP])},\n"cards": {{\n{lines}\n}}}}\n'


def _known(card: Printed) -> dict[str, Any]:
    match card:
        case Artefact():
            return {"when": card.when}
        case Encounter():
            return {"inverted": card.inverted}
        case Souvenir():
            return {"places": card.places, "anchor": bool(card.anchor)}
        case Place():
            return {}


def files(deck: Deck) -> dict[Path, str]:
    """All that follows from a deck, by where it stands."""
    texts = {
        TEXTS / locale / "cards.ftl": card_texts(deck, locale, teller(locale)) for locale in LOCALES
    }
    return {**texts, CLIENT: client_deck(deck)}


def main(arguments: list[str]) -> int:
    """1 if a file that is only compared is not as it would be written now."""
    stale: list[str] = []
    for file, content in files(default_deck()).items():
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != content:
            stale.append(f"{file.parent.name}/{file.name}")
    if stale:
        sys.stderr.write(f"not as the deck has it: {', '.join(stale)}: make deck-texts\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
