"""A trick from the secret choice to the lifebelt (L-10 to L-14, L-17)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter
from houle.games.land_unter.moves import Choose
from houle.kernel import (
    At,
    Happened,
    Moved,
    Onlooker,
    QuickChance,
    Table,
    Who,
    project,
    project_steps,
)
from tests.games.land_unter.positions import (
    LandUnterTable,
    happenings,
    land_unter,
    levels,
    play,
    position,
    refused,
    trick,
    turned_up,
)


def three(turned_up: str = "4 9", **others: object) -> LandUnterTable:
    """Three players with lifebelts enough."""
    return position(
        land_unter(3),
        hands=["10 20 30", "11 21 31", "12 22 32"],
        turned_up=turned_up,
        belts=others.pop("belts", (3, 3, 3)),  # type: ignore[arg-type]
        **others,  # type: ignore[arg-type]
    )


# Choosing in secret


@rule("L-11")
def test_all_choose_at_once_in_any_order() -> None:
    game, table = land_unter(3), three()
    assert game.to_act(table) == (0, 1, 2)
    play(game, table, 1, 21)
    assert game.to_act(table) == (0, 2)
    play(game, table, 2, 32)
    assert game.to_act(table) == (0,)


@rule("L-11")
@pytest.mark.parametrize("seats", LandUnter.seat_counts)
def test_it_is_all_one_whether_cards_are_chosen_in_turn_or_at_once(seats: int) -> None:
    game, chance = land_unter(seats), QuickChance(1)
    in_turn = Table.copy(game.start(chance))
    while game.outcome(in_turn) is None:
        at_once = in_turn.copy()
        places = [0] * seats
        for seat in game.to_act(in_turn):
            moves = game.moves(in_turn, seat)
            move = moves[chance.below(len(moves))]
            places[seat] = move.place
            game.play(in_turn, seat, move, QuickChance(2))
        game.play_at_once(at_once, places, QuickChance(2))
        assert in_turn == at_once


@rule("L-11")
def test_a_choice_is_seen_by_whoever_made_it_alone() -> None:
    game, table = land_unter(3), three()
    play(game, table, 1, 21)
    assert project(game, table, 1).zone("chosen", 1) == (21,)
    for viewer in (0, 2, Onlooker.WATCHER):
        view = project(game, table, viewer)
        assert view.zone("chosen", 1) == (None,)
        assert view.zone("hand", 1) == (None, None)


@rule("L-11")
def test_not_even_its_place_in_the_hand_is_seen() -> None:
    game, table = land_unter(3), three()
    play(game, table, 1, 21)
    hand, chosen = (game.layout.zone(zone, 1) for zone in ("hand", "chosen"))
    assert project_steps(game, table, 1) == (Moved(21, hand, 1, chosen, 0),)
    for viewer in (0, 2, Onlooker.WATCHER):
        assert project_steps(game, table, viewer) == (Moved(None, hand, None, chosen, 0),)


@rule("L-11")
def test_all_cards_are_revealed_together() -> None:
    game, table = land_unter(3), three()
    play(game, table, 0, 30)
    play(game, table, 1, 21)
    assert [table.zone("played", seat) for seat in range(3)] == [[], [], []]
    play(game, table, 2, 12)
    view = project(game, table, Onlooker.WATCHER)
    assert [view.zone("played", seat) for seat in range(3)] == [(30,), (21,), (12,)]
    assert view.public.last_trick == (30, 21, 12)
    assert not any(view.zone("chosen", seat) for seat in range(3))


@rule("L-11")
def test_a_choice_is_final() -> None:
    game, table = land_unter(3), three()
    play(game, table, 1, 21)
    assert game.moves(table, 1) == []
    refusal = refused(game, table, 1, Choose(0))
    assert (refusal.rule, refusal.reason) == ("L-11", "already-chosen")


@rule("L-11")
def test_any_card_of_the_hand_may_be_chosen_the_lowest_is_offered_first() -> None:
    game = land_unter(3)
    table = position(game, hands=["20 10 30", "1", "2"], turned_up="4 9", belts=(1, 1, 1))
    assert game.moves(table, 0) == [Choose(1), Choose(0), Choose(2)]
    assert game.card_at(0, Choose(1)) == At(game.layout.zone("hand", 0), 1)


# Taking water


@rule("L-12")
@pytest.mark.parametrize("water", ["4 9", "9 4"])
@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ((30, 21, 12), [4, 9, 0]),
        ((20, 31, 12), [9, 4, 0]),
        ((10, 21, 32), [0, 9, 4]),
        ((10, 31, 22), [0, 4, 9]),
    ],
)
def test_the_highest_takes_the_lower_water_and_the_second_the_other(
    water: str, played: tuple[int, ...], expected: list[int]
) -> None:
    table = three(water)
    trick(land_unter(3), table, dict(enumerate(played)))
    assert levels(table) == expected


@rule("L-12")
def test_equal_water_cards_go_to_the_two_highest() -> None:
    table = three("9 9")
    first, second = table.zone("turned-up")
    trick(land_unter(3), table, {0: 10, 1: 31, 2: 22})
    assert table.zone("water", 1) == [first]
    assert table.zone("water", 2) == [second]


@rule("L-13")
def test_new_water_covers_the_old_and_may_be_lower() -> None:
    table = three("4 6", water=["12", "", "3"])
    trick(land_unter(3), table, {0: 30, 1: 11, 2: 22})
    assert levels(table) == [4, 0, 6]
    assert [len(table.zone("water", seat)) for seat in range(3)] == [2, 0, 2]


# Paying


@rule("L-14")
def test_the_highest_level_loses_a_lifebelt() -> None:
    game, table = land_unter(3), three("4 9")
    trick(game, table, {0: 30, 1: 21, 2: 12})
    assert table.public.belts == (3, 2, 3)
    paid = Happened("paid", {"who": Who(1), "level": 9, "left": 2})
    assert paid in happenings(game, table)


@rule("L-14")
def test_also_whoever_took_no_card_in_this_trick() -> None:
    table = three("4 9", water=["", "", "10"])
    trick(land_unter(3), table, {0: 30, 1: 21, 2: 12})
    assert table.public.belts == (3, 3, 2)


@rule("L-14", "L-13")
def test_not_whoever_got_away_from_the_highest_level() -> None:
    table = three("4 9", water=["12", "", "10"])
    trick(land_unter(3), table, {0: 30, 1: 21, 2: 12})
    assert levels(table) == [4, 9, 10]
    assert table.public.belts == (3, 3, 2)


@rule("L-14")
def test_tied_players_all_lose_one() -> None:
    table = three("4 9", water=["", "", "9"])
    trick(land_unter(3), table, {0: 30, 1: 21, 2: 12})
    assert table.public.belts == (3, 2, 2)


@rule("L-14")
def test_two_equal_water_cards_cost_both_their_takers() -> None:
    table = three("9 9")
    trick(land_unter(3), table, {0: 30, 1: 21, 2: 12})
    assert table.public.belts == (2, 2, 3)


# Going on


@rule("L-17")
def test_weather_lies_open_and_water_stays() -> None:
    game, table = land_unter(3), three("4 9", then="1 2 3 5")
    trick(game, table, {0: 30, 1: 21, 2: 12})
    trick(game, table, {0: 20, 1: 11, 2: 32})
    view = project(game, table, 0)
    assert [view.zone("played", seat) for seat in range(3)] == [(30, 20), (21, 11), (12, 32)]
    assert view.zone("hand", 0) == (10,)
    assert levels(table) == [2, 9, 1]


@rule("L-10", "L-17")
def test_two_more_water_cards_open_the_next_trick() -> None:
    game, table = land_unter(3), three("4 9", then="1 2")
    trick(game, table, {0: 30, 1: 21, 2: 12})
    assert turned_up(table) == [1, 2]
    assert table.public.trick == 2
    assert game.to_act(table) == (0, 1, 2)
