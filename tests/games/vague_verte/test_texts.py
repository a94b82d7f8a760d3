"""What VAGUE VERTE says, to whom, in both languages."""

import pytest

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.components import FACES
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
)
from houle.games.vague_verte.state import Cause
from houle.games.vague_verte.words import Reason
from houle.kernel import (
    Fact,
    Onlooker,
    Outcome,
    QuickChance,
    Refusal,
    TrackedTable,
    Viewer,
    Who,
    project,
)
from houle.texts import LOCALES
from tests.games.vague_verte.lockstep import Style
from tests.games.vague_verte.positions import (
    draw,
    drive,
    hinder,
    lay_aside,
    position,
    signal,
    take,
    vague_verte,
)
from tests.games.vague_verte.settings import SETTINGS
from tests.texts.listening import (
    assert_well_said,
    choices,
    lines,
    no_text_errors,
    plain,
    speaker,
)

JULIA, MAX, WATCHER = 0, 1, Onlooker.WATCHER


def a_turn(game: VagueVerte) -> TrackedTable[VagueVertePublic]:
    return position(
        game,
        hands=["red 2, green breakdown, ducks, red signal, green signal, ambulance"],
        streets=["red 1", "green 1"],
        red=[1],
        face_up="yellow 1, yellow 3",
        pile="blue 4",
    )


@pytest.mark.parametrize(
    ("viewer", "locale", "said"),
    [
        (JULIA, "en", "You draw: blue car 4."),
        (MAX, "en", "Julia draws a card."),
        (JULIA, "fr", "Tu pioches : voiture bleue 4."),
        (WATCHER, "fr", "Julia pioche une carte."),
    ],
)
def test_drawing(viewer: Viewer, locale: str, said: str) -> None:
    game = vague_verte(2)
    table = a_turn(game)
    table.public.drawn = False
    draw(game, table, JULIA)
    assert lines(game, table, viewer, locale) == [said]


def test_taking_the_face_up_card_shows_the_next() -> None:
    game = vague_verte(2)
    table = a_turn(game)
    table.public.drawn = False
    take(game, table, JULIA)
    assert lines(game, table, MAX) == [
        "Julia takes the face-up card: yellow car 3.",
        "Below it lies: yellow car 1.",
    ]
    lay_aside(game, table, JULIA, "yellow 3")
    assert lines(game, table, JULIA, "fr") == ["Tu mets de côté : voiture jaune 3."]


@pytest.mark.parametrize(
    ("viewer", "locale", "said"),
    [
        (JULIA, "en", "Max breaks down, with kind regards from you: green breakdown."),
        (MAX, "en", "You break down, with kind regards from Julia: green breakdown."),
        (JULIA, "fr", "Tu mets Max en panne : panne verte."),
        (MAX, "fr", "Julia te met en panne : panne verte."),
        (WATCHER, "fr", "Julia met Max en panne : panne verte."),
    ],
)
def test_breakdowns(viewer: Viewer, locale: str, said: str) -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["green breakdown"], streets=["red 1", "green 1"], face_up="blue 1"
    )
    hinder(game, table, JULIA, "green breakdown", MAX)
    assert lines(game, table, viewer, locale) == [said]


def test_ducks_towing_lights_and_the_ambulance() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["ducks, tow truck, red signal, ambulance, green signal"],
        streets=["red 1, red breakdown", "green 1"],
        face_up="blue 1",
    )
    hinder(game, table, JULIA, "ducks", MAX)
    assert lines(game, table, MAX) == [
        "Quack! Julia sends a duck family across the street in front of you.",
        "You wait for the ducks, and this turn waddles past.",
    ]
    told: list[str] = []
    for which, at in (("tow truck", 0), ("red signal", 3), ("ambulance", 0), ("green signal", 3)):
        table.public.turn, table.public.drawn = JULIA, True
        if at:
            signal(game, table, JULIA, which, at)
        else:
            drive(game, table, JULIA, which)
        told += lines(game, table, MAX, "fr")
    assert told == [
        "Chez Julia, la panne rouge est remorquée.",
        "Julia met au rouge le feu de la rangée 3.",
        "Pin-pon ! Julia file en ambulance jusqu’à la rangée 3.",  # noqa: RUF001
        "Julia met au vert le feu de la rangée 3 : on peut rouler !",
    ]


def test_what_may_be_done_is_named() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["red 2, ducks, red signal"], streets=["red 1", "green 1"], face_up="blue 1"
    )
    named = choices(game, table, JULIA)
    assert named[Drive(0)] == "Lay on your street: red car 2"
    assert named[Hinder(1, MAX)] == "Lay in front of Max: duck family"
    assert named[Signal(2, 4)] == "Lay beside row 4: red light"
    assert named[Discard(1)] == "Lay aside: duck family"
    table.public.drawn = False
    assert choices(game, table, JULIA) == {
        DrawFromPile(): "Draw from the pile",
        TakeFaceUp(): "Take the face-up card: blue car 1",
    }


@pytest.mark.parametrize(
    ("cause", "winners", "said"),
    [
        (Cause.ARRIVED, (MAX,), "First on the beach: Max! The others buy the ice cream."),
        (Cause.RAN_OUT, (JULIA, MAX), "Furthest down the road: everybody, bumper to bumper."),
        (Cause.STALLED, (MAX,), "Furthest down the road: Max."),
    ],
)
def test_endings(cause: Cause, winners: tuple[int, ...], said: str) -> None:
    told = speaker(vague_verte(2), JULIA).outcome(Outcome(cause, winners))
    assert plain(told).endswith(said)


FACTS: dict[str, Fact] = {
    "who": Who(MAX),
    "owner": Who(MAX),
    "card": FACES[0],
    "last": FACES[9],
    "row": 3,
    "seats": 2,
    "fewest": 5,
    "most": 10,
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_well_said(reason: Reason, locale: str) -> None:
    with no_text_errors():
        said = speaker(vague_verte(2), JULIA, locale).refusal(Refusal("V-10", reason, FACTS))
    assert_well_said(plain(said), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_well_said_to_everybody(locale: str) -> None:
    with no_text_errors():
        for number, setting in enumerate(SETTINGS):
            _listen_to_a_game(VagueVerte(*setting), number, locale)


def _listen_to_a_game(game: VagueVerte, number: int, locale: str) -> None:
    """Play a game and hear all that is said."""
    chance = QuickChance(f"texts {number}")
    style = Style(chance)
    table = game.start(chance)
    while waiting := game.to_act(table):
        seat = waiting[0]
        for told in choices(game, table, seat, locale).values():
            assert_well_said(told, locale)
        game.attempt(table, seat, style.choose(game.moves(table, seat)), chance)
        for viewer in (seat, (seat + 1) % game.seats, WATCHER):
            for line in lines(game, table, viewer, locale):
                assert_well_said(line, locale)
    end = project(game, table, JULIA)
    assert end.outcome is not None
    assert_well_said(plain(speaker(game, JULIA, locale).outcome(end.outcome)), locale)
