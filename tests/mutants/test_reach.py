"""Whoever comes past a fault is asked first."""

from pathlib import Path

import pytest

from tools.mutants.reach import Reach
from tools.mutants.sites import Mutant, mutants

TIDE = """\
HIGH = 6


def doubled(water: int) -> int:
    return water * 2


FLOOD = doubled(8)


def ebbs(water: int) -> bool:
    return water < 0


def floods(water: int) -> bool:
    return water > HIGH
"""
TESTS = """\
import time

from houle.tide import FLOOD, ebbs, floods


def test_it_ebbs() -> None:
    assert ebbs(-1)


def test_it_floods_for_long() -> None:
    time.sleep(0.2)
    assert floods(7)


def test_it_floods() -> None:
    assert floods(7)


def test_nothing_of_it() -> None:
    assert FLOOD == 16
"""
STEP = ("tests",)
EBBS, FLOODS, FLOODS_LONG = (
    f"tests/test_tide.py::test_it_{name}" for name in ("ebbs", "floods", "floods_for_long")
)


def planted(word: str) -> Mutant:
    """A fault at the first place where something stands."""
    line = next(n for n, text in enumerate(TIDE.splitlines(), 1) if word in text)
    return next(one for one in mutants("src/houle/tide.py", TIDE.encode()) if one.line == line)


EBBING, FLOODING = planted("water < 0"), planted("water > HIGH")


def written(folder: Path) -> Path:
    for path, text in {
        "src/houle/__init__.py": "",
        "src/houle/tide.py": TIDE,
        "tests/test_tide.py": TESTS,
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return written(tmp_path)


@pytest.fixture(scope="module")
def reach(tmp_path_factory: pytest.TempPathFactory) -> Reach:
    return Reach(written(tmp_path_factory.mktemp("project")), jobs=1)


def test_of_a_line_those_that_come_past_it_the_quickest_first(reach: Reach) -> None:
    first, then = reach.past(FLOODING, STEP)
    assert first.tests == [FLOODS, FLOODS_LONG]
    assert first.seconds >= 0.2
    assert then.tests == ["tests/test_tide.py"]
    first, _ = reach.past(EBBING, STEP)
    assert first.tests == [EBBS]


def test_of_many_only_some_are_asked_first(reach: Reach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.mutants.reach.MOST", 1)
    first, _ = reach.past(FLOODING, STEP)
    assert first.tests == [FLOODS]


@pytest.mark.parametrize("once", ["HIGH =", "water * 2"])
def test_of_what_happens_once_all_that_come_past_its_file_then_everybody(
    reach: Reach, once: str
) -> None:
    first, then = reach.past(planted(once), STEP)
    assert set(first.tests) == {EBBS, FLOODS, FLOODS_LONG}
    assert then.tests == [*STEP]
    assert then.seconds >= 0.2


def test_what_the_projects_own_figure_leaves_out_is_seen(project: Path) -> None:
    (project / "pyproject.toml").write_text('[tool.coverage.run]\nomit = ["src/houle/tide.py"]\n')
    first, _ = Reach(project, jobs=1).past(EBBING, STEP)
    assert first.tests == [EBBS]


def test_whoever_never_comes_to_a_file_is_not_asked(reach: Reach) -> None:
    mutant = EBBING._replace(path="src/houle/other.py")
    assert reach.past(mutant, STEP) == []


def test_tests_that_fail_without_a_fault_end_it(project: Path) -> None:
    (project / "src/houle/tide.py").write_text(TIDE.replace("6", "7"))
    with pytest.raises(RuntimeError, match="without a fault, these fail: tests"):
        Reach(project, jobs=1).past(EBBING, STEP)
