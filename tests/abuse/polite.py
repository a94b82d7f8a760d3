"""Somebody who plays with two bots, and notes how long everything takes."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from tests.web.people import Guest, Json

PAUSE = 0.1
"""Seconds: within what a guest may ask for."""
PATIENCE = 60
"""Seconds: a slow answer is to be measured, not given up."""


@dataclass
class Felt:
    """Seconds: of each answer, and from a move until the bots have answered."""

    answers: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    statuses: set[int] = field(default_factory=set)

    @property
    def p99(self) -> float:
        return sorted(self.answers)[int(len(self.answers) * 0.99)]

    @property
    def slowest_bot(self) -> float:
        return max(self.bots, default=0.0)


class Polite:
    """A player."""

    def __init__(self, url: str, level: str) -> None:
        self._guest = Guest(url, "Ada")
        self._guest.client.timeout = httpx.Timeout(PATIENCE)
        self._level = level
        self._table = ""

    def play(self, seconds: float) -> Felt:
        """Play for so long; games that end are followed by others."""
        felt, until = Felt(), time.monotonic() + seconds
        moved: float | None = None
        while time.monotonic() < until:
            if not self._table:
                self._table, moved = self._new_table(), None
            frame = self._timed(felt, self._guest.client.get, f"/api/tables/{self._table}").json()
            if frame["table"]["phase"] != "playing":
                self._table = ""
            elif frame["view"]["moves"]:
                if moved is not None:
                    felt.bots.append(time.monotonic() - moved)
                self._timed(felt, self._move, frame)
                moved = time.monotonic()
            time.sleep(PAUSE)
        if moved is not None:
            felt.bots.append(time.monotonic() - moved)  # however long it takes yet
        return felt

    def _new_table(self) -> str:
        bots = [None, self._level, self._level]
        table = self._guest.open("eddy", 3, seat=0, bots=bots)
        self._guest.do(table, "start")
        return table

    def _move(self, frame: Json) -> httpx.Response:
        turn, move = frame["you"]["turn"], frame["view"]["moves"][0]
        return self._guest.ask(self._table, "moves", turn=turn, move=move)

    def _timed(
        self, felt: Felt, ask: Callable[..., httpx.Response], *what: object
    ) -> httpx.Response:
        began = time.monotonic()
        answer = ask(*what)
        felt.answers.append(time.monotonic() - began)
        felt.statuses.add(answer.status_code)
        return answer
