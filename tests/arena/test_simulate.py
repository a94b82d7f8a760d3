"""Many games, and what they add up to."""

import pytest

from houle.arena import GameResult, SeatSummary, Tally, simulate
from houle.kernel import Outcome
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions

TOGETHER = Flotsam(3, FlotsamOptions(turns=3, company=Company.ALL))


def test_the_number_of_processes_changes_nothing() -> None:
    bots = ["greedy"] * 3
    alone = list(simulate(Flotsam(3), bots, 30, "swell"))
    together = list(simulate(Flotsam(3), bots, 30, "swell", jobs=2))
    assert alone == together
    assert len(alone) == 30


def test_another_seed_gives_other_games() -> None:
    bots = ["random"] * 2
    assert list(simulate(Flotsam(2), bots, 3, "one")) != list(simulate(Flotsam(2), bots, 3, "two"))


def test_the_figures_of_a_seed_never_change() -> None:
    tally = Tally(3)
    for result in simulate(TOGETHER, ["greedy"] * 3, 40, "swell"):
        tally.add(result)
    summary = tally.summary()
    assert (summary.games, summary.won) == (40, 33)
    assert summary.causes == {"played-out": 33, "sea-won": 7}
    assert [seat.mean_points for seat in summary.seats] == pytest.approx([1.6, 1.65, 1.35])
    assert summary.median_points == 1
    assert summary.moves_per_game == 9


def test_a_tally_counts_whatever_games_say_of_themselves() -> None:
    tally = Tally(2)
    for outcome, moves in (
        (Outcome("high", (0,), (7, 1), {"tricks": 3, "mood": "calm"}), 10),
        (Outcome("high", (0, 1), (4, 4), {"tricks": 3, "mood": "wild"}), 20),
        (Outcome("low", (), (0, 2), {"tricks": 5, "mood": "calm"}), 30),
        (Outcome("called off", ()), 4),
    ):
        tally.add(GameResult(outcome, moves))
    summary = tally.summary()
    assert (summary.games, summary.won, summary.moves_per_game) == (4, 2, 16)
    assert summary.causes == {"high": 2, "called off": 1, "low": 1}
    assert list(summary.causes) == ["high", "called off", "low"]
    assert [seat.wins for seat in summary.seats] == [2, 1]
    assert [seat.mean_points for seat in summary.seats] == pytest.approx([11 / 3, 7 / 3])
    assert summary.mean_points == pytest.approx(3)
    assert summary.median_points == 3
    assert summary.numbers == {"tricks": {3: 2, 5: 1}}
    assert summary.words == {"mood": {"calm": 2, "wild": 1}}


def test_games_without_a_score_have_no_mean() -> None:
    tally = Tally(2)
    tally.add(GameResult(Outcome("called off", ()), 1))
    summary = tally.summary()
    assert summary.mean_points is None
    assert summary.median_points is None
    assert summary.seats == (SeatSummary(0, None), SeatSummary(0, None))
