"""The bounds are found broken where they are."""

from collections import Counter

import pytest

from tests.abuse.__main__ import Found, broken
from tests.abuse.polite import Felt


def found(
    *, answer: float = 0.01, bot: float = 1.0, memory: int = 0, status: str = "429", mine: int = 200
) -> Found:
    felt = Felt([answer] * 200, [bot], {200, mine})
    return Found("an attack", felt, memory, Counter({status: 3}))


def test_what_nobody_feels_breaks_no_bound() -> None:
    assert broken(found(), 0.05) == []


@pytest.mark.parametrize(
    ("went", "said"),
    [
        (found(answer=0.06), "others wait too long"),
        (found(bot=3.1), "a bot is waited for"),
        (found(memory=101 * 2**20), "memory grows"),
        (found(status="500"), "an error of ours"),
        (found(mine=429), "an error of ours"),
        (found()._replace(answers=Counter()), "nobody attacked"),
    ],
)
def test_what_somebody_feels_is_found(went: Found, said: str) -> None:
    assert broken(went, 0.05) == [f"an attack: {said}"]
