"""Which card a move is about, and cards that are not there."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.kernel import At
from tests.games.vague_verte.positions import position, vague_verte, why_not


@pytest.mark.parametrize("move", [Drive(2), Hinder(2, 0), Signal(2, 1), Discard(2)])
def test_a_card_of_the_hand(move: VagueVerteMove) -> None:
    game = vague_verte(2)
    assert game.card_at(1, move) == At(game.layout.zone("hand", 1), 2)


def test_the_face_up_card_and_none_of_the_pile() -> None:
    game = vague_verte(2)
    assert game.card_at(1, TakeFaceUp()) == At(game.layout.zone("discard"), 0)
    assert game.card_at(1, DrawFromPile()) is None


@rule("V-10")
@pytest.mark.parametrize("place", [-1, 1])
def test_nobody_plays_a_card_they_do_not_hold(place: int) -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 2"], streets=["red 1", "blue 1"])
    for move in (Drive(place), Hinder(place, 1), Signal(place, 1), Discard(place)):
        assert why_not(game, table, 0, move) == ("V-10", "no-such-card")
