"""`make check-ratings`: do ratings tell strength, and are they looked up quickly enough?"""

import sys
from argparse import ArgumentParser
from math import sqrt
from statistics import fmean, stdev

from tests.ratings.lookups import measured
from tests.ratings.skill import correlation_after

GAMES = (5, 10, 20, 40)
NEEDED_AFTER, NEEDED = 20, 0.9
MOST = {"the best 50": 5.0, "an own rank": 20.0}
"""Milliseconds that 99 of a hundred may take, on a machine that is not busy otherwise."""


def main() -> int:
    """Print the figures; fail if one is not what docs/figures.md promises."""
    parser = ArgumentParser()
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--asked", type=int, default=1000)
    wanted = parser.parse_args()
    wrong = [*_strength(wanted.runs), *_speed(wanted.people, wanted.asked)]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def _strength(runs: int) -> list[str]:
    wrong = []
    for games in GAMES:
        found = [correlation_after(games, people=1000, seed=seed) for seed in range(runs)]
        mean, off = fmean(found), 1.96 * stdev(found) / sqrt(runs)
        print(f"after {games:2} games: rank correlation {mean:.3f} ± {off:.4f}")
        if games == NEEDED_AFTER and mean - off < NEEDED:
            wrong.append(f"less than {NEEDED} after {games} games")
    return wrong


def _speed(people: int, asked: int) -> list[str]:
    wrong = []
    for what, times in measured(people, asked).items():
        print(f"{people} players, {what}: p50 {times.half:.2f} ms, p99 {times.most:.2f} ms")
        if times.most > MOST.get(what, times.most):
            wrong.append(f"{what} takes longer than {MOST[what]} ms")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
