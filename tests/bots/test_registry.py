"""Bots are found by the name of their game."""

import pytest

from houle.bots import RandomBot, UnknownBotError, bot_names, find_bot
from houle.bots.wave import WaveBot


def test_a_game_has_its_own_bot() -> None:
    assert find_bot("wave") is WaveBot


def test_a_game_without_a_bot_is_played_at_random() -> None:
    assert find_bot("snap") is RandomBot


def test_the_random_bot_plays_every_game() -> None:
    assert find_bot("wave", "random") is RandomBot
    assert bot_names("snap") == ["random"]


def test_bots_of_other_games_are_not_offered() -> None:
    assert bot_names("wave") == ["random", "wave"]
    with pytest.raises(UnknownBotError, match="no bot called 'wave'; there is random") as error:
        find_bot("snap", "wave")
    assert error.value.known == ["random"]
