"""What it costs a captain to part with cards."""

from collections.abc import Iterable
from functools import cached_property

from houle.games.vague_et_attaque.bots.prospects import Prospects
from houle.games.vague_et_attaque.bots.sight import Sight
from houle.games.vague_et_attaque.effects import Held, Stock
from houle.games.vague_et_attaque.turn import HAND_LIMIT
from houle.kernel import Card, ZoneId

GOLD = 0.6
"""What a gold card is worth until it is used."""
OVERFULL = 0.05
"""What is lost with a card that would have to go at the end of the turn anyhow (A-34)."""


class Losses:
    """The cards of one hand, by what they would be missed for."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def of(self, zone: ZoneId, place: int) -> float:
        """What the card that lies there is missed for."""
        sight, seating, me = self._sight, self._sight.seating, self._sight.me
        if zone == seating.golds[me]:
            return GOLD
        card = sight.cards(zone)[place]
        return self.of_souvenir(card) if zone == seating.souvenirs[me] else self._of_place(card)

    def of_souvenir(self, souvenir: Card) -> float:
        sight = self._sight
        rest = list(sight.souvenirs)
        rest.remove(souvenir)
        left = Prospects(sight.berths + sight.in_hand(sight.places), rest)
        return sight.own.worth - left.worth

    def _of_place(self, place: Card) -> float:
        sight = self._sight
        rest = [other for other in sight.places if other != place]
        left = Prospects(sight.berths + sight.in_hand(rest), sight.souvenirs)
        return sight.own.worth - left.worth

    @cached_property
    def souvenirs(self) -> list[float]:
        """Of each souvenir, the least first."""
        return sorted([self.of_souvenir(souvenir) for souvenir in self._sight.souvenirs])

    @cached_property
    def places(self) -> list[float]:
        return sorted([self._of_place(place) for place in self._sight.places])

    @cached_property
    def all(self) -> list[float]:
        """Of each hand card, the least first; what will have to go counts for nearly nothing."""
        golds = self._sight.count(self._sight.seating.golds[self._sight.me])
        found = sorted([*self.souvenirs, *self.places, *[GOLD] * golds])
        return _discounted(found, self._sight.hand_size - HAND_LIMIT)

    def least(self, what: Held | Stock, count: int = 1) -> float:
        """What the cheapest so many cards of a kind are missed for."""
        match what:
            case Held.ANY:
                return sum(self.all[:count])
            case Held.PLACE | Stock.PLACE:
                return sum(self.places[:count])
            case _:
                return sum(self.souvenirs[:count])


def _discounted(losses: Iterable[float], too_many: int) -> list[float]:
    return [min(loss, OVERFULL) if rank < too_many else loss for rank, loss in enumerate(losses)]
