"""`python -m tests.abuse`: what somebody at the table feels while strangers misbehave."""

import argparse
import sys
import tempfile
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.abuse.attacks import ATTACKS, Answers, attack
from tests.abuse.polite import Felt, Polite
from tests.samples.install import install_samples
from tests.web.server import Server, at_home, running

MOST_SLOWER = 2.0
MOST_MEMORY = 100 * 1024 * 1024
LONGEST_BOT = 3.0


class Found(NamedTuple):
    """How an attack went."""

    name: str
    felt: Felt
    memory: int
    """Bytes more than before it."""
    answers: Answers


def main() -> int:
    install_samples()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of each attack")
    parser.add_argument("--level", default="expert", help="of the bots at the player's table")
    parser.add_argument(
        "--unfelt",
        type=float,
        default=0.05,
        help="seconds of an answer that are no fault, however quick it is in a quiet while",
    )
    parser.add_argument(
        "--longest-bot", type=float, default=LONGEST_BOT, help="seconds a bot may be waited for"
    )
    parser.add_argument("--attack", choices=ATTACKS, action="append", help="this one only")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = at_home(Path(folder))
        with running(server):
            return report(server, chosen)


def report(server: Server, chosen: argparse.Namespace) -> int:
    """Each attack beside a quiet while; how many bounds were broken."""
    polite = Polite(server.url, chosen.level)
    polite.play(3)
    quiet = polite.play(chosen.seconds)
    print(f"quiet: {said(quiet)}")
    wrong = []
    for name in chosen.attack or ATTACKS:
        # Somebody new each time: nobody opens as many tables in an hour as all this would take.
        found = under_attack(server, Polite(server.url, chosen.level), name, chosen.seconds)
        answered = ", ".join(f"{count} times {what}" for what, count in found.answers.most_common())
        print(f"{name}: {said(found.felt)}, memory +{found.memory / 2**20:.0f} MB; {answered}")
        longest = max(MOST_SLOWER * quiet.p99, chosen.unfelt)
        wrong += broken(found, longest, chosen.longest_bot)
    print(*wrong, sep="\n")
    print(f"{len(wrong)} bounds broken")
    return len(wrong)


def said(felt: Felt) -> str:
    return (
        f"{len(felt.answers)} answers, p99 {1000 * felt.p99:.0f} ms,"
        f" slowest bot {felt.slowest_bot:.2f} s of {len(felt.bots)}"
    )


def broken(found: Found, longest: float, longest_bot: float = LONGEST_BOT) -> list[str]:
    """The bounds that did not hold."""
    felt = found.felt
    bad = [status for status in found.answers if status.startswith("50") and status != "503"]
    return [
        f"{found.name}: {what}"
        for what, fails in (
            ("nobody attacked", not found.answers),
            ("others wait too long", felt.p99 > longest),
            ("memory grows", found.memory > MOST_MEMORY),
            ("a bot is waited for", felt.slowest_bot > longest_bot),
            ("an error of ours", bool(bad) or not felt.statuses <= {200, 201}),
        )
        if fails
    ]


def under_attack(server: Server, polite: Polite, name: str, seconds: float) -> Found:
    """Play while a process beside this one attacks."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    before = server.memory
    attacker = context.Process(target=attack, args=(name, server.url, seconds, theirs))
    attacker.start()
    felt = polite.play(seconds + 1)
    theirs.close()
    try:
        answers: Answers = ours.recv()
    except EOFError:
        answers = Counter()
    memory = server.memory - before
    attacker.join()
    return Found(name, felt, memory, answers)


if __name__ == "__main__":
    sys.exit(main())
