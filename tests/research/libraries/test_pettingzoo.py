"""Every registered game passes PettingZoo's own checks, and deals by its seed."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from houle.research import aec
from tests.research.playing import GAMES

CYCLES = 100
pytestmark = [
    # A vector and a mask, as in PettingZoo's own card games, which its check knows by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def played(name: str, seed: int, **settings: Any) -> tuple[list[int], dict[str, float], Any]:
    """Always the first number that is offered, to the end: the numbers, the rewards, the agents."""
    env = aec.env(name, **settings)
    env.reset(seed=seed)
    chosen: list[int] = []
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        told, reward, terminated, truncated, info = env.last()
        rewards[agent] = reward
        if terminated or truncated:
            env.step(None)
            continue
        chosen.append(int(np.flatnonzero(told["action_mask"])[0]))
        assert chosen[-1] in info["moves"]
        assert info["view"].viewer == env.unwrapped.possible_agents.index(agent)
        env.step(chosen[-1])
    return chosen, rewards, env


@pytest.mark.parametrize("name", GAMES)
def test_it_is_as_pettingzoo_wants_it(name: str) -> None:
    api_test(aec.env(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_by_the_same_seed(name: str) -> None:
    seed_test(partial(aec.env, name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_is_another_deal(name: str) -> None:
    assert played(name, 1)[0] == played(name, 1)[0]
    assert len({tuple(played(name, seed)[0]) for seed in range(1, 5)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_all_agents_leave(name: str) -> None:
    _, rewards, env = played(name, 3, longest=20_000)
    assert env.agents == []
    assert set(rewards) == set(env.possible_agents)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = aec.env(GAMES[0], longest=1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_what_is_not_offered_ends_the_game_and_costs(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env(GAMES[0])
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == aec.NOT_OFFERED
    assert all(env.terminations.values())


def test_without_wrappers_it_is_refused() -> None:
    env = aec.env(GAMES[0]).unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match="0 is not offered to player_"):
        env.step(0)


def test_who_is_not_asked_sees_and_chooses_nothing() -> None:
    env = aec.env(GAMES[0])
    env.reset(seed=1)
    (other, *_) = (agent for agent in env.agents if agent != env.agent_selection)
    told = env.observe(other)
    assert not told["action_mask"].any()
    assert told["observation"].any()
    assert env.infos[other] == {}
