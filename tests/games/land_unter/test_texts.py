# ruff: noqa: RUF001 - apostrophes as people read them
"""What people read: the log of a trick, and whole games in every language."""

import pytest

from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.kernel import QuickChance, Viewer, project, project_steps
from houle.texts import LOCALES, Speaker
from tests.games.land_unter.positions import (
    LandUnterTable,
    land_unter,
    play,
    position,
    trick,
)
from tests.games.land_unter.settings import SETTINGS, setting_name

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NAMES = ["Anke", "Bent", "Cora", "Dirk", "Elin"]
GENERIC = ("→", "Shuffled", "Mélange", "details")


def log(game: LandUnter, table: LandUnterTable, viewer: Viewer, locale: str = "en") -> list[str]:
    """The lines about the latest move."""
    view = project(game, table, viewer)
    speaker = Speaker(game, locale, NAMES, viewer)
    lines = (speaker.step(step, view) for step in project_steps(game, table, viewer))
    return [line for line in lines if line]


def begun() -> tuple[LandUnter, LandUnterTable]:
    """Two have chosen; seat 1 will drop out, seat 0 gives up its last lifebelt."""
    game = land_unter(4)
    table = position(
        game,
        hands=["30 10", "21 11", "12 22", "13 23"],
        turned_up="4 9",
        belts=(1, 0, 2, 2),
        then="1 12",
    )
    for seat, card in {0: 30, 1: 21, 2: 12}.items():
        play(game, table, seat, card)
    return game, table


def test_a_secret_choice_is_named_to_whoever_made_it() -> None:
    game, table = begun()
    assert log(game, table, 2) == ["You choose the 12."]
    assert log(game, table, 0) == ["Cora has chosen."]
    assert log(game, table, 0, "fr") == ["Cora a choisi."]


def test_the_log_of_a_trick() -> None:
    game, table = begun()
    play(game, table, 3, 13)
    assert log(game, table, 0) == [
        "Dirk has chosen.",
        "You show the 30.",
        "Bent shows the 21.",
        "Cora shows the 12.",
        "Dirk shows the 13.",
        "You take level 4.",
        "Bent takes level 9.",
        (
            "Bent is in the deepest water, at level 9, and has no lifebelt: land under, out of this"
            " round."
        ),
        "You’re in the deepest water, at level 4, and give up a lifebelt; that was the last one.",
        "The sea brings level 1.",
        "The sea brings level 12.",
    ]


def test_the_log_of_a_round() -> None:
    game = land_unter(3)
    table = position(game, hands=["30", "21", "12"], turned_up="4 9", belts=(1, 1, 2), trick=12)
    trick(game, table, {0: 30, 1: 21, 2: 12}, water="1 2")
    assert log(game, table, 1, "fr")[-10:] == [
        "Anke marque 1.",
        "Tu marques 0.",
        "Cora marque 3, avec le bonus des pieds les plus secs.",
        "Toutes les mains passent à gauche.",
        f"Manche 2 sur 3\N{NO-BREAK SPACE}: la mer est calme, pour l{APOSTROPHE}instant.",
        "Anke reçoit 2 bouées.",
        "Tu reçois 1 bouée.",
        "Cora reçoit 1 bouée.",
        "La mer apporte un niveau 1.",
        "La mer apporte un niveau 2.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_step_of_a_game_is_told_in_the_games_own_words(
    setting: tuple[int, LandUnterOptions], locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = LandUnter(*setting)
    chance = QuickChance(f"{locale} {setting_name(setting)}")
    table = game.start(chance)
    told = log(game, table, 0, locale)
    while waiting := game.to_act(table):
        seat = waiting[0]
        moves = game.moves(table, seat)
        speaker = Speaker(game, locale, NAMES, seat)
        told += [speaker.move(project(game, table, seat), move) for move in moves]
        game.attempt(table, seat, moves[chance.below(len(moves))], chance)
        told += log(game, table, 0, locale)
    outcome = game.outcome(table)
    assert outcome is not None
    told.append(Speaker(game, locale, NAMES, 0).outcome(outcome))
    assert not [line for line in told for word in GENERIC if word in line]
    assert not caplog.records
