"""What an end is worth to each seat."""

from enum import StrEnum
from typing import Any

from houle.kernel import Game, Outcome


class Reward(StrEnum):
    """What is counted."""

    WIN = "win"
    """From -1 to 1: whoever wins alone gets 1, all sides together 0."""
    POINTS = "points"
    """The points of the game, more being better; 0 where it ends without."""


def rewards(game: Game[Any, Any, Any], outcome: Outcome, kind: Reward) -> list[float]:
    """For each seat, at the end of a game; whoever plays together gets the same."""
    if kind is Reward.POINTS:
        return [float(points) for points in outcome.points or (0,) * game.seats]
    sides = game.sides()
    winning = [not set(side).isdisjoint(outcome.winners) for side in sides]
    if len(sides) == 1:
        worth = [1.0 if winning[0] else -1.0]
    else:
        share = 1 / max(1, sum(winning))
        worth = [(len(sides) * share * won - 1) / (len(sides) - 1) for won in winning]
    by_seat = {seat: worth[nth] for nth, side in enumerate(sides) for seat in side}
    return [by_seat[seat] for seat in range(game.seats)]
