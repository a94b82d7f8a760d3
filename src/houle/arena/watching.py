"""Watchers: what a game has counted besides its outcomes.

A game brings one as the class `Watcher` in the module `watcher` of its folder. For one that brings
none a package of its own may, under the entry point group `houle.watchers` and the game's name.
It sees everything, so it never sits at a table with people.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from houle.games.registry import installed, part_of
from houle.kernel import Game, Outcome, Seat, TrackedTable

PART = "watcher"
GROUP = "houle.watchers"


class Times(msgspec.Struct, frozen=True, array_like=True):
    """How often something was so for somebody, and how many of these won."""

    times: int
    wins: int

    def __add__(self, other: "Times") -> "Times":
        return Times(self.times + other.times, self.wins + other.wins)


class Figures(msgspec.Struct, frozen=True):
    """What was counted in one game."""

    shares: Mapping[str, Mapping[str, Times]] = {}
    """For each topic, and each word that it is about."""
    numbers: Mapping[str, tuple[int, ...]] = {}
    """Numbers of which there may be several in a game, such as one for each seat."""


NO_FIGURES = Figures()


class Watcher(Protocol):
    """Looks on at one game."""

    def saw(self, table: TrackedTable[Any], seat: Seat, move: Any) -> None:
        """The table as it is after a move, and what happened in its journal."""

    def figures(self, table: TrackedTable[Any], outcome: Outcome) -> Figures:
        """All that was counted, at the end."""


class WatcherKind(Protocol):
    """How a watcher comes to a game."""

    def __call__(self, game: Any) -> Watcher: ...


def find_watcher(game: Game[Any, Any, Any]) -> Watcher | None:
    """Somebody to look on at one game of this kind, if there is anybody for it."""
    own = part_of(type(game), PART)
    apart = installed(GROUP)
    kind: WatcherKind
    if own is not None:
        kind = own.Watcher
    elif game.name in apart.names:
        kind = apart[game.name].load()
    else:
        return None
    return kind(game)
