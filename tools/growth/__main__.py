"""`make check-growth`: does anything take longer because there are more tables?"""

import sys
from argparse import ArgumentParser

from tools.growth.measuring import Growth, measured
from tools.growth.slopes import STEEPEST

WHOLE = (10_000, 100_000, 1_000_000)
SHORT = (1_000, 4_000, 16_000)


def main() -> int:
    """Print a table for each kind of store; fail by what is touched, never by how long it takes."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="small stores, no times")
    parser.add_argument("--sizes", type=int, nargs="+")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--times", type=int, default=15, help="how often each line is asked for")
    wanted = parser.parse_args()
    sizes = wanted.sizes or (SHORT if wanted.short else WHOLE)
    wrong = []
    for kind in wanted.stores:
        most, times = (10, 1) if wanted.short else (100, wanted.times)
        found = measured(kind, sizes, most, times)
        _show(kind, found, times=not wanted.short)
        wrong += [f"{kind}: {one.line} {fault}" for one in found for fault in one.faults]
    for fault in wrong:
        print(fault, file=sys.stderr)
    if not wrong:
        print(f"nothing touches more where there are more tables (slopes up to {STEEPEST})")
    return 1 if wrong else 0


def _show(kind: str, found: list[Growth], *, times: bool) -> None:
    sizes = " | ".join(f"{size:,}" for size in found[0].sizes)
    heading = f"| {kind} | touched at {sizes} | slope |"
    print(heading + (f" ms at {sizes} | slope |" if times else ""))
    print("|---" * (heading.count("|") - 1 + (len(found[0].sizes) + 1) * times) + "|")
    for one in found:
        gaps = ["-"] * len(one.given_up)
        cells = [f"{taken:,}" for taken in one.units] + gaps + [f"{one.work:.2f}"]
        if times:
            cells += [f"{taken:.1f}" for taken in one.medians] + gaps
            cells.append(f"{one.time.power:.2f} ± {one.time.off:.2f}")
        note = f" (counts {one.grows_with})" if one.grows_with else ""
        print(f"| {one.line}{note} | {' | '.join(cells)} |")


if __name__ == "__main__":
    sys.exit(main())
