"""What games show, on games made up so that the answer is known."""

import pytest

from houle.arena import Contest, Played, find_out
from houle.arena.match import Spent
from houle.arena.ratings import rate
from tests.samples.eddy import Eddy
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions

DUEL = Contest(Eddy(3), ("sly", "plain"))
TOGETHER = Flotsam(2, FlotsamOptions(company=Company.ALL))


def played(
    deal: int, bots: str, points: tuple[int, ...], winners: tuple[int, ...], rounds: int = 1
) -> Played:
    names = tuple({"s": "sly", "p": "plain", "d": "dull"}[letter] for letter in bots)
    return Played(deal, names, "done", winners, points, rounds, 10)


def deal_of_three(deal: int) -> list[Played]:
    """The sly one wins once alone, shares once, and loses once."""
    return [
        played(deal, "spp", (9, 3, 3), (0,), rounds=3),
        played(deal, "psp", (6, 6, 3), (0, 1), rounds=3),
        played(deal, "pps", (9, 0, 3), (0,), rounds=3),
        played(deal, "ppp", (3, 3, 3), (0, 1, 2), rounds=3),
    ]


def test_wins_points_and_gain() -> None:
    games = [game for deal in range(4) for game in deal_of_three(deal)]
    findings = find_out(DUEL, games)
    (duel,) = findings.duels
    assert (findings.deals, findings.games) == (4, 16)
    assert (duel.one, duel.other, duel.even) == ("sly", "plain", 1 / 3)
    assert duel.wins.value == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert duel.points is not None
    assert duel.points.value == pytest.approx((6 + 1.5 - 1.5) / 9)
    assert duel.gain is not None
    assert duel.gain.value == pytest.approx((6 + 3 + 0) / 9)
    assert findings.alone == ()


def test_a_deal_that_is_not_complete_does_not_count() -> None:
    findings = find_out(DUEL, [*deal_of_three(0), *deal_of_three(1), *deal_of_three(2)[:-1]])
    assert findings.deals == 2


def test_a_win_of_a_team_is_one_win() -> None:
    contest = Contest(Flotsam(4, FlotsamOptions(company=Company.PAIRS)), ("sly", "plain"))
    games = [
        played(deal, bots, points, winners)
        for deal in range(2)
        for bots, points, winners in (
            ("spsp", (4, 1, 4, 1), (0, 2)),
            ("psps", (2, 2, 2, 2), (0, 1, 2, 3)),
            ("pppp", (3, 2, 3, 2), (0, 2)),
        )
    ]
    (duel,) = find_out(contest, games).duels
    assert duel.even == 0.5
    assert duel.wins.value == pytest.approx(0.75)
    assert duel.points is not None
    assert duel.points.value == pytest.approx(1.5)
    assert duel.gain is not None
    assert duel.gain.value == pytest.approx((1 + 0) / 2)


def test_together_each_deal_is_compared_with_itself() -> None:
    """Easy and hard deals differ much more than the bots; on the same deals that cancels out."""
    contest = Contest(TOGETHER, ("sly", "plain"))
    games = []
    for deal in range(20):
        left = 2 * deal
        games += [
            played(deal, "ss", (-left,) * 2, (0, 1) if left == 0 else ()),
            played(deal, "pp", (-left - 1 - deal % 2,) * 2, ()),
        ]
    findings = find_out(contest, games)
    sly, plain = findings.alone
    (duel,) = findings.duels
    assert sly.points is not None
    assert plain.points is not None
    assert sly.points.low < plain.points.high
    assert duel.points is not None
    assert duel.points.value == pytest.approx(1.5)
    assert duel.points.low > 1.2
    assert duel.even == 0
    assert duel.wins.value == pytest.approx(1 / 20)
    assert not duel.wins.above(0)
    assert duel.ahead
    assert (sly.won.value, plain.won.value) == (1 / 20, 0)
    assert sly.causes == {"done": 1.0}


def test_games_without_a_score_have_no_points() -> None:
    contest = Contest(TOGETHER, ("sly", "plain"))
    games = [played(deal, bots, (), ()) for deal in range(3) for bots in ("ss", "pp")]
    findings = find_out(contest, games)
    assert findings.duels[0].points is None
    assert findings.alone[0].points is None
    assert not findings.duels[0].ahead


def test_nobody_is_ahead_of_somebody_who_plays_alike() -> None:
    games = [
        played(deal, bots, (1, 1, 1), (0, 1, 2))
        for deal in range(50)
        for bots in ("spp", "psp", "pps", "ppp")
    ]
    (duel,) = find_out(DUEL, games).duels
    assert duel.wins.value == pytest.approx(1 / 3)
    assert not duel.ahead


def test_how_long_bots_think() -> None:
    contest = Contest(TOGETHER, ("sly",))
    spent = {"sly": Spent(tuple(range(1000, 101_000, 1000)), (500,))}
    games = [Played(deal, ("sly", "sly"), "done", (), (), 1, 10, spent) for deal in range(2)]
    (pace,) = find_out(contest, games).paces
    assert pace.choices is not None
    assert (pace.choices.times, pace.choices.usual, pace.choices.slow) == (200, 50, 99)
    assert pace.choices.longest == 100
    assert pace.asides is not None
    assert pace.asides.slow == 0.5


def test_ratings_put_the_strongest_first() -> None:
    contest = Contest(Eddy(3), ("dull", "plain", "sly"))
    strength = {"s": 2, "p": 1, "d": 0}
    games = []
    for deal in range(30):
        for lineup in contest.lineups():
            letters = "".join(name[0] for name in lineup)
            points = tuple(strength[letter] for letter in letters)
            winners = tuple(seat for seat in range(3) if points[seat] == max(points))
            games.append(played(deal, letters, points, winners))
    found = rate(contest, games)
    assert [rating.bot for rating in found] == ["sly", "plain", "dull"]
    assert found[0].mu - found[1].mu > 2 * found[0].sigma


def test_ratings_of_those_who_play_together_compare_the_same_deal() -> None:
    contest = Contest(TOGETHER, ("dull", "plain", "sly"))
    games = [
        played(deal, bots, (points - deal,) * 2, ())
        for deal in range(30)
        for bots, points in (("dd", 0), ("pp", 1), ("ss", 2))
    ]
    assert [rating.bot for rating in rate(contest, games)] == ["sly", "plain", "dull"]
