"""How long bots think: the clock is handed in."""

from collections.abc import Callable
from typing import Any, TypeAlias

from houle.bots import BotKind
from houle.kernel import Chance, Knowledge

CpuClock: TypeAlias = Callable[[], int]
"""Nanoseconds of computing so far; only differences mean anything."""


class Timed:
    """A bot whose thoughts are timed. It is made anew for each question, as at a real table."""

    def __init__(self, kind: BotKind, chance: Chance, clock: CpuClock) -> None:
        self._kind = kind
        self._chance = chance
        self._clock = clock
        self.choices: list[int] = []
        """Microseconds of each decision, where there was more than one thing to do."""
        self.asides: list[int] = []
        """Microseconds of each time it was asked for an aside."""

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        before = self._clock()
        choice = self._kind(self._chance).choose(known)
        spent = self._clock() - before
        if len(known.view.moves) > 1:
            self.choices.append(spent // 1000)
        return choice

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        before = self._clock()
        aside = self._kind(self._chance).aside(known)
        self.asides.append((self._clock() - before) // 1000)
        return aside
