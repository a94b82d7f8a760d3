"""Who is asked when, and what an end is worth."""

import copy
from typing import Any

import pytest

from houle.games.registry import find_game
from houle.kernel import Game, KeyedChance, Outcome, QuickChance, RefusedError, Seats
from houle.research import PASS, Episode, Reward, Setting, make_setting
from houle.research.rewards import rewards
from tests.conformance.lowtide import Cheer, Choose, LowTide
from tests.research.playing import GAMES, decisions


def low_tide(**settings: Any) -> Setting:
    return Setting(LowTide(3), **settings)


def begun(setting: Setting, **others: Any) -> Episode:
    return Episode.begin(setting, KeyedChance(b"tide"), **others)


def test_what_is_chosen_at_the_same_time_is_asked_for_in_turn() -> None:
    episode = begun(low_tide())
    asked = []
    for _ in range(3):
        asked.append(episode.asked)
        episode.play(Choose(0), QuickChance(1))
    assert asked == [0, 1, 2]
    assert episode.asked == 0


def test_whoever_is_asked_later_is_not_shown_what_was_chosen() -> None:
    first, other = begun(low_tide()), begun(low_tide())
    first.play(Choose(0), QuickChance(1))
    other.play(Choose(1), QuickChance(1))
    assert first.view(1) == other.view(1)
    assert first.told(1) == other.told(1)
    assert first.view(0) != other.view(0)


def test_nobody_speaks_unless_the_setting_lets_them() -> None:
    setting = low_tide()
    episode = begun(setting)
    episode.play(Choose(0), QuickChance(1))
    assert PASS not in setting.offered(episode.view(1))


def test_who_is_not_waited_for_may_speak_or_pass() -> None:
    setting = low_tide(asides=["cheer"])
    episode = begun(setting)
    episode.play(Choose(0), QuickChance(1))
    assert (episode.asked, episode.aside) == (0, True)
    offered = setting.offered(episode.view(0))
    assert list(offered.values()) == [None, Cheer()]
    episode.play(Cheer(), QuickChance(1))
    assert (episode.asked, episode.aside) == (1, False)
    episode.play(Choose(0), QuickChance(1))
    assert (episode.asked, episode.aside) == (1, True)
    episode.play(None, QuickChance(1))
    assert (episode.asked, episode.aside) == (2, False)


def test_nobody_speaks_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LowTide, "asides", lambda *_: [Cheer()])
    monkeypatch.setattr(LowTide, "refusal", lambda *_: None)
    episode = begun(low_tide(asides=["cheer"]))
    episode.play(Choose(0), QuickChance(1))
    for _ in range(8):
        assert episode.aside
        episode.play(Cheer(), QuickChance(1))
    assert not episode.aside


def test_bots_may_speak_whatever_the_setting_says() -> None:
    episode = begun(low_tide(), speakers=[0])
    episode.play(Choose(0), QuickChance(1))
    assert (episode.asked, episode.aside) == (0, True)


def test_an_aside_that_the_game_does_not_know_is_said() -> None:
    with pytest.raises(ValueError, match="has no shout"):
        low_tide(asides=["shout"])


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    episode = begun(low_tide(longest=2))
    for _ in range(2):
        assert not episode.broken_off
        episode.play(Choose(0), QuickChance(1))
    assert episode.broken_off
    assert episode.asked is None
    assert low_tide().rewards(episode.view(0)) == [0, 0, 0]
    with pytest.raises(ValueError, match="nobody"):
        episode.play(Choose(0), QuickChance(1))


def test_what_the_rules_refuse_is_not_played() -> None:
    with pytest.raises(RefusedError):
        begun(low_tide()).play(Choose(7), QuickChance(1))


def test_a_copy_goes_its_own_way() -> None:
    episode = begun(low_tide())
    other = episode.copy()
    before = episode.view(0), episode.told(0)
    other.play(Choose(0), QuickChance(1))
    assert (episode.view(0), episode.told(0), episode.asked) == (*before, 0)
    assert other.asked == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    setting = make_setting(name)
    assert list(decisions(setting, "again")) == list(decisions(setting, "again"))
    assert list(decisions(setting, "again")) != list(decisions(setting, "another"))


@pytest.mark.parametrize("name", GAMES)
def test_a_setting_is_shared_here_and_made_anew_elsewhere(name: str) -> None:
    setting = make_setting(name, reward="points", longest=99)
    assert copy.deepcopy(setting) is setting
    make, parts = setting.__reduce__()
    other = make(*parts)
    assert repr(other.game) == repr(setting.game)
    assert (other.asides, other.longest) == (setting.asides, 99)
    assert other.__reduce__() == setting.__reduce__()


@pytest.mark.parametrize("name", GAMES)
def test_options_are_given_by_name(name: str) -> None:
    fields = find_game(name).options_type.__struct_fields__
    with pytest.raises(ValueError, match="unknown field"):
        make_setting(name, options={"x".join(fields): True})


# What an end is worth


class Sides(LowTide):
    """Three seats on the sides that a test wants."""

    def __init__(self, *sides: Seats) -> None:
        super().__init__(3)
        self._sides = sides

    def sides(self) -> tuple[Seats, ...]:
        return self._sides


EACH: Game[Any, Any, Any] = LowTide(3)
TOGETHER = Sides((0, 1, 2))
TWO_AND_ONE = Sides((0, 2), (1,))


@pytest.mark.parametrize(
    ("game", "winners", "worth"),
    [
        (EACH, (1,), [-0.5, 1, -0.5]),
        (EACH, (0, 1), [0.25, 0.25, -0.5]),
        (EACH, (0, 1, 2), [0, 0, 0]),
        (EACH, (), [-0.5, -0.5, -0.5]),
        (TOGETHER, (0, 1, 2), [1, 1, 1]),
        (TOGETHER, (), [-1, -1, -1]),
        (TWO_AND_ONE, (0, 2), [1, -1, 1]),
        (TWO_AND_ONE, (1,), [-1, 1, -1]),
    ],
)
def test_to_win(game: Game[Any, Any, Any], winners: Seats, worth: list[float]) -> None:
    assert rewards(game, Outcome("played-out", winners), Reward.WIN) == worth


def test_points_are_as_the_game_counts_them() -> None:
    assert rewards(EACH, Outcome("played-out", (1,), (3, 9, -2)), Reward.POINTS) == [3, 9, -2]
    assert rewards(EACH, Outcome("played-out", (1,)), Reward.POINTS) == [0, 0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_worth_something_at_its_end(name: str) -> None:
    setting = make_setting(name, longest=20_000)
    chance = QuickChance("to the end")
    episode = Episode.begin(setting, chance)
    while episode.asked is not None:
        offered = list(setting.offered(episode.view(episode.asked)).values())
        episode.play(offered[chance.below(len(offered))], chance)
    assert episode.outcome is not None
    worth = setting.rewards(episode.view(0))
    for side in setting.game.sides():
        assert len({worth[seat] for seat in side}) == 1
    assert all(-1 <= each <= 1 for each in worth)
    if len(setting.game.sides()) == 1:
        assert set(worth) <= {1, -1}
    elif episode.outcome.winners:
        assert sum(worth[side[0]] for side in setting.game.sides()) == pytest.approx(0)
