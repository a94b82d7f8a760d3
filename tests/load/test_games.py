"""What a crowd plays goes by how long a game is, not by its name."""

import pytest

from houle.games.registry import game_names
from tests.conformance.lowtide import LowTide
from tests.samples.eddy import Eddy
from tests.samples.flotsam import Flotsam
from tools.load.games import SEATS, is_long, length_of, long_games, mixed_games


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_as_long_as_it_has_moves(seats: int) -> None:
    assert length_of(LowTide, seats, 1) == 3 * seats
    assert length_of(Eddy, seats, 1) == length_of(Flotsam, seats, 1) == 12 * seats


def test_games_that_are_over_soon_come_half_as_often() -> None:
    assert is_long(Eddy)
    assert not is_long(LowTide)
    assert {*long_games()} <= {*mixed_games()} <= {*game_names()}
    counts = {game: mixed_games().count(game) for game in mixed_games()}
    assert counts == {game: 2 if game in long_games() else 1 for game in counts}
