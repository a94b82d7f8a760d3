"""The player for every game: anything that is allowed, all of it equally likely."""

from typing import Any

from houle.kernel import Chance, View
from houle.kernel.game import M


class RandomBot:
    """Chooses among its moves by lot, and keeps silent."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View[Any, M, Any]) -> M:
        return view.moves[self._chance.below(len(view.moves))]

    def aside(self, view: View[Any, M, Any]) -> M | None:  # noqa: ARG002 - it never has advice
        return None
