"""A game as a line through its tree: what chance draws and what seats choose, number by number.

Whatever the rules do between two decisions is done again from its beginning with each number that
is drawn: the table from before stays until all of them are known.
"""

from typing import Any

import msgspec

from houle.research.episode import Episode
from houle.research.fate import DrawnChance, UndrawnError
from houle.research.setting import Setting


class Line:
    """A game in progress, and the numbers drawn since the last decision."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._drawn: list[int] = []
        self._history: list[int] = []
        self._move: msgspec.Struct | None = None
        self.settled: Episode | None = None
        """The game at its latest decision; nothing before all cards are dealt."""
        self.fates = 0
        """How many numbers can be drawn next; none if it is not for chance to choose."""
        self.own: list[list[int]] = [[] for _ in range(setting.game.seats)]
        """What each seat has chosen."""
        self._try()

    def __deepcopy__(self, memo: Any) -> "Line":
        other = Line.__new__(Line)
        own = {
            "_drawn": self._drawn[:],
            "_history": self._history[:],
            "settled": None if self.settled is None else self.settled.copy(),
            "own": [chosen[:] for chosen in self.own],
        }
        other.__dict__ |= self.__dict__ | own
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Tables do not travel; what was drawn and chosen does, and is done again."""
        return relived, (self._setting, self._history)

    def go_on(self, number: int) -> None:
        """Chance has drawn, or who is asked has chosen."""
        self._history.append(number)
        if self.fates:
            self._drawn.append(number)
        else:
            self._choose(number)
        self._try()

    def _choose(self, number: int) -> None:
        episode = self.settled
        if episode is None or episode.asked is None:
            raise ValueError("nobody is asked")
        self._move = episode.offered()[number]
        self.own[episode.asked].append(number)

    def _try(self) -> None:
        chance = DrawnChance(self._drawn)
        try:
            if self.settled is None:
                after = Episode.begin(self._setting, chance)
            else:
                after = self.settled.copy()
                after.play(self._move, chance)
        except UndrawnError as undrawn:
            self.fates = undrawn.limit
        else:
            self.settled, self._drawn, self.fates = after, [], 0


def relived(setting: Setting, history: list[int]) -> Line:
    """A game in which all this was drawn and chosen."""
    line = Line(setting)
    for number in history:
        line.go_on(number)
    return line
