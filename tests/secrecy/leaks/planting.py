"""How leaks are planted in the real code, and what most of them give away."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
import pytest

from houle.kernel import Viewer
from houle.tables.live import FramedState
from houle.tables.running import Running
from houle.tables.state import TableState

Patch: TypeAlias = Callable[[pytest.MonkeyPatch], None]
encode = msgspec.json.encode

FLOTSAM, EDDY = "flotsam", "eddy"


@dataclass(frozen=True)
class Leak:
    """A leak, the class it is of, and the game in which it must be found."""

    name: str
    number: int
    game: str
    plant: Patch


LEAKS: list[Leak] = []


def leak(number: int, game: str = EDDY) -> Callable[[Patch], Patch]:
    """Note a way to plant a leak."""

    def note(plant: Patch) -> Patch:
        LEAKS.append(Leak(plant.__name__, number, game, plant))
        return plant

    return note


def zones_of(running: Running | None) -> list[list[int]]:
    return [] if running is None else running.table.zones


def digest(running: Running | None) -> int:
    """A number that depends on where every card lies."""
    return int.from_bytes(sha256(encode(zones_of(running))).digest()[:2], "big")


def spilt(frame: bytes, secret: Any) -> bytes:
    """A frame with something more in it."""
    return b'%s,"more":%s}' % (frame[:-1], encode(secret))


def spill(patch: pytest.MonkeyPatch, secret_of: Callable[[TableState, Viewer], Any]) -> None:
    """Put something more into every frame that is made for a stream or a look."""
    sound = FramedState.frame
    patch.setattr(
        FramedState,
        "frame",
        lambda self, *eyes: spilt(sound(self, *eyes), secret_of(self.state, eyes[0])),
    )
