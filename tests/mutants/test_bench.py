"""Where faults are planted: a whole copy, and a tool that says so when it cannot go on."""

import sys
from pathlib import Path

import pytest

from tools.mutants import __main__ as tool
from tools.mutants.bench import ROOT, copy_to, ends_well
from tools.mutants.reach import Reach
from tools.mutants.sites import Mutant


def test_a_copy_has_all_sources_and_tests(tmp_path: Path) -> None:
    copy_to(tmp_path / "copy")
    for folder in ("src/houle", "tests", "tools", "examples"):
        ours = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.py")}
        copied = {
            path.relative_to(tmp_path / "copy")
            for path in (tmp_path / "copy" / folder).rglob("*.py")
        }
        assert copied == ours


def test_tests_that_fail_without_a_fault_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def __init__(self, _: Path, reach: Reach) -> None:
            pass

        def lives(self, _: Mutant, steps: object) -> bool:
            raise RuntimeError("without a fault, these fail")

    monkeypatch.setattr(tool, "Bench", Broken)
    with pytest.raises(RuntimeError, match="without a fault"):
        tool.try_all(tool.draw(seed=1, count=3), tmp_path / "results", jobs=1)


@pytest.mark.parametrize(
    ("code", "well"),
    [
        ("pass", True),
        ("raise SystemExit(1)", False),
        ("while True: pass", False),
        ("import time; time.sleep(1.5)", True),
    ],
    ids=["right", "wrong", "computing without end", "kept waiting"],
)
def test_what_hangs_is_told_by_what_it_computes(tmp_path: Path, code: str, *, well: bool) -> None:
    assert ends_well([sys.executable, "-c", code], tmp_path, limit=1) is well
