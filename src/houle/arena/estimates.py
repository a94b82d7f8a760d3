"""Figures with their intervals of 95 %.

What is given are values of deals, or of whatever else was drawn independently: the games of one
deal are not, so they are brought together to one value first.
"""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, variance

import msgspec

CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the interval in which the truth is believed to lie."""

    value: float
    low: float
    high: float

    def above(self, even: float) -> bool:
        """Whether all of the interval is."""
        return self.low > even


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, by Student's t."""
    return ratio(values, [1] * len(values))


def ratio(amounts: Sequence[float], sizes: Sequence[float]) -> Estimate:
    """How much there is to each unit, where each value covers some units, not always as many."""
    units = sum(sizes)
    value = sum(amounts) / units
    if len(amounts) < 2:
        return Estimate(value, -inf, inf)
    rests = [amount - value * size for amount, size in zip(amounts, sizes, strict=True)]
    error = sqrt(len(rests) * variance(rests, 0.0)) / units
    reach = student(len(rests) - 1) * error
    return Estimate(value, value - reach, value + reach)


def share(values: Sequence[float]) -> Estimate:
    """The mean of shares between 0 and 1, by Wilson's score.

    It stays between 0 and 1, and does not become sure of itself when all values are the same. As
    many trials count as would leave single games of yes or no with the same error.
    """
    value = fmean(values)
    if len(values) < 2:
        return Estimate(value, 0.0, 1.0)
    squared_error = variance(values, value) / len(values)
    trials = value * (1 - value) / squared_error if squared_error else len(values)
    z = student(len(values) - 1)
    divisor = 1 + z * z / trials
    middle = (value + z * z / (2 * trials)) / divisor
    reach = z / divisor * sqrt(value * (1 - value) / trials + z * z / (4 * trials * trials))
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def student(degrees: int) -> float:
    """How many standard errors an interval reaches to each side.

    Cornish and Fisher's expansion, right to a thousandth from ten degrees of freedom on.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(degrees) ** power for power, term in enumerate(terms, 1))


def percentile(values: Sequence[int], percent: int) -> int:
    """The smallest value that so many percent do not exceed."""
    rank = -(-len(values) * percent // 100)
    return sorted(values)[max(rank, 1) - 1]
