"""Plant seeded faults, one at a time, and say which no test found.

python -m tools.mutants --count 300 --seed 1

Goes on where it stopped: what was tried with the same seed and sources is kept.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random

import msgspec

from houle.arena.estimates import share
from tools.mutants.bench import ROOT, Bench, copy_to, ordeal, sources
from tools.mutants.reach import Reach
from tools.mutants.sites import Mutant, mutants


class Tried(msgspec.Struct, frozen=True):
    """What became of a fault."""

    mutant: Mutant
    source: str
    """By which its file is known again."""
    lives: bool


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=0.98, help="share that must be found")
    parser.add_argument("--results", type=Path, default=ROOT / "build/mutants.jsonl")
    asked = parser.parse_args()
    drawn = draw(asked.seed, asked.count)
    tried = try_all(drawn, asked.results, asked.jobs)
    print("\n".join(report(tried)))
    return int(found_share(tried) < asked.least)


def draw(seed: int, count: int) -> list[Mutant]:
    """Any fault is as likely as any other."""
    possible = every()
    return Random(seed).sample(possible, min(count, len(possible)))


@cache
def every() -> list[Mutant]:
    """All faults that there could be."""
    return [one for path in sources() for one in mutants(path, (ROOT / path).read_bytes())]


def try_all(drawn: Sequence[Mutant], results: Path, jobs: int) -> list[Tried]:
    """Plant each fault that was not tried before."""
    results.parent.mkdir(parents=True, exist_ok=True)
    results.touch()
    known = {
        (tried.mutant, tried.source): tried
        for tried in msgspec.json.Decoder(Tried).decode_lines(results.read_bytes())
    }
    benches: SimpleQueue[Bench] = SimpleQueue()

    def attempt(mutant: Mutant, *, at_last: bool) -> Tried | None:
        """What becomes of it; of whoever lives the quick tests, nobody knows before the last."""
        source = sha256((ROOT / mutant.path).read_bytes()).hexdigest()
        if (mutant, source) in known:
            return known[mutant, source]
        quick, *slow = ordeal(mutant.path).steps
        bench = benches.get()
        try:
            lives = bench.lives(mutant, slow if at_last else [quick])
        finally:
            benches.put(bench)
        if lives and not at_last:
            print(f"  ...  {mutant}", flush=True)
            return None
        tried = Tried(mutant, source, lives)
        with results.open("ab") as kept:
            kept.write(msgspec.json.encode(tried) + b"\n")
        print(f"{'LIVES' if lives else 'found'}  {mutant}", flush=True)
        return tried

    with tempfile.TemporaryDirectory(prefix="houle-mutants-") as folder:
        sound = Path(folder) / "sound"
        copy_to(sound)
        reach = Reach(sound, jobs)
        for number in range(jobs):
            benches.put(Bench(Path(folder) / str(number), reach))
        with ThreadPoolExecutor(jobs) as pool:
            first = list(pool.map(partial(attempt, at_last=False), drawn))
            left = [one for one, tried in zip(drawn, first, strict=True) if tried is None]
            last = list(pool.map(partial(attempt, at_last=True), left))
    return [tried for tried in (*first, *last) if tried is not None]


def found_share(tried: Sequence[Tried]) -> float:
    return sum(not one.lives for one in tried) / len(tried)


def report(tried: Sequence[Tried]) -> list[str]:
    """How many were found, area by area, and which were not."""
    by_area: dict[str, list[Tried]] = defaultdict(list)
    for one in tried:
        by_area[ordeal(one.mutant.path).area].append(one)
    lines = [str(one.mutant) for one in tried if one.lives]
    lines = ["", "not found:", *sorted(lines)] if lines else []
    for area, some in [*sorted(by_area.items()), ("all", list(tried))]:
        found = share([float(not one.lives) for one in some])
        lines.append(
            f"{area}: {sum(not one.lives for one in some)} of {len(some)} found,"
            f" {found.value:.1%} [{found.low:.1%}, {found.high:.1%}]"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main())
