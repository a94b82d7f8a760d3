"""Bots are found by the name of their game and by their own."""

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from houle.bots import Level, RandomBot, UnknownBotError, bot_names, default_bot, find_bot
from houle.bots import registry as bots
from houle.bots.general import General
from houle.bots.watchful import Watchful
from houle.kernel import QuickChance
from tests.samples.flotsam.bots import BOTS, Greedy

APART = {"patient": RandomBot}


def watched(game: str) -> Any:
    """Who plays as the usual bot of a game, which is watchful."""
    bot = find_bot(game)(QuickChance(1))
    assert isinstance(bot, Watchful)
    return bot.bot


def test_a_game_has_bots_of_its_own() -> None:
    assert find_bot("flotsam", "greedy") is Greedy
    assert bot_names("flotsam") == ["random", "general", *BOTS]


def test_somebody_who_plays_well_enough_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_roster", lambda _: {"beginner": RandomBot, "player": Greedy})
    assert default_bot("flotsam") == Level.PLAYER
    assert isinstance(watched("flotsam"), Greedy)


def test_a_game_without_levels_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_roster", lambda _: {"greedy": Greedy})
    assert default_bot("flotsam") == "random"
    assert find_bot("flotsam") is RandomBot


def test_a_game_that_brings_no_bots_is_played_by_general_ones_of_all_levels() -> None:
    assert bot_names("snap") == ["random", "general", *Level]
    assert default_bot("snap") == Level.PLAYER
    assert isinstance(watched("snap"), General)


def test_a_package_of_its_own_may_bring_bots_to_a_game_that_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rosters = EntryPoints(
        EntryPoint(game, f"{__name__}:APART", bots.GROUP) for game in ("snap", "flotsam")
    )
    monkeypatch.setattr(bots, "installed", lambda group: rosters)
    assert find_bot("snap", "patient") is RandomBot
    assert "patient" not in bot_names("flotsam")


@pytest.mark.parametrize("game", ["flotsam", "snap"])
def test_two_play_every_game(game: str) -> None:
    assert find_bot(game, "random") is RandomBot
    assert isinstance(find_bot(game, "general")(QuickChance(1)), General)


def test_bots_of_other_games_are_not_offered() -> None:
    with pytest.raises(UnknownBotError, match="no bot called 'greedy'; there is random") as error:
        find_bot("snap", "greedy")
    assert error.value.known == bot_names("snap")
