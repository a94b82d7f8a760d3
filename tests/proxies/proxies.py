"""Proxies in processes of their own."""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.processes import wait_until
from tests.proxies import shipped
from tests.proxies.shipped import Where

LONGEST_END = 15.0
"""Seconds that a proxy may take to end; it must not wait for streams for ever."""

Change = Callable[[str], str]
"""What a planted fault does to a configuration."""


def as_shipped(text: str) -> str:
    """No fault at all."""
    return text


def nginx(folder: Path, where: Where, change: Change) -> list[str]:
    """nginx, ready to be run."""
    file = folder / "nginx.conf"
    file.write_text(shipped.nginx_whole(folder, change(shipped.nginx_site(where))))
    return [_program("nginx"), "-p", str(folder), "-c", str(file)]


def caddy(folder: Path, where: Where, change: Change) -> list[str]:
    """Caddy, ready to be run."""
    file = folder / "Caddyfile"
    file.write_text(change(shipped.caddyfile(where)))
    return [_program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(name: str, folder: Path, where: Where, change: Change = as_shipped) -> Iterator[None]:
    """A proxy that runs meanwhile; what it says lies in the folder."""
    # As root, workers of nginx are somebody else, and keep what is large in this folder.
    folder.chmod(0o711)
    log = folder / "log"
    at_home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with log.open("wb") as written:
        process = subprocess.Popen(  # noqa: S603
            PROXIES[name](folder, where, change),
            stdout=written,
            stderr=written,
            env=os.environ | at_home,
        )
    try:
        wait_until(lambda: process.poll() is not None or _listens(where.https), f"{name} listening")
        if process.poll() is not None:
            raise RuntimeError(f"{name} does not start: {log.read_text()[-2000:]}")
        yield
    finally:
        process.terminate()
        process.wait(LONGEST_END)


def _listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


def _program(name: str) -> str:
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin")))
    if found is None:
        raise FileNotFoundError(f"{name} is not installed")
    return found
