# ruff: noqa: RUF001 - apostrophes as people read them
"""What VAGUE & ATTAQUE says, to whom, in both languages."""

import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import Draw, Give, Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    KeepOff,
    LayPlace,
    LaySouvenir,
    LetAboard,
    PickPlayer,
    PickStock,
    PickWay,
    SeekPlace,
    UseArtefact,
    UseGold,
)
from houle.games.vague_et_attaque.state import Cause
from houle.games.vague_et_attaque.words import Happening, Reason
from houle.kernel import Fact, Happened, Outcome, QuickChance, Refusal, Who, project
from houle.texts import LOCALES
from tests.games.vague_et_attaque.hearing import (
    ALICE,
    ARTEFACTS,
    JULIA,
    MAX,
    WATCHER,
    at_sea,
    pending,
)
from tests.games.vague_et_attaque.positions import berth, dice, position
from tests.games.vague_et_attaque.settings import SETTINGS
from tests.texts.listening import assert_well_said, choices, lines, no_text_errors, plain, speaker

MOST_MOVES = 150


def test_alone_against_the_ship() -> None:
    game = VagueEtAttaque(1)
    table = position(
        game, hands=["pocket-seahorse lagoon"], souvenirs="wooden-leg coconut", artefacts=ARTEFACTS
    )
    game.attempt(table, JULIA, DrawSouvenir(), dice())
    assert lines(game, table, JULIA) == ["With the ship’s symbol: The Wooden Leg."]
    assert choices(game, table, JULIA) == {
        LetAboard(): "Let it go aboard",
        KeepOff(): "Keep it off the ship, and keep just one card in hand",
    }
    kept_off = table.copy()
    game.attempt(table, JULIA, LetAboard(), dice())
    assert lines(game, table, JULIA, "fr")[0] == (
        "Monte à bord du bateau pirate : La jambe de bois. C’est le premier souvenir à bord."
    )
    game.attempt(kept_off, JULIA, KeepOff(), dice())
    assert lines(game, kept_off, JULIA) == ["You keep off the ship: The Wooden Leg."]


def test_the_ship_says_what_its_die_means() -> None:
    game = VagueEtAttaque(1)
    table = position(game, artefacts=ARTEFACTS)
    view = project(game, table, JULIA)
    for value in range(1, 7):
        told = speaker(game, JULIA).step(Happened(Happening.SHIP_TURN, {"value": value}), view)
        means = speaker(game, JULIA).ui(f"ship-turn-{value}")
        assert told == f"It is the pirate ship’s turn, and the die shows {value}. {means}"


def test_what_may_be_done_is_named() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, hands=["pocket-seahorse"], used=True)
    assert choices(game, table, JULIA) == {
        DrawSouvenir(): "Draw a souvenir",
        SeekPlace(0): "Discard to draw a place: The Pocket Seahorse",
    }
    view = project(game, table, JULIA)
    assert speaker(game, JULIA).move(view, UseArtefact()) == "Use your artefact: The Hook"
    table = at_sea(game, phase=Phase.ENCOUNTER, hands=["fair-wind"], used=True)
    market, harbour = berth(game, table, "market"), game.seating.harbours[MAX]
    assert choices(game, table, JULIA) == {
        Adventure(): "Go on an adventure: draw an encounter",
        Challenge(harbour, 0): "Duel for: The Sleepy Wreck, Max’s zone",
        Challenge(market, 0): "Duel for: The Spice Jar, “The Floating Market”",
        UseGold(0): "Play the gold card: A Fair Wind",
    }
    assert choices(game, table, JULIA, "fr")[Challenge(harbour, 0)] == (
        "Défier en duel pour : L’épave endormie, chez Max"
    )


def test_mooring_is_named() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(
        game,
        phase=Phase.MOORING,
        hands=["pocket-seahorse sandbank"],
        harbours=["lagoon, lagoon, ship"],
        used=True,
    )
    first, second = berth(game, table, "lagoon"), berth(game, table, "lagoon", copy=2)
    assert choices(game, table, JULIA, "fr") == {
        LayPlace(0): "Poser dans ta zone : Le banc de sable",
        LaySouvenir(0, first): "Poser sur « Le lagon turquoise » : L’hippocampe de poche",
        LaySouvenir(0, second): "Poser sur « Le lagon turquoise » (2) : L’hippocampe de poche",
        Jettison(0): "Défausser et finir l’amarrage : L’hippocampe de poche",
        Done(): "En rester là",
    }


