"""A whole run: a cluster, people who play, faults, healing, and the reading of what is left."""

import asyncio
import time
from pathlib import Path

import msgspec
import uvloop

from tests.faults.archive import Kept, broken_so_far, read_archive
from tests.faults.cluster import Cluster
from tests.faults.findings import Wrong
from tests.faults.history import Micros, now
from tests.faults.nemesis import Nemesis, Pace
from tests.faults.party import Party
from tests.faults.people import Town

SAY_EVERY = 30.0
LOOK_EVERY = 4.0
USUAL = {"checkpoint_timeout": "30s"}


class Wanted(msgspec.Struct, frozen=True):
    """What a run is to be."""

    seed: int
    moves: int
    kills: int
    seconds: float | None = None
    """It ends after so long, whatever was reached."""
    tables: int = 32
    nodes: int = 2
    workers: int = 1
    every: float = 1.7
    """Seconds between faults, on average."""
    program: tuple[str, ...] = ("houle.cli",)
    settings: dict[str, str] = {}
    """Of PostgreSQL, besides the usual ones."""
    go_on: float = 20.0
    """Seconds for which everybody plays on after everything was healed."""
    patience: float = 120.0
    """Seconds in which every table must then come to its end."""
    enough: frozenset[Wrong] = frozenset()
    """One of these is enough: what comes after it is not waited for."""


class Played(msgspec.Struct, frozen=True):
    """What a run left behind."""

    kept: list[Kept]
    healed_at: Micros
    seconds: float
    acked: int
    """How many moves were acknowledged until then."""
    kills: dict[str, int]
    pauses: dict[str, int]
    ended: dict[str, int]
    done_to_requests: dict[str, int]
    surprises: list[str]
    late_tables: int
    """How many tables were still played when patience ended."""


def play(wanted: Wanted, folder: Path) -> Played:
    """Play while things go wrong; histories lie in the folder afterwards."""
    cluster = Cluster(
        folder,
        nodes=wanted.nodes,
        workers=wanted.workers,
        program=wanted.program,
        **USUAL,
        **wanted.settings,
    )
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_play(wanted, folder, cluster))
    finally:
        cluster.remove()


async def _play(wanted: Wanted, folder: Path, cluster: Cluster) -> Played:
    await cluster.start()
    town = Town(cluster.ports, f"town {wanted.seed}")
    stopping = asyncio.Event()
    histories = folder / "histories"
    histories.mkdir()
    began = time.monotonic()
    parties = [
        asyncio.create_task(Party(town, histories, stopping).run()) for _ in range(wanted.tables)
    ]
    nemesis = Nemesis(
        cluster,
        f"nemesis {wanted.seed}",
        Pace(wanted.every, wanted.moves // wanted.kills // 2),
        lambda: town.acked,
        folder / "faults.txt",
    )
    faults = asyncio.create_task(nemesis.run())
    caught = await _until_reached(wanted, town, cluster, [*parties, faults], histories)
    faults.cancel()
    await cluster.heal()
    healed_at, seconds, acked = now(), time.monotonic() - began, town.acked
    stopping.set()
    await asyncio.wait(parties, timeout=0 if caught else wanted.go_on)
    town.closing_time = True
    _, late = await asyncio.wait(parties, timeout=0 if caught else wanted.patience)
    for party in late:
        party.cancel()
    await asyncio.gather(*parties, faults, return_exceptions=True)
    await town.settle()
    town.lines.close()
    await cluster.end_programs()
    tables = [file.stem for file in sorted(histories.glob("*.jsonl"))]
    return Played(
        kept=await read_archive(cluster.postgres.url, tables),
        healed_at=healed_at,
        seconds=seconds,
        acked=acked,
        kills=dict(cluster.kills),
        pauses=dict(cluster.pauses),
        ended=dict(cluster.ended),
        done_to_requests=dict(town.tally),
        surprises=town.surprises,
        late_tables=len(late),
    )


async def _until_reached(
    wanted: Wanted,
    town: Town,
    cluster: Cluster,
    tasks: list[asyncio.Task[None]],
    histories: Path,
) -> bool:
    """Wait until there was enough of everything; whether that is because of what is wrong."""
    began = said = looked = time.monotonic()
    while True:
        done, _ = await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        cluster.see_that_all_come_back()
        passed = time.monotonic() - began
        kills = cluster.kills.total()
        if time.monotonic() - said > SAY_EVERY:
            said = time.monotonic()
            print(f"{passed:6.0f} s  {town.acked:7} moves  {kills:4} kills", flush=True)
        if wanted.enough and time.monotonic() - looked > LOOK_EVERY:
            if wanted.enough & await broken_so_far(cluster.postgres.url, histories):
                return True
            looked = time.monotonic()
        if town.acked >= wanted.moves and kills >= wanted.kills:
            return False
        if wanted.seconds is not None and passed > wanted.seconds:
            return False
