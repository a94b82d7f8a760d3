"""What touching a card means, and why it cannot be played now (T-26)."""

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard, Side
from houle.kernel import At, why_not
from tests.games.wave.positions import position, table_of_three, wave


@rule("T-26")
def test_touching_a_card_means_discarding_it() -> None:
    game = wave()
    table = table_of_three(game)
    inward, outward = game.seating.hands[0]
    assert game.touched(table, 0, At(inward, 1)) == Discard(Side.INWARD, 1)
    assert game.touched(table, 0, At(outward, 2)) == Discard(Side.OUTWARD, 2)
    assert game.touched(table, 0, At(game.seating.discard, 0)) is None


@rule("T-26")
def test_cards_that_are_too_low_say_so_and_unseen_ones_not_what_they_are() -> None:
    game = wave()
    table = position(game, discard="sky 3", inward=["yellow 1, navy 2"], outward=["red 3, sky 4"])
    inward, outward = game.seating.hands[0]
    told = dict(why_not(game, table, 0))
    assert told.keys() == {At(inward, 0), At(outward, 0)}
    assert told[At(inward, 0)].reason == "too-low"
    unseen = told[At(outward, 0)]
    assert (unseen.rule, unseen.reason, set(unseen.facts)) == ("W-21", "unseen-too-low", {"top"})
