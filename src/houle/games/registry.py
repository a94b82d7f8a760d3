"""Which games there are: whatever is installed under the entry point group `houle.games`."""

from importlib.metadata import entry_points
from typing import Any

from houle.kernel import Game

GROUP = "houle.games"


class UnknownGameError(LookupError):
    """No game of this name is installed."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no game called {name!r}; there is {', '.join(known) or 'none'}")
        self.name = name
        self.known = known


def game_names() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return sorted(entry_points(group=GROUP).names)


def find_game(name: str) -> type[Game[Any, Any, Any]]:
    """The game of this name."""
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise UnknownGameError(name, game_names())
    kind: type[Game[Any, Any, Any]] = found[name].load()
    return kind
