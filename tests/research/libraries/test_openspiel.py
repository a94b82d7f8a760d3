"""Every registered game passes OpenSpiel's own checks, and its players see their part alone."""

import subprocess
import sys
from typing import Any

import pyspiel
import pytest

from houle.games.registry import find_game
from houle.kernel import QuickChance, RefusedError
from houle.research import spiel
from tests.research.playing import GAMES

SHORT = 60
spiel.register()


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(spiel.short_name(name), params)


def dealt(game: Any, seed: str) -> Any:
    """A state at its first decision."""
    state, chance = game.new_initial_state(), QuickChance(seed)
    while state.is_chance_node():
        state.apply_action(chance.below(len(state.chance_outcomes())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_is_as_openspiel_wants_it(name: str) -> None:
    game = load(name, longest=4 * SHORT)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_written_down_and_read_again_at_every_step(name: str) -> None:
    game = load(name, longest=SHORT)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_can_be_loaded_by_name(name: str) -> None:
    for seats in find_game(name).seat_counts:
        game = pyspiel.load_game(f"{spiel.short_name(name)}(seats={seats})")
        assert game.num_players() == seats
        assert not dealt(game, "seats").is_chance_node()


@pytest.mark.parametrize("name", GAMES)
def test_options_are_parameters(name: str) -> None:
    kind = find_game(name)
    flags = [
        field
        for field, value in zip(
            kind.options_type.__struct_fields__,
            kind.options_type.__struct_defaults__,
            strict=True,
        )
        if value is False
    ]
    tried = 0
    for flag in flags:
        for seats in kind.seat_counts:
            try:
                chosen = kind(seats, kind.options_type(**{flag: True})).options
            except RefusedError:  # it does not go with these seats
                continue
            assert load(name, seats=seats, **{flag: True}).setting.game.options == chosen
            tried += 1
    assert bool(tried) == bool(flags)


@pytest.mark.parametrize("name", GAMES)
def test_a_player_is_told_apart_what_others_are_not(name: str) -> None:
    state = dealt(load(name), "strings")
    told = [state.information_state_string(seat) for seat in range(state.num_players())]
    assert len(set(told)) == state.num_players()
    assert all("seed" not in each for each in told)


@pytest.mark.parametrize("name", GAMES)
def test_the_public_observation_is_the_watchers(name: str) -> None:
    game = load(name)
    state = dealt(game, "public")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    strings = {public.string_from(state, seat) for seat in range(game.num_players())}
    assert len(strings) == 1
    assert '"viewer":"watcher"' in strings.pop()


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        load(GAMES[0]).make_py_observer(None, {"colour": 1})


def test_points_may_be_what_counts() -> None:
    assert load(GAMES[0], reward="points").max_utility() == spiel.MOST_POINTS
    assert load(GAMES[0]).max_utility() == 1


def test_games_are_registered_once_and_the_process_ends_well() -> None:
    program = "from houle.research import spiel; assert spiel.register() == spiel.register()"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, b"")
