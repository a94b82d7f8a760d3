"""Somebody who learns the game: hinders whenever that is possible, and overlooks things."""

from houle.games.vague_verte.bots.greedy import FIRST_OF_ALL, Greedy, Sight
from houle.games.vague_verte.bots.imagining import VerteKnowledge
from houle.games.vague_verte.moves import Hinder, VagueVerteMove
from houle.games.vague_verte.rules import DRAW_FROM_PILE

OVERLOOKED = 4
"""One card of so many is not thought of."""
FORGOTTEN = 2
"""One time of so many the face-up card is forgotten."""


class Beginner(Greedy):
    """It does not see that ducks and breakdowns also bring their victim a square further."""

    def choose(self, known: VerteKnowledge) -> VagueVerteMove:
        moves = known.view.moves
        if DRAW_FROM_PILE in moves and not self._chance.below(FORGOTTEN):
            return DRAW_FROM_PILE
        return super().choose(known)

    def worth(self, sight: Sight, move: VagueVerteMove) -> float:
        worth = sight.worth(move)
        if isinstance(move, Hinder):
            worth += FIRST_OF_ALL
        return worth if self._chance.below(OVERLOOKED) else -FIRST_OF_ALL
