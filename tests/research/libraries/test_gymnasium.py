"""One seat of every registered game passes Gymnasium's own check; bots play the others."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from houle.research.aec import NOT_OFFERED
from houle.research.single import SeatEnv
from tests.research.playing import GAMES

pytestmark = [
    # Points and counts have no bounds that hold for every game.
    pytest.mark.filterwarnings("ignore:.*A Box observation space m"),
]


def played(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """Always the last number that is offered, to the end."""
    told, info = env.reset(seed=seed)
    chosen: list[int] = []
    over = False
    worth = 0.0
    while not over:
        assert info["view"].viewer == env.seat
        assert np.array_equal(env.action_masks(), told["action_mask"].astype(bool))
        chosen.append(int(np.flatnonzero(told["action_mask"])[-1]))
        told, worth, ended, broken_off, info = env.step(chosen[-1])
        over = ended or broken_off
    return chosen, worth, info


@pytest.mark.parametrize("name", GAMES)
def test_it_is_as_gymnasium_wants_it(name: str) -> None:
    check_env(SeatEnv(name, others="random"), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str) -> None:
    env = SeatEnv(name, seat=1, others="random", longest=20_000)
    _, worth, info = played(env, 7)
    assert info["view"].outcome is not None
    assert info["moves"] == {}
    assert worth == env.setting.rewards(info["view"])[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = (SeatEnv(name, others="random", longest=200) for _ in range(2))
    assert played(one, 7) == played(other, 7)
    assert len({tuple(played(one, seed)[0]) for seed in range(4)}) > 1


def test_bots_of_any_level_play_the_other_seats() -> None:
    assert played(SeatEnv(GAMES[0], others="beginner"), 7)[0]


def test_what_is_not_offered_ends_the_game_and_costs() -> None:
    env = SeatEnv(GAMES[0], others="random")
    told, _ = env.reset(seed=1)
    _, worth, ended, broken_off, _ = env.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    assert (worth, ended, broken_off) == (NOT_OFFERED, True, False)
