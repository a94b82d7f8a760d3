"""A PostgreSQL of our own, on a port of its own, that may be killed and paused."""

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tests.engines.processes import children, free_port, gone, send, wait_until

SERVER_USER = "postgres"
"""Who runs the server when the tests run as root, which PostgreSQL refuses to be run by."""


class Postgres:
    """Made once, started and killed as often as one likes, removed at the end."""

    def __init__(self, **settings: str) -> None:
        self.port = free_port()
        self.url = f"postgresql://houle@127.0.0.1:{self.port}/postgres"
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._user = SERVER_USER if os.geteuid() == 0 else None
        # Not below pytest's own folder, which only its owner may enter.
        self._folder = Path(tempfile.mkdtemp(prefix="houle-postgres-"))
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", str(self._data), "-U", "houle", "-A", "trust", "--no-sync")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start it and wait until it takes connections; recovers what a kill left behind."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            **self._settings,
        }
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own server
                [
                    _program("postgres"),
                    "-D",
                    str(self._data),
                    *(f"--{name}={value}" for name, value in settings.items()),
                ],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=self._user,
                group=self._user,
                extra_groups=[] if self._user else None,
            )
        wait_until(self._takes_connections, "PostgreSQL taking connections")

    def ask_for_passwords(self) -> None:
        """From now on nobody comes in without one, and nobody has any."""
        (self._data / "pg_hba.conf").write_text("host all all 127.0.0.1/32 scram-sha-256\n")
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """End it in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(30)
            self._process = None

    def kill(self) -> None:
        """SIGKILL every process of it, and wait until all are gone."""
        assert self._process is not None
        pids = self._pause()
        send(pids, signal.SIGKILL)
        self._process.wait(30)
        self._process = None
        wait_until(lambda: all(map(gone, pids)), "the death of PostgreSQL")

    def pause(self) -> None:
        """Stop every process of it in mid-step."""
        self._pause()

    def resume(self) -> None:
        """Let all of them go on."""
        assert self._process is not None
        send([*children(self._process.pid), self._process.pid], signal.SIGCONT)

    def remove(self) -> None:
        """Kill it, if it runs, and throw its files away."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder)

    def _pause(self) -> list[int]:
        assert self._process is not None
        # The parent first, so that no child is born meanwhile.
        send([self._process.pid], signal.SIGSTOP)
        born = children(self._process.pid)
        send(born, signal.SIGSTOP)
        return [self._process.pid, *born]

    def _takes_connections(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(f"PostgreSQL ended: {(self._folder / 'log').read_text()[-2000:]}")
        asked = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0  # noqa: S603

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603
            [_program(program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user else None,
        )


def _program(name: str) -> str:
    """Debian keeps the server's programs outside of the search path."""
    beside = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1]]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(beside))
    if found is None:
        raise FileNotFoundError(f"{name} is not installed")
    return found
