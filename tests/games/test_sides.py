"""Who wins and loses with whom: at every table each seat is on one side."""

from itertools import chain

import pytest

from houle.games.registry import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_every_seat_is_on_one_side(name: str) -> None:
    kind = find_game(name)
    for seats in kind.seat_counts:
        sides = kind(seats).sides()
        assert sorted(chain.from_iterable(sides)) == list(range(seats))
        assert sides[0][0] == 0
