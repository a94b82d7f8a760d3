"""The examples on the page of rules of LAND UNTER are so in the game: their cards are played."""

from houle.conformance.rules import rule
from tests.client.examples import cards_of
from tests.games.land_unter import positions as weather

GAME = "land-unter"


@rule("L-30", "L-12")
def test_whoever_plays_last_in_the_open_sees_what_a_card_would_take() -> None:
    game = weather.land_unter(3, open_play=True)
    first, second, last = map(int, cards_of(GAME, "open"))
    table = weather.position(
        game, hands=[f"{first}", f"{second}", f"{last}"], turned_up="3 9", belts=(3, 3, 3)
    )
    for seat, card in enumerate((first, second, last)):
        weather.play(game, table, seat, card)
    assert weather.levels(table) == [9, 0, 3]
