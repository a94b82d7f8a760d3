"""Any registered game as an environment of PettingZoo: agents act one after the other."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from houle.kernel import Chance, KeyedChance, Seat, new_seed
from houle.research.arrays import Told, said, told, told_space
from houle.research.episode import Episode
from houle.research.setting import Setting, make_setting

AGENT = "player_{}"
NOT_OFFERED = -1.0
"""What it costs to do what is not offered."""


def env(name: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """A game by its name, with the usual wrappers: who does what is not offered, loses at once."""
    raw = GameEnv(make_setting(name, seats, **settings))
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=NOT_OFFERED)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def chance_of(seed: int | None) -> Chance:
    """The fate of a game: the same for the same seed, on every machine."""
    return KeyedChance(new_seed() if seed is None else b"research %d" % seed)


class GameEnv(AECEnv):
    """The agents are the seats. A game takes its rewards at its end."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": f"{setting.game.name}_v{setting.game.rules_version}"}
        self.render_mode = None
        self.possible_agents = [AGENT.format(seat) for seat in range(setting.game.seats)]
        self.agents: list[str] = []
        number = setting.actions.size
        self._told = {agent: told_space(setting) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(number) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._told[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._chance = chance_of(seed)
        self._episode = Episode.begin(self.setting, self._chance)
        while self._episode.asked is None:
            self._episode = Episode.begin(self.setting, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> Told:
        return told(self._episode, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        offered = self._episode.offered()
        if action is None or int(action) not in offered:
            raise ValueError(f"{action} is not offered to {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._episode.play(offered[int(action)], self._chance)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Note who is asked, or how it ended; those who are not asked can still observe."""
        episode = self._episode
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if episode.asked is not None:
            self.agent_selection = AGENT.format(episode.asked)
            self.infos[self.agent_selection] = said(episode, episode.asked)
            return
        worth = self.setting.rewards(episode.view(0))
        for agent in self.agents:
            self.rewards[agent] = worth[self._seat(agent)]
            self.infos[agent] = said(episode, self._seat(agent))
        self.terminations = dict.fromkeys(self.agents, not episode.broken_off)
        self.truncations = dict.fromkeys(self.agents, episode.broken_off)
        self.agent_selection = self.agents[0]

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
