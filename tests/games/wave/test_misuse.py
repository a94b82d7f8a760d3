"""Asking the rules for what a table does not have is an error, never a silent mistake."""

import pytest

from houle.games.wave.moves import Swap
from houle.games.wave.nazare import SPOTS, to_beat
from houle.kernel import QuickChance, ScriptedChance
from tests.games.wave.positions import INWARD, position, wave


def test_a_swap_played_unasked_at_a_table_without_virage() -> None:
    game = wave(3)
    table = position(game, discard="red 1", inward=["red 4, sky 2"])
    with pytest.raises(LookupError, match="no bend card"):
        game.play(table, 0, Swap(INWARD, 0), ScriptedChance())


def test_a_tide_at_a_table_without_tides() -> None:
    game = wave(3)
    table = game.start(QuickChance(1))
    with pytest.raises(LookupError, match="without tides"):
        game._turn_the_tide(table)


def test_a_complete_great_wave_leaves_nothing_to_beat() -> None:
    assert to_beat(range(len(SPOTS) - 2), (3, 7)) == []
    assert to_beat(range(len(SPOTS) - 3), (3, 7)) != []
