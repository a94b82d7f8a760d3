"""Exact search once the pile is empty: can every card still be played?"""

from mypy_extensions import i64

from houle.games.wave.bots.ending import Ending
from houle.games.wave.bots.masks import CARD_OF, SURF_COUNT, count, without_softer
from houle.games.wave.components import bit
from houle.games.wave.course import turned
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Table


class Solver(Ending):
    """Looks for a way to play all cards.

    The cards that are left, the top card, the turn and the direction are the whole position, so
    what failed once is remembered by them.
    """

    def __init__(self, game: Wave, table: Table[WavePublic], nodes: int, people: int = 0) -> None:
        super().__init__(game, table, nodes, people)
        self._top: int = table.zones[game.seating.discard][-1]
        self.fewest: int = SURF_COUNT
        """The fewest cards that were left on any way tried."""
        self._failed: set[int] = set()

    def can_win(self) -> bool:
        """Whether a way was found; if not, and there are nodes left, there is none."""
        return self._search(self.rest, self._top, self.turn, self.direction)

    def _search(self, rest: i64, top: i64, turn: i64, direction: i64) -> bool:
        if self.nodes <= 0:
            return False
        self.nodes -= 1
        key: int = (rest << 6 | top) << 4 | turn << 2 | (direction + 1)
        if key in self._failed:
            return False
        if not self._hopeless(rest, top):
            fitting: i64 = self.held(rest, turn) & self.higher[top]
            inward: i64 = self.softened[turn]
            if inward:
                fitting = without_softer(fitting, inward, self.hard)
            for code in self.ordered(fitting, rest):
                card: i64 = code
                left = rest ^ bit(card)
                if not left:
                    return self._ends_well(card)
                onward = turned(direction, card)
                heir = self.next_place(left, turn, onward)
                if not left & self.hands[heir] & self.higher[card]:
                    self._note(left)
                elif self._search(left, card, heir, onward):
                    return True
        self._note(rest)
        if self.nodes > 0:
            self._failed.add(key)
        return False

    def _ends_well(self, card: i64) -> bool:
        """W-64: after the last card the bend card must fit, if there is one."""
        won = self.bend < 0 or self.higher[card] >> self.bend & 1 == 1
        self.fewest = 0 if won else 1
        return won

    def _note(self, rest: i64) -> None:
        left: int = count(rest) + (self.bend >= 0)
        self.fewest = min(self.fewest, left)

    def _hopeless(self, rest: i64, top: i64) -> bool:
        """Whether some card can follow no other any more, or two can only be the last one."""
        before = rest | bit(top)
        after = rest
        lasts: i64 = 0
        lower = self.lower
        higher = self.higher
        if self.bend >= 0:
            bend: i64 = self.bend
            if not before & lower[bend]:
                return True
            after |= bit(bend)
            lasts = 1
        cards = rest
        while cards:
            low = cards & -cards
            cards ^= low
            card: i64 = CARD_OF[low % 37]
            if not before & lower[card]:
                return True
            if not after & higher[card]:
                lasts += 1
        return lasts > 1
