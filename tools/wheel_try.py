"""Try a wheel the way people install it: `python -m tools.wheel_try dist/*-none-any.whl`.

For every Python among those we promise that this machine has: an empty environment, the wheel with
its own dependencies, `houle serve`, a guest, a table with bots, a move. One line each. Nothing is
borrowed from the workshop, so a dependency that nobody declared is missing here too.

Given a folder of wheels, it tries the one that pip takes. With `--compiled` that one must run
compiled, every module of it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.engines.processes import free_port, wait_until
from tests.web.people import Guest, client

PROMISED = ("3.11", "3.12", "3.13", "3.14")
LOCK = Path(__file__).parents[1] / "requirements" / "run.txt"
PINNED = re.compile(r"^[a-z0-9][^\s;]*==[^\s\\]+[^\\]*", re.MULTILINE)
ALL_COMPILED = Path(__file__).with_name("all_compiled.py")
WHICH = "import sys; print('%d.%d' % sys.version_info[:2])"
PATIENCE = 120
"""Seconds, on a machine that is busy with other things."""
TROUBLE = (
    AssertionError,
    EOFError,
    RuntimeError,
    TimeoutError,
    httpx.HTTPError,
    subprocess.CalledProcessError,
)
KEPT = ("PATH", "LANG", "LC_ALL")
OURS = 0
TABLES = 20
"""Of so many games, one goes on beyond our first move."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="a wheel, or a folder of them")
    parser.add_argument("--compiled", action="store_true", help="it must run compiled")
    parser.add_argument("--python", action="append", help="only these, by path")
    asked = parser.parse_args()
    found = pythons(asked.python or candidates())
    if not found:
        parser.error(f"none of the Pythons {', '.join(PROMISED)} is here")
    failed = [
        version
        for version, python in found.items()
        if not tried(version, python, asked.wheel, compiled=asked.compiled)
    ]
    return 1 if failed else 0


def candidates() -> Iterator[str]:
    """Where Pythons may be: on the path, and among those that pyenv has built."""
    built = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in PROMISED:
        yield from map(str, sorted(built.glob(f"{version}.*/bin/python")))
        on_path = shutil.which(f"python{version}")
        if on_path is not None:
            yield on_path


def pythons(paths: Iterator[str] | list[str]) -> dict[str, str]:
    """One Python of each promised version. A shim for one that is not installed is none."""
    found: dict[str, str] = {}
    for path in paths:
        said = subprocess.run(  # noqa: S603 - a Python of this machine
            [path, "-c", WHICH], capture_output=True, text=True, check=False
        )
        version = said.stdout.strip()
        if said.returncode == 0 and version in PROMISED:
            found.setdefault(version, path)
    return found


def tried(version: str, python: str, wheel: Path, *, compiled: bool = False) -> bool:
    """Whether the wheel can be installed and played with; says so in a line."""
    began = time.monotonic()
    with TemporaryDirectory(prefix="houle-wheel-") as made:
        folder = Path(made)
        try:
            installed = install(python, wheel.resolve(), folder)
            took = time.monotonic() - began
            if compiled:
                assert_compiled(installed)
            play(installed, folder)
        except TROUBLE as why:
            print(f"Python {version}: {explained(why)}", flush=True)
            return False
    whole = time.monotonic() - began
    print(f"Python {version}: installed in {took:.0f} s, played after {whole:.0f} s", flush=True)
    return True


def install(python: str, wheel: Path, folder: Path, *, byte_code: bool = False) -> Path:
    """The command `houle` in an environment of its own, at the versions that we have tried."""
    bare = folder / "environment"
    run(python, "-m", "venv", "--without-pip", str(bare))
    versions = folder / "constraints.txt"
    versions.write_text("\n".join(PINNED.findall(LOCK.read_text())))
    # Another environment's pip, so that none has to be unpacked; nothing else of it is used.
    pip = (sys.executable, "-m", "pip", "--python", str(bare / "bin" / "python"))
    if wheel.is_dir():
        wheel = preferred(pip, wheel, folder / "taken")
    how = "--compile" if byte_code else "--no-compile"
    run(*pip, "install", "-q", how, "-c", str(versions), str(wheel))
    return bare / "bin" / "houle"


