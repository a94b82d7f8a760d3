"""Bots that try their cards in worlds that could be the real one."""

from typing import ClassVar, Final

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.bots.search import best_move
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.mixture import Mixture
from houle.games.land_unter.bots.openly import OpenRound
from houle.games.land_unter.bots.opinion import HABITS, opinion
from houle.games.land_unter.bots.references import DUCT_PLAYOUTS, NOISY
from houle.games.land_unter.bots.response import Response
from houle.games.land_unter.bots.sight import LandUnterKnowledge, Sight
from houle.games.land_unter.moves import LandUnterMove
from houle.kernel import Card, Chance

OWN_HABITS: Final = {
    3: Habit(worry=0.6, thrift=0.3),
    4: Habit(worry=0.6, thrift=0.45),
    5: Habit(worry=0.6, thrift=0.55),
}
"""How one plays on in one's own playouts, by the number of seats."""
ENOUGH: Final = 0.7
"""A field of which everybody plays by habit as surely as this is answered, not searched."""


def all_of_habit(sight: Sight, trust: list[float]) -> bool:
    """Whether nobody else in the round seems to search."""
    return all(trust[seat] > ENOUGH for seat in sight.playing if seat != sight.me)


def response(
    sight: Sight, dealer: Dealer, chance: PlayoutChance, beliefs: list[list[float]]
) -> Response:
    """Where a field of habit is answered."""
    own = OWN_HABITS[sight.seats]
    return Response(sight.scene(), dealer, sight.me, own, HABITS, beliefs, chance)


def mixture(sight: Sight, dealer: Dealer, chance: PlayoutChance, trust: list[float]) -> Mixture:
    """Where one searches along with others."""
    return Mixture(sight.scene(), dealer, sight.me, trust, NOISY, chance)


def open_round(sight: Sight, dealer: Dealer, chance: PlayoutChance) -> OpenRound:
    """Where cards are laid in turn."""
    return OpenRound(sight.scene(), dealer, sight.laid, sight.me, NOISY, chance)


class Searcher(Silent):
    """What the levels that search have in common: they differ in how they see the others."""

    answers: ClassVar[int]
    """Playouts where the others are taken for players of habit."""
    counts_belts: ClassVar[bool] = False

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance
        self._patience = patience

    def choose(self, known: LandUnterKnowledge) -> LandUnterMove:
        sight = Sight(known)
        if len(sight.hand) == 1:
            return known.view.moves[0]
        chance = PlayoutChance(self._chance.below(SEEDS))
        dealer = sight.dealer(count_belts=self.counts_belts)
        if sight.openly:
            return sight.move(self._openly(sight, dealer, chance))
        return sight.move(self._secretly(sight, dealer, chance))

    def _secretly(self, sight: Sight, dealer: Dealer, chance: PlayoutChance) -> Card:
        raise NotImplementedError

    def _openly(self, sight: Sight, dealer: Dealer, chance: PlayoutChance) -> Card:
        tried = open_round(sight, dealer, chance)
        return best_move(sight.hand, tried.imagine, tried.worth, self.answers, self._patience)

    def _answer(
        self, sight: Sight, dealer: Dealer, chance: PlayoutChance, beliefs: list[list[float]]
    ) -> Card:
        tried = response(sight, dealer, chance, beliefs)
        return best_move(sight.hand, tried.imagine, tried.worth, self.answers, self._patience)

    def _mix(
        self, sight: Sight, dealer: Dealer, chance: PlayoutChance, trust: list[float], playouts: int
    ) -> Card:
        return mixture(sight, dealer, chance, trust).search(playouts, self._patience)


class Player(Searcher):
    """Takes everybody for a player of habit, and looks for an answer to that."""

    answers = 12

    def _secretly(self, sight: Sight, dealer: Dealer, chance: PlayoutChance) -> Card:
        return self._answer(sight, dealer, chance, [[0.0, 1.0]] * sight.seats)


class Strong(Searcher):
    """Takes everybody half for a player of habit and half for somebody who searches."""

    answers = 80

    def _secretly(self, sight: Sight, dealer: Dealer, chance: PlayoutChance) -> Card:
        return self._mix(sight, dealer, chance, [0.5] * sight.seats, self.answers)


class Expert(Searcher):
    """Learns whom it plays with, counts lifebelts, and answers or searches as the field asks."""

    answers = 400
    searches: ClassVar[int] = DUCT_PLAYOUTS
    """Playouts where somebody else searches too."""
    counts_belts = True

    def _secretly(self, sight: Sight, dealer: Dealer, chance: PlayoutChance) -> Card:
        beliefs = opinion(sight, dealer, chance)
        trust = [sum(parts) for parts in beliefs]
        if all_of_habit(sight, trust):
            return self._answer(sight, dealer, chance, beliefs)
        return self._mix(sight, dealer, chance, trust, self.searches)
