"""Nobody at a table of LAND UNTER overlooks a win in hand, or a loss that a card prevents."""

from tests.bots.wins import overlooked, unseen_ends

NAME = "land-unter"


def test_nobody_but_a_beginner_overlooks_anything() -> None:
    assert set(overlooked(NAME, 2).values()) == {0}


def test_all_look_where_there_is_something_to_see() -> None:
    assert unseen_ends(NAME, 1) == 0
