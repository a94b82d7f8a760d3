"""A copy of the project in which a fault may be planted, and the tests that should find it."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tools.mutants.sites import Mutant

ROOT = Path(__file__).parents[2]
LINKED = ("client", "build", "node_modules")
"""Large, and not for mutants: a copy has links to these."""
LEFT_OUT = (".git", ".venv", ".mypy_cache", ".pytest_cache", "dist", *LINKED)
GAMES = "src/houle/games/"
NO_RULES = ("commands", "figures", "lesson", "screen")
"""Modules that stand beside the rules of a game."""
PLAYED = ("test_balance.py", "test_conformance.py", "test_faults.py", "test_referee.py")
"""What plays many games comes last."""
SLACK = 3.0
LEAST_SECONDS = 60.0


class Ordeal(NamedTuple):
    """Tests that a fault must pass to live, from quick ones to slow ones."""

    area: str
    steps: tuple[tuple[str, ...], ...]


def ordeal(path: str, root: Path = ROOT) -> Ordeal:
    """The tests of whatever a file belongs to."""
    if path.startswith("src/houle/kernel/"):
        return Ordeal("kernel", (("tests/kernel",), ("tests/conformance",), ("tests/games",)))
    if path.startswith("src/houle/tables/"):
        return Ordeal("tables", (("tests/tables",), ("tests/web", "tests/store", "tests/cluster")))
    game = path.removeprefix(GAMES).partition("/")[0]
    folder = root / "tests/games" / game
    if not folder.is_dir():
        return Ordeal("games", (("tests/games",),))
    tests = sorted(folder.glob("test_*.py"))
    quick = [str(test.relative_to(root)) for test in tests if test.name not in PLAYED]
    slow = [str(test.relative_to(root)) for test in tests if test.name in PLAYED]
    shared = [str(test.relative_to(root)) for test in (root / "tests/games").glob("test_*.py")]
    return Ordeal("games", tuple(tuple(step) for step in (quick, shared, slow) if step))


def sources(root: Path = ROOT) -> Iterable[str]:
    """The files that faults are planted in."""
    for pattern in ("kernel/*.py", "games/*.py", "games/*/*.py", "tables/*.py"):
        for file in sorted((root / "src/houle").glob(pattern)):
            if file.stem not in NO_RULES:
                yield str(file.relative_to(root))


class Bench:
    """One copy, for one fault at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seconds: dict[tuple[str, ...], float] = {}
        shutil.copytree(ROOT, folder, ignore=_left_out)
        for name in LINKED:
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)

    def lives(self, mutant: Mutant) -> bool:
        """Whether no test notices a fault; one in which tests hang is noticed."""
        file = self._folder / mutant.path
        sound = file.read_bytes()
        for step in ordeal(mutant.path).steps:
            limit = self._limit(step)
            file.write_bytes(mutant.planted(sound))
            try:
                if not self._pass(step, limit):
                    return False
            finally:
                file.write_bytes(sound)
        return True

    def _limit(self, step: tuple[str, ...]) -> float:
        """How long a step may take, by how long it takes without a fault."""
        if step not in self._seconds:
            began = monotonic()
            if not self._pass(step, None):
                raise RuntimeError(f"without a fault, these fail: {' '.join(step)}")
            self._seconds[step] = max(LEAST_SECONDS, SLACK * (monotonic() - began))
        return self._seconds[step]

    def _pass(self, step: tuple[str, ...], limit: float | None) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *step]
        process = subprocess.Popen(  # noqa: S603 - our own tests
            command,
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": f"{self._folder / 'src'}:{self._folder}"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            _end(process)


def _left_out(folder: str, names: list[str]) -> set[str]:
    """Only what lies at the top: tests have folders of the same names."""
    return set(names).intersection(LEFT_OUT if Path(folder) == ROOT else ("__pycache__",))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
