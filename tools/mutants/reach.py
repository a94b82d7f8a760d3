"""Which tests come past a line: what is wrong there they notice first, if anybody does."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from coverage import CoverageData

from tools.mutants import timing
from tools.mutants.sites import Mutant

LOADING = ""
"""What stands for no test: a file is loaded before any begins."""
MOST = 60
"""So many tests are asked at first."""

Lines = dict[int, frozenset[str]]


class Past(NamedTuple):
    """What to ask together, and how long that takes without a fault."""

    tests: list[str]
    seconds: float


class Reach:
    """Runs tests once without a fault, and remembers by file and line which of them came past."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._folder = folder
        """A copy of the project."""
        self._jobs = jobs
        self._lines: dict[tuple[str, ...], dict[str, Lines]] = {}
        self._seconds: dict[str, float] = {}
        self._whole: dict[tuple[str, ...], float] = {}
        self._lock = Lock()

    def past(self, mutant: Mutant, step: tuple[str, ...]) -> list[Past]:
        """Those of a step that come past a fault, the quickest first; then all of their files.

        What a fixture does for many is seen with one of them. And anything may hang on what runs
        once, when a file is loaded: then everybody is asked.
        """
        with self._lock:
            if step not in self._lines:
                self._lines[step] = self._measured(step)
        lines = self._lines[step].get(mutant.path, {})
        last = mutant.line + mutant.before.count("\n")
        here = _union(lines.get(line, frozenset()) for line in range(mutant.line, last + 1))
        if lines and (mutant.once or LOADING in here):
            tests = sorted(_union(lines.values()) - {LOADING}, key=self._took)
            first = [self._timed(tests[:MOST])] if tests else []
            return [*first, Past([*step], self._whole[step])]
        tests = sorted(here, key=self._took)
        files = sorted({_file(test) for test in tests})
        whole = sum(took for test, took in self._seconds.items() if _file(test) in files)
        return [self._timed(tests[:MOST]), Past(files, whole)] if tests else []

    def _timed(self, tests: list[str]) -> Past:
        return Past(tests, sum(map(self._took, tests)))

    def _took(self, test: str) -> float:
        return self._seconds.get(test, 0.0)

    def _measured(self, step: tuple[str, ...]) -> dict[str, Lines]:
        data, times = self._folder / ".coverage-reach", self._folder / "times-of-tests"
        whole = self._folder / "coverage-of-all"
        whole.write_text("[run]\n")  # what the project's own figure leaves out is reached, too
        for former in (data, times):
            former.unlink(missing_ok=True)
        words = ["-q", "-p", "no:cacheprovider", "-p", timing.__name__, "-n", str(self._jobs)]
        words += ["--cov=houle", "--cov-context=test", "--cov-report=", f"--cov-config={whole}"]
        command = [sys.executable, "-m", "pytest", *words, *step]
        env = environment(self._folder)
        env |= {"COVERAGE_FILE": str(data), timing.VARIABLE: str(times)}
        done = subprocess.run(  # noqa: S603 - our own tests
            command, cwd=self._folder, env=env, capture_output=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"without a fault, these fail: {' '.join(step)}")
        for line in times.read_text("utf-8").splitlines():
            seconds, test = line.split("\t", 1)
            self._seconds[test] = float(seconds)
            self._whole[step] = self._whole.get(step, 0.0) + float(seconds)
        return self._read(data)

    def _read(self, kept: Path) -> dict[str, Lines]:
        data = CoverageData(str(kept))
        data.read()
        return {
            str(Path(file).relative_to(self._folder)): {
                line: frozenset(map(_test, contexts))
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
            if Path(file).is_relative_to(self._folder)
        }


def environment(folder: Path) -> dict[str, str]:
    """In which a copy's own modules are loaded, and these tools."""
    paths = folder / "src", folder, Path(__file__).parents[2]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def _test(context: str) -> str:
    """The test of a context, which ends with the part of it: setup, run or teardown."""
    return context.rpartition("|")[0]


def _file(test: str) -> str:
    return test.partition("::")[0]


def _union(tests: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*tests)
