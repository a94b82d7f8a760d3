"""One seat of any registered game as an environment of Gymnasium; bots play the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from houle.bots import Bot, find_bot
from houle.kernel import Chance, QuickChance, Seat
from houle.research.aec import NOT_OFFERED, chance_of
from houle.research.arrays import Told, said, told, told_space
from houle.research.episode import Episode
from houle.research.setting import make_setting


class SeatEnv(gymnasium.Env):
    """The game goes on by itself until this seat is asked, or until it is over.

    To do what is not offered ends the game at once, and costs as much as to lose it.
    """

    metadata: Mapping[str, Any] = {"render_modes": []}

    def __init__(
        self,
        name: str,
        seat: Seat = 0,
        seats: int | None = None,
        *,
        others: str | None = None,
        **settings: Any,
    ) -> None:
        self.setting = make_setting(name, seats, **settings)
        self.seat = seat
        self._kind = find_bot(name, others)
        self.observation_space = told_space(self.setting)
        self.action_space = spaces.Discrete(self.setting.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._deal(int(self.np_random.integers(2**62)))
        while self._episode.asked is None:
            self._deal(int(self.np_random.integers(2**62)))
        return self._answer()

    def _deal(self, seed: int) -> None:
        self._chance: Chance = chance_of(seed)
        self._bots: dict[Seat, Bot[Any, Any, Any]] = {
            seat: self._kind(QuickChance(f"{seed} {seat}"))
            for seat in range(self.setting.game.seats)
            if seat != self.seat
        }
        self._episode = Episode.begin(self.setting, self._chance, speakers=self._bots)
        self._go_on()

    def step(self, action: int) -> tuple[Told, float, bool, bool, dict[str, Any]]:
        offered = self._episode.offered()
        if int(action) not in offered:
            told_now, info = self._answer()
            return told_now, NOT_OFFERED, True, False, info
        self._episode.play(offered[int(action)], self._chance)
        self._go_on()
        told_now, info = self._answer()
        worth = self.setting.rewards(info["view"])[self.seat]
        over = self._episode.outcome is not None
        return told_now, worth, over, self._episode.broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are offered now, as maskable learners ask for it."""
        return told(self._episode, self.seat)["action_mask"].astype(np.bool_)

    def _go_on(self) -> None:
        episode = self._episode
        while episode.asked is not None and episode.asked != self.seat:
            bot, known = self._bots[episode.asked], episode.known(episode.asked)
            episode.play(bot.aside(known) if episode.aside else bot.choose(known), self._chance)

    def _answer(self) -> tuple[Told, dict[str, Any]]:
        return told(self._episode, self.seat), said(self._episode, self.seat)
