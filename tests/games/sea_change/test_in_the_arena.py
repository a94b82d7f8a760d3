"""What the arena makes of the rounds of SEA CHANGE."""

from typing import Any

import pytest

from houle.arena import play_game
from houle.arena.match import play_deal
from houle.arena.rounds import RoundPoints
from houle.bots import Bot, RandomBot
from houle.games.sea_change import SeaChange
from houle.games.sea_change.state import SeaOptions, Teams
from houle.kernel import Outcome, QuickChance, Seat, TrackedTable


class Scores:
    """Notes what the public record says of each round."""

    def __init__(self, watcher: RoundPoints) -> None:
        self._watcher = watcher
        self.seen: list[tuple[int, ...]] = []

    def saw(self, table: TrackedTable[Any], seat: Seat, move: Any) -> None:
        self._watcher.saw(table, seat, move)
        if any(getattr(step, "name", "").endswith("scored") for step in table.journal or ()):
            self.seen.append(table.public.score.points)

    def figures(self, table: TrackedTable[Any], outcome: Outcome) -> Any:
        return self._watcher.figures(table, outcome)


@pytest.mark.parametrize(
    "game", [SeaChange(4), SeaChange(4, SeaOptions(teams=Teams.TWO_TWO))], ids=repr
)
def test_points_are_those_of_the_rounds(game: SeaChange) -> None:
    watcher = RoundPoints(game.sides())
    scores = Scores(watcher)
    players: list[Bot[Any, Any, Any]] = [RandomBot(QuickChance(seat)) for seat in range(4)]
    outcome = play_game(game, players, QuickChance("swell"), scores).outcome
    assert watcher.rounds() == outcome.facts["rounds"] == len(scores.seen) > 1
    totals = [sum(points) for points in zip(*scores.seen, strict=True)]
    assert watcher.points(outcome) == tuple(totals[side] for side in game.seating.side_of)


def test_the_opponent_without_a_seat_gets_no_points() -> None:
    played = play_deal(SeaChange(1), ("random",), "swell", 0, lambda: 0)
    assert len(played.points) == 1
    assert played.rounds >= 3
