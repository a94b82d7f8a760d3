"""A round in plain numbers, quick enough to be played thousands of times in the head."""

from typing import Final, final

HIGHEST: Final = 60
"""Weather cards are numbered from 1 on."""
FEWEST: Final = 3
"""With fewer players than this still in, the round is over."""


@final
class Round:
    """What is left of a round, with all cards known: a table that somebody imagines."""

    def __init__(
        self,
        hands: list[list[int]],
        levels: list[int],
        belts: list[int],
        playing: list[int],
        water: list[int],
        unplayed: list[int],
        starter: int,
    ) -> None:
        self.hands: list[list[int]] = hands
        """Of each seat, in rising order."""
        self.levels: list[int] = levels
        self.belts: list[int] = belts
        self.playing: list[int] = playing
        """The seats that have not dropped out."""
        self.water: list[int] = water
        """The levels on the water cards, the one turned up first last."""
        self.unplayed: list[int] = unplayed
        """For each number 1 if that card was not played in this round, else 0."""
        self.starter: int = starter
        """Open play: who plays first in this trick."""

    def copy(self) -> "Round":
        """The same round, to be played on its own."""
        return Round(
            [hand[:] for hand in self.hands],
            self.levels[:],
            self.belts[:],
            self.playing[:],
            self.water[:],
            self.unplayed[:],
            self.starter,
        )

    def over(self) -> bool:
        """L-20."""
        playing = self.playing
        return len(playing) < FEWEST or not self.hands[playing[0]]

    def play(self, cards: list[int]) -> None:
        """A trick, with the card of each seat that is still in."""
        highest = second = -1
        best = runner_up = 0
        for seat in self.playing:
            card = cards[seat]
            self.hands[seat].remove(card)
            self.unplayed[card] = 0
            if card > best:
                second, runner_up = highest, best
                highest, best = seat, card
            elif card > runner_up:
                second, runner_up = seat, card
        one = self.water.pop()
        other = self.water.pop()
        self.levels[highest] = min(one, other)
        self.levels[second] = max(one, other)
        self._rise()

    def _rise(self) -> None:
        """L-14 to L-16b, L-32."""
        levels, belts = self.levels, self.belts
        paid = False
        unlucky = -1
        while not paid and self.playing:
            top = 0
            for seat in self.playing:
                top = max(top, levels[seat])
            if top == 0:
                break
            staying: list[int] = []
            unlucky = -1
            for seat in self.playing:
                if levels[seat] != top:
                    staying.append(seat)
                    continue
                if belts[seat] > 0:
                    belts[seat] -= 1
                    staying.append(seat)
                    if not paid:
                        unlucky = -1
                    paid = True
                elif paid:
                    continue
                unlucky = self._worse_off(unlucky, seat)
            self.playing = staying
        self._pass_start(unlucky)

    def _worse_off(self, one: int, other: int) -> int:
        """L-32: who has fewer lifebelts left, or is met first clockwise from the last starter."""
        if one < 0 or self.belts[other] < self.belts[one]:
            return other
        if self.belts[other] > self.belts[one]:
            return one
        seats = len(self.hands)
        nearer = (other - self.starter) % seats < (one - self.starter) % seats
        return other if nearer else one

    def _pass_start(self, unlucky: int) -> None:
        if len(self.playing) < FEWEST:
            return
        seats = len(self.hands)
        start = (unlucky + 1) % seats
        while start not in self.playing:
            start = (start + 1) % seats
        self.starter = start

    def points(self) -> list[int]:
        """L-21, L-22: of each seat."""
        lowest = HIGHEST
        for seat in self.playing:
            lowest = min(lowest, self.levels[seat])
        points = [-1] * len(self.hands)
        for seat in self.playing:
            points[seat] = self.belts[seat] + (1 if self.levels[seat] == lowest else 0)
        return points
