"""Hands and water that a seat does not see, dealt at random in agreement with what it knows."""

from typing import Final, final

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.components import HALF_BELTS

MOST_EXCHANGES: Final = 400


@final
class Dealer:
    """Deals the same round again and again, each time another that could be the real one."""

    def __init__(
        self,
        known: list[list[int]],
        missing: list[int],
        spent: list[list[int]],
        allotted: list[int],
        pool: list[int],
        water: list[int],
    ) -> None:
        """What each seat holds for sure, how many cards more, and what it has played.

        `allotted` are the lifebelts that belong to each hand, or nothing if they do not matter.
        """
        self._known: list[list[int]] = known
        self._pool: list[int] = pool
        self._water: list[int] = water
        self._holders: list[int] = []
        """The seat that each place of the pool belongs to; those after the last lie aside."""
        self._receivers: list[int] = [seat for seat, count in enumerate(missing) if count]
        self._wanted: list[int] = [-1] * len(known)
        """How many half lifebelts each seat's unknown cards bear, rounded down to the even."""
        for seat, count in enumerate(missing):
            self._holders += [seat] * count
            if allotted and count:
                borne = 2 * allotted[seat]
                for card in known[seat]:
                    borne -= HALF_BELTS[card]
                for card in spent[seat]:
                    borne -= HALF_BELTS[card]
                self._wanted[seat] = borne
        self._bound: bool = bool(allotted) and bool(self._holders)

    def deal(self, chance: PlayoutChance) -> list[list[int]]:
        """A hand for each seat, in rising order."""
        pool = self._pool[:]
        chance.shuffle(pool)
        if self._bound:
            self._exchange(pool, chance)
        hands = [hand[:] for hand in self._known]
        for place, seat in enumerate(self._holders):
            hands[seat].append(pool[place])
        for hand in hands:
            hand.sort()
        return hands

    def water(self, chance: PlayoutChance) -> list[int]:
        """The cards in the pile."""
        water = self._water[:]
        chance.shuffle(water)
        return water

    def _exchange(self, pool: list[int], chance: PlayoutChance) -> None:
        """Exchange cards by lot until each hand bears its lifebelts."""
        holders, halves = self._holders, HALF_BELTS
        total, held = len(pool), len(holders)
        off = [-wanted for wanted in self._wanted]
        for place, seat in enumerate(holders):
            off[seat] = off[seat] + halves[pool[place]]
        wrong = 0
        for seat in self._receivers:
            wrong += _amiss(off[seat])
        for _ in range(MOST_EXCHANGES):
            if wrong == 0:
                return
            one = chance.below(held)
            other = chance.below(total)
            giver = holders[one]
            taker = holders[other] if other < held else -1
            if giver == taker:
                continue
            given, taken = pool[one], pool[other]
            change = halves[taken] - halves[given]
            if change:
                worse = _amiss(off[giver] + change) - _amiss(off[giver])
                if taker >= 0:
                    worse += _amiss(off[taker] - change) - _amiss(off[taker])
                if worse > 0:
                    continue
                wrong += worse
                off[giver] = off[giver] + change
                if taker >= 0:
                    off[taker] = off[taker] - change
            pool[one], pool[other] = taken, given


def _amiss(off: int) -> int:
    """How far a hand is from bearing its lifebelts; one half more is rounded down."""
    return -off if off < 0 else max(off - 1, 0)
