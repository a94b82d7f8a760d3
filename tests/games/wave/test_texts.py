# ruff: noqa: RUF001 - apostrophes and quotation marks as people read them
"""WAVE as it reads: choices, refusals, endings and the names of things."""

import re
from typing import Any

import pytest

from houle.games.wave import Wave
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    LayDown,
    Phrase,
    Point,
    Propose,
    Say,
    Swap,
    Unpoint,
    WaveMove,
)
from houle.games.wave.state import VAIMITI, Cause
from houle.games.wave.words import Grade
from houle.kernel import Onlooker, Outcome, RefusedError, Who, project
from houle.texts import LOCALES, Host
from tests.games.wave.positions import INWARD, OUTWARD, card, wave
from tests.games.wave.scenes import (
    ALICE,
    DECLARE,
    JULIA,
    MAX,
    PLAY_INWARD,
    Scene,
    Turn,
    ending,
    three,
    two,
)
from tests.texts.listening import choices, plain, speaker

pytestmark = pytest.mark.usefixtures("sound_texts")


@pytest.mark.parametrize(
    ("scene", "move", "english", "french"),
    [
        (three(), Discard(INWARD, 0), "Play the yellow 4", "Jouer le 4 jaune"),
        (three(), Discard(OUTWARD, 0), "Play your outward card 1", "Jouer ta carte retournée 1"),
        (
            three(virage=True),
            Swap(INWARD, 1),
            "Swap the white 1 for the bend card",
            "Échanger le 1 blanc contre la carte Virage",
        ),
        (
            three(nazare=True, voluntary=True),
            LayDown(OUTWARD, 1),
            "Lay your outward card 2 face down",
            "Poser ta carte retournée 2 face cachée",
        ),
        (
            two(),
            Propose(0),
            "Propose the sky 1 for Vaimiti",
            "Proposer le 1 bleu ciel pour Vaimiti",
        ),
        (
            two(nazare=True, voluntary=True),
            Propose(2, face_down=True),
            "Propose the white 1, face down, for Vaimiti",
            "Proposer le 1 blanc, face cachée, pour Vaimiti",
        ),
        (
            three(),
            Point(ALICE, 0, Advice.KEEP),
            "Point at Alice’s orange 1: “Keep it!”",
            "Montrer le 1 orange chez Alice : « À garder ! »",
        ),
        (
            two(),
            Point(VAIMITI, 1, Advice.PLAY),
            "Point at Vaimiti’s orange 4: “Play it!”",
            "Montrer le 4 orange chez Vaimiti : « À jouer ! »",
        ),
        (
            three((JULIA, Point(MAX, 0, Advice.KEEP))),
            Unpoint(MAX, 0),
            "Take your finger off Max’s navy 3",
            "Ne plus montrer le 3 bleu marine chez Max",
        ),
        (three(), Say(Phrase.WAIT), "Say “Wait!”", "Dire « Attends ! »"),
        (
            three(DECLARE),
            Confirm(),
            "Confirm the report: the game is lost",
            "Confirmer le signalement : la partie est perdue",
        ),
    ],
)
def test_what_julia_may_do(scene: Scene, move: WaveMove, english: str, french: str) -> None:
    assert choices(*scene(), JULIA, "en")[move] == english
    assert choices(*scene(), JULIA, "fr")[move] == french


