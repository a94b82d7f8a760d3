"""Games are found wherever they were installed."""

import pytest

from houle.games.registry import UnknownGameError, find_game, game_names, usual_seats
from tests.conformance.lowtide import LowTide
from tests.samples.install import house_games


def test_our_games_are_found() -> None:
    assert house_games()
    for name in house_games():
        assert find_game(name).name == name
        assert find_game(name).__module__.startswith("houle.games.")


def test_a_strangers_game_is_found_like_ours(a_strangers_game: str) -> None:
    assert {a_strangers_game, *house_games()} <= set(game_names())
    assert find_game(a_strangers_game) is LowTide


def test_as_many_play_as_the_game_says_or_as_few_as_it_can() -> None:
    assert LowTide.usual_seats is None
    assert usual_seats(LowTide) == LowTide.seat_counts[0]

    class ForFour(LowTide):
        usual_seats = 4

    assert usual_seats(ForFour) == 4


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGameError, match=r"no game called 'snap'; there is .*eddy") as error:
        find_game("snap")
    assert (error.value.name, error.value.known) == ("snap", game_names())
