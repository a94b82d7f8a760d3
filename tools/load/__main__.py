"""`make check-load`: what a node carries on this machine, beside what its log can do."""

import argparse
import os
import resource
import sys

from tests.engines.shared import new_database
from tools.load import measures
from tools.load.measures import Delay, Speed

BEST_NODES = 2
TABLES = 96


class Criteria:
    """What was asked for, and whether it was reached."""

    def __init__(self) -> None:
        self.missed = 0

    def check(self, name: str, found: float, limit: float, unit: str, *, least: bool) -> None:
        """Print one criterion."""
        reached = found >= limit if least else found <= limit
        self.missed += not reached
        sign = "≥" if least else "≤"
        state = "PASS" if reached else "below"
        print(f"  {state:5}  {name:44} {found:8.2f} {unit:5} ({sign} {limit:g})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a minute or so")
    parser.add_argument("--strict", action="store_true", help="fail when a figure is missed")
    parser.add_argument("--seconds", type=float, help="for each round")
    arguments = parser.parse_args()
    seconds = arguments.seconds or (2.0 if arguments.short else 6.0)
    rounds = 2 if arguments.short else 5
    _allow_many_files()
    print(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}", flush=True)

    with new_database() as store:
        single = measures.speed(store, 1, TABLES, rounds, seconds)
        print_speed("one node", single)
        pair = measures.speed(store, BEST_NODES, TABLES, rounds, seconds)
        print_speed("two nodes", pair)
        delay = measures.delay(store, 1000 if arguments.short else 4000)
        print_delay(delay)
        stream = measures.stream_bytes(store, 1 if arguments.short else 4)
        print_parts(measures.parts(store, TABLES, 2 * seconds), single)

    print(f"\nCriteria (load after {os.getloadavg()[0]:.1f})")
    criteria = Criteria()
    best = max(single.ratio, pair.ratio)
    criteria.check("(b)/(a), moves through HTTP / bare appends", best, 0.4, "", least=True)
    ack = "(c) send → acknowledged"
    criteria.check(f"{ack}, p50", delay.acknowledged_p50, 15, "ms", least=False)
    criteria.check(f"{ack}, p99", delay.acknowledged_p99, 60, "ms", least=False)
    last = "(c) send → last of four streams, p99"
    criteria.check(last, delay.everywhere_p99, 80, "ms", least=False)
    criteria.check("(d) memory per idle stream", stream / 1000, 40, "kB", least=False)
    return 1 if arguments.strict and criteria.missed else 0


def print_speed(name: str, speed: Speed) -> None:
    print(f"\nFull speed, {name}, {TABLES} tables, medians of rounds that took turns")
    cpu = sum(speed.cpu.values())
    costs = ", ".join(f"{part} {value:.0f}" for part, value in speed.cpu.items())
    print(f"  (a)  bare appends, 32 connections   {speed.bare:8,.0f} /s")
    print(f"  (a2) appends that share commits     {speed.shared:8,.0f} /s")
    print(
        f"  (b)  moves through HTTP             {speed.moves:8,.0f} /s   {speed.ratio:.2f} of (a)"
    )
    print(
        f"  {speed.games} games to the end, {speed.refused} requests refused, "
        f"{speed.sent_again} sent again"
    )
    print(f"  CPU µs: an append {speed.bare_cpu:.0f}, a move {cpu:.0f} ({costs})")
    print(f"  (b)/(a) by CPU alone                {speed.bare_cpu / cpu:8.2f}", flush=True)


def print_delay(delay: Delay) -> None:
    print(f"\nAt {measures.STEADY_RATE:.0f} moves/s, one node, {delay.moves} moves, milliseconds")
    for name, p50, p99 in (
        ("acknowledged", delay.acknowledged_p50, delay.acknowledged_p99),
        ("on the last of four streams", delay.everywhere_p50, delay.everywhere_p99),
    ):
        print(f"  {name:32} p50 {p50:7.1f}   p99 {p99:7.1f}")
    sys.stdout.flush()


def print_parts(parts: dict[str, float], speed: Speed) -> None:
    print("\nCPU µs a move by part, one node at full speed, the clocks' own cost included")
    others = {name: value for name, value in speed.cpu.items() if name != "nodes"}
    for name, value in (*parts.items(), *others.items()):
        print(f"  {name:24} {value:7.0f}")
    print(f"  {'all':24} {sum(parts.values()) + sum(others.values()):7.0f}", flush=True)


def _allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
