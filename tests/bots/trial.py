"""A search whose true answer is known."""

from collections import Counter

from houle.kernel import QuickChance

WORTHS = {"ashore": 0.2, "adrift": 0.5, "afloat": 0.6, "aground": 0.1, "aweigh": 0.55}


class Trial:
    """Moves whose worth is hidden under noise; counts what is tried, and in which worlds."""

    def __init__(self, noise: float) -> None:
        self._chance = QuickChance(1)
        self._noise = noise
        self.worlds = 0
        self.tried: Counter[str] = Counter()
        self.last_seen: dict[str, int] = {}

    def imagine(self) -> int:
        self.worlds += 1
        return self.worlds

    def worth(self, world: int, move: str) -> float:
        self.tried[move] += 1
        self.last_seen[move] = world
        return WORTHS[move] + self._noise * (self._chance.below(1000) / 1000 - 0.5)


class ShortPatience:
    """Ends after so many questions, whatever the clock says."""

    def __init__(self, questions: int) -> None:
        self._left = questions

    def over(self) -> bool:
        self._left -= 1
        return self._left < 0
