"""The packaged cards are fair, and all of them are used (A-C6).

A short cut of `make balance` and `make check-cards`: few games, the same ones every time, and
limits that are wide enough for them.
"""

import pytest

from houle.conformance.rules import rule
from tests.games.vague_et_attaque.balance import SETTINGS, Limits, Setting, measure, problems
from tests.games.vague_et_attaque.card_use import uses

GAMES = 60
WIDE = Limits(off_fair=0.3, ship=0.05, used=(0.1, 0.9), turns=(6, 22), late=0.02, solo=(0.2, 0.7))


@rule("A-C6")
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_equal_bots_have_equal_chances_in_games_of_the_right_length(setting: Setting) -> None:
    assert list(problems(setting, measure(setting, GAMES, "balance"), WIDE)) == []


@rule("A-C6")
def test_what_is_out_of_balance_is_named() -> None:
    strict = Limits(off_fair=0.0, ship=1.0, used=(0.0, 0.0), turns=(1, 2), late=0.0)
    found = list(problems(Setting(2), measure(Setting(2), 5, "balance"), strict))
    assert any(problem.startswith("artefact ") for problem in found)
    assert any(problem.startswith("order first") for problem in found)
    assert any(problem.startswith("the ship validated in ") for problem in found)
    assert any(problem.startswith("power ") for problem in found)
    assert any(problem.endswith(" turns") for problem in found)


@rule("A-C2", "A-C3")
def test_every_card_is_used_in_random_games() -> None:
    assert min(uses(20_000).values()) >= 1
