"""What is studied: a game with its seats and options, and its moves and views as numbers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from houle.games.registry import find_game
from houle.kernel import Game, View
from houle.research.actions import PASS, ActionTable, tag_of
from houle.research.rewards import Reward, rewards
from houle.research.shapes import move_kinds
from houle.research.sight import Sight

LONGEST = 2_000
"""Decisions after which a game is broken off, unless somebody says otherwise."""


class Setting:
    """All that stays the same from game to game; made once and shared."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        *,
        asides: Collection[str] = (),
        reward: str = Reward.WIN,
        longest: int = LONGEST,
    ) -> None:
        tags = {tag_of(kind) for kind in move_kinds(game)}
        unknown = sorted(set(asides) - tags)
        if unknown:
            raise ValueError(f"{game.name} has no {', '.join(unknown)}; it has {sorted(tags)}")
        self.game = game
        self.asides = frozenset(asides)
        self.longest = longest
        self.actions = ActionTable(game)
        self.sight = Sight(game)
        self._reward = Reward(reward)

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It is made anew wherever it is sent, from what it was made of."""
        game = self.game
        options = msgspec.to_builtins(game.options)
        return _made, (game.name, game.seats, options, self.asides, self._reward, self.longest)

    def offered(self, view: View[Any, Any, Any]) -> dict[int, msgspec.Struct | None]:
        """What the seat that looks can do when it is asked, by numbers; passing is nothing."""
        if view.viewer in view.to_act:
            return dict(self.actions.numbered(view, view.moves))
        return {PASS: None} | self.actions.numbered(view, self.spoken(view.asides))

    def spoken(self, asides: Sequence[msgspec.Struct]) -> list[msgspec.Struct]:
        """Those that are part of this study."""
        return [aside for aside in asides if tag_of(type(aside)) in self.asides]

    def rewards(self, view: View[Any, Any, Any]) -> list[float]:
        """For each seat what the end is worth, if this is one; else nothing to anybody."""
        if view.outcome is None:
            return [0.0] * self.game.seats
        return rewards(self.game, view.outcome, self._reward)


def make_setting(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    asides: Collection[str] = (),
    reward: str = Reward.WIN,
    longest: int = LONGEST,
) -> Setting:
    """A registered game, by its name; without a number of seats, the usual one."""
    kind = find_game(name)
    usual = kind.seat_counts[len(kind.seat_counts) // 2]
    chosen = msgspec.convert(dict(options or {}), kind.options_type, strict=False)
    game = kind(usual if seats is None else seats, chosen)
    return Setting(game, asides=asides, reward=reward, longest=longest)


def _made(
    name: str,
    seats: int,
    options: dict[str, Any],
    asides: frozenset[str],
    reward: str,
    longest: int,
) -> Setting:
    return make_setting(name, seats, options, asides=asides, reward=reward, longest=longest)