def test_choices_in_effects_are_named() -> None:
    game = VagueEtAttaque(3)
    assert choices(game, at_sea(game, **pending(Draw(what=None))), JULIA) == {
        PickStock(Stock.SOUVENIR): "Draw a souvenir",
        PickStock(Stock.PLACE): "Draw a place",
    }
    assert choices(game, at_sea(game, **pending(Give())), JULIA, "fr") == {
        PickPlayer(MAX): "Choisir Max",
        PickPlayer(ALICE): "Choisir Alice",
    }
    view = project(game, at_sea(game), JULIA)
    assert [speaker(game, JULIA, "fr").move(view, PickWay(way)) for way in (0, 1)] == [
        "Choisir la première possibilité",
        "Choisir la seconde possibilité",
    ]


@pytest.mark.parametrize(
    ("players", "cause", "winners", "said"),
    [
        (3, Cause.VALIDATED, (MAX,), "The finest souvenirs of the voyage: Max!"),
        (1, Cause.VALIDATED, (JULIA,), "The pirate ship sails off with a light hold: you made it!"),
        (1, Cause.LOADED, (), "Not this time."),
        (3, Cause.LATE, (JULIA, MAX, ALICE), "The sea belongs to those who held out!"),
        (3, Cause.LATE, (JULIA, MAX), "The finest voyage: you, Max!"),
    ],
)
def test_endings(players: int, cause: Cause, winners: tuple[int, ...], said: str) -> None:
    told = speaker(VagueEtAttaque(players), JULIA).outcome(Outcome(cause, winners))
    assert plain(told).endswith(said)


FACTS: dict[str, Fact] = {
    "who": Who(MAX),
    "owner": Who(ALICE),
    "card": CARDS.faces[-1],
    "onto": CARDS.faces[-2],
    "phase": Phase.ENCOUNTER,
    "stock": Stock.PLACE,
    "seats": 3,
    "fewest": 1,
    "most": 5,
    "value": 5,
    "least": 4,
    "plus": 1,
    "count": 2,
    "number": 7,
}
SILENT = {Happening.SHIP_SAILS}
"""Told by the card that moves."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_well_said(reason: Reason, locale: str) -> None:
    with no_text_errors():
        said = speaker(VagueEtAttaque(3), JULIA, locale).refusal(Refusal("A-30", reason, FACTS))
    assert_well_said(plain(said), locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("happening", sorted(set(Happening) - SILENT))
def test_every_happening_is_well_said(happening: Happening, locale: str) -> None:
    game = VagueEtAttaque(3)
    view = project(game, at_sea(game), JULIA)
    with no_text_errors():
        for who, owner in ((JULIA, MAX), (MAX, JULIA), (MAX, ALICE)):
            facts = FACTS | {"who": Who(who), "owner": Who(owner)}
            said = speaker(game, JULIA, locale).step(Happened(happening, facts), view)
            assert said is not None
            assert_well_said(plain(said), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_well_said_to_everybody(locale: str) -> None:
    with no_text_errors():
        for number, setting in enumerate(SETTINGS[:6]):
            _listen_to_a_game(VagueEtAttaque(*setting), number, locale)


def _listen_to_a_game(game: VagueEtAttaque, number: int, locale: str) -> None:
    """Play a game, or the first part of a long one, and hear all that is said."""
    chance = QuickChance(f"texts {number}")
    table = game.start(chance)
    for _ in range(MOST_MOVES):
        if not (waiting := game.to_act(table)):
            break
        seat = waiting[0]
        for told in choices(game, table, seat, locale).values():
            assert_well_said(told, locale)
        moves = game.moves(table, seat)
        game.attempt(table, seat, moves[chance.below(len(moves))], chance)
        for viewer in (seat, (seat + 1) % game.seats, WATCHER):
            for line in lines(game, table, viewer, locale):
                assert_well_said(line, locale)
                assert " → " not in line, "a way of a card that nobody has put into words"


def test_the_options_explain_themselves() -> None:
    for locale in LOCALES:
        host = speaker(VagueEtAttaque(3), JULIA, locale)
        for option in VagueEtAttaqueOptions.__struct_fields__:
            assert_well_said(plain(host.option(option)), locale)
            assert_well_said(plain(host.option_hint(option)), locale)
