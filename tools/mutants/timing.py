"""A pytest plugin: writes down how long each test took, into the file that `TIMES_OF_TESTS` names.

The seconds and the test, a line each.
"""

import os
from pathlib import Path

import pytest

VARIABLE = "TIMES_OF_TESTS"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        with Path(os.environ[VARIABLE]).open("a", encoding="utf-8") as times:
            times.write(f"{report.duration}\t{report.nodeid}\n")
