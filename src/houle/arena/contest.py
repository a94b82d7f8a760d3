"""Who plays whom, and on which chairs: the same deals for everybody.

In a game with several sides one bot takes each side in turn against another on all the others, and
the other one plays the same deal on all sides, for comparison. In a game with one side, which wins
or loses together, each bot takes all seats.
"""

from itertools import combinations, pairwise
from typing import Any, NamedTuple, TypeAlias

from houle.bots import Level
from houle.kernel import Game

Lineup: TypeAlias = tuple[str, ...]
"""The name of the bot in each seat."""

LADDER = tuple(str(level) for level in Level)


class Pairing(NamedTuple):
    """Two bots to compare."""

    one: str
    other: str


class Contest:
    """A game, the bots, and which of them are compared."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        bots: tuple[str, ...],
        *,
        ladder: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.sides = game.sides()
        self.together = len(self.sides) == 1
        neighbours = [Pairing(upper, lower) for lower, upper in pairwise(bots)]
        every = [Pairing(one, other) for one, other in combinations(bots, 2)]
        self.pairings = neighbours if ladder else every

    def lineups(self) -> list[Lineup]:
        """All that is played on each deal, nothing twice."""
        if self.together or len(self.bots) == 1:
            return [self.all_of(bot) for bot in self.bots]
        found: dict[Lineup, None] = {}
        for pairing in self.pairings:
            for side in range(len(self.sides)):
                found[self.against(pairing, side)] = None
            found[self.all_of(pairing.other)] = None
        return list(found)

    def all_of(self, bot: str) -> Lineup:
        """One bot in every seat."""
        return (bot,) * self.game.seats

    def against(self, pairing: Pairing, side: int) -> Lineup:
        """One bot on this side, the other on all the others."""
        seats = self.sides[side]
        return tuple(
            pairing.one if seat in seats else pairing.other for seat in range(self.game.seats)
        )
