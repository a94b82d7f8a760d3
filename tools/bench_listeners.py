"""What many listeners cost everybody else: `python -m tools.bench_listeners`.

A real node on SQLite and real connections. First so many streams at running games in which nothing
happens: for how long does somebody wait who comes at any time, because others are told how far
their tables are? Then one table with many watchers at which people move: how soon does the mover
have an answer, and for how long was the loop busy in one turn?

Turns are CPU time of the node, whatever else runs on the machine; answers are not.
"""

import argparse
import asyncio
import os
import resource
import signal
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec

from tests.engines.processes import wait_until
from tools.load.games import long_games
from tools.load.lines import Lines, Stream, request
from tools.load.nodes import Node, cpu_seconds
from tools.load.party import STREAMS, Party, Tally, Turn
from tools.load.running import run
from tools.load.turns import Noted

SEATS = 3
PROGRAM = ("-m", "tools.load.turned_node")
AT_ONCE = 32
A_WHILE = 5.0


class Measured:
    """A node, and the turns of its loop."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "turns.json"
        os.environ["HOULE_TURNS"] = str(self._file)
        self.node = Node(f"sqlite:///{folder / 'house.sqlite'}", PROGRAM, bus=None)

    def begin(self) -> None:
        """From now on."""
        os.kill(self.node.pid, signal.SIGUSR2)

    def noted(self) -> Noted:
        """What came of it so far."""
        self._file.unlink(missing_ok=True)
        os.kill(self.node.pid, signal.SIGUSR1)
        wait_until(self._file.exists, "the node has written what its turns took")
        return msgspec.json.decode(self._file.read_bytes(), type=Noted)


class Public:
    """Tables with people, and any number of watchers who count what they hear."""

    def __init__(self, port: int) -> None:
        self.tally = Tally()
        self.turns: list[Turn] = []
        self.pieces = 0
        self._port = port
        self._lines = Lines(port)
        self._watchers: list[Stream] = []
        self._parties: list[Party] = []

    async def open(self, tables: int) -> None:
        """Tables of all long games at which people sit and nobody moves yet."""
        games = long_games()
        for number in range(tables):
            party = Party(
                self._lines,
                games[number % len(games)],
                SEATS,
                self.tally,
                self.turns.append,
                lambda _: None,
                number,
            )
            await party.begin()
            self._parties.append(party)

    async def watch(self, watchers: int) -> None:
        """Spread over all tables."""
        slots = asyncio.Semaphore(AT_ONCE)

        async def one(party: Party) -> None:
            async with slots:
                sent = request("GET", f"{party.path}/live", None)
                there = asyncio.Event()

                def heard(_: bytes) -> None:
                    there.set()
                    self.pieces += 1

                self._watchers.append(await Stream.open(self._port, sent, heard, self._lost))
                await there.wait()

        parties = (self._parties[n % len(self._parties)] for n in range(watchers))
        await asyncio.gather(*map(one, parties))

    def close(self) -> None:
        for watcher in self._watchers:
            watcher.close()
        for party in self._parties:
            party.close()
        self._lines.close()

    def _lost(self) -> None:
        self.tally.broken.append("a stream ended by itself")


async def idle(measured: Measured, streams: int, tables: int, seconds: float) -> None:
    """Nothing happens at so many tables."""
    public = Public(measured.node.port)
    await public.open(tables)
    await public.watch(streams - tables * STREAMS)
    await asyncio.sleep(A_WHILE)
    heard = public.pieces
    measured.begin()
    await asyncio.sleep(seconds)
    noted = measured.noted()
    print(
        f"{streams:,} streams at {tables} tables: others wait p99 {noted.wait(0.99):.2f} ms, "
        f"p99.9 {noted.wait(0.999):.2f}, longest turn {noted.longest:.1f} ms, "
        f"busy {noted.busy:.1%}, {(public.pieces - heard) / seconds:,.0f} beats/s to watchers",
        flush=True,
    )
    public.close()
    _check(public)


async def watched(measured: Measured, watchers: int, moves: int) -> None:
    """People move at one table, with so many who look on."""
    public = Public(measured.node.port)
    await public.open(1)
    await public.watch(watchers)
    await asyncio.sleep(A_WHILE)
    measured.begin()
    cpu = cpu_seconds([measured.node.pid])
    made = 0
    while made < moves:
        while not public.turns:
            await asyncio.sleep(0)
        turn, due = public.turns.pop(), public.pieces + watchers
        turn.party.play(turn)
        made += 1
        while public.pieces < due:
            await asyncio.sleep(0.005)
    cpu = cpu_seconds([measured.node.pid]) - cpu
    noted = measured.noted()
    answers = [seconds * 1000 for seconds in public.tally.acknowledged]
    print(
        f"{watchers:,} watchers, {moves} moves: answered p50 {median(answers):.1f} ms, "
        f"p99 {quantiles(answers, n=100)[98]:.1f} ms, longest turn {noted.longest:.1f} ms, "
        f"{cpu / moves / watchers * 1e6:.0f} µs of CPU for each move and watcher",
        flush=True,
    )
    public.close()
    _check(public)


def _check(public: Public) -> None:
    if public.tally.broken:
        raise RuntimeError(public.tally.broken[0])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=8000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    wanted = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    trials: tuple[Callable[[Measured], Coroutine[Any, Any, None]], ...] = (
        lambda measured: watched(measured, wanted.watchers, wanted.moves),
        lambda measured: idle(measured, wanted.streams, wanted.tables, wanted.seconds),
    )
    for trial in trials:
        with tempfile.TemporaryDirectory() as folder:
            measured = Measured(Path(folder))
            try:
                run(trial(measured))
            finally:
                measured.node.end()


if __name__ == "__main__":
    main()
