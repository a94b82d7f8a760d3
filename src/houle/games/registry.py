"""Which games there are: whatever is installed under the entry point group `houle.games`.

The folder of a game has all that it brings: the entry point leads to its rules, and beside them
stand its bots, its screen and whatever else it has, each under a name that all games share.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

import msgspec

from houle.kernel import Game

GROUP = "houle.games"

Kind: TypeAlias = type[Game[Any, Any, Any]]


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


def find_game(name: str) -> Kind:
    """The game of this name."""
    games = installed(GROUP)
    if name not in games.names:
        raise UnknownGameError(name, game_names())
    kind: Kind = games[name].load()
    return kind


def game_as_played(name: str, version: int, seats: int, options: bytes) -> Game[Any, Any, Any]:
    """A game by the rules that it was played by; by the newest where those are here no more."""
    kind = find_game(name)
    rules = kind.of_version(version) or kind
    return rules(seats, msgspec.json.decode(options, type=rules.options_type))


def usual_seats(kind: Kind) -> int:
    """How many play a game if nobody chooses."""
    return kind.usual_seats or kind.seat_counts[0]


def package_of(kind: type) -> str | None:
    """The package in whose folder a game stands, unless it is a module for itself."""
    return getattr(sys.modules.get(kind.__module__), "__package__", None) or None


def part_of(kind: Kind, name: str) -> ModuleType | None:
    """What a game brings in its folder under a name such as `bots` or `screen`, if it does."""
    package = package_of(kind)
    return _module(f"{package}.{name}") if package else None


@cache
def _module(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None
