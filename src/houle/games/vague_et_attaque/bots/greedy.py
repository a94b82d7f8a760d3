"""A sensible captain: lays what completes a place, and duels where there is most to gain."""

from houle.bots.bot import ENDLESS, Patience
from houle.games.vague_et_attaque.bots.judge import Judge
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import Chance


class Greedy:
    """Does what seems to gain most, by what it sees; equals are decided by its chance."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: VagueKnowledge) -> VagueEtAttaqueMove:
        view = known.view
        if len(view.moves) == 1:
            return view.moves[0]
        judge = Judge(view)
        worths = [judge.worth(move) for move in view.moves]
        best = max(worths)
        equals = [move for move, worth in zip(view.moves, worths, strict=True) if worth == best]
        return equals[self._chance.below(len(equals))]

    def aside(self, known: VagueKnowledge) -> VagueEtAttaqueMove | None:
        """In teams: what helps the partner."""
        view = known.view
        judge = Judge(view)
        worths = [(judge.worth_of_help(move), number) for number, move in enumerate(view.asides)]
        best, number = max(worths, default=(0.0, 0))
        return view.asides[number] if best > 0 else None
