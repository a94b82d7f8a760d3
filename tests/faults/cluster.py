"""A cluster of our own: PostgreSQL, NATS, nodes and workers, any of which may die."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.processes import free_port, wait_until

HOST = "127.0.0.1"
SECRET = "the nodes of a test share this"  # noqa: S105
LOOK_EVERY = 0.2
ROOT = Path(__file__).parents[2]


class Member(ABC):
    """A part of the cluster."""

    kind: str

    def __init__(self, name: str) -> None:
        self.name = name
        self.busy = False
        """Whether something is being done to it."""

    @abstractmethod
    def start(self) -> None:
        """Start it and wait until it works."""

    @abstractmethod
    def kill(self) -> None:
        """SIGKILL it."""

    @abstractmethod
    def pause(self) -> None:
        """SIGSTOP it."""

    @abstractmethod
    def resume(self) -> None:
        """SIGCONT it."""

    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return False


class Engine(Member):
    """PostgreSQL or NATS."""

    def __init__(self, kind: str, engine: Postgres | Nats) -> None:
        super().__init__(kind)
        self.kind = kind
        self._engine = engine

    def start(self) -> None:
        self._engine.start()

    def kill(self) -> None:
        self._engine.kill()

    def pause(self) -> None:
        self._engine.pause()

    def resume(self) -> None:
        self._engine.resume()


def _python_path() -> str:
    """Where this process finds games, its programs do, and what is broken on purpose."""
    return os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)


class Program(Member):
    """A node or a worker: a Python process."""

    def __init__(
        self, kind: str, name: str, words: Sequence[str], log: Path, port: int | None = None
    ) -> None:
        super().__init__(name)
        self.kind = kind
        self.port = port
        self._words = [sys.executable, "-m", *words]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                self._words,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                env={**os.environ, "HOULE_SECRET": SECRET, "PYTHONPATH": _python_path()},
            )
        if self.port is not None:
            wait_until(lambda: self.ended() or self._listens(), f"{self.name} listening")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Tell it to go, and wait until it is gone."""
        self._send(how)
        if self._process is not None:
            self._process.wait(30)

    def pause(self) -> None:
        self._send(signal.SIGSTOP)

    def resume(self) -> None:
        self._send(signal.SIGCONT)

    def ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def said(self) -> str:
        """The end of what it wrote."""
        return self._log.read_text()[-2000:]

    def _send(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)

    def _listens(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port or 0), timeout=1):
                return True
        except OSError:
            return False


class Cluster:
    """All parts together, and a supervisor that starts again whatever has died."""

    def __init__(
        self, folder: Path, *, nodes: int, workers: int, program: Sequence[str], **settings: str
    ) -> None:
        self.postgres = Postgres(**settings)
        self._nats = Nats(folder)
        self.ports = [free_port() for _ in range(nodes)]
        self.kills: Counter[str] = Counter()
        self.pauses: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()
        """How often a part ended that nobody had killed."""
        self.engines: list[Member] = [
            Engine("postgres", self.postgres),
            Engine("nats", self._nats),
        ]
        store, bus = ("--store", self.postgres.url), ("--bus", self._nats.url)
        self.programs: list[Program] = []
        for number, port in enumerate(self.ports):
            place = ("serve", "--host", HOST, "--port", str(port), "--no-limits", "--bots-at-once")
            words = [*program, *place, *store, *bus]
            name = f"node-{number}"
            self.programs.append(Program("node", name, words, folder / f"{name}.log", port))
        servers = [word for port in self.ports for word in ("--server", f"http://{HOST}:{port}")]
        for number in range(workers):
            words = ["houle.cli", "worker", *servers, *bus]
            name = f"worker-{number}"
            self.programs.append(Program("worker", name, words, folder / f"{name}.log"))
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures: list[BaseException] = []

    @property
    def members(self) -> list[Member]:
        return [*self.engines, *self.programs]

    async def start(self) -> None:
        for engine in self.engines:
            await asyncio.to_thread(engine.start)
        # The first node makes the schema.
        for program in self.programs:
            await asyncio.to_thread(program.start)
            if program.ended():
                raise RuntimeError(f"{program.name} does not start: {program.said()}")
        self._begin(self._supervise())

    def kill(self, member: Member, restart_after: float) -> None:
        """Kill a part now, and let the supervisor start it again a little later."""
        self.kills[member.kind] += 1
        member.busy = True
        self._begin(self._kill(member, restart_after))

    def pause(self, member: Member, seconds: float) -> None:
        """Stop a part for a while."""
        self.pauses[member.kind] += 1
        member.busy = True
        self._begin(self._pause(member, seconds))

    async def heal(self) -> None:
        """Wait until everything works again."""
        while any(member.busy or member.ended() for member in self.members):
            await asyncio.sleep(LOOK_EVERY)
        self.see_that_all_come_back()

    def see_that_all_come_back(self) -> None:
        """A part that could not be started again ends the run, and says why."""
        if self._failures:
            raise self._failures[0]

    async def end_programs(self) -> None:
        """Kill all nodes and workers for good."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for program in self.programs:
            program.kill()

    def remove(self) -> None:
        """Kill what is left and throw it away."""
        for program in self.programs:
            program.kill()
        self._nats.kill()
        self.postgres.remove()

    async def _kill(self, member: Member, restart_after: float) -> None:
        await asyncio.to_thread(member.kill)
        await asyncio.sleep(restart_after)
        try:
            await asyncio.to_thread(member.start)
        finally:
            member.busy = False

    async def _pause(self, member: Member, seconds: float) -> None:
        await asyncio.to_thread(member.pause)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(member.resume)
        member.busy = False

    async def _supervise(self) -> None:
        """A node that finds no database when it starts ends by itself, and is started again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for program in self.programs:
                if not program.busy and program.ended():
                    self.ended[program.kind] += 1
                    program.busy = True
                    self._begin(self._kill(program, LOOK_EVERY))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            self._failures.append(failure)
