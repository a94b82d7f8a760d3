"""The points of each round, in games that count them round by round."""

from typing import Any

from houle.arena.watching import NO_FIGURES, Figures
from houle.kernel import Happened, Outcome, Seat, Seats, TrackedTable, Who

SCORED = "scored"
"""What games call it when somebody is given the points of a round: `who` and `points`."""
TEAM_SCORED = "team-scored"
"""The same for a team, numbered from 1."""


class RoundPoints:
    """A watcher that adds up what a game gives for its rounds.

    A game that never says so has one round, and its outcome has the points.
    """

    def __init__(self, sides: tuple[Seats, ...]) -> None:
        self._sides = sides
        self._points = [0] * sum(map(len, sides))
        self._times = [0] * len(self._points)

    def saw(self, table: TrackedTable[Any], seat: Seat, move: Any) -> None:  # noqa: ARG002
        for step in table.journal or ():
            match step:
                case Happened(name, {"who": Who(who), "points": int(points)}) if name == SCORED:
                    self._give((who,), points)
                case Happened(name, {"team": int(team), "points": int(points)}) if (
                    name == TEAM_SCORED
                ):
                    self._give(self._sides[team - 1], points)
                case _:
                    pass

    def _give(self, seats: tuple[Seat, ...], points: int) -> None:
        for seat in seats:
            if seat < len(self._points):  # an opponent without a seat is nobody's bot
                self._points[seat] += points
                self._times[seat] += 1

    def figures(self, table: TrackedTable[Any], outcome: Outcome) -> Figures:  # noqa: ARG002
        return NO_FIGURES

    def rounds(self) -> int:
        """How many rounds were played."""
        return max(1, *self._times) if self._times else 1

    def points(self, outcome: Outcome) -> tuple[int, ...]:
        """What each seat got, all rounds together."""
        return tuple(self._points) if any(self._times) else outcome.points
