"""What touching a card means, and why it cannot be played now (T-26)."""

from houle.conformance.rules import rule
from houle.games.vague_verte import VagueVerte
from houle.games.vague_verte.moves import Drive, Hinder, Signal
from houle.kernel import At, why_not
from tests.games.vague_verte.positions import position


@rule("T-26")
def test_touching_a_card_means_what_the_card_is_for() -> None:
    game = VagueVerte(3)
    table = position(
        game, hands=["red 4, red breakdown, tow truck, ambulance, ducks, red signal, green signal"]
    )
    hand = game.seating.hands[0]
    meant = [game.touched(table, 0, At(hand, place)) for place in range(7)]
    assert list(map(type, meant)) == [
        *(Drive, Hinder, Drive, Drive),
        *(Hinder, Signal, Signal),
    ]
    assert game.touched(table, 0, At(game.seating.pile, 0)) is None


@rule("T-26")
def test_before_the_start_only_cars_can_be_laid() -> None:
    game = VagueVerte(2)
    table = position(game, hands=["red 4, ducks, red signal"], drawn=True)
    told = dict(why_not(game, table, 0))
    hand = game.seating.hands[0]
    assert told.keys() == {At(hand, 1), At(hand, 2)}
    assert {refusal.reason for refusal in told.values()} == {"not-started"}
