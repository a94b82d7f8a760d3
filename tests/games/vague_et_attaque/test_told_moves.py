# ruff: noqa: RUF001 - apostrophes as people read them
"""What is told of moves in VAGUE & ATTAQUE, to whom, in both languages."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import (
    Edge,
    Give,
    Look,
    Loot,
    MoveShip,
    Phase,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    LayPlace,
    LaySouvenir,
    PickCard,
    PickPlayer,
    SeekPlace,
    Throw,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.kernel import Seat, Viewer
from tests.games.vague_et_attaque.hearing import ALICE, JULIA, MAX, WATCHER, at_sea, heard, pending
from tests.games.vague_et_attaque.positions import VagueTable, berth, dice, where
from tests.texts.listening import lines


@pytest.mark.parametrize(
    ("viewer", "locale", "said"),
    [
        (JULIA, "en", "You draw a souvenir: The Coconut."),
        (MAX, "en", "Julia draws a souvenir."),
        (JULIA, "fr", "Tu pioches un souvenir : La noix de coco."),
        (WATCHER, "fr", "Julia pioche un souvenir."),
    ],
)
def test_drawing(viewer: Viewer, locale: str, said: str) -> None:
    assert heard(DrawSouvenir(), viewer, locale) == [said]


def test_seeking_a_place() -> None:
    assert heard(SeekPlace(0), MAX) == [
        "Julia discards: The Pocket Seahorse.",
        "Julia draws a place.",
    ]
    assert heard(SeekPlace(0), JULIA, "fr") == [
        "Tu défausses : L’hippocampe de poche.",
        "Tu pioches un lieu : L’île qui fume.",
    ]


def test_an_adventure() -> None:
    assert heard(Adventure(), MAX, phase=Phase.ENCOUNTER) == [
        "Julia comes across: Flat Calm.",
        "Julia will skip their next exploration.",
    ]
    assert heard(Adventure(), JULIA, "fr", phase=Phase.ENCOUNTER) == [
        "Tu fais une rencontre : Le calme plat.",
        "Tu sauteras ta prochaine exploration.",
    ]


@rule("A-03")
def test_gold_cards_are_named_to_all_before_they_are_kept() -> None:
    gold: dict[str, Any] = {"phase": Phase.ENCOUNTER, "encounters": "fair-wind"}
    assert heard(Adventure(), JULIA, **gold) == [
        "You keep a gold card for later: A Fair Wind.",
    ]
    assert heard(Adventure(), MAX, "fr", **gold) == [
        "Julia garde une carte dorée pour plus tard : Le vent en poupe."
    ]


def test_laying() -> None:
    mooring: dict[str, Any] = {"phase": Phase.MOORING}
    assert heard(LayPlace(0), MAX, **mooring) == ["Julia lays a place: The Sandbank."]
    onto = VagueEtAttaque(3).layout.zone("on-lagoon-1")
    assert heard(LaySouvenir(0, onto), JULIA, "fr", **mooring) == [
        "Tu poses sur « Le lagon turquoise » : L’hippocampe de poche."
    ]
    assert heard(LaySouvenir(1, onto), MAX, **mooring)[:2] == [
        "Julia lays on “The Turquoise Lagoon”: The Turquoise Pebble.",
        "Julia drops anchor: The Turquoise Pebble.",
    ]


def test_validating() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, harbours=["lagoon: turtle fishing-net, ship"], phase=Phase.MOORING)
    game.attempt(table, JULIA, LaySouvenir(0, berth(game, table, "lagoon")), dice())
    assert lines(game, table, MAX)[1] == "Julia validates a place: The Turquoise Lagoon!"
    assert lines(game, table, JULIA, "fr")[1] == "Tu valides un lieu : Le lagon turquoise !"


@pytest.mark.parametrize(
    ("viewer", "locale", "said"),
    [
        (JULIA, "en", "You challenge Max to a duel for: The Spice Jar."),
        (MAX, "en", "Julia challenges you to a duel for: The Spice Jar."),
        (JULIA, "fr", "Tu défies Max en duel pour : Le pot d’épices."),
        (MAX, "fr", "Julia te défie en duel pour : Le pot d’épices."),
        (ALICE, "fr", "Julia défie Max en duel pour : Le pot d’épices."),
    ],
)
def test_challenges(viewer: Viewer, locale: str, said: str) -> None:
    game = VagueEtAttaque(3)
    move = Challenge(game.layout.zone("on-market-1"), 0)
    assert heard(move, viewer, locale, phase=Phase.ENCOUNTER) == [said]


def duel(*moves: tuple[Seat, VagueEtAttaqueMove], thrown: tuple[int, ...]) -> VagueTable:
    """A duel between Julia and Max for the spice jar, after these moves."""
    game = VagueEtAttaque(3)
    table = at_sea(game, phase=Phase.ENCOUNTER)
    challenge = Challenge(where(game, table, "spice-jar").zone, 0)
    chance = dice(*thrown)
    for seat, move in ((JULIA, challenge), *moves):
        assert game.attempt(table, seat, move, chance) is None
    return table


def test_a_duel_that_is_won() -> None:
    table = duel((JULIA, Throw()), (MAX, Throw()), thrown=(5, 2))
    assert lines(VagueEtAttaque(3), table, JULIA) == [
        "Max throws the die: 2.",
        "You take from “The Floating Market”: The Spice Jar.",
        "You win your duel with Max!",
    ]
    assert lines(VagueEtAttaque(3), table, MAX, "fr") == [
        "Tu lances le dé : 2.",
        "Julia prend sur « Le marché flottant » : Le pot d’épices.",
        "Julia gagne son duel contre toi.",
    ]


def test_a_duel_that_is_lost_and_one_that_is_tied() -> None:
    lost = duel((JULIA, Throw()), (MAX, Throw()), thrown=(1, 2))
    assert lines(VagueEtAttaque(3), lost, ALICE)[1] == "Julia loses the duel with Max."
    assert lines(VagueEtAttaque(3), lost, MAX, "fr")[1] == "Julia perd son duel contre toi !"
    tied = duel((JULIA, Throw()), (MAX, Throw()), thrown=(3, 3))
    assert lines(VagueEtAttaque(3), tied, MAX)[1:] == [
        "A tie: this throw counts for nobody.",
        "The duel is a tie: nothing happens.",
    ]


def test_gold_cards_in_a_duel() -> None:
    strengthened = duel((JULIA, UseGold(0)), thrown=())
    assert lines(VagueEtAttaque(3), strengthened, MAX) == [
        "Julia discards: Sea Legs.",
        "Julia uses: Sea Legs.",
    ]
    thrown = duel((JULIA, UseGold(0)), (JULIA, Throw()), thrown=(4,))
    edge = next(card for card in CARDS.deck.encounter if card.id == "sea-legs").effects[0]
    assert isinstance(edge, Edge)
    assert lines(VagueEtAttaque(3), thrown, JULIA) == [
        f"You throw the die: 4, and {edge.plus} more."
    ]
    two_dice = duel((JULIA, Throw()), (MAX, UseGold(0)), (MAX, Throw()), thrown=(4, 5, 1))
    assert lines(VagueEtAttaque(3), two_dice, JULIA, "fr")[0] == "Max lance le dé : 5."


@pytest.mark.parametrize(
    ("viewer", "locale", "said"),
    [
        (JULIA, "en", "You steal from Max: The Crooked Pearl."),
        (MAX, "fr", "Julia te vole : La perle de travers."),
        (ALICE, "fr", "Julia vole à Max : La perle de travers."),
    ],
)
def test_stealing_from_a_hand(viewer: Viewer, locale: str, said: str) -> None:
    move = PickPlayer(MAX)
    assert heard(move, viewer, locale, dice(1), **pending(Steal()))[0] == said


def test_giving() -> None:
    move = PickCard(VagueEtAttaque(3).seating.souvenirs[JULIA], 0)
    given = pending(Give(), chosen=MAX)
    assert heard(move, MAX, "fr", **given) == ["Julia te donne : L’hippocampe de poche."]
    assert heard(move, ALICE, **given) == ["Julia gives to Max: The Pocket Seahorse."]


def test_places_and_the_ship_change_zones() -> None:
    game = VagueEtAttaque(3)
    harbour = game.seating.harbours[MAX]
    stolen = pending(Steal(Loot.PLACE), chosen=MAX)
    stolen["harbours"] = ["ship", "wreck, market"]
    assert heard(PickCard(harbour, 0), MAX, **stolen) == [
        "From your zone to Julia’s: The Sleepy Wreck."
    ]
    assert heard(PickPlayer(MAX), ALICE, "fr", **pending(MoveShip(Whom.CHOSEN))) == [
        "Arrive chez Max, venant de chez Julia : Le bateau pirate."
    ]


def test_looking_in_secret() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, discarded="", **pending(Look()))
    for _ in range(2):
        table.move(game.seating.decks[Stock.SOUVENIR], -1, game.seating.looks[JULIA])
    assert lines(game, table, JULIA) == [
        "You see in secret: The Coconut.",
        "You see in secret: The Lazy Hourglass.",
    ]
    assert lines(game, table, MAX, "fr") == ["Julia regarde un souvenir en secret."] * 2
    game.attempt(table, JULIA, PickCard(game.seating.looks[JULIA], 0), dice())
    assert lines(game, table, MAX) == [
        "Julia keeps a souvenir.",
        "Julia discards: The Lazy Hourglass.",
    ]


def test_cards_come_back() -> None:
    game = VagueEtAttaque(3)
    discard = game.seating.discards[Stock.SOUVENIR]
    from_pile = PickCard(discard, 1)
    assert heard(from_pile, MAX, discarded="coral-sprig fossil", **pending(Recover())) == [
        "Julia takes back from the discard pile: The Coral Sprig."
    ]
    aboard: dict[str, Any] = {"harbours": ["lagoon: turtle, ship: old-map doubloon"]}
    unload = PickCard(game.layout.zone("on-ship-1"), 0)
    assert heard(unload, MAX, "fr", **aboard, **pending(Unload())) == [
        "Du bateau pirate à la défausse : La vieille carte."
    ]
    back = PickCard(game.layout.zone("on-lagoon-1"), 0)
    assert heard(back, JULIA, **aboard, **pending(TakeBack())) == [
        "You take from “The Turquoise Lagoon”: The Easy-Going Turtle."
    ]


@pytest.mark.parametrize(
    ("phase", "english", "french"),
    [
        (
            Phase.EXPLORATION,
            "Max will skip their next exploration.",
            "Tu sauteras ta prochaine exploration.",
        ),
        (
            Phase.ENCOUNTER,
            "Max will skip their next encounter.",
            "Tu sauteras ta prochaine rencontre.",
        ),
        (Phase.MOORING, "Max will skip their next mooring.", "Tu sauteras ton prochain amarrage."),
    ],
)
def test_phases_to_be_skipped(phase: Phase, english: str, french: str) -> None:
    skipping = pending(SkipPhase(phase))
    assert heard(PickPlayer(MAX), JULIA, **skipping) == [english]
    assert heard(PickPlayer(MAX), MAX, "fr", **skipping) == [french]
