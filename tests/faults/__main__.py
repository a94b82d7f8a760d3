"""`python -m tests.faults`: play while everything dies, and look at what was kept of it."""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import msgspec

from tests.faults.archive import check_file
from tests.faults.figures import figures
from tests.faults.findings import Finding, Report, Wrong
from tests.faults.run import Played, Wanted, play

AGAIN = {Wrong.DUPLICATED, Wrong.ANSWERED_OTHERWISE, Wrong.REFUSED_YET_DONE}
BROKEN = {"hasty": {Wrong.LOST}, "amnesiac": AGAIN, "async": {Wrong.LOST}}
"""The broken builds, and what each must be caught at."""
LAZY_WAL = {"wal_writer_delay": "10s", "wal_writer_flush_after": "1000000"}
"""PostgreSQL writes late what nobody waits for, so that a kill can hit it."""
BROKEN_SECONDS = 45.0
BROKEN_PATIENCE = 10.0
BROKEN_TRIES = 3
MOST_SHOWN = 3


def main() -> int:
    chosen = read_arguments()
    # Whoever stops a run leaves no servers behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wanted = Wanted(
        seed=chosen.seed,
        moves=chosen.moves,
        kills=chosen.kills,
        seconds=None if chosen.minutes is None else chosen.minutes * 60,
        tables=chosen.tables,
        nodes=chosen.nodes,
        workers=chosen.workers,
        every=chosen.every,
    )
    if chosen.broken is None:
        return 0 if holds(wanted, chosen) else 1
    for attempt in range(BROKEN_TRIES):
        if is_caught(broken(wanted, chosen.broken, attempt), chosen):
            return 0
    print(f"the {chosen.broken} build was NOT caught")
    return 1


def holds(wanted: Wanted, chosen: argparse.Namespace) -> bool:
    """Whether every promise is kept in a run."""
    report, diary = run(wanted, chosen)
    if report.findings:
        show(report)
        print(f"faults:\n{diary}\nseed {wanted.seed}")
        return False
    print("everything holds")
    return True


def is_caught(wanted: Wanted, chosen: argparse.Namespace) -> bool:
    """Whether a broken build is found out in a run."""
    report, _ = run(wanted, chosen)
    show(report)
    if any(finding.wrong in BROKEN[chosen.broken] for finding in report.findings):
        print(f"the {chosen.broken} build was caught")
        return True
    return False


def run(wanted: Wanted, chosen: argparse.Namespace) -> tuple[Report, str]:
    """Play and look; what was found, and which faults there were."""
    print(f"seed {wanted.seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="houle-faults-"))
    keep = True  # whatever goes wrong must be possible to look into
    try:
        played = play(wanted, folder)
        began = time.monotonic()
        report = check(played, folder / "histories", chosen.jobs)
        print(f"checked in {time.monotonic() - began:.0f} s")
        print(figures(wanted.seed, played, report))
        keep = chosen.keep or (chosen.broken is None and bool(report.findings))
        return report, (folder / "faults.txt").read_text()
    finally:
        if keep:
            print(f"kept in {folder}")
        else:
            shutil.rmtree(folder)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged moves to reach")
    parser.add_argument("--kills", type=int, default=300, help="kills to reach")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of all faults")
    parser.add_argument("--tables", type=int, default=32, help="tables at once")
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=float, default=1.7, help="seconds between faults")
    parser.add_argument("--broken", choices=BROKEN, help="a build that must be caught")
    parser.add_argument("--jobs", type=int, default=2, help="processes that check afterwards")
    parser.add_argument("--keep", action="store_true", help="keep histories and logs")
    return parser.parse_args()


def broken(wanted: Wanted, how: str, attempt: int) -> Wanted:
    """The same run with nodes that have a fault, for as long as it takes to show."""
    return msgspec.structs.replace(
        wanted,
        seed=wanted.seed + attempt,
        seconds=BROKEN_SECONDS if wanted.seconds is None else wanted.seconds,
        program=("tests.faults.broken", how),
        settings=wanted.settings | (LAZY_WAL if how == "async" else {}),
        go_on=BROKEN_PATIENCE,
        patience=BROKEN_PATIENCE,
        # The last try takes its whole time.
        enough=frozenset(BROKEN[how]) if attempt < BROKEN_TRIES - 1 else frozenset(),
    )


def check(played: Played, histories: Path, jobs: int) -> Report:
    """Look at every table, and at the answers that nobody should get."""
    report = Report([Finding(Wrong.SURPRISING, "-", said) for said in played.surprises])
    files = [histories / f"{kept.table}.jsonl" for kept in played.kept]
    with ProcessPoolExecutor(jobs) as pool:
        checked = pool.map(check_file, files, played.kept, repeat(played.healed_at), chunksize=4)
        for one in checked:
            report.add(one)
    return report


def show(report: Report) -> None:
    """How often each promise was broken, and where first."""
    by_kind = defaultdict(list)
    for finding in report.findings:
        by_kind[finding.wrong].append(finding)
    for wrong, findings in by_kind.items():
        print(f"{wrong}: {len(findings)} times")
        for finding in findings[:MOST_SHOWN]:
            print(f"  table {finding.table}: {finding.detail}")


if __name__ == "__main__":
    sys.exit(main())
