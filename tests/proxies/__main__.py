"""`python -m tests.proxies`: what `deploy/` ships, before two nodes that are renewed under load."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from statistics import quantiles

from tests.proxies.faults import FAULTS
from tests.proxies.judge import told
from tests.proxies.proxies import PROXIES
from tests.proxies.trial import Plan, Played, Site, site
from tests.samples.install import install_samples

ROUNDS = 2
PART_OF_IT = 30
"""Moves a second in the short cut."""
CALM = 6.0
SHORT = Plan(rate=PART_OF_IT, tables=12, calm=2.0, visited=False)
"""As much as two cores carry that may be busy otherwise; the visits are tests of their own."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proxies", description=__doc__)
    parser.add_argument("--proxy", choices=PROXIES, action="append", help="this one only")
    parser.add_argument("--short", action="store_true", help="each node is renewed once")
    parser.add_argument("--fault", choices=FAULTS, action="append", help="what must be caught")
    chosen = parser.parse_args()
    install_samples()
    # Whoever stops a run leaves no servers behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    plan = SHORT if chosen.short else Plan(rounds=ROUNDS, calm=CALM)
    print(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}", flush=True)
    with site() as here:
        held = [holds(here, proxy, plan) for proxy in chosen.proxy or PROXIES]
        caught = [is_caught(here, name) for name in chosen.fault or ()]
    return 0 if all(held) and all(caught) else 1


def holds(here: Site, proxy: str, plan: Plan) -> bool:
    """Whether nobody behind this proxy notices that nodes are renewed."""
    played = here.play(proxy, plan)
    show(proxy, played)
    return not played.findings


def is_caught(here: Site, name: str) -> bool:
    """Whether a planted fault is found."""
    fault = FAULTS[name]
    played = here.play(fault.proxy, fault.plan)
    caught = any(finding.wrong is fault.shows for finding in played.findings)
    show(f"{fault.proxy}, {name}: {'caught' if caught else 'NOT caught'}", played)
    return caught


def show(name: str, played: Played) -> None:
    """What a trial came to, and what was wrong with it."""
    seen = played.seen
    print(f"{name}: {len(seen.moves)} of {played.wanted} moves, {seen.resumed} streams resumed")
    for what, waits in zip(("answered", "shown to everybody"), seen.waits(), strict=True):
        print(f"  {what:18} {milliseconds(waits)}")
    for line in told(played.findings):
        print(f"  {line}")
    print("  nothing is wrong" if not played.findings else "", flush=True)


def milliseconds(waits: Sequence[float]) -> str:
    """How long something took."""
    if len(waits) < 2:
        return "never"
    parts = quantiles(waits, n=100)
    named = {"p50": parts[49], "p99": parts[98], "longest": max(waits)}
    return "   ".join(f"{name} {value * 1000:5.0f} ms" for name, value in named.items())


if __name__ == "__main__":
    sys.exit(main())
