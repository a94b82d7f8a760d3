"""The pages say what is so."""

import doctest
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.embed_example import PAGE, page_with_example

ROOT = Path(__file__).parents[2]


def test_the_kernel_page_shows_the_example_game_as_it_is() -> None:
    assert PAGE.read_text() == page_with_example()


@pytest.mark.parametrize("page", ["README.md", "docs/kernel.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    """As long as the games are here that they speak of."""
    games = re.findall(r"^>>> from houle\.games\.(\w+)", (ROOT / page).read_text(), re.MULTILINE)
    if all(find_spec(f"houle.games.{game}") for game in games):
        failed, attempted = doctest.testfile(str(ROOT / page), module_relative=False)
        assert attempted > 0
        assert failed == 0
