"""Open play: one after the other, face up (L-30 to L-32)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter.moves import Choose, Play
from houle.kernel import Happened, Onlooker, QuickChance, Who, project
from tests.games.land_unter.positions import (
    HANDS,
    LandUnterTable,
    dealt,
    happenings,
    land_unter,
    levels,
    play,
    position,
    refused,
    trick,
)

OPEN = {"open_play": True}
NO_BELT = "1 2 3 4 5 6 7 8 9 10 11 12"
TWO = "25 26 49 50 51 52 53 54 55 56 57 58"
FOUR_AND_A_HALF = "25 26 49 50 51 52 53 18 19 20 21 22"
FOUR_TOO = "27 28 37 38 39 40 59 60 54 55 56 57"
EIGHT_AND_A_HALF = "29 30 31 32 33 18 19 20 21 22 23 24"


@rule("L-30")
def test_cards_are_played_face_up_clockwise() -> None:
    game = land_unter(3, **OPEN)
    table = position(game, hands=["10 20", "11 21", "12 22"], turned_up="4 9", belts=(3, 3, 3))
    assert game.to_act(table) == (0,)
    play(game, table, 0, 20)
    assert game.to_act(table) == (1,)
    assert project(game, table, Onlooker.WATCHER).zone("played", 0) == (20,)
    play(game, table, 1, 11)
    assert game.to_act(table) == (2,)
    assert levels(table) == [0, 0, 0]
    play(game, table, 2, 22)
    assert levels(table) == [9, 0, 4]


@rule("L-30")
def test_nobody_plays_out_of_turn() -> None:
    game = land_unter(3, **OPEN)
    table = position(game, hands=["10", "11", "12"], turned_up="4 9", belts=(1, 1, 1), turn=1)
    for seat in (0, 2):
        assert game.moves(table, seat) == []
        refusal = refused(game, table, seat, Play(0))
        assert (refusal.rule, refusal.reason) == ("L-30", "not-your-turn")
        assert refusal.facts == {"who": Who(1)}


@rule("L-30", "L-11")
def test_each_table_has_its_own_way_to_play() -> None:
    for game, move, rule_id in (
        (land_unter(3, **OPEN), Choose(0), "L-30"),
        (land_unter(3), Play(0), "L-11"),
    ):
        table = position(game, hands=["10", "11", "12"], turned_up="4 9", belts=(1, 1, 1))
        assert refused(game, table, 0, move).rule == rule_id


@rule("L-30", "L-15", "L-32")
def test_who_dropped_out_is_passed_over() -> None:
    game = land_unter(4, **OPEN)
    table = position(
        game,
        hands=["10 20 30", "", "12 22 32", "13 23 33"],
        laid_down=["", "11 21"],
        turned_up="4 9",
        belts=(3, 0, 3, 3),
        out=(1,),
    )
    play(game, table, 0, 30)
    assert game.to_act(table) == (2,)
    refusal = refused(game, table, 1, Play(0))
    assert (refusal.rule, refusal.reason) == ("L-15", "dropped-out")


# Who starts a round


@rule("L-31")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_most_lifebelts_start(dealer: int) -> None:
    game = land_unter(3, **OPEN)
    table = dealt(game, [NO_BELT, EIGHT_AND_A_HALF, TWO], dealer=dealer)
    assert table.public.belts == (0, 8, 2)
    assert (table.public.dealer, game.to_act(table)) == (dealer, (1,))
    assert Happened("starts", {"who": Who(1)}) in happenings(game, table)


@rule("L-31")
@pytest.mark.parametrize(("dealer", "starter"), [(0, 2), (1, 2), (2, 0)])
def test_of_equals_the_nearest_to_the_left_of_the_dealer_starts(dealer: int, starter: int) -> None:
    game = land_unter(3, **OPEN)
    hands = [FOUR_AND_A_HALF, NO_BELT, FOUR_TOO]
    table = dealt(game, hands, dealer=dealer)
    assert table.public.belts == (4, 0, 4)
    assert game.to_act(table) == (starter,)


@rule("L-31")
def test_the_dealer_is_drawn_once_and_each_seat_can_be() -> None:
    game = land_unter(3, **OPEN)
    chance = QuickChance("dealers")
    drawn = set()
    for _ in range(30):
        table = game.start(chance)
        drawn.add(dealer := table.public.dealer)
        while awaited := game.to_act(table):
            game.play(table, awaited[0], game.moves(table, awaited[0])[0], chance)
            assert table.public.dealer == dealer
    assert drawn == {0, 1, 2}


@rule("L-31", "L-23")
def test_the_next_round_is_started_by_the_most_lifebelts_too() -> None:
    game = land_unter(3, **OPEN)
    table = position(
        game,
        hands=["30", "21", "12"],
        turned_up="4 9",
        belts=(3, 3, 3),
        allotted=(2, 6, 4),
        trick=12,
    )
    trick(game, table, {0: 30, 1: 21, 2: 12}, water="1 2")
    assert table.public.belts == (4, 2, 6)
    assert game.to_act(table) == (table.public.starter,) == (2,)


# Who starts the next trick


def after_a_trick(
    belts: tuple[int, ...], water: list[str], *, first: int = 0, turned_up: str = "4 9"
) -> LandUnterTable:
    """Seat 0 takes the lower water card, seat 1 the other; `first` has started."""
    game = land_unter(5, **OPEN)
    hands = ["10 30", "11 21", "12 22", "13 23", "14 24"]
    played = (30, 21, 12, 13, 14)
    table = position(
        game,
        hands=hands,
        turned_up=turned_up,
        belts=belts,
        water=water,
        starter=first,
        turn=first,
    )
    order = [(first + step) % 5 for step in range(5)]
    trick(game, table, {seat: played[seat] for seat in order})
    assert table.public.starter == table.public.turn
    return table


@rule("L-32")
@pytest.mark.parametrize(
    ("water", "payer", "starter"),
    [
        (["", "", "", "", ""], 1, 2),
        (["", "", "10", "", ""], 2, 3),
        (["", "", "", "", "12"], 4, 0),
    ],
)
def test_left_of_whoever_paid_starts(water: list[str], payer: int, starter: int) -> None:
    table = after_a_trick((3, 3, 3, 3, 3), water)
    assert table.public.belts[payer] == 2
    assert table.public.starter == starter


@rule("L-32")
@pytest.mark.parametrize(("belts", "starter"), [((3, 2, 3, 4, 3), 2), ((3, 4, 3, 2, 3), 4)])
def test_of_two_left_of_the_one_with_fewer_left(belts: tuple[int, ...], starter: int) -> None:
    assert after_a_trick(belts, ["", "", "", "9", ""]).public.starter == starter


@rule("L-32")
@pytest.mark.parametrize(("first", "starter"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 2)])
def test_of_equals_left_of_the_first_met_from_the_last_starter(first: int, starter: int) -> None:
    table = after_a_trick((3, 3, 3, 3, 3), ["", "", "", "9", ""], first=first)
    assert table.public.starter == starter


@rule("L-32", "L-16")
def test_whoever_paid_counts_not_who_dropped_out_before() -> None:
    table = after_a_trick((3, 0, 3, 3, 3), ["", "", "", "7", ""])
    assert (table.public.out, table.public.starter) == ((1,), 4)


@rule("L-32", "L-16b")
def test_of_two_tied_only_the_one_who_paid_counts() -> None:
    table = after_a_trick((3, 0, 3, 3, 3), ["", "", "", "9", ""])
    assert (table.public.out, table.public.starter) == ((1,), 4)


@rule("L-32")
def test_nobody_paid_left_of_the_last_to_drop_out() -> None:
    table = after_a_trick((0, 0, 3, 3, 3), [])
    assert (table.public.out, table.public.starter) == ((1, 0), 2)


@rule("L-32")
@pytest.mark.parametrize(("first", "starter"), [(0, 2), (1, 2), (2, 2), (4, 2)])
def test_nobody_paid_and_two_dropped_out_together(first: int, starter: int) -> None:
    """Seats 0 and 1 share the highest level; left of either, the next still in is seat 2."""
    table = after_a_trick((0, 0, 3, 3, 3), [], first=first, turned_up="9 9")
    assert (table.public.out, table.public.starter) == ((0, 1), starter)


@rule("L-32")
@pytest.mark.parametrize(("first", "starter"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 2)])
def test_two_who_drop_out_together_are_counted_from_the_last_starter(
    first: int, starter: int
) -> None:
    """Seat 0 pays nothing since it is dry: both water cards go elsewhere."""
    game = land_unter(5, **OPEN)
    table = position(
        game,
        hands=["10 5", "30 6", "12 7", "23 8", "14 9"],
        turned_up="9 9",
        belts=(3, 0, 3, 0, 3),
        starter=first,
        turn=first,
    )
    played = (10, 30, 12, 23, 14)
    trick(game, table, {(first + s) % 5: played[(first + s) % 5] for s in range(5)})
    assert (table.public.out, table.public.starter) == ((1, 3), starter)


@rule("L-30")
def test_the_secret_game_has_neither_dealer_nor_turn() -> None:
    table = dealt(land_unter(3), HANDS[:3])
    assert (table.public.dealer, table.public.starter, table.public.turn) == (None, None, None)
