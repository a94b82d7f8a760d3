"""What touching a card means, and why it cannot be played now (T-26)."""

from houle.conformance.rules import rule
from houle.games.sea_change.moves import PlayCard
from houle.kernel import At, why_not
from tests.games.sea_change.positions import position, sea_change


@rule("T-26")
def test_cards_that_do_not_follow_say_so() -> None:
    game = sea_change()
    table = position(
        game, hands=["red 4, blue 5", "red 6, blue 9", "red 7"], trick="red 9", trump="red"
    )
    table.public.turn = 0
    hand = game.seating.hands[0]
    assert game.touched(table, 0, At(hand, 1)) == PlayCard(1)
    assert game.touched(table, 0, At(game.seating.trick, 0)) is None
    [(at, refusal)] = why_not(game, table, 0)
    assert (at, refusal.rule, refusal.reason) == (At(hand, 1), "S-12", "must-follow")