@pytest.mark.parametrize(
    ("scene", "turn", "english", "french"),
    [
        (
            three(),
            (JULIA, Discard(INWARD, 1)),
            "The white 1 does not beat the yellow 2, neither in number nor in colour.",
            "Le 1 blanc ne dépasse le 2 jaune ni en chiffre ni en couleur.",
        ),
        (
            three(),
            (JULIA, Discard(OUTWARD, 1)),
            "That card does not beat the yellow 2, neither in number nor in colour.",
            "Cette carte ne dépasse le 2 jaune ni en chiffre ni en couleur.",
        ),
        (three(), (MAX, Discard(INWARD, 0)), "It is Julia’s turn.", "C’est à Julia de jouer."),
        (two(), (MAX, Discard(INWARD, 0)), "It is Vaimiti’s turn.", "C’est à Vaimiti de jouer."),
        (
            three(DECLARE),
            (MAX, Declare()),
            "You have reported it already.",
            "Tu l’as déjà signalé.",
        ),
        (
            three(DECLARE),
            (ALICE, Declare()),
            "Max has reported it already.",
            "Max l’a déjà signalé.",
        ),
        (
            three((JULIA, Swap(INWARD, 1)), virage=True),
            (JULIA, Discard(INWARD, 1)),
            "You have only just taken the sky 3. It can be played from your next turn on.",
            "Tu viens de prendre le 3 bleu ciel. Tu pourras le jouer à ton prochain tour.",
        ),
    ],
)
def test_refusal(scene: Scene, turn: Turn, english: str, french: str) -> None:
    game, table = scene()
    seat, move = turn
    refusal = game.refusal(table, seat, move)
    assert refusal is not None
    assert speaker(game, seat, "en").refusal(refusal) == english
    assert plain(speaker(game, seat, "fr").refusal(refusal)) == french


SEAL = "Within a whisker of the beach. A seal’s whisker."
PHOQUE = "À un poil de la plage. Un poil de phoque."


@pytest.mark.parametrize(
    ("scene", "english", "french"),
    [
        pytest.param(
            ending(PLAY_INWARD),
            "The last card is played: the wave is tamed! Even the dolphins are taking notes.",
            "La dernière carte est jouée : la vague est domptée ! Même les dauphins prennent des"
            " notes.",
            id="won",
        ),
        pytest.param(
            ending(PLAY_INWARD, inward="yellow 3, white 1"),
            f"High and dry: nothing can be played, and 2 cards are left. {SEAL}",
            f"À sec : plus rien à jouer, et il reste 2 cartes. {PHOQUE}",
            id="blocked",
        ),
        pytest.param(
            ending(PLAY_INWARD, bend="white 1"),
            f"The bend card missed the last wave home: one card is left. {SEAL}",
            f"La carte Virage a raté la dernière vague : il reste une carte. {PHOQUE}",
            id="the bend card is left",
        ),
        pytest.param(
            three((JULIA, Discard(OUTWARD, 1)), strict=True),
            "Wrong card, straight off the board! 12 cards are left. The board came home. Alone.",
            "Mauvaise carte, tout le monde à l’eau ! Il reste 12 cartes. La planche est rentrée."
            " Seule.",
            id="a wrong card",
        ),
        pytest.param(
            three(DECLARE, (ALICE, Confirm())),
            "Colours or numbers were mentioned, and the gulls heard it all. This game is lost,"
            " without a score.",
            "On a parlé de couleurs ou de chiffres, et les mouettes ont tout entendu. La partie"
            " est perdue, sans score.",
            id="talking",
        ),
    ],
)
def test_outcome(scene: Scene, english: str, french: str) -> None:
    game, table = scene()
    outcome = game.outcome(table)
    assert outcome is not None
    assert speaker(game, JULIA, "en").outcome(outcome) == english
    assert plain(speaker(game, JULIA, "fr").outcome(outcome)) == french


@pytest.mark.rule("W-42")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_grade_has_closing_words_of_its_own(locale: str) -> None:
    voice = speaker(wave(3), JULIA, locale)
    words = [voice.ui(f"grade-{grade}") for grade in Grade]
    assert len(set(words)) == 5
    for grade, closing in zip(Grade, words, strict=True):
        outcome = Outcome(Cause.BLOCKED, (), facts={"left": 3, "grade": grade})
        assert voice.outcome(outcome).endswith(f" {closing}")


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (1, "one card of it face down", "avec une carte face cachée"),
        (5, "5 cards of it face down", "avec 5 cartes face cachée"),
    ],
)
def test_a_great_wave_with_cards_face_down(left: int, english: str, french: str) -> None:
    outcome = Outcome(Cause.LAST_CARD, (), facts={"left": left, "grade": Grade.BREEZE})
    game = wave(3, nazare=True)
    assert speaker(game, JULIA, "en").outcome(outcome) == (
        f"The great wave stands, {english}. A fine ride: only the pride got wet."
    )
    assert plain(speaker(game, JULIA, "fr").outcome(outcome)) == (
        f"La grande vague est dressée, {french}. Jolie balade : seul l’orgueil est mouillé."
    )


