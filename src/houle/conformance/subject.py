"""What is put to the test."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from houle.kernel import Game, Onlooker, TrackedTable, Viewer

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = TrackedTable[Any]
Move: TypeAlias = msgspec.Struct

Tally: TypeAlias = Counter[str]
"""How much of what was checked."""


@dataclass(frozen=True)
class Subject:
    """A game, the ways to set it up, and what somebody else says about it.

    `knowledge` is the second source for secrecy: all that a viewer may know of a table by the
    rule book, as a value to compare. That includes what could be seen in passing during the latest
    move, which the journal has. It must not ask the kernel who sees what, and may raise a
    `LookupError` or `ValueError` for a table that cannot come about. `lockstep` plays a seeded
    game beside an independent referee and returns the number of moves compared.
    """

    game_type: type[AnyGame]
    settings: tuple[tuple[int, Any], ...]
    """Numbers of seats with options."""
    knowledge: Callable[[Any, Any, Viewer], object]
    lockstep: Callable[[Any, int], int] | None = None
    rare: tuple[type[Move], ...] = ()
    """Kinds of move by which most random games would end early, or never come to anything."""
    secret: tuple[type[Move], ...] = ()
    """Kinds of move of which others learn only that one was made: a card chosen face down."""
    rules: frozenset[str] = frozenset()
    """The ids a refusal may name; any, if none are given."""
    longest: int = 1000
    """No game takes more decisions than this."""

    def game(self, setting: int) -> AnyGame:
        """The game for one of the settings."""
        seats, options = self.settings[setting]
        return self.game_type(seats, options)


def viewers(game: AnyGame) -> tuple[Viewer, ...]:
    """Whoever may look on while the game runs."""
    return (*range(game.seats), Onlooker.WATCHER)


def called(viewer: Viewer) -> str:
    """A viewer's name in a sentence."""
    return "a watcher" if isinstance(viewer, Onlooker) else f"seat {viewer}"


def position(table: AnyTable) -> tuple[object, ...]:
    """What does not depend on whether a journal is kept, as a value that shares nothing."""
    return (
        tuple(map(tuple, table.zones)),
        msgspec.structs.astuple(table.public),
        tuple(table.known),
        table.doubts,
    )


def snapshot(table: AnyTable) -> tuple[object, ...]:
    """The whole table as a value that shares nothing with it."""
    return (
        *position(table),
        None if table.journal is None else tuple(table.journal),
        None if table.learned is None else tuple(tuple(mind.items()) for mind in table.learned),
    )
