"""What the engines share: free ports, signals, waiting for a condition."""

import os
import secrets
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

OUR_PORTS = range(11_000, 32_000)
"""Below those from which a system takes one for every connection that goes out."""


def free_port() -> int:
    """A port of this machine that nobody listens on, nor will by chance before we do."""
    while True:
        port = secrets.choice(OUR_PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait_until(condition: Callable[[], bool], what: str, seconds: float = 120.0) -> None:
    """Wait until a condition holds; fail at the deadline, which allows for a busy machine."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not come true in {seconds} s")
        time.sleep(0.01)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                after_name = (entry / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(after_name[1]) == parent:
                found.append(int(entry.name))
    return found


def gone(pid: int) -> bool:
    """Whether a process is no more, or only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def send(pids: list[int], number: signal.Signals) -> None:
    """Send a signal to processes, some of which may be gone already."""
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            continue
