"""How a wheel is tried: a game that ends with our move says nothing about bots."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from tests.web.people import Guest
from tools.wheel_try import a_bot_answers

US, BOT = 0, 1


def frame(
    kind: str, seat: int | None = None, turn: int | None = None, phase: str = "playing"
) -> dict[str, Any]:
    return {
        "happened": {"kind": kind, "seat": seat},
        "you": {"turn": turn},
        "table": {"phase": phase},
        "view": {"moves": [{"type": "lay"}]},
    }


class Scripted:
    """A guest who sees these frames; no more will come, and none while it is our turn."""

    def __init__(self, *frames: dict[str, Any]) -> None:
        self._frames = iter(frames)
        self.data: dict[str, Any] = {}
        self._ours = False

    def get(self, _: str) -> list[dict[str, Any]]:
        return [{"name": "tide", "fewest": 2, "most": 4}]

    def open(self, *_: object, **__: object) -> str:
        return "table"

    def do(self, *_: object) -> int:
        return 1

    def ask(self, *_: object, turn: int, **__: object) -> None:
        assert turn == self.data["you"]["turn"]
        self._ours = False

    @contextmanager
    def listen(self, _: str) -> Iterator["Scripted"]:
        yield self

    def frame(self) -> "Scripted":
        assert not self._ours, "a bot does not move while it is our turn"
        self.data = next(self._frames)
        self._ours = self.data["you"]["turn"] is not None
        return self


@pytest.mark.parametrize(
    ("frames", "answered"),
    [
        ((frame("started", turn=0), frame("played", US), frame("played", BOT)), True),
        ((frame("started"), frame("played", BOT, turn=1), frame("played", US)), None),
        (
            (
                frame("started", turn=0),
                frame("played", US, turn=1),
                frame("played", US),
                frame("played", BOT),
            ),
            True,
        ),
        ((frame("started", turn=0), frame("played", BOT, phase="finished")), True),
        ((frame("started", turn=0), frame("played", US, phase="finished")), False),
        ((frame("started"), frame("played", BOT, phase="finished")), False),
    ],
)
def test_a_bot_answers_unless_the_game_is_over(
    frames: tuple[dict[str, Any], ...], *, answered: bool | None
) -> None:
    guest = cast("Guest", Scripted(*frames))
    if answered is None:
        with pytest.raises(StopIteration):  # it would wait for more
            a_bot_answers(guest)
    else:
        assert a_bot_answers(guest) is answered
