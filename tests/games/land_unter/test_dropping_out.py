"""Dropping out, and the chain that follows (L-15 to L-16b, L-20)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter.moves import Choose
from houle.kernel import Happened, Onlooker, Who, project, project_steps
from tests.games.land_unter.positions import (
    LandUnterTable,
    happenings,
    land_unter,
    levels,
    play,
    position,
    refused,
    trick,
)

HANDS = ["10 20 30", "11 21 31", "12 22 32", "13 23 33", "14 24 34"]
PLAYED = {0: 30, 1: 21, 2: 12, 3: 13, 4: 14}
"""Seat 0 takes the lower water card, seat 1 the other."""


def five(belts: tuple[int, ...], *water: str, turned_up: str = "4 9") -> LandUnterTable:
    return position(land_unter(5), hands=HANDS, turned_up=turned_up, belts=belts, water=water)


def after_a_trick(table: LandUnterTable) -> LandUnterTable:
    trick(land_unter(5), table, PLAYED)
    return table


@rule("L-15")
def test_who_has_no_lifebelt_to_give_is_out() -> None:
    table = after_a_trick(five((1, 0, 1, 1, 1)))
    assert table.public.out == (1,)
    assert Happened("dropped-out", {"who": Who(1), "level": 9}) in happenings(land_unter(5), table)


@rule("L-15")
def test_giving_up_the_last_lifebelt_is_not_dropping_out() -> None:
    game = land_unter(5)
    table = after_a_trick(five((1, 1, 1, 1, 1)))
    assert table.public.belts == (1, 0, 1, 1, 1)
    assert table.public.out == ()
    assert game.to_act(table) == (0, 1, 2, 3, 4)


@rule("L-15")
def test_the_hand_is_laid_down_and_the_water_turned_over() -> None:
    table = after_a_trick(five((1, 0, 1, 1, 1), "", "2"))
    assert table.zone("hand", 1) == []
    assert table.zone("laid-down", 1) == [11, 31]
    assert table.zone("water", 1) == []
    assert len(table.zone("discard")) == 2


@rule("L-15", "L-11")
def test_who_is_out_is_not_waited_for_any_more() -> None:
    game = land_unter(5)
    table = after_a_trick(five((1, 0, 1, 1, 1)))
    assert game.to_act(table) == (0, 2, 3, 4)
    assert game.moves(table, 1) == []
    refusal = refused(game, table, 1, Choose(0))
    assert (refusal.rule, refusal.reason) == ("L-15", "dropped-out")
    trick(game, table, {0: 20, 2: 22, 3: 23, 4: 24})
    assert table.public.last_trick == (20, None, 22, 23, 24)


@rule("L-15b")
def test_a_hand_laid_down_stays_unseen() -> None:
    game = land_unter(5)
    table = after_a_trick(five((1, 0, 1, 1, 1)))
    for viewer in (0, 2, Onlooker.WATCHER):
        assert project(game, table, viewer).zone("laid-down", 1) == (None, None)
        shown = {getattr(step, "card", None) for step in project_steps(game, table, viewer)}
        assert not shown & {11, 31}
    assert project(game, table, 1).zone("laid-down", 1) == (11, 31)


@rule("L-16")
def test_then_the_next_highest_level_pays_in_the_same_trick() -> None:
    table = after_a_trick(five((1, 0, 1, 1, 1), "", "", "7"))
    assert table.public.out == (1,)
    assert table.public.belts == (1, 0, 0, 1, 1)


@rule("L-16")
def test_and_so_on() -> None:
    table = after_a_trick(five((2, 0, 0, 1, 1), "", "", "7"))
    assert table.public.out == (1, 2)
    assert table.public.belts == (1, 0, 0, 1, 1)


@rule("L-16")
def test_the_chain_stops_when_all_who_are_still_in_are_dry() -> None:
    table = after_a_trick(five((0, 0, 1, 1, 1)))
    assert table.public.out == (1, 0)
    assert table.public.belts == (0, 0, 1, 1, 1)
    assert levels(table) == [0, 0, 0, 0, 0]


@rule("L-16", "L-14")
def test_tied_players_can_drop_out_together_and_the_next_pays() -> None:
    table = after_a_trick(five((2, 0, 0, 1, 1), "", "", "9"))
    assert table.public.out == (1, 2)
    assert table.public.belts == (1, 0, 0, 1, 1)


@rule("L-16b", "L-14")
@pytest.mark.parametrize(("rich", "poor"), [(1, 2), (2, 1)])
def test_of_two_tied_one_pays_and_the_other_drops_out_and_that_is_all(rich: int, poor: int) -> None:
    belts = [1, 0, 0, 1, 1]
    belts[rich] = 2
    table = after_a_trick(five(tuple(belts), "", "", "9"))
    assert table.public.out == (poor,)
    belts[rich] = 1
    assert table.public.belts == tuple(belts)


@rule("L-16b")
def test_nobody_pays_twice_in_a_trick() -> None:
    table = after_a_trick(five((3, 5, 3, 3, 3), "", "", "7", "7"))
    assert table.public.belts == (3, 4, 3, 3, 3)


# At the end of a round


def four(belts: tuple[int, ...], *water: str) -> LandUnterTable:
    return position(land_unter(4), hands=HANDS[:4], turned_up="4 9", belts=belts, water=water)


@rule("L-20")
def test_the_round_ends_when_two_are_left() -> None:
    game, table = land_unter(4), four((2, 0, 0, 1), "", "", "9")
    trick(game, table, {0: 30, 1: 21, 2: 12, 3: 13}, water="1 2")
    assert table.public.round == 2
    assert len(table.public.scores) == 1


@rule("L-20")
def test_the_round_goes_on_with_three() -> None:
    game, table = land_unter(4), four((2, 0, 1, 1))
    trick(game, table, {0: 30, 1: 21, 2: 12, 3: 13})
    assert (table.public.round, table.public.trick) == (1, 2)


@rule("L-20", "L-16", "L-21", "L-22")
def test_the_chain_is_finished_before_the_round_ends() -> None:
    """Two are left after seat 1 and 2 dropped out, and still seat 0 pays."""
    game, table = land_unter(4), four((2, 0, 0, 1), "", "", "9")
    trick(game, table, {0: 30, 1: 21, 2: 12, 3: 13}, water="1 2")
    assert table.public.scores == ((1, -1, -1, 2),)


@rule("L-20", "L-16", "L-21")
def test_even_the_last_two_can_drop_out() -> None:
    game = land_unter(3)
    table = position(game, hands=HANDS[:3], turned_up="4 9", belts=(0, 0, 0), water=["", "", "2"])
    trick(game, table, {0: 30, 1: 21, 2: 12}, water="1 2")
    assert table.public.scores == ((-1, -1, -1),)


@rule("L-20")
def test_the_round_ends_after_twelve_tricks() -> None:
    game = land_unter(3)
    table = position(game, hands=["30", "21", "12"], turned_up="4 9", belts=(3, 3, 3), trick=12)
    play(game, table, 0, 30)
    play(game, table, 1, 21)
    assert table.public.round == 1
    play(game, table, 2, 12, water="1 2")
    assert table.public.round == 2
