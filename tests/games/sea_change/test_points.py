"""What cards count (S-05, S-20 to S-24)."""

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change.components import Colour, points
from tests.games.sea_change.positions import card, cards

RED, BLUE = Colour.RED, Colour.BLUE


def total(names: str, trump: Colour = RED) -> int:
    return sum(points(held, trump) for held in cards(names))


@rule("S-05", "S-20")
@pytest.mark.parametrize("value", range(1, 16))
def test_a_card_counts_by_its_value_alone(value: int) -> None:
    counts = {
        points(card(f"{colour.word} {value}"), trump) for colour in Colour for trump in Colour
    }
    assert len(counts) == 1


@rule("S-21")
@pytest.mark.parametrize("trump", Colour)
def test_only_the_0_of_the_trump_counts(trump: Colour) -> None:
    counts = {colour: points(card(f"{colour.word} 0"), trump) for colour in Colour}
    assert counts == {colour: 5 if colour is trump else 0 for colour in Colour}


@rule("S-22")
@pytest.mark.parametrize(
    ("names", "together"),
    [
        ("blue 2", -1),
        ("blue 4", 0),
        ("blue 5", 0),
        ("blue 6", 0),
        ("blue 8", -4),
        ("blue 9", 2),
        ("blue 10", 1),
        ("blue 7, green 12", 1),
        ("red 11, violet 11, violet 15", 3),
    ],
)
def test_what_the_rulebooks_examples_fix(names: str, together: int) -> None:
    assert total(names) == together


@rule("S-23")
def test_the_reconstructed_table() -> None:
    counts = [points(card(f"blue {value}"), RED) for value in range(16)]
    assert counts == [0, -1, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1]


@rule("S-23")
@pytest.mark.parametrize(("low", "high"), [(3, 13), (2, 14), (1, 15)])
def test_the_values_added_for_more_players_cancel_out(low: int, high: int) -> None:
    assert total(f"blue {low}, blue {high}") == 0
