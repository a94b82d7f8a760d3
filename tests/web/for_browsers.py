"""Servers for a browser to play on, until interrupted.

python -m tests.web.for_browsers home PORT
python -m tests.web.for_browsers cluster PORT PORT
"""

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Mailbox

from houle.cli.serve import PUSH_SERVICES
from tests.engines.processes import free_port
from tests.web.server import NO_LIMITS, a_cluster, a_home

NOWHERE = "push.invalid"
"""A push service that is allowed, and that nobody reaches."""
MAILS = "build/mails-{port}"
"""Where tests find what was sent, a file for each mail."""
STORE = "build/store-{port}"
"""Where they find which folder the server at home keeps everything in."""


@contextmanager
def a_home_with_mail(folder: Path, port: int) -> Iterator[None]:
    """A mail server, and a server at home that is told of it."""
    mails = Path(MAILS.format(port=port))
    rmtree(mails, ignore_errors=True)
    mails.parent.mkdir(exist_ok=True)
    office = Controller(Mailbox(mails), hostname="127.0.0.1", port=free_port())
    office.start()
    Path(STORE.format(port=port)).write_text(str(folder / "data"))
    os.environ["HOULE_MAIL"] = f"smtp://127.0.0.1:{office.port}"
    os.environ["HOULE_MAIL_FROM"] = "houle@example.org"
    os.environ["HOULE_ORIGIN"] = f"http://localhost:{port}"
    try:
        with a_home(folder, NO_LIMITS, port=port):
            yield
    finally:
        office.stop()


def main(kind: str, ports: list[int]) -> None:
    """Start them, and wait."""
    os.environ[PUSH_SERVICES] = NOWHERE
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        servers = (
            a_home_with_mail(folder, ports[0])
            if kind == "home"
            else a_cluster(folder, NO_LIMITS, ports=ports)
        )
        with servers:
            print("ready", flush=True)
            signal.pause()


if __name__ == "__main__":
    main(sys.argv[1], [int(port) for port in sys.argv[2:]])
