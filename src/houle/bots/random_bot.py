"""The player for every game: anything that is allowed, all of it equally likely."""

from typing import Any

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.kernel import Chance, Knowledge
from houle.kernel.game import M


class RandomBot(Silent):
    """Chooses among its moves by lot, and keeps silent."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:  # noqa: ARG002
        self._chance = chance

    def choose(self, known: Knowledge[Any, M, Any]) -> M:
        moves = known.view.moves
        return moves[self._chance.below(len(moves))]
