"""What a player made of code is given, and what it can be asked."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from houle.kernel import Chance, Knowledge
from houle.kernel.game import M, O
from houle.kernel.table import P

MOST_ASIDES = 8
"""How often a bot may speak up after one move."""


class Patience(Protocol):
    """How long a bot may go on thinking. It is asked now and then while a bot searches."""

    def over(self) -> bool:
        """Whether it is time to answer with the best found so far."""


class Endless:
    """Nobody waits: a bot stops by the number of its thoughts alone, so that it can be repeated."""

    def over(self) -> bool:
        return False


ENDLESS = Endless()


class Bot(Protocol[P, M, O]):
    """A player who knows what its seat knows, and nothing else.

    It may be made anew for each question: what it wants to remember is in `Knowledge.told`.
    """

    def choose(self, known: Knowledge[P, M, O]) -> M:
        """One of `known.view.moves`, when the game waits for this seat."""

    def aside(self, known: Knowledge[P, M, O]) -> M | None:
        """One of `known.view.asides`, or nothing to add; see `asides_of`."""


class Silent:
    """What bots have in common that only ever make their moves."""

    def aside(self, known: Knowledge[Any, Any, Any]) -> None:  # noqa: ARG002 - nothing to say
        """Nothing to add."""
        return


class BotKind(Protocol):
    """How a bot comes to a table: with a chance of its own, apart from the fate of the cards."""

    def __call__(self, chance: Chance, patience: Patience = ENDLESS) -> Bot[Any, Any, Any]: ...


Roster: TypeAlias = Mapping[str, BotKind]
"""The bots of a game by their names: the four levels, and those that figures are measured by."""


def asides_of(bot: Bot[P, M, O], look: Callable[[], Knowledge[P, M, O]]) -> Iterator[M]:
    """What a bot does besides while the game waits for others, after the deal and each move."""
    for _ in range(MOST_ASIDES):
        aside = bot.aside(look())
        if aside is None:
            return
        yield aside
