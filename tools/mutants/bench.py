"""A copy of the project in which a fault may be planted, and the tests that should find it."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from resource import RLIMIT_CPU, prlimit
from typing import NamedTuple

from tools.mutants.reach import Past, Reach, environment
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
UNSEEN = (("tests/cluster",),)
"""What runs in processes of its own: nobody sees what it comes past."""
PATIENCE = 300.0
SLACK = 3.0
LEAST_SECONDS = 60.0
WAITING = 5.0
"""So many times the seconds that it may compute, something may last."""


class Ordeal(NamedTuple):
    """Tests that a fault must pass to live, from quick ones to slow ones."""

    area: str
    steps: tuple[tuple[str, ...], ...]


def ordeal(path: str, root: Path = ROOT) -> Ordeal:
    """The tests of whatever a file belongs to."""
    if path.startswith("src/houle/kernel/"):
        return Ordeal("kernel", (("tests/kernel",), ("tests/conformance",), ("tests/games",)))
    if path.startswith("src/houle/tables/"):
        return Ordeal(
            "tables",
            (("tests/tables",), ("tests/web", "tests/store", "tests/people", "tests/cli"), *UNSEEN),
        )
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


def copy_to(folder: Path) -> None:
    """The project as it is now, for tests that must not be disturbed by what is done to it."""
    shutil.copytree(ROOT, folder, ignore=_left_out)
    for name in LINKED:
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)


class Bench:
    """One copy, for one fault at a time."""

    def __init__(self, folder: Path, reach: Reach) -> None:
        self._folder = folder
        self._reach = reach
        copy_to(folder)

    def lives(self, mutant: Mutant, steps: Sequence[tuple[str, ...]]) -> bool:
        """Whether no test of some steps notices a fault; one in which tests hang is noticed."""
        return all(
            self._pass_planted(mutant, past) for step in steps for past in self._asked(mutant, step)
        )

    def _asked(self, mutant: Mutant, step: tuple[str, ...]) -> list[Past]:
        if step in UNSEEN:
            return [Past([*step], PATIENCE)]
        return self._reach.past(mutant, step)

    def _pass_planted(self, mutant: Mutant, past: Past) -> bool:
        """Whether tests pass with a fault, in not much more time than they take without it."""
        file = self._folder / mutant.path
        sound = file.read_bytes()
        file.write_bytes(mutant.planted(sound))
        try:
            return self._pass(past.tests, max(LEAST_SECONDS, SLACK * past.seconds))
        finally:
            file.write_bytes(sound)

    def _pass(self, tests: Sequence[str], limit: float) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        return ends_well(command, self._folder, limit)


def ends_well(command: Sequence[str], folder: Path, limit: float) -> bool:
    """Whether a command succeeds within so many seconds of a processor.

    On a busy machine all takes longer, but computes no more. What only waits is given up later.
    """
    process = subprocess.Popen(  # noqa: S603 - our own tests
        command,
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        with suppress(ProcessLookupError):
            prlimit(process.pid, RLIMIT_CPU, (ceil(limit), ceil(limit)))
        return process.wait(limit * WAITING) == 0
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
