"""The cards and their lifebelts (L-01, L-02, L-04)."""

from collections import Counter

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter.components import lifebelts
from tests.games.land_unter.positions import cards, land_unter

BELTS = {"no-belt": 0, "half-belt": 0.5, "whole-belt": 1}


@rule("L-01")
def test_there_are_60_weather_cards_numbered_1_to_60() -> None:
    game = land_unter()
    faces = [game.face(card) for card in game.layout.cards]
    assert sorted(face.number or 0 for face in faces if face.name == "weather") == list(
        range(1, 61)
    )


@rule("L-01")
@pytest.mark.parametrize(
    ("first", "last", "belt"),
    [
        (1, 12, "no-belt"),
        (13, 24, "half-belt"),
        (25, 36, "whole-belt"),
        (37, 48, "half-belt"),
        (49, 60, "no-belt"),
    ],
)
def test_the_middle_numbers_bear_the_lifebelts(first: int, last: int, belt: str) -> None:
    game = land_unter()
    assert {game.face(card).shape for card in range(first, last + 1)} == {belt}


@rule("L-01", "L-02")
def test_there_are_24_lifebelts_on_all_cards_together() -> None:
    game = land_unter()
    shapes = [game.face(card).shape or "" for card in range(1, 61)]
    assert sum(BELTS[shape] for shape in shapes) == 24
    assert lifebelts(range(1, 61)) == 24


@rule("L-02")
def test_there_are_two_water_cards_of_each_level_from_1_to_12() -> None:
    game = land_unter()
    faces = [game.face(card) for card in game.layout.cards]
    found = Counter(face.number for face in faces if face.name == "water")
    assert found == dict.fromkeys(range(1, 13), 2)


@rule("L-04")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("13", 0, id="one half"),
        pytest.param("13 48", 1, id="two halves"),
        pytest.param("13 14 15 25", 2, id="two and a half"),
        pytest.param("1 2 3 4 5 6 7 8 57 58 59 60", 0, id="none"),
        pytest.param("25 26 27 28 29 30 31 32 33 34 35 36", 12, id="all whole ones"),
    ],
)
def test_halves_are_added_up_and_rounded_down(hand: str, expected: int) -> None:
    assert lifebelts(cards(hand)) == expected
