"""`python -m tests.meeting`: 200 people in ten minutes at two nodes, by a clock turned by hand."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

from houle.arena.estimates import mean
from houle.games.registry import game_names
from tests.engines.shared import NATS_URL, new_database
from tests.meeting.crowd import Coming, Crowd, comings, meet, meet_in_a_cluster

PROMISED = 20_000
LEAST_TOGETHER = 0.6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument(
        "--games", nargs="+", default=game_names(), help="each asks for one of them"
    )
    parser.add_argument(
        "--cluster", action="store_true", help="over PostgreSQL and NATS, and not on a file"
    )
    wanted = parser.parse_args()
    span = round(wanted.minutes * 60_000)
    came = [comings(seed, wanted.people, span, wanted.games) for seed in range(wanted.seeds)]
    return 0 if told([(in_a_cluster if wanted.cluster else at_home)(one) for one in came]) else 1


def at_home(coming: Sequence[Coming]) -> Crowd:
    """A crowd at two nodes on one file."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(meet(Path(folder), coming))


def in_a_cluster(coming: Sequence[Coming]) -> Crowd:
    """A crowd at two nodes over a PostgreSQL and a NATS of its own."""
    with new_database() as database:
        own = f"{NATS_URL}/meeting.{uuid4().hex}"
        return asyncio.run(meet_in_a_cluster(database, own, coming))


def told(crowds: list[Crowd]) -> bool:
    """Say what was found; whether it is what is promised."""
    shares = mean([crowd.together / crowd.came for crowd in crowds])
    longest = max(wait for crowd in crowds for wait in crowd.waits)
    fewest = min(crowd.together / crowd.came for crowd in crowds)
    unseated = sum(crowd.came - len(crowd.waits) for crowd in crowds)
    twice = sum(crowd.twice for crowd in crowds)
    print(f"{sum(crowd.came for crowd in crowds)} people in {len(crowds)} crowds")
    print(f"longest wait for the cards   {longest / 1000:.1f} s")
    print(
        f"play with somebody else      {shares.value:.1%} "
        f"(95 %: {shares.low:.1%} to {shares.high:.1%}; "
        f"in the worst crowd {fewest:.1%})"
    )
    print(f"sit twice                    {twice}")
    print(f"were never dealt cards       {unseated}")
    return longest <= PROMISED and fewest >= LEAST_TOGETHER and twice == unseated == 0


if __name__ == "__main__":
    sys.exit(main())
