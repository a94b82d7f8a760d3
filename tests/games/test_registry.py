"""Games are found wherever they were installed."""

import msgspec
import pytest

from houle.games.registry import (
    UnknownGameError,
    find_game,
    game_as_played,
    game_names,
    usual_seats,
)
from tests.conformance.lowtide import LowTide
from tests.samples.flotsam.words import FlotsamOptions
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


def test_a_game_goes_by_the_rules_it_was_played_by_or_the_newest_where_those_are_gone(
    a_strangers_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class AtFirst(LowTide):
        rules_version = 0

    kept = {AtFirst.rules_version: AtFirst, LowTide.rules_version: LowTide}
    monkeypatch.setattr(LowTide, "of_version", kept.get)

    first, then, since_lost = (
        game_as_played(a_strangers_game, version, 3, b"{}") for version in (0, 1, 7)
    )
    assert (type(first), type(then), type(since_lost)) == (AtFirst, LowTide, LowTide)
    assert (first.seats, then.seats) == (3, 3)


def test_a_game_is_played_with_the_options_it_was_opened_with() -> None:
    three_turns = game_as_played("flotsam", 1, 2, msgspec.json.encode({"turns": 3}))
    assert three_turns.options == FlotsamOptions(turns=3)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGameError, match=r"no game called 'snap'; there is .*eddy") as error:
        find_game("snap")
    assert (error.value.name, error.value.known) == ("snap", game_names())
