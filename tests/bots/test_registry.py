"""Bots are found by the name of their game and by their own."""

import pytest

from houle.bots import Level, RandomBot, UnknownBotError, bot_names, default_bot, find_bot
from houle.bots import registry as bots
from houle.bots.wave import BOTS
from houle.bots.wave.greedy import Greedy


def test_a_game_has_bots_of_its_own() -> None:
    assert find_bot("wave", "greedy") is Greedy
    assert bot_names("wave") == ["random", *BOTS]


def test_somebody_who_plays_well_enough_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_roster", lambda _: {"beginner": RandomBot, "player": Greedy})
    assert default_bot("wave") == Level.PLAYER
    assert find_bot("wave") is Greedy


def test_a_game_without_levels_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_roster", lambda _: {"greedy": Greedy})
    assert default_bot("wave") == "random"
    assert find_bot("wave") is RandomBot


def test_a_game_without_a_bot_is_played_at_random() -> None:
    assert find_bot("snap") is RandomBot


def test_the_random_bot_plays_every_game() -> None:
    assert find_bot("wave", "random") is RandomBot
    assert bot_names("snap") == ["random"]


def test_bots_of_other_games_are_not_offered() -> None:
    with pytest.raises(UnknownBotError, match="no bot called 'greedy'; there is random") as error:
        find_bot("snap", "greedy")
    assert error.value.known == ["random"]
