"""The picture of a contest."""

from pathlib import Path

import pytest

from houle.arena import Contest, Played, find_out
from houle.arena.plot import Labels, plot
from tests.samples.eddy import Eddy

LABELS = Labels("EDDY", wins="wins", points="points", even="even")


@pytest.mark.parametrize("deals", [1, 5])
@pytest.mark.parametrize("bots", [("sly", "plain"), ("sly",)])
def test_a_picture_is_drawn(tmp_path: Path, bots: tuple[str, ...], deals: int) -> None:
    contest = Contest(Eddy(3), bots)
    games = [
        Played(deal, lineup, "done", (deal % 3,), (deal, 1, 2), 1, 9)
        for deal in range(deals)
        for lineup in contest.lineups()
    ]
    path = tmp_path / "chart.png"
    plot(find_out(contest, games), LABELS, path)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_a_game_without_points_has_a_picture_too(tmp_path: Path) -> None:
    contest = Contest(Eddy(3), ("sly", "plain"))
    games = [
        Played(deal, lineup, "done", (0,), (), 1, 9)
        for deal in range(3)
        for lineup in contest.lineups()
    ]
    path = tmp_path / "chart.svg"
    plot(find_out(contest, games), LABELS, path)
    assert "<svg" in path.read_text()
