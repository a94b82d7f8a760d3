"""Any registered game as a game of OpenSpiel, written in Python: `houle_<name>`.

A game is sequential, with a chance node for every number that the rules ask of fate: for each card
of a shuffle, for each die.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from houle.games.registry import Kind, find_game, game_names
from houle.kernel import Onlooker, Viewer
from houle.research.episode import Episode
from houle.research.line import Line
from houle.research.rewards import Reward
from houle.research.setting import LONGEST, Setting, make_setting

PREFIX = "houle_"
MOST_POINTS = 1e6
FEWEST_FATES = 64
"""OpenSpiel wants bounds; these are far beyond what games have."""
UNSAID = -1
"""Stands for an option that nobody chose, since a parameter has one type."""


def short_name(name: str) -> str:
    """What a game is called in OpenSpiel."""
    return PREFIX + name.replace("-", "_")


def register() -> list[str]:
    """Make all registered games known to OpenSpiel, once, and say under which names."""
    known = set(pyspiel.registered_names())
    names = {short_name(name): name for name in game_names()}
    for short, name in names.items():
        if short not in known:
            kind = game_type(name)
            pyspiel.register_game(kind, _class_of(name, kind))
    return list(names)


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = find_game(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Houle: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seat_counts[-1],
        min_num_players=kind.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": kind.seat_counts[len(kind.seat_counts) // 2],
            "asides": "",
            "reward": Reward.WIN.value,
            "longest": LONGEST,
            **usual_options(kind),
        },
    )


def usual_options(kind: Kind) -> dict[str, Any]:
    """The options of a game as parameters: flags, numbers or words, as they usually are."""
    usual = msgspec.to_builtins(kind.options_type())
    return {field: UNSAID if value is None else value for field, value in usual.items()}


def _class_of(name: str, kind: Any) -> type:
    """A class, because at the end of a process OpenSpiel stumbles over other things that make."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    return Registered


def _setting(name: str, kind: Kind, params: dict[str, Any]) -> Setting:
    usual = kind.seat_counts[len(kind.seat_counts) // 2]
    return make_setting(
        name,
        params.get("seats", usual),
        {
            field: params[field]
            for field in usual_options(kind)
            if params.get(field, UNSAID) != UNSAID
        },
        asides=[tag for tag in params.get("asides", "").split("+") if tag],
        reward=params.get("reward", Reward.WIN.value),
        longest=params.get("longest", LONGEST),
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters: `seats`, the options of the game by their names, and others."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        self.setting = setting = _setting(name, find_game(name), params)
        most = 1.0 if params.get("reward", Reward.WIN.value) == Reward.WIN else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions.size,
            max_chance_outcomes=max(FEWEST_FATES, len(setting.game.layout.cards)),
            num_players=setting.game.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=setting.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"an observer takes no parameters such as {params}")
        return SpielObserver(self.setting, iig_obs_type)


class SpielState(pyspiel.State):
    """A state; all of it is open to whoever studies the game, players get an observer."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game.setting)
        self._setting = game.setting

    def current_player(self) -> int:
        if self.line.fates:
            return int(pyspiel.PlayerId.CHANCE)
        asked = None if self.line.settled is None else self.line.settled.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(fate, 1 / self.line.fates) for fate in range(self.line.fates)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.line.settled
        if episode is None or player != self.current_player():
            return []
        return list(episode.offered())

    def _apply_action(self, action: int) -> None:
        self.line.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"fate {action}"
        return self._setting.actions.words(action)

    def returns(self) -> list[float]:
        episode = self.line.settled
        if episode is None or self.line.fates:
            return [0.0] * self._setting.game.seats
        return self._setting.rewards(episode.view(Onlooker.WATCHER))

    def __str__(self) -> str:
        episode = self.line.settled
        return "dealing" if episode is None else _words(episode, Onlooker.WATCHER)


class SpielObserver:
    """What a player may know of a state: the projection, as a vector and as words."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._setting = setting
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(setting.sight.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size]
            for part in setting.sight.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.line.settled is not None:
            view = state.line.settled.view(self._viewer(player))
            self.tensor[:] = self._setting.sight.vector(view)

    def string_from(self, state: SpielState, player: int) -> str:
        episode = state.line.settled
        if episode is None:
            return "dealing"
        seen = _words(episode, self._viewer(player))
        if not self._recall:
            return seen
        told = msgspec.json.encode(episode.told(player)).decode()
        return f"{player} {state.line.own[player]} {told} {seen}"

    def _viewer(self, player: int) -> Viewer:
        return player if self._private else Onlooker.WATCHER


def _words(episode: Episode, viewer: Viewer) -> str:
    return msgspec.json.encode(episode.view(viewer)).decode()
