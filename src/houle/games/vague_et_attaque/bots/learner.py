"""Those who know what is good, but do not see all that could be done."""

from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.judge import Judge
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.kernel import Chance

OBVIOUS: Final = (DrawSouvenir, Adventure, Throw, Done)
"""What everybody thinks of in each part of a turn."""
EASILY_FORGOTTEN: Final = (Challenge, UseGold, UseArtefact)


class Attention(NamedTuple):
    """What somebody thinks of, in tenths of the time."""

    seen: int
    """What could be done with the cards."""
    remembered: int
    """What is easily forgotten."""
    helping: int
    """What would help a partner."""


FRESH: Final = Attention(seen=7, remembered=3, helping=5)
USUAL: Final = Attention(seen=9, remembered=6, helping=8)


class Learner:
    """Judges like the greedy captain, but overlooks cards and forgets duels and powers."""

    def __init__(self, attention: Attention, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._attention = attention
        self._chance = chance
        self._patience = patience

    def choose(self, known: VagueKnowledge) -> VagueEtAttaqueMove:
        moves = known.view.moves
        seen = [move for move in moves if self._thinks_of(move)] or moves
        if len(seen) == 1:
            return seen[0]
        return max(seen, key=Judge(known.view).worth)

    def aside(self, known: VagueKnowledge) -> VagueEtAttaqueMove | None:
        """In teams: what helps the partner, if it comes to mind."""
        helps = self._chance.below(10) < self._attention.helping
        return Greedy(self._chance).aside(known) if helps else None

    def _thinks_of(self, move: VagueEtAttaqueMove) -> bool:
        if isinstance(move, OBVIOUS):
            return True
        attention = self._attention
        often = attention.remembered if isinstance(move, EASILY_FORGOTTEN) else attention.seen
        return self._chance.below(10) < often
