"""Which games there are: whatever is installed under the entry point group `houle.games`."""

import sys
from functools import cache
from importlib.metadata import EntryPoints, entry_points
from typing import Any

from houle.kernel import Game

GROUP = "houle.games"


class UnknownGameError(LookupError):
    """No game of this name is installed."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no game called {name!r}; there is {', '.join(known) or 'none'}")
        self.name = name
        self.known = known


def installed(group: str) -> EntryPoints:
    """What is installed under a group, looked for once: that takes milliseconds."""
    return _installed(group, tuple(sys.path))


@cache
def _installed(group: str, path: tuple[str, ...]) -> EntryPoints:  # noqa: ARG001
    return entry_points(group=group)


def game_names() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return sorted(installed(GROUP).names)


def find_game(name: str) -> type[Game[Any, Any, Any]]:
    """The game of this name."""
    games = installed(GROUP)
    if name not in games.names:
        raise UnknownGameError(name, game_names())
    kind: type[Game[Any, Any, Any]] = games[name].load()
    return kind
