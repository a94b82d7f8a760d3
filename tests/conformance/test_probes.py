"""Moves made up from their types."""

from enum import StrEnum
from typing import Literal

import msgspec
import pytest

from houle.conformance.probes import all_made_up, made_up
from houle.kernel import QuickChance
from tests.conformance.lowtide import Cheer, Choose, LowTide


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Spot(msgspec.Struct, frozen=True):
    row: bool


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    pass


class Bid(msgspec.Struct, frozen=True, tag="bid", kw_only=True):
    colour: Colour | None
    height: Literal[3, 7]
    spots: tuple[Spot, ...] = ()
    word: str = ""
    couple: tuple[bool, bool] = (False, False)


class Bidding(LowTide):
    move_type = Pass | Bid


class Weighing(LowTide):
    move_type = msgspec.defstruct("Weigh", [("grams", float)], frozen=True)


def test_every_move_with_small_values_is_made_up_once() -> None:
    passes, bids = all_made_up(Bidding)
    assert passes == (Pass(),)
    # Three colours with none, two heights, no spot or one of two, two words, four couples.
    assert len(bids) == len(set(bids)) == 3 * 2 * 3 * 2 * 4
    assert (
        Bid(colour=None, height=7, spots=(Spot(row=True),), word="x", couple=(True, False)) in bids
    )


def test_places_reach_beyond_both_ends_of_a_hand() -> None:
    places = {move.place for kind in all_made_up(LowTide) for move in kind if type(move) is Choose}
    assert {-1, 0, 3, 99} <= places


def test_each_kind_is_made_up_as_often_as_the_others() -> None:
    moves = made_up(LowTide(2), QuickChance(1), 1000)
    assert 400 < sum(move == Cheer() for move in moves) < 600


def test_a_type_without_small_values_is_named() -> None:
    with pytest.raises(TypeError, match="FloatType"):
        all_made_up(Weighing)
