"""Servers for a browser to play on, until interrupted.

python -m tests.web.for_browsers home PORT
python -m tests.web.for_browsers cluster PORT PORT
"""

import os
import signal
import sys
import tempfile
from pathlib import Path

from houle.cli.serve import PUSH_SERVICES
from tests.web.server import NO_LIMITS, a_cluster, a_home

NOWHERE = "push.invalid"
"""A push service that is allowed, and that nobody reaches."""


def main(kind: str, ports: list[int]) -> None:
    """Start them, and wait."""
    os.environ[PUSH_SERVICES] = NOWHERE
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        servers = (
            a_home(folder, NO_LIMITS, port=ports[0])
            if kind == "home"
            else a_cluster(folder, NO_LIMITS, ports=ports)
        )
        with servers:
            print("ready", flush=True)
            signal.pause()


if __name__ == "__main__":
    main(sys.argv[1], [int(port) for port in sys.argv[2:]])
