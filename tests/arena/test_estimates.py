"""Figures with intervals: known examples, and whether the truth is where they say."""

from collections.abc import Callable
from math import inf
from random import Random

import pytest

from houle.arena.estimates import Estimate, mean, percentile, ratio, share, student


def test_the_mean_of_a_textbook_sample() -> None:
    found = mean([4.9, 5.1, 5.0, 5.2, 4.8, 5.0, 5.1, 4.9, 5.0, 5.0, 5.0])
    reach = 2.228 * 0.10954 / 11**0.5
    assert (found.value, found.low, found.high) == pytest.approx(
        (5.0, 5.0 - reach, 5.0 + reach), abs=1e-4
    )


@pytest.mark.parametrize(
    ("degrees", "table"), [(10, 2.228), (20, 2.086), (30, 2.042), (100, 1.984), (10_000, 1.960)]
)
def test_students_t_as_printed_in_tables(degrees: int, table: float) -> None:
    assert student(degrees) == pytest.approx(table, abs=1e-3)


def test_a_single_value_says_nothing_about_its_error() -> None:
    assert mean([3.0]) == Estimate(3.0, -inf, inf)
    assert share([1.0]) == Estimate(1.0, 0.0, 1.0)


def test_a_share_of_many_single_games_is_wilsons() -> None:
    found = share([1.0] * 800 + [0.0] * 200)
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.7741, 0.8236), abs=5e-4)


def test_a_share_of_all_is_not_certainty() -> None:
    always, never = share([1.0] * 50), share([0.0] * 50)
    assert (always.value, always.high) == (1.0, 1.0)
    assert 0.90 < always.low < 0.95
    assert (never.low, never.high) == pytest.approx((0.0, 1 - always.low))


def test_games_of_one_deal_are_one_value_and_not_many() -> None:
    """Twelve deals, four games each, all won or all lost: not forty-eight trials but twelve."""
    by_deal = [1.0, 0.0, 1.0] * 4
    by_game = [value for value in by_deal for _ in range(4)]
    clustered, naive = share(by_deal), share(by_game)
    assert clustered.value == naive.value
    assert clustered.high - clustered.low > 1.6 * (naive.high - naive.low)


def test_a_ratio_weighs_by_size() -> None:
    assert ratio([10, 2], [5, 1]).value == 2
    assert ratio([10, 0], [5, 1]).value == pytest.approx(10 / 6)
    even = ratio([3.0, 5.0, 4.0], [2, 2, 2])
    halved = mean([1.5, 2.5, 2.0])
    assert (even.low, even.high) == pytest.approx((halved.low, halved.high))


def test_above_even_is_all_of_the_interval() -> None:
    assert Estimate(0.3, 0.26, 0.34).above(0.25)
    assert not Estimate(0.3, 0.24, 0.36).above(0.25)


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile([5, 1, 4, 2, 3], 50) == 3
    assert percentile(list(range(1, 101)), 99) == 99
    assert percentile([7], 99) == 7


def lucky_deals(random: Random) -> tuple[Estimate, float]:
    """Sixty deals of four games; the deal decides half of each."""
    values = []
    for _ in range(60):
        luck = random.gauss(0, 2)
        values.append(sum(0.7 + luck + random.gauss(0, 2) for _ in range(4)) / 4)
    return mean(values), 0.7


def unfair_deals(random: Random) -> tuple[Estimate, float]:
    """Wins in sixty deals of three games, with chances that depend on the deal."""
    values = []
    for _ in range(60):
        chance = random.choice((0.1, 0.5, 0.9))
        values.append(sum(random.random() < chance for _ in range(3)) / 3)
    return share(values), 0.5


def long_and_short_deals(random: Random) -> tuple[Estimate, float]:
    """Points of eighty games of three to seven rounds."""
    rounds = [random.randint(3, 7) for _ in range(80)]
    return ratio([sum(random.gauss(2, 3) for _ in range(n)) for n in rounds], rounds), 2.0


@pytest.mark.parametrize("draw", [lucky_deals, unfair_deals, long_and_short_deals])
def test_the_truth_lies_inside_nineteen_times_of_twenty(
    draw: Callable[[Random], tuple[Estimate, float]],
) -> None:
    random = Random("tide")  # noqa: S311 - a sample, not a secret
    inside = 0
    for _ in range(1000):
        found, truth = draw(random)
        inside += found.low <= truth <= found.high
    assert 0.93 <= inside / 1000 <= 0.97
