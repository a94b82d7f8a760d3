"""Servers in processes of their own: at home with nothing else, and as nodes of a cluster."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.engines.nats import Nats
from tests.engines.processes import free_port, wait_until
from tests.engines.shared import new_database
from tests.web.people import NO_TLS

SECRET = "a secret that nobody knows but all nodes of these tests"  # noqa: S105 - of tests
NO_LIMITS = "--no-limits"
BOTS_AT_ONCE = "--bots-at-once"


class Process:
    """One of our own programs, that may be killed and started again."""

    def __init__(self, log: Path, *command: str) -> None:
        self._log = log
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self.environment = {**os.environ, "HOULE_SECRET": SECRET}

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """All that it wrote on its way."""
        return self._log.read_text()

    @property
    def memory(self) -> int:
        """Bytes that it has in memory now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise LookupError("a process without memory")

    def start(self) -> None:
        """Start it."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, *self._command],
                stdout=log,
                stderr=log,
                env=self.environment,
            )

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL it."""
        self._end(signal.SIGKILL)

    def check_alive(self) -> None:
        """Fail, with what it said last, if it has ended by itself."""
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(f"it ended: {self.said[-2000:]}")

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(30)
            self._process = None


class Server(Process):
    """A node that answers HTTP. Its bots keep nobody waiting, unless they are to be paced."""

    def __init__(
        self,
        log: Path,
        *arguments: str,
        module: str = "houle.cli",
        port: int | None = None,
        paced: bool = False,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.health = f"{self.url}/healthz"
        ours = module == "houle.cli"
        program = ("-m", module, "serve") if ours else ("-m", module)
        pace = (BOTS_AT_ONCE,) if ours and not paced else ()
        super().__init__(log, *program, "--port", str(self.port), *pace, *arguments)

    def begin(self) -> None:
        """Start it, and do not wait for an answer."""
        super().start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.begin()
        wait_until(self._answers, "a node answering", seconds=60)

    def _answers(self) -> bool:
        self.check_alive()
        try:
            return httpx.get(self.health, trust_env=False, verify=NO_TLS).status_code == 200
        except httpx.TransportError:
            return False


def at_home(folder: Path, *arguments: str, port: int | None = None) -> Server:
    """A server with nothing but a folder."""
    data = folder / "data"
    data.mkdir(exist_ok=True)
    return Server(folder / "serve.log", "--data", str(data), *arguments, port=port)


def worker(log: Path, servers: Sequence[Server], bus: str) -> Process:
    """A process in which bots think."""
    named = [word for server in servers for word in ("--server", server.url)]
    return Process(log, "-m", "houle.cli", "worker", "--bus", bus, *named)


@contextmanager
def running(*processes: Process) -> Iterator[None]:
    """Started here, ended at the end."""
    with ExitStack() as stack:
        for process in processes:
            stack.callback(process.kill)
            process.start()
        yield


@contextmanager
def a_home(folder: Path, *arguments: str, port: int | None = None) -> Iterator[Server]:
    """Home mode: one process and nothing else."""
    server = at_home(folder, *arguments, port=port)
    with running(server):
        yield server


@contextmanager
def a_bus(folder: Path) -> Iterator[str]:
    """The URL of a NATS of our own, so that nobody else's bots hear of our tables."""
    nats = Nats(folder)
    nats.start()
    try:
        yield nats.url
    finally:
        nats.stop()


@contextmanager
def a_cluster(
    folder: Path, *arguments: str, nodes: int = 1, ports: Sequence[int] = ()
) -> Iterator[list[Server]]:
    """Nodes on PostgreSQL and NATS, and a worker for their bots."""
    with new_database() as store, a_bus(folder) as bus:
        servers = [
            Server(folder / f"node-{n}.log", "--store", store, "--bus", bus, *arguments, port=port)
            for n, port in enumerate(ports or [None] * nodes)
        ]
        with running(*servers, worker(folder / "worker.log", servers, bus)):
            yield servers
