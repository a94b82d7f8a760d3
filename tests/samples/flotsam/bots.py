"""Who plays Flotsam: somebody who lays what matches, at every level."""

from typing import TypeAlias

from houle.bots.bot import ENDLESS, Patience, Roster, Silent
from houle.bots.levels import Level
from houle.kernel import Chance, Knowledge
from tests.samples.flotsam.words import (
    FlotsamMove,
    FlotsamOptions,
    FlotsamPublic,
    Lay,
    colour,
)

Known: TypeAlias = Knowledge[FlotsamPublic, FlotsamMove, FlotsamOptions]


class Greedy(Silent):
    """Lays a card of the uppermost colour if there is one, and else anything."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: Known) -> FlotsamMove:
        view = known.view
        uppermost = view.zone("heap")[-1]
        hand = view.zone("hand", int(view.viewer))
        matching = [
            move
            for move in view.moves
            if isinstance(move, Lay) and colour(hand[move.place] or 0) == colour(uppermost or 0)
        ]
        best = matching or view.moves
        return best[self._chance.below(len(best))]


BOTS: Roster = dict.fromkeys((*Level, "greedy"), Greedy)
