"""Players who try their cards in worlds that may be, each with a patience of their own."""

from functools import partial
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, BotKind, Patience, Silent
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.games.sea_change.bots.beliefs import Beliefs
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.bots.thinking import Aim, best_card
from houle.games.sea_change.moves import SeaMove
from houle.kernel import Chance

SOLO_VICTORY: Final = 20.0
"""Alone, the round is what counts (S-54): more than all points."""


class Effort(NamedTuple):
    """How hard somebody thinks."""

    playouts: int
    explains: bool = False
    """Whether they ask why the others played what they played."""
    ending: int = 0
    """In how many of the last tricks their own cards are chosen in every playout, too."""


class Searcher(Silent):
    """Tries every card in the same worlds, and plays the one that brings most."""

    def __init__(self, effort: Effort, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._effort = effort
        self._chance = chance
        self._patience = patience

    def choose(self, known: SeaKnowledge) -> SeaMove:
        if len(known.view.moves) == 1:
            return known.view.moves[0]
        effort, chance = self._effort, self._chance
        sight = Sight(known)
        beliefs, aim = believed(sight, chance, explains=effort.explains), aim_of(sight)
        place = best_card(
            sight.scene, beliefs, GREEDY, aim, effort.playouts, effort.ending, self._patience
        )
        return sight.move(place)


def believed(sight: Sight, chance: Chance, *, explains: bool) -> Beliefs:
    """The worlds that a seat imagines."""
    hidden = sight.hidden(chance)
    plays = sight.plays(hidden, GREEDY) if explains else []
    return Beliefs(hidden, sight.pile, plays, PlayoutChance(chance.below(SEEDS)))


def aim_of(sight: Sight) -> Aim:
    """What a seat plays for."""
    return Aim(sight.side, victory=SOLO_VICTORY if sight.seating.solo else 0.0)


EXPERTLY: Final = Effort(600, explains=True, ending=2)
PLAYER: Final[BotKind] = partial(Searcher, Effort(8))
STRONG: Final[BotKind] = partial(Searcher, Effort(32))
EXPERT: Final[BotKind] = partial(Searcher, EXPERTLY)