FORBIDDEN = {
    "en": r"\d|zero|one|two|three|four|five|white|yellow|orange|red|sky|blue|navy|colour|number"
    r"|high|low|big|small|more|less|better|than|same|over|under|above|below",
    "fr": r"\d|zéro|une?|deux|trois|quatre|cinq|blanche?|jaune|orange|rouge|bleue?|ciel|marine"
    r"|couleur|chiffre|haute?|basse?|grande?|petite?|plus|moins|mieux|même|autant|dessus|dessous",
}


@pytest.mark.rule("W-32")
@pytest.mark.parametrize("locale", LOCALES)
def test_no_phrase_names_a_colour_a_number_or_a_comparison(locale: str) -> None:
    voice = speaker(wave(3), JULIA, locale)
    phrases = {phrase: voice.ui(f"phrase-{phrase}") for phrase in Phrase}
    assert len(set(phrases.values())) == len(Phrase)
    for words in phrases.values():
        assert not re.search(rf"\b({FORBIDDEN[locale]})\b", words, re.IGNORECASE), words


def test_names_of_cards() -> None:
    game = wave(3)
    english, french = speaker(game, JULIA, "en"), speaker(game, JULIA, "fr")
    assert english.card(card("sky 4")) == english.short_card(card("sky 4")) == "sky 4"
    assert french.card(card("navy 0")) == french.short_card(card("navy 0")) == "0 bleu marine"
    assert english.card(card("colour tide")) == "colour tide"
    assert french.card(card("number tide")) == "marée des chiffres"
    assert (english.card(None), french.card(None)) == ("a hidden card", "une carte cachée")
    assert english.short_card(None) == french.short_card(None) == "░░"


def test_names_of_zones() -> None:
    game, table = two()()
    english, french = speaker(game, JULIA, "en"), speaker(game, JULIA, "fr")
    zones = [(zone.name, zone.owner) for zone in project(game, table, JULIA).zones]
    assert [english.zone(*zone) for zone in zones] == [
        "draw pile",
        "played cards",
        "your inward cards",
        "your outward cards",
        "Max’s inward cards",
        "Max’s outward cards",
        "Vaimiti’s face-up cards",
        "Vaimiti’s face-down cards",
    ]
    assert [plain(french.zone(*zone)) for zone in zones] == [
        "pioche",
        "cartes jouées",
        "tes cartes en main",
        "tes cartes retournées",
        "Max : cartes en main",
        "Max : cartes retournées",
        "Vaimiti : cartes visibles",
        "Vaimiti : cartes cachées",
    ]


def test_names_of_people() -> None:
    game = wave(2)
    assert [speaker(game, JULIA, "fr").who(seat) for seat in range(3)] == ["toi", "Max", "Vaimiti"]
    assert [speaker(game, Onlooker.WATCHER).who(seat) for seat in range(3)] == [
        "Julia",
        "Max",
        "Vaimiti",
    ]


def test_somebody_called_you_is_not_the_viewer() -> None:
    voice = speaker(wave(3), MAX, names=["you", "hidden", "Alice"])
    assert voice.ui("step-starts", who=Who(0)) == "You starts."
    assert voice.ui("step-starts", who=Who(1)) == "You start."


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        (
            {"voluntary": True},
            "“Face down at will” belongs to Nazaré: choose both or neither.",
            "« Face cachée à volonté » va avec Nazaré : choisis les deux, ou aucune.",
        ),
        (
            {"first": 3},
            "Only one of the 3 players can start.",
            "Qui commence doit occuper l’une des 3 places.",
        ),
    ],
)
def test_why_a_table_cannot_be_set_up(options: Any, english: str, french: str) -> None:
    with pytest.raises(RefusedError) as refused:
        wave(3, **options)
    said = {locale: Host(Wave, locale).refusal(refused.value.refusal) for locale in LOCALES}
    assert {locale: plain(text) for locale, text in said.items()} == {"en": english, "fr": french}
