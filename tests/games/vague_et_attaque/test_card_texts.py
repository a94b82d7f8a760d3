# ruff: noqa: RUF001 - apostrophes as people read them
"""What is printed on the cards, and what follows from the deck file."""

from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.deck import (
    Artefact,
    Colour,
    Encounter,
    Place,
    Said,
    Souvenir,
    Timing,
)
from houle.games.vague_et_attaque.effects import Calm, Discard, Draw, Edge, Effect, Whom
from houle.games.vague_et_attaque.loading import default_deck, load_deck
from houle.games.vague_et_attaque.saying import printed_text
from houle.texts import LOCALES
from houle.texts.catalogue import Catalogue
from tests.games.vague_et_attaque.deck_texts import card_texts, client_deck, files, main, teller
from tests.games.vague_et_attaque.effect_examples import typed
from tests.games.vague_et_attaque.plain_deck import PLAIN_DECK, changed
from tests.texts.listening import assert_well_said, no_text_errors

SAY = {locale: teller(locale) for locale in LOCALES}
NAME = Said(fr="Nom", en="Name")


def artefact(when: Timing, *effects: Effect) -> Artefact:
    return Artefact(id="it", name=NAME, story=NAME, when=when, effects=effects)


def gold(*effects: Effect) -> Encounter:
    return Encounter(id="it", name=NAME, story=NAME, colour=Colour.GOLD, effects=effects)


KEEP = "Keep this card in hand until you use it"
GARDE = "Garde cette carte en main jusqu’à ce que tu l’utilises"


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            artefact(Timing.TURN, Draw(), Discard()),
            "Once per turn, draw 1 souvenir, then discard 1 card from your hand.",
            "Une fois par tour, pioche 1 souvenir, puis défausse 1 carte de ta main.",
        ),
        (
            artefact(Timing.EXPLORATION, Draw()),
            "Once per turn, during exploration, draw 1 souvenir.",
            "Une fois par tour, à l’exploration, pioche 1 souvenir.",
        ),
        (
            artefact(Timing.ENCOUNTER, Draw()),
            "Once per turn, during the encounter, draw 1 souvenir.",
            "Une fois par tour, à la rencontre, pioche 1 souvenir.",
        ),
        (
            artefact(Timing.MOORING, Draw()),
            "Once per turn, during mooring, draw 1 souvenir.",
            "Une fois par tour, à l’amarrage, pioche 1 souvenir.",
        ),
        (
            artefact(Timing.DUEL, Edge()),
            "In every duel of your turn, add 1 to your die.",
            "Dans chaque duel de ton tour, ajoute 1 à ton dé.",
        ),
        (
            gold(Edge(2)),
            f"{KEEP}; in a duel, before you throw, add 2 to your die.",
            f"{GARDE} ; en duel, avant ton lancer, ajoute 2 à ton dé.",
        ),
        (
            gold(Draw()),
            f"{KEEP}; on one of your turns, draw 1 souvenir.",
            f"{GARDE} ; à un de tes tours, pioche 1 souvenir.",
        ),
        (
            Encounter(id="it", name=NAME, story=NAME, effects=(Draw(Whom.ALL), Draw())),
            "Everybody draws 1 souvenir, then you draw 1 more.",
            "Tout le monde pioche 1 souvenir, puis toi encore 1.",
        ),
        (
            Encounter(id="it", name=NAME, story=NAME, effects=(Draw(), Calm())),
            "Draw 1 souvenir. Nothing happens.",
            "Pioche 1 souvenir. Il ne se passe rien.",
        ),
        (
            Souvenir(id="it", name=NAME, story=NAME, places=("bay",), anchor=(Draw(),)),
            "When you drop anchor, draw 1 souvenir.",
            "Quand tu jettes l’ancre, pioche 1 souvenir.",
        ),
        (Souvenir(id="it", name=NAME, story=NAME, places=("bay",)), "", ""),
        (Place(id="it", name=NAME, story=NAME), "", ""),
    ],
)
@rule("A-02b", "A-03", "A-04")
def test_a_card_says_when_it_acts(
    card: Artefact | Encounter | Souvenir | Place, english: str, french: str
) -> None:
    with no_text_errors():
        assert printed_text(card, SAY["en"]) == english
        assert typed(printed_text(card, SAY["fr"])) == french


@pytest.mark.parametrize("locale", LOCALES)
@rule("A-C5")
def test_every_card_of_the_game_is_well_said(locale: str) -> None:
    deck = default_deck()
    with no_text_errors():
        source = card_texts(deck, locale, SAY[locale])
        texts = Catalogue(locale, [source])
        for card in (*deck.artefact, *deck.encounter):
            assert_well_said(texts.say(f"does-{card.id}") or "", locale)
        for number in range(1, 7):
            assert_well_said(texts.say(f"ship-turn-{number}") or "", locale)
        for souvenir in deck.souvenir:
            assert bool(texts.say(f"does-{souvenir.id}")) == bool(souvenir.anchor)
        assert texts.say("does-ship") == ""


def test_the_texts_of_a_card_are_written_for_a_catalogue() -> None:
    deck = load_deck(changed('en = "Name reef"', 'en = ".{reef} [*]"').encode())
    texts = Catalogue("en", [card_texts(deck, "en", SAY["en"])])
    assert texts.say("card-reef") == ".{reef} [*]"
    assert texts.say("story-reef") == "Story reef."
    assert texts.say("zone-on-reef-2") == "“.{reef} [*]” (2)"
    assert texts.say("zone-on-ship-1") == "“Name ship”"
    assert texts.say("ship-turn-6") == "Turn 6. Nothing happens."


def test_the_client_knows_what_it_draws() -> None:
    deck = load_deck(PLAIN_DECK.encode())
    lines = client_deck(deck).splitlines()
    assert lines[0].startswith('{"places": ["lagoon", "cliff", ')
    assert lines[0].endswith(' "arch", "ship"],')
    assert '"sabre": {"kind": "artefact", "when": "duel"},' in lines
    assert '"meeting-1": {"kind": "blue", "inverted": true},' in lines
    assert '"meeting-32": {"kind": "gold", "inverted": false},' in lines
    assert '"thing-1": {"kind": "souvenir", "places": ["lagoon"], "anchor": true},' in lines
    assert '"reef": {"kind": "place"},' in lines
    assert '"ship": {"kind": "ship"}' in lines


def test_what_follows_from_the_deck_is_up_to_date() -> None:
    assert main(["--check"]) == 0


def test_what_has_changed_is_written_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = files(default_deck())
    elsewhere = {tmp_path / file.parent.name / file.name: text for file, text in texts.items()}
    monkeypatch.setattr("tests.games.vague_et_attaque.deck_texts.files", lambda _: elsewhere)
    assert main(["--check"]) == 1
    stale = "en/cards.ftl, fr/cards.ftl, board/deck.json"
    assert capsys.readouterr().err == f"not as the deck has it: {stale}: make deck-texts\n"
    assert main([]) == 0
    assert main(["--check"]) == 0
    assert all(file.read_text("utf-8") == text for file, text in elsewhere.items())
