"""How something grows with the number of tables: as which power of it."""

from collections.abc import Iterable, Sequence
from math import inf, log, sqrt
from typing import NamedTuple


class Slope(NamedTuple):
    """0: not at all; 1: as the number of tables does. With half the width of its 95 % interval."""

    power: float
    off: float


def slope(points: Iterable[tuple[float, float]]) -> Slope:
    """The line through points (size, what it takes) where both are logarithms."""
    logs = [(log(size), log(max(taken, 1e-9))) for size, taken in points]
    count = len(logs)
    mean_x, mean_y = sum(x for x, _ in logs) / count, sum(y for _, y in logs) / count
    spread = sum((x - mean_x) ** 2 for x, _ in logs)
    power = sum((x - mean_x) * (y - mean_y) for x, y in logs) / spread
    if count < 3:
        return Slope(power, inf)
    left = sum((y - mean_y - power * (x - mean_x)) ** 2 for x, y in logs)
    return Slope(power, 1.96 * sqrt(left / (count - 2) / spread))


def work_slope(sizes: Sequence[int], units: Sequence[int]) -> float:
    """Of work that is counted, and small: what a few steps more are is not told from nothing."""
    return slope(zip(sizes, (taken + SLACK for taken in units), strict=True)).power


SLACK = 20
STEEPEST = 0.15
"""A tree of a hundred times as many rows is a page or two deeper."""
