"""A NATS server of our own, on a port of its own, that may be killed and paused."""

import shutil
import signal
import socket
import subprocess
from pathlib import Path

from tests.engines.processes import free_port, wait_until


class Nats:
    """Started and killed as often as one likes; keeps its streams in a folder in between."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._folder = folder
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it greets."""
        program = shutil.which("nats-server")
        if program is None:
            raise FileNotFoundError("nats-server is not installed")
        with (self._folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own server
                [
                    program,
                    "--addr",
                    "127.0.0.1",
                    "--port",
                    str(self.port),
                    "--jetstream",
                    "--store_dir",
                    str(self._folder),
                    *self._arguments,
                ],
                stdout=log,
                stderr=log,
            )
        wait_until(self._greets, "NATS greeting")

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL it."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Stop it in mid-step."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(30)
            self._process = None

    def _greets(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(f"NATS ended with {self._process.returncode}")
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False
