"""How a broken promise is told, so that it can be repeated."""

from types import TracebackType
from typing import Self

import msgspec

from houle.conformance.subject import AnyGame

CONTEXT = 60


class ConformanceError(AssertionError):
    """A game does not keep a promise that every game must keep."""


class Scene:
    """Where a check stands; turns any exception on the way into one that can be repeated."""

    def __init__(self, promise: str, game: AnyGame, seed: int) -> None:
        self.promise = promise
        self.game = game
        self.seed = seed
        self.moves = 0

    def broken(self, message: str) -> ConformanceError:
        """The error to raise for what went wrong here."""
        options = msgspec.json.encode(self.game.options).decode()
        when = f", after {self.moves} moves" if self.moves else ""
        return ConformanceError(
            f"{self.promise}: {self.game.name}, {self.game.seats} seats, {options}, "
            f"seed {self.seed}{when}: {message}"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, ConformanceError):
            raise self.broken(f"{type(error).__name__}: {error}") from error


def first_difference(one: bytes, other: bytes) -> str:
    """Where two messages part, with what surrounds it."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    around = slice(max(0, at - CONTEXT), at + CONTEXT)
    here, there = (message[around].decode(errors="replace") for message in (one, other))
    return f"...{here}... or ...{there}..."
