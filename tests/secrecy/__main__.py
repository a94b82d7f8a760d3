"""Non-interference on the whole stack: `python -m tests.secrecy --pairs 5000`."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.games.subjects import SUBJECTS
from tests.secrecy.canary import LeakError
from tests.secrecy.check import KINDS, Tally, check, pairs_in
from tests.secrecy.talking import StrayedError
from tests.secrecy.visit import OPS
from tests.secrecy.world import Files

LARGEST = 50
"""Pairs in one unit of work, so that all processes stay busy to the end."""
SEEDS_APART = 10_007


class Unit(NamedTuple):
    """So many pairs of one game, seed by seed."""

    folder: Path
    game: str
    seed: int
    pairs: int


class Done(NamedTuple):
    """What came of a unit."""

    tally: Tally
    histories: int
    cpu_seconds: float
    leak: str | None = None


@cache
def _files(folder: Path) -> Files:
    """The files of this process."""
    return Files(folder)


def do(unit: Unit) -> Done:
    """Do one unit of work."""
    subject = SUBJECTS[unit.game]
    before = time.process_time()
    tally: Tally = Counter()
    seed, leak = unit.seed, None
    try:
        while pairs_in(tally) < unit.pairs:
            tally += check(subject, seed % len(subject.settings), seed, _files(unit.folder).store)
            seed += 1
    except (LeakError, StrayedError) as error:
        leak = f"{type(error).__name__}: {error}"
    return Done(tally, seed - unit.seed, time.process_time() - before, leak)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare pairs and print how many; 1 as soon as somebody can tell two worlds apart."""
    asked = _arguments(arguments)
    games = asked.only or sorted(SUBJECTS)
    tally: Tally = Counter()
    histories, cpu_seconds = 0, 0.0
    with TemporaryDirectory() as folder, Pool(asked.jobs) as pool:
        units = _units(Path(folder), games, asked.pairs, asked.seed)
        for done in pool.imap_unordered(do, units):
            if done.leak is not None:
                sys.stderr.write(f"{done.leak}\n")
                return 1
            tally += done.tally
            histories += done.histories
            cpu_seconds += done.cpu_seconds
    _print(games, tally, histories, cpu_seconds)
    return 0


def _units(folder: Path, games: Sequence[str], pairs: int, seed: int) -> Iterator[Unit]:
    """The work, spread evenly over these games."""
    share, more = divmod(pairs, len(games))
    for number, name in enumerate(games):
        left = share + (number < more)
        for part in range(-(-left // LARGEST)):
            enough = min(LARGEST, left - part * LARGEST)
            yield Unit(folder, name, seed + part * SEEDS_APART, enough)


def _print(games: Sequence[str], tally: Tally, histories: int, cpu_seconds: float) -> None:
    kinds = (*KINDS, OPS)
    print(f"{'pairs':<14}" + "".join(f"{kind:>9}" for kind in kinds))
    for name in games:
        print(f"{name:<14}" + "".join(f"{tally[name, kind]:>9}" for kind in kinds))
    pairs = pairs_in(tally)
    print(
        f"{pairs} pairs (and {sum(tally.values()) - pairs} of what operators see) "
        f"from {histories} histories, all equal; "
        f"{pairs / cpu_seconds:.1f} pairs per CPU second"
    )


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.secrecy", description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000, help="pairs of worlds to compare")
    parser.add_argument("--only", action="append", choices=sorted(SUBJECTS), help="these games")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds begin")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
