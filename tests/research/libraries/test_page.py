"""The examples of the page for researchers run, and print what the page says."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "research.md"


def test_the_examples_of_the_page_run() -> None:
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False)
    assert attempted > 0
    assert failed == 0
