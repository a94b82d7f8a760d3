"""Has today's client draw a reported moment again, in a browser.

A server is started for it, with the built client, and ended with the process. It needs node and
Chromium, as the end-to-end tests do.
"""

import subprocess
from atexit import register
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec

from houle.faults.file import Drawn
from houle.web.client_files import FOLDER
from tests.engines.processes import free_port, wait_until
from tests.web.server import Process, running

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "client" / "e2e"


class Wanted(msgspec.Struct, frozen=True):
    """A report to be drawn again, by a client with a fault planted in it or by a sound one."""

    report: str
    fault: str | None = None


class Stage(Process):
    """A server with a client of one's own."""

    def __init__(self, folder: Path, client: Path) -> None:
        self.data = folder / "data"
        self.data.mkdir(exist_ok=True)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        more = ("--port", str(port), "--data", str(self.data), "--no-limits", "--bots-at-once")
        super().__init__(folder / "stage.log", "-m", "tests.reported.stage", str(client), *more)

    def start(self) -> None:
        """Start it and wait until it answers."""
        super().start()
        wait_until(self._answers, "a stage answering", seconds=180)

    def _answers(self) -> bool:
        self.check_alive()
        return answers(f"{self.url}/healthz")


def answers(url: str) -> bool:
    """Whether something answers there that all is well."""
    try:
        return httpx.get(url, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def redrawn(report: Path) -> Drawn:
    """What today's client shows of a reported moment."""
    (drawn,) = draw(_own_stage().url, [Wanted(str(report))])
    return drawn


def draw(url: str, wanted: Sequence[Wanted]) -> list[Drawn]:
    """What the client of a server shows of reported moments."""
    said = node("redraw.mjs", url, told=wanted)
    return msgspec.json.decode(said, type=list[Drawn])


def node(script: str, *arguments: str, told: object) -> bytes:
    """What a script of the browser tests answers."""
    command = ["node", str(SCRIPTS / script), *arguments]
    done = subprocess.run(  # noqa: S603 - our own script
        command, input=msgspec.json.encode(told), stdout=subprocess.PIPE, check=True, cwd=ROOT
    )
    return done.stdout


@cache
def _own_stage() -> Stage:
    stack = ExitStack()
    register(stack.close)
    folder = Path(stack.enter_context(TemporaryDirectory()))
    stage = Stage(folder, FOLDER)
    stack.enter_context(running(stage))
    return stage
