"""Which games are offered, in which order, and with what."""

import subprocess
import sys

import pytest

from houle.conformance.rules import rule
from houle.games.registry import find_game, game_names
from houle.kernel import Game
from houle.texts import LOCALES
from houle.web.offering import in_order, offered_games, shown_games


def test_every_game_is_offered_where_it_says_it_stands() -> None:
    names = in_order()
    assert sorted(names) == game_names()
    places = [find_game(name).shelf for name in names]
    assert places == sorted(places)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_says_what_it_is_and_for_how_many(locale: str) -> None:
    for game in offered_games(locale):
        assert game.title
        assert game.line
        assert game.kind
        assert game.fewest <= game.seats <= game.most


def test_a_page_gets_the_same_as_the_list_but_not_all_of_it() -> None:
    for offered, shown in zip(offered_games("en"), shown_games("en"), strict=True):
        assert (offered.name, offered.line) == (shown.name, shown.line)
        assert not hasattr(offered, "options")


def test_age_and_time_are_those_of_the_rulebook_and_open_where_it_says_nothing() -> None:
    said = {game.name: (game.age, game.minutes) for game in offered_games("fr")}
    assert said == {name: (find_game(name).age, find_game(name).minutes) for name in game_names()}
    assert (Game.age, Game.minutes) == (None, None)
    for age, minutes in said.values():
        assert age is None or age > 0
        assert minutes is None or 0 < minutes[0] <= minutes[1]


@rule("T-67")
def test_a_game_says_whether_people_can_come_between_its_rounds() -> None:
    said = {game.name: game.rounds for game in shown_games("en")}
    assert (said["flotsam"], said["eddy"]) == (True, False)


LOADED = """
import sys
from houle.web.offering import {asked}
{asked}("fr")
print(*(name for name in sys.modules if name.endswith(".bots") and ".games." in name))
"""


@pytest.mark.parametrize(("asked", "loads"), [("offered_games", False), ("shown_games", True)])
def test_a_page_waits_for_no_bot_to_be_loaded(asked: str, loads: bool) -> None:
    loaded = subprocess.run(  # noqa: S603
        [sys.executable, "-c", LOADED.format(asked=asked)],
        check=True,
        capture_output=True,
        text=True,
    )
    assert bool(loaded.stdout.split()) == loads
