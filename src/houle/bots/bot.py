"""What a player made of code can be asked."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from houle.kernel import Chance, View
from houle.kernel.game import M, O
from houle.kernel.table import P

MOST_ASIDES = 2
"""How often a bot may speak up after one move: to take a finger back and to point anew."""


class Bot(Protocol[P, M, O]):
    """A player who sees a view and nothing else."""

    def choose(self, view: View[P, M, O]) -> M:
        """One of `view.moves`, when the game waits for this seat."""

    def aside(self, view: View[P, M, O]) -> M | None:
        """One of `view.asides`, or nothing to add; see `asides_of`."""


class BotKind(Protocol):
    """How a bot comes to a table: with a chance of its own, apart from the fate of the cards."""

    def __call__(self, chance: Chance) -> Bot[Any, Any, Any]: ...


def asides_of(bot: Bot[P, M, O], look: Callable[[], View[P, M, O]]) -> Iterator[M]:
    """What a bot does besides while the game waits for others, after the deal and each move."""
    for _ in range(MOST_ASIDES):
        aside = bot.aside(look())
        if aside is None:
            return
        yield aside
