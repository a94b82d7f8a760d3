"""Nobody at a table of WAVE overlooks a win in hand, or a loss that a card prevents."""

from tests.bots.wins import overlooked

NAME = "wave"


def test_nobody_but_a_beginner_overlooks_anything() -> None:
    assert set(overlooked(NAME, 3).values()) == {0}
