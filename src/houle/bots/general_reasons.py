"""Reasons for the moves of any game, with nothing but its rules: how often each wins.

Worlds that could be the real one are played on by a policy, as the general player does. A game may
bring the policy; without one, all moves are equally likely.
"""

from typing import Any, Final, NamedTuple

from houle.bots.playout_chance import SEEDS
from houle.bots.playouts import AnyTable, Playouts, Policy, anything
from houle.bots.reasons import AnyKnowledge, Came, HouseFate, Reasons
from houle.bots.rules_of import rules_of
from houle.kernel import Chance, QuickChance, Worlds

WON: Final = frozenset({HouseFate.WINS})
NOT_WON: Final[frozenset[str]] = frozenset()


class Unfolding(NamedTuple):
    """A world, in which luck is the same whatever is tried."""

    table: AnyTable
    luck: int


class GeneralTrial:
    """Plays moves on to the end, in worlds from the kernel."""

    def __init__(self, policy: Policy, known: AnyKnowledge, chance: Chance) -> None:
        self._game = rules_of(known.view)
        self._seat = int(known.view.viewer)
        self._policy = policy
        self._chance = chance
        self._worlds = Worlds(self._game, known)

    def imagine(self) -> Unfolding:
        """A world that could be the real one."""
        return Unfolding(self._worlds.draw(self._chance), self._chance.below(SEEDS))

    def comes_of(self, world: Unfolding, move: Any) -> Came:
        """How a world ends after a move."""
        head = Playouts(self._game, self._seat, self._policy, QuickChance(world.luck))
        end = head.ends(world.table, move)
        return Came(end.worth, WON if end.won else NOT_WON)


def general_reasons(policy: Policy = anything) -> Reasons:
    """Why a move, for a game that has no words of its own for what may come of it."""
    return Reasons(
        HouseFate, frozenset(), lambda known, chance: GeneralTrial(policy, known, chance)
    )
