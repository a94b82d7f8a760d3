"""What touching a card means, and why it cannot be played now (T-26)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.kernel import At, QuickChance, why_not


@rule("T-26")
@pytest.mark.parametrize(("openly", "move"), [(False, Choose(3)), (True, Play(3))])
def test_touching_a_card_means_choosing_or_playing_it(openly: bool, move: LandUnterMove) -> None:
    game = LandUnter(3, LandUnterOptions(open_play=openly))
    table = game.start(QuickChance(1))
    assert game.touched(table, 0, At(game.seating.hands[0], 3)) == move
    assert game.touched(table, 0, At(game.seating.water[0], 0)) is None


@rule("T-26")
def test_who_has_chosen_is_told_so() -> None:
    game = LandUnter(3)
    table = game.start(QuickChance(1))
    assert why_not(game, table, 0) == ()
    game.play(table, 0, Choose(0), QuickChance(1))
    told = dict(why_not(game, table, 0))
    assert len(told) == 11
    assert {refusal.reason for refusal in told.values()} == {"already-chosen"}