def preferred(pip: Sequence[str], offered: Path, into: Path) -> Path:
    """The one that `pip install houle` takes, if these are what there is."""
    run(
        *pip,
        "download",
        "-q",
        "--no-deps",
        "--no-index",
        "-f",
        str(offered),
        "-d",
        str(into),
        "houle",
    )
    (taken,) = into.iterdir()
    return taken


def assert_compiled(houle: Path) -> None:
    """Every module that should be is machine code, and the command says the same."""
    checked = output_of(str(houle.with_name("python")), str(ALL_COMPILED))
    assert checked.startswith("all "), checked
    version = output_of(str(houle), "--version")
    assert version.endswith("(compiled)"), f"it says {version}"


def play(houle: Path, folder: Path) -> None:
    """Serve, come in, open a table with bots, make a move and see them answer."""
    with served(houle, folder, "data") as (url, _):
        with client(url) as browser:
            assert "text/html" in browser.get("/").headers["content-type"], "it has no client"
            assert "## svelte" in browser.get("/licences.txt").text, "it has no licences"
        guest = Guest(url, "Ada")
        guest.client.timeout = httpx.Timeout(PATIENCE)
        assert any(a_bot_answers(guest) for _ in range(TABLES)), "no bot answers"
        guest.close()


@contextmanager
def served(houle: Path, folder: Path, data: str) -> Iterator[tuple[str, Path]]:
    """A server of what is installed, with a folder for its data: where it is, and what it logs."""
    log, port = folder / f"{data}.log", free_port()
    words = [str(houle), "serve", "--port", str(port), "--data", str(folder / data)]
    with log.open("wb") as said:
        server = subprocess.Popen(  # noqa: S603 - our own program
            words, stdout=said, stderr=said, cwd=folder, env=alone(folder)
        )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: answers(server, url, log), "the server", PATIENCE)
        yield url, log
    finally:
        server.terminate()
        server.wait(30)


def a_bot_answers(guest: Guest) -> bool:
    """Whether a bot moves after us at a new table; it does not where the game ends before."""
    game = next(one for one in guest.get("/api/games") if one["fewest"] <= 2 <= one["most"])
    table = guest.open(game["name"], 2, seat=OURS, bots=[None, "random"])
    guest.do(table, "start")
    moved = False
    with guest.listen(table) as stream:
        while True:
            frame = stream.frame().data
            happened, you = frame["happened"], frame["you"]
            if moved and happened["kind"] == "played" and happened["seat"] != OURS:
                return True
            if frame["table"]["phase"] == "finished":
                return False
            if you["turn"] is not None:
                guest.ask(table, "moves", turn=you["turn"], move=frame["view"]["moves"][0])
                moved = True


def answers(server: subprocess.Popen[bytes], url: str, log: Path) -> bool:
    if server.poll() is not None:
        raise RuntimeError(log.read_text().strip() or "houle serve ended")
    try:
        return httpx.get(f"{url}/healthz", trust_env=False).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def alone(folder: Path) -> Mapping[str, str]:
    """An environment that leads to nobody else's packages or games."""
    return {"HOME": str(folder), **{name: os.environ[name] for name in KEPT if name in os.environ}}


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True, text=True)  # noqa: S603 - ours


def output_of(*words: str) -> str:
    """What a program prints, whatever becomes of it."""
    ended = subprocess.run(words, check=False, capture_output=True, text=True)  # noqa: S603 - ours
    return (ended.stdout + ended.stderr).strip()


def explained(why: Exception) -> str:
    """The last line of what went wrong: there it says what."""
    said = why.stderr if isinstance(why, subprocess.CalledProcessError) else str(why)
    return said.strip().splitlines()[-1] if said.strip() else type(why).__name__


if __name__ == "__main__":
    sys.exit(main())
