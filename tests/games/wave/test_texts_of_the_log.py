# ruff: noqa: RUF001 - apostrophes and quotation marks as people read them
"""What happens in WAVE as it reads: to the one who plays and to those who look on."""

import pytest

from houle.games.wave.moves import (
    Advice,
    Confirm,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Swap,
    Unpoint,
    UnpointBend,
    Withdraw,
)
from houle.kernel import Onlooker, Viewer
from tests.games.wave.positions import INWARD, OUTWARD
from tests.games.wave.scenes import (
    ALICE,
    DECLARE,
    JULIA,
    MAX,
    PLAY_INWARD,
    PLAY_OUTWARD,
    Scene,
    Turn,
    three,
    two,
)
from tests.texts.listening import lines

pytestmark = pytest.mark.usefixtures("sound_texts")

POINT: Turn = (MAX, Point(JULIA, 1, Advice.PLAY))
TIDES = "colour tide, number tide, second colour tide, second number tide"
LAID = three((JULIA, LayDown(INWARD, 1)), nazare=True, voluntary=True)
WATCHER = Onlooker.WATCHER


@pytest.mark.parametrize(
    ("scene", "viewer", "english", "french"),
    [
        pytest.param(
            three(PLAY_INWARD),
            JULIA,
            ["You play the yellow 4.", "You draw a card without seeing it."],
            ["Tu joues le 4 jaune.", "Tu pioches une carte sans la voir."],
            id="you play an inward card",
        ),
        pytest.param(
            three(PLAY_INWARD),
            MAX,
            ["Julia plays the yellow 4.", "Julia draws the orange 5 without seeing it."],
            ["Julia joue le 4 jaune.", "Julia pioche le 5 orange sans le voir."],
            id="somebody plays an inward card",
        ),
        pytest.param(
            three(PLAY_INWARD),
            WATCHER,
            ["Julia plays the yellow 4.", "Julia draws a card without seeing it."],
            ["Julia joue le 4 jaune.", "Julia pioche une carte sans la voir."],
            id="a watcher sees what all see",
        ),
        pytest.param(
            three(PLAY_OUTWARD),
            JULIA,
            ["You play the red 1 blind.", "You draw the orange 5."],
            ["Tu joues le 1 rouge à l’aveugle.", "Tu pioches le 5 orange."],
            id="you play an outward card",
        ),
        pytest.param(
            three(PLAY_OUTWARD),
            ALICE,
            ["Julia plays the red 1 blind.", "Julia draws a card in secret."],
            ["Julia joue le 1 rouge à l’aveugle.", "Julia pioche une carte en secret."],
            id="somebody plays an outward card",
        ),
        pytest.param(
            three(PLAY_OUTWARD, (MAX, Discard(INWARD, 0)), pile="orange 5"),
            MAX,
            ["You play the sky 0.", "About turn! Play goes anticlockwise now."],
            ["Tu joues le 0 bleu ciel.", "Demi-tour ! On tourne dans le sens antihoraire."],
            id="the direction turns, and the pile is empty",
        ),
        pytest.param(
            three(PLAY_OUTWARD, pile=TIDES, colour_tide=True, number_tide=True),
            JULIA,
            [
                "You play the red 1 blind.",
                "The tide turns: white is now the highest colour, navy the lowest.",
                "The tide turns: 0 is now the highest number, 5 the lowest.",
                "The tide turns back: navy is the highest colour again.",
                "The tide turns back: 5 is the highest number again.",
            ],
            [
                "Tu joues le 1 rouge à l’aveugle.",
                "La marée tourne : le blanc passe tout en haut, le bleu marine tout en bas.",
                "La marée tourne : le 0 passe tout en haut, le 5 tout en bas.",
                "La marée revient : le bleu marine est de nouveau tout en haut.",
                "La marée revient : le 5 est de nouveau tout en haut.",
            ],
            id="tides",
        ),
        pytest.param(
            three((JULIA, Swap(INWARD, 1)), virage=True),
            ALICE,
            ["Julia leaves the white 1 as the new bend card.", "Julia takes the sky 3 in return."],
            [
                "Julia laisse le 1 blanc comme nouvelle carte Virage.",
                "Julia prend le 3 bleu ciel en échange.",
            ],
            id="the bend card is swapped",
        ),
        pytest.param(
            LAID,
            JULIA,
            ["You lay the white 1 face down.", "You draw a card without seeing it."],
            ["Tu poses le 1 blanc face cachée.", "Tu pioches une carte sans la voir."],
            id="you lay an inward card face down",
        ),
        pytest.param(
            LAID,
            MAX,
            ["Julia lays a card face down.", "Julia draws the orange 5 without seeing it."],
            ["Julia pose une carte face cachée.", "Julia pioche le 5 orange sans le voir."],
            id="somebody lays an inward card face down",
        ),
        pytest.param(
            three((JULIA, Discard(OUTWARD, 1)), strict=True),
            JULIA,
            ["You pick an outward card that cannot be played."],
            ["Tu choisis une carte retournée qui ne peut pas être jouée."],
            id="strict",
        ),
        pytest.param(
            two((JULIA, Propose(1))),
            JULIA,
            ["You propose the orange 4 for Vaimiti."],
            ["Tu proposes le 4 orange pour Vaimiti."],
            id="you propose a card for Vaimiti",
        ),
        pytest.param(
            two((JULIA, Propose(1, face_down=True)), nazare=True, voluntary=True),
            MAX,
            ["Julia proposes the orange 4, face down, for Vaimiti."],
            ["Julia propose le 4 orange, face cachée, pour Vaimiti."],
            id="somebody proposes a card face down",
        ),
        pytest.param(
            two((JULIA, Propose(1)), (MAX, Propose(1))),
            MAX,
            [
                "You propose the orange 4 for Vaimiti.",
                "Vaimiti plays the orange 4.",
                "Vaimiti turns a card up: the red 5.",
            ],
            [
                "Tu proposes le 4 orange pour Vaimiti.",
                "Vaimiti joue le 4 orange.",
                "Vaimiti dévoile une carte : le 5 rouge.",
            ],
            id="both agree on a card for Vaimiti",
        ),
        pytest.param(
            three(POINT),
            JULIA,
            ["Max points at your outward card 2: “Play it!”"],
            ["Max montre ta carte retournée 2 : « À jouer ! »"],
            id="somebody points at your card",
        ),
        pytest.param(
            three(POINT),
            MAX,
            ["You point at Julia’s yellow 0: “Play it!”"],
            ["Tu montres le 0 jaune chez Julia : « À jouer ! »"],
            id="you point at a card",
        ),
        pytest.param(
            three(POINT),
            WATCHER,
            ["Max points at Julia’s outward card 2: “Play it!”"],
            ["Max montre la carte retournée 2 chez Julia : « À jouer ! »"],
            id="a watcher sees where the finger points",
        ),
        pytest.param(
            three(POINT, (MAX, Unpoint(JULIA, 1))),
            ALICE,
            ["Max takes the finger off Julia’s yellow 0."],
            ["Max ne montre plus le 0 jaune chez Julia."],
            id="a finger is taken back",
        ),
        pytest.param(
            three((ALICE, PointAtBend(Advice.LEAVE)), virage=True),
            JULIA,
            ["Alice points at the bend card: “Leave it!”"],
            ["Alice montre la carte Virage : « À laisser ! »"],
            id="a finger on the bend card",
        ),
        pytest.param(
            three((ALICE, PointAtBend(Advice.LEAVE)), (ALICE, UnpointBend()), virage=True),
            ALICE,
            ["You take the finger off the bend card."],
            ["Tu ne montres plus la carte Virage."],
            id="no finger on the bend card",
        ),
        pytest.param(
            three((MAX, Say(Phrase.I_AM_WORRIED))),
            JULIA,
            ["Max: “I’m paddling hard here…”"],
            ["Max : « Là, je rame… »"],
            id="somebody speaks",
        ),
        pytest.param(
            three(DECLARE),
            JULIA,
            ["Max reports that colours or numbers were mentioned."],
            ["Max signale qu’on a parlé de couleurs ou de chiffres."],
            id="a report",
        ),
        pytest.param(
            three(DECLARE, (MAX, Withdraw())),
            MAX,
            ["You take the report back."],
            ["Tu retires ton signalement."],
            id="the report is taken back",
        ),
        pytest.param(
            three(DECLARE, (JULIA, Confirm())),
            MAX,
            ["Julia confirms the report."],
            ["Julia confirme le signalement."],
            id="the report is confirmed",
        ),
    ],
)
def test_log(scene: Scene, viewer: Viewer, english: list[str], french: list[str]) -> None:
    assert lines(*scene(), viewer, "en") == english
    assert lines(*scene(), viewer, "fr") == french
