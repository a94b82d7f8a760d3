"""Node processes to be loaded, and what the system knows of processes."""

import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.engines.processes import free_port, wait_until
from tests.engines.shared import NATS_URL

NATS_PORT = 4222
LISTENING = "0A"
TICK = os.sysconf("SC_CLK_TCK")
SERVE = ("-m", "houle.cli")


class Node:
    """A node in a process of its own."""

    def __init__(
        self, store: str, program: Sequence[str] = SERVE, bus: str | None = NATS_URL
    ) -> None:
        self.port = free_port()
        command = [sys.executable, *program, "serve", "--port", str(self.port)]
        command += ["--store", store, "--no-limits"]
        command += [] if bus is None else ["--bus", bus]
        environment = os.environ | {"HOULE_SECRET": "a secret for trials"}
        self._process = subprocess.Popen(  # noqa: S603
            command, env=environment, stdout=subprocess.DEVNULL
        )
        self.pid = self._process.pid
        wait_until(self._ready, "the node is ready")

    def end(self) -> None:
        """Let it go."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _ready(self) -> bool:
        if self._process.poll() is not None:
            raise RuntimeError("the node ended")
        url = f"http://127.0.0.1:{self.port}/readyz"
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


@contextmanager
def nodes(store: str, count: int, program: Sequence[str] = SERVE) -> Iterator[list[Node]]:
    """So many nodes over one store, ended afterwards."""
    with ExitStack() as stack:
        started = []
        for _ in range(count):
            node = Node(store, program)
            stack.callback(node.end)
            started.append(node)
        yield started


def cpu_seconds(pids: Sequence[int]) -> float:
    """The CPU time of processes so far."""
    return sum(_ticks(pid) for pid in pids) / TICK


def memory(pid: int) -> int:
    """The resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def postgres_pids(database: str) -> list[int]:
    """The processes of PostgreSQL that work for a database, and those that write for all."""
    titles = (f" {database} ", "walwriter", "background writer", "checkpointer")
    return [
        pid
        for pid, title in _titles()
        if title.startswith("postgres") and any(part in title for part in titles)
    ]


def nats_pids() -> list[int]:
    """The NATS that nodes use: whoever listens at its port."""
    port = urlsplit(NATS_URL).port or NATS_PORT
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sockets = {
        f"socket:[{line[9]}]"
        for line in lines
        if line[3] == LISTENING and int(line[1].rpartition(":")[2], 16) == port
    }
    return [pid for pid, title in _titles() if "nats" in title and sockets & _open_files(pid)]


def _open_files(pid: int) -> set[str]:
    try:
        return {str(file.readlink()) for file in Path(f"/proc/{pid}/fd").iterdir()}
    except OSError:
        return set()


def _titles() -> Iterator[tuple[int, str]]:
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                title = (entry / "cmdline").read_bytes()
            except (FileNotFoundError, ProcessLookupError):
                continue
            yield int(entry.name), title.replace(b"\0", b" ").decode(errors="replace")


def _ticks(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(fields[11]) + int(fields[12])
