"""How a wheel is tried: a game that ends with our move says nothing about bots."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from tests.web.people import Guest
from tools.wheel_try import a_bot_answers

MINE = 6


def frame(seq: int, turn: int | None = None, phase: str = "playing") -> dict[str, Any]:
    return {"seq": seq, "you": {"turn": turn}, "table": {"phase": phase}}


class Scripted:
    """A guest who sees these frames; no more will come."""

    def __init__(self, *frames: dict[str, Any]) -> None:
        self._frames = iter(frames)
        self.data: dict[str, Any] = {}

    def get(self, _: str) -> list[dict[str, Any]]:
        return [{"name": "tide", "fewest": 2, "most": 4}]

    def open(self, *_: object, **__: object) -> str:
        return "table"

    def do(self, *_: object) -> int:
        return 1

    def play(self, _: str) -> int:
        return MINE

    @contextmanager
    def listen(self, _: str) -> Iterator["Scripted"]:
        yield self

    def frame(self) -> "Scripted":
        self.data = next(self._frames)
        return self


@pytest.mark.parametrize(
    ("frames", "answered"),
    [
        ((frame(4), frame(5, turn=0), frame(MINE), frame(7)), True),
        ((frame(5, turn=0), frame(MINE), frame(7, phase="finished")), True),
        ((frame(5, turn=0), frame(MINE, phase="finished")), False),
        ((frame(4), frame(5, phase="finished")), False),
    ],
)
def test_a_bot_answers_unless_the_game_is_over(
    frames: tuple[dict[str, Any], ...], *, answered: bool
) -> None:
    assert a_bot_answers(cast("Guest", Scripted(*frames))) is answered
