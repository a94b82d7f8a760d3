"""A player for any game, with nothing but its rules.

Draws worlds that could be the real one, tries each move in them, plays on by a policy and counts
how that ends. A game may bring the policy; without one, all moves are equally likely.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from houle.bots.bot import ENDLESS, BotKind, Patience, Roster, Silent
from houle.bots.levels import Level
from houle.bots.playout_chance import SEEDS
from houle.bots.playouts import PERFECT, AnyTable, Playouts, Policy, anything
from houle.bots.race import win_race
from houle.bots.rules_of import rules_of
from houle.kernel import Chance, Knowledge, QuickChance, Worlds
from houle.kernel.game import M


class General(Silent):
    """Plays as many moves in the head as its `effort` says, and keeps silent."""

    def __init__(
        self, effort: int, policy: Policy, chance: Chance, patience: Patience = ENDLESS
    ) -> None:
        self._effort = effort
        self._policy = policy
        self._chance = chance
        self._patience = patience

    def choose(self, known: Knowledge[Any, M, Any]) -> M:
        if len(known.view.moves) == 1:
            return known.view.moves[0]
        chance = QuickChance(self._chance.below(SEEDS))
        order = list(range(len(known.view.moves)))
        chance.shuffle(order)  # should there be no time for all, none comes first
        moves = [known.view.moves[nth] for nth in order]
        game = rules_of(known.view)
        head = Playouts(game, int(known.view.viewer), self._policy, chance)
        worlds = Worlds(game, known)
        imagine: Callable[[], AnyTable] = partial(worlds.draw, chance)
        limit = _Limit(head, self._effort, self._patience)
        return win_race(moves, imagine, head.worth, self._effort, limit, PERFECT).move


class _Limit:
    """Ends a search by the moves that were played in it, or sooner if somebody waits."""

    def __init__(self, head: Playouts, effort: int, patience: Patience) -> None:
        self._head = head
        self._effort = effort
        self._patience = patience

    def over(self) -> bool:
        return self._head.played >= self._effort or self._patience.over()


EFFORTS: Final = {
    Level.BEGINNER: 300,
    Level.PLAYER: 2_000,
    Level.STRONG: 8_000,
    Level.EXPERT: 30_000,
}
"""Moves in the head for one decision."""


def general_roster(policy: Policy = anything) -> Roster:
    """Players of four levels for a game that has no thoughts of its own about how to play it."""
    return {level: _kind(effort, policy) for level, effort in EFFORTS.items()}


def _kind(effort: int, policy: Policy) -> BotKind:
    return partial(General, effort, policy)
