"""The examples on the page of rules of SEA CHANGE are so in the game: their cards are played."""

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change.components import Colour, points
from houle.games.sea_change.state import AI
from tests.client.examples import cards_of
from tests.games.sea_change import positions as sea

GAME = "sea-change"


@rule("S-51", "S-52")
@pytest.mark.parametrize(
    ("example", "trump", "winner"), [("eight-taken", "red", 0), ("eight-lost", "green", AI)]
)
def test_a_lone_trick(example: str, trump: str, winner: int) -> None:
    game = sea.sea_change(1)
    lead, mine, second = cards_of(GAME, example)
    table = sea.position(
        game,
        hands=[f"{mine}, blue 4"],
        trick=lead,
        pile=f"{second}, green 4, green 6",
        trump="red",
    )
    sea.play(game, table, 0, mine)
    assert (sea.trump(table), table.public.last_winner) == (trump, winner)


@rule("S-23")
def test_the_eight_that_was_taken_costs_three_points_in_all() -> None:
    taken = map(sea.card, cards_of(GAME, "eight-taken"))
    assert sum(points(card, Colour.RED) for card in taken) == -3
