"""What has been played so far, read from what a seat was told."""

from collections.abc import Sequence

import msgspec

from houle.games.land_unter.bots.sight import game_of
from houle.games.land_unter.words import Happening
from houle.kernel import Happened, Moment, Moved


class PastRound(msgspec.Struct):
    """A round, as far as it was played."""

    water: list[int]
    """The water cards turned up, in their order."""
    played: list[list[int]]
    """The weather cards of each seat, in their order."""


def rounds_of(told: Sequence[Moment], seats: int) -> list[PastRound]:
    """Every round so far, the present one last."""
    seating = game_of(seats).seating
    player = {zone: seat for seat, zone in enumerate(seating.played)}
    rounds: list[PastRound] = []
    for moment in told:
        for step in moment.steps:
            if isinstance(step, Moved):
                if step.card is None or not rounds:
                    continue
                if step.target in player:
                    rounds[-1].played[player[step.target]].append(step.card)
                elif step.target == seating.turned_up:
                    rounds[-1].water.append(step.card)
            elif isinstance(step, Happened) and step.name == Happening.ROUND_BEGINS:
                rounds.append(PastRound([], [[] for _ in range(seats)]))
    return rounds
