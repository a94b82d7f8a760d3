"""Nobody tells by its time whether a bot had a choice; a server that lets them is found."""

from pathlib import Path
from random import Random

import pytest

from tests.time_leaks.answers import answers_of, server_of
from tests.time_leaks.guessing import Answer, advantage
from tests.web.server import running

ANSWERS, TABLES = 100, 3
QUITE_SURE = 3.3


def drawn(chance: Random, forced_from: float) -> list[Answer]:
    """Answers by the toss of a coin, forced ones from so early on."""
    kinds = [chance.random() < 0.3 for _ in range(2000)]
    return [Answer(f, chance.uniform(forced_from if f else 0.5, 0.6), 5) for f in kinds]


def test_times_that_tell_nothing_win_nothing() -> None:
    chance = Random(7)  # noqa: S311
    won = [advantage(drawn(chance, 0.5)).figure for _ in range(50)]
    assert -0.01 < sum(won) / len(won) < 0.01


@pytest.mark.parametrize(("forced_from", "least"), [(0.4, 0.2), (0.49, 0.03)])
def test_times_that_tell_something_win_something(forced_from: float, least: float) -> None:
    chance = Random(7)  # noqa: S311
    assert advantage(drawn(chance, forced_from)).low > least


def test_what_all_can_see_is_no_news() -> None:
    """With few cards a choice is rare and answers are quick: who counts cards knows as much."""
    chance = Random(7)  # noqa: S311
    answers = []
    for _ in range(2000):
        cards = chance.randrange(2, 9)
        answers.append(
            Answer(chance.random() < 1 / cards, cards / 10 + chance.random() / 10, cards)
        )
    assert advantage(answers).low < 0
    alike = [answer._replace(cards=5) for answer in answers]
    assert advantage(alike).low > 0.05


@pytest.mark.parametrize(
    ("module", "tells"), [("houle.cli", False), ("tests.time_leaks.hasty", True)]
)
def test_the_time_of_an_answer_tells_nothing(tmp_path: Path, module: str, tells: bool) -> None:
    server = server_of(tmp_path, module)
    with running(server):
        answers = answers_of(server.url, "player", ANSWERS, TABLES)
    assert len(answers) >= ANSWERS
    won = advantage(answers, QUITE_SURE)
    assert (won.low > 0.02) is tells, won
