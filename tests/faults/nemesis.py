"""Kills and pauses parts of a cluster, by a schedule that follows from a seed."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec

from tests.faults.cluster import Cluster, Member

KILLS = {"node": 4, "worker": 3, "nats": 5, "postgres": 3}
PAUSES = {"node": 1, "worker": 1, "nats": 1, "postgres": 1}
"""How often each fault lies in the pack from which they are dealt."""
ALONE = 0.2
LONGEST_PAUSE = 8.0
"""Longer than nodes wait for PostgreSQL, and clients for nodes."""
LONGEST_DEATH = 0.8


class Pace(msgspec.Struct, frozen=True):
    """How close together faults come."""

    every: float
    """Seconds between them, on average,"""
    moves: int
    """but not before so many moves were acknowledged since the one before,"""
    longest: float = 12.0
    """unless that takes so many seconds."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that goes wrong."""

    after: float
    """Seconds since the one before."""
    kills: bool
    kind: str
    which: float
    """Between 0 and 1: which of those that could be hit."""
    lasts: float
    alone: bool
    """Whether it may hit the last node that works."""


def schedule(chance: Random, every: float) -> Iterator[Fault]:
    """Faults without end. They are dealt like cards, so that none is long in coming."""
    pack = [(True, kind) for kind in KILLS for _ in range(KILLS[kind])]
    pack += [(False, kind) for kind in PAUSES for _ in range(PAUSES[kind])]
    while True:
        chance.shuffle(pack)
        for kills, kind in pack:
            yield Fault(
                after=every * chance.uniform(0.5, 1.5),
                kills=kills,
                kind=kind,
                which=chance.random(),
                alone=chance.random() < ALONE,
                lasts=LONGEST_DEATH * chance.random() if kills else _pause(chance),
            )


def _pause(chance: Random) -> float:
    """Mostly short, sometimes so long that others give up waiting."""
    return 0.1 + LONGEST_PAUSE * chance.random() ** 3


class Nemesis:
    """Lets faults happen, and writes down which and when."""

    def __init__(
        self, cluster: Cluster, seed: str, pace: Pace, moves: Callable[[], int], diary: Path
    ) -> None:
        self._cluster = cluster
        self._faults = schedule(Random(seed), pace.every)  # noqa: S311 - the same for the same seed
        self._pace = pace
        self._moves = moves
        self._diary = diary
        diary.touch()
        self._began = time.monotonic()

    async def run(self) -> None:
        """Go on until cancelled. A part that is down already is spared."""
        for fault in self._faults:
            await self._wait(fault.after)
            target = self._target(fault)
            if target is not None:
                self._strike(fault, target)

    async def _wait(self, seconds: float) -> None:
        """Let some moves be made in between, however slow the machine is."""
        enough = self._moves() + self._pace.moves
        await asyncio.sleep(seconds)
        give_up_at = time.monotonic() + self._pace.longest
        while self._moves() < enough and time.monotonic() < give_up_at:
            await asyncio.sleep(0.1)

    def _target(self, fault: Fault) -> Member | None:
        alike = [member for member in self._cluster.members if member.kind == fault.kind]
        working = [member for member in alike if not member.busy and not member.ended()]
        if not working or (len(working) == 1 < len(alike) and not fault.alone):
            return None
        return working[int(fault.which * len(working))]

    def _strike(self, fault: Fault, target: Member) -> None:
        said = f"{time.monotonic() - self._began:8.2f} s  "
        if fault.kills:
            said += f"kill {target.name}, back after {fault.lasts:.2f} s"
            self._cluster.kill(target, fault.lasts)
        else:
            said += f"pause {target.name} for {fault.lasts:.2f} s"
            self._cluster.pause(target, fault.lasts)
        with self._diary.open("a") as diary:
            diary.write(said + "\n")
