"""The page about security says of every item what is so, and names tests that there are."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.security.asvs import items

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "security.md"
APPLY = ("tested", "read", "operator", "open")
VERDICTS = (*APPLY, "not here")
ENOUGH = 0.6


class Item(NamedTuple):
    """A line of the page."""

    number: str
    verdict: str
    words: str
    tests: tuple[str, ...]


def lines(page: str) -> list[Item]:
    """The items of a page."""
    return [
        Item(number, verdict, words, tuple(re.findall(r"`([^`]+)`", tests)))
        for number, verdict, words, tests in re.findall(
            r"^\| (V\d+\.\d+\.\d+) \| ([^|]*?) \| ([^|]*?) \|([^|]*)\|$", page, re.MULTILINE
        )
    ]


def is_there(test: str) -> bool:
    """Whether there is a test of this name."""
    file, _, name = test.partition("::")
    path = TESTS / file
    return path.is_file() and re.search(rf"def {name}\(", path.read_text("utf-8")) is not None


@pytest.fixture
def found() -> list[Item]:
    return lines(PAGE.read_text("utf-8"))


def test_every_item_of_the_standard_has_one_verdict(found: list[Item]) -> None:
    assert [item.number for item in found] == list(items())
    assert len(found) == 253
    assert {item.verdict for item in found} <= set(VERDICTS)
    assert all(item.words for item in found)


def test_what_is_called_tested_names_tests_that_there_are(found: list[Item]) -> None:
    missing = [(item.number, test) for item in found for test in item.tests if not is_there(test)]
    assert missing == []
    assert [item.number for item in found if (item.verdict == "tested") != bool(item.tests)] == []


def test_enough_is_tested_and_the_figures_are_right(found: list[Item]) -> None:
    counts = Counter(item.verdict for item in found)
    applying = sum(counts[verdict] for verdict in APPLY)
    assert counts["tested"] / applying >= ENOUGH
    page = PAGE.read_text("utf-8")
    for verdict in VERDICTS:
        assert f"| {verdict} | {counts[verdict]} |" in page
    share = round(100 * counts["tested"] / applying)
    assert f"Of the {applying} that apply, {counts['tested']} ({share} %)" in page


def test_a_test_that_is_not_there_is_noticed() -> None:
    assert is_there("security/test_page.py::test_a_test_that_is_not_there_is_noticed")
    assert not is_there("security/test_page.py::test_that_nobody_wrote")
    assert not is_there("security/test_that_nobody_wrote.py::test_a")
