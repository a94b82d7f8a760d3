"""The trials: how fast, how soon, how large, and where the time goes."""

import os
import signal
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import msgspec

from tests.engines.processes import wait_until
from tools.load.bare import Rate, bare_appends, store_appends
from tools.load.crowd import Crowd
from tools.load.nodes import cpu_seconds, memory, nats_pids, nodes, postgres_pids
from tools.load.running import run

STEADY_RATE = 200.0
STEADY_TABLES = 150
IDLE_TABLES = 1250
GAMES_A_SECOND = 60
IDLE_STREAMS = 4 * IDLE_TABLES


class Speed(msgspec.Struct):
    """Rates a second, each from rounds that took turns, and CPU microseconds for each move."""

    bare: float
    bare_cpu: float
    shared: float
    moves: float
    ratio: float
    games: int
    refused: int
    sent_again: int
    cpu: dict[str, float]


class Delay(msgspec.Struct):
    """Milliseconds from the moment a move was due."""

    acknowledged_p50: float
    acknowledged_p99: float
    everywhere_p50: float
    everywhere_p99: float
    moves: int


def spare(seconds: float) -> int:
    """So many tables may be needed in place of those whose games end."""
    return int(seconds * GAMES_A_SECOND)


def speed(store: str, node_count: int, tables: int, rounds: int, seconds: float) -> Speed:
    """(a) bare appends and (b) moves, in turns; (a2) appends that share commits."""
    with nodes(store, node_count) as started:
        parts = {"nodes": [node.pid for node in started], "NATS": nats_pids()}

        async def trial() -> Speed:
            bare: list[Rate] = []
            moves: list[float] = []
            cpu: dict[str, float] = {}
            crowd = Crowd([node.port for node in started], tables + spare(seconds))
            await crowd.begin()
            await crowd.rush(tables, 1)
            await crowd.pause()
            before = crowd.tally.moves
            for _ in range(rounds):
                bare.append(await bare_appends(store, seconds))
                parts["PostgreSQL"] = postgres_pids(store.rpartition("/")[2])
                began = {name: cpu_seconds(pids) for name, pids in parts.items()}
                began["client"] = time.process_time()
                moves.append(await crowd.rush(tables, seconds))
                spent = {name: cpu_seconds(pids) for name, pids in parts.items()}
                spent["client"] = time.process_time()
                for name, seconds_so_far in spent.items():
                    cpu[name] = cpu.get(name, 0) + seconds_so_far - began[name]
                await crowd.pause()
            shared = await store_appends(store, tables, seconds)
            crowd.close()
            alone = median(rate.appends for rate in bare)
            count = crowd.tally.moves - before
            return Speed(
                bare=alone,
                bare_cpu=median(rate.cpu for rate in bare),
                shared=shared.appends,
                moves=median(moves),
                ratio=median(moves) / alone,
                games=crowd.tally.games,
                refused=crowd.tally.refused,
                sent_again=crowd.tally.sent_again,
                cpu={name: value / count * 1e6 for name, value in cpu.items()},
            )

        return run(trial())


def delay(store: str, moves: int) -> Delay:
    """(c) a steady pace on one node."""
    with nodes(store, 1) as started:

        async def trial() -> Delay:
            crowd = Crowd([started[0].port], STEADY_TABLES)
            await crowd.begin()
            await crowd.stroll(STEADY_RATE, int(STEADY_RATE))
            await crowd.pause()
            tally = crowd.tally
            tally.acknowledged.clear()
            tally.everywhere.clear()
            await crowd.stroll(STEADY_RATE, moves)
            await crowd.pause()
            crowd.close()
            return Delay(
                *_middle_and_end(tally.acknowledged),
                *_middle_and_end(tally.everywhere),
                moves=len(tally.acknowledged),
            )

        return run(trial())


def stream_bytes(store: str, moves: int) -> float:
    """(d) what each of 5,000 idle streams takes in a node, its quarter of a table included.

    So many moves were made at each table before it fell silent.
    """
    with nodes(store, 1) as started:
        node = started[0]

        async def trial() -> float:
            warm = Crowd([node.port], 4, seed=2)
            await warm.begin()
            await warm.stroll(STEADY_RATE, 100)
            await warm.pause()
            warm.close()
            before = memory(node.pid)
            crowd = Crowd([node.port], IDLE_TABLES)
            await crowd.begin()
            await crowd.stroll(STEADY_RATE, moves * IDLE_TABLES)
            await crowd.pause(3)
            grown = memory(node.pid) - before
            crowd.close()
            return grown / IDLE_STREAMS

        return run(trial())


def parts(store: str, tables: int, seconds: float) -> dict[str, float]:
    """(e) CPU microseconds for each move, by part of a node, under full load."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "parts.json"
        os.environ["HOULE_PARTS"] = str(file)
        with nodes(store, 1, ("-m", "tools.load.profiled_node")) as started:
            pid = started[0].pid

            def spent() -> dict[str, int]:
                file.unlink(missing_ok=True)
                os.kill(pid, signal.SIGUSR1)
                wait_until(file.exists, "the node has written what its parts took")
                return msgspec.json.decode(file.read_bytes(), type=dict[str, int])

            async def trial() -> dict[str, float]:
                crowd = Crowd([started[0].port], tables + spare(seconds))
                await crowd.begin()
                await crowd.rush(tables, 1)
                await crowd.pause()
                before, moves = spent(), crowd.tally.moves
                await crowd.rush(tables, seconds)
                after, moves = spent(), crowd.tally.moves - moves
                crowd.close()
                return {
                    part: (taken - before.get(part, 0)) / moves / 1000
                    for part, taken in sorted(after.items(), key=lambda one: -one[1])
                }

            return run(trial())


def _middle_and_end(seconds: list[float]) -> tuple[float, float]:
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
