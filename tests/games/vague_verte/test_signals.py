"""Red and green signals and the ambulance (V-24 to V-26, V-30, V-31)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import Drive, Hinder, Signal
from houle.games.vague_verte.state import RedSignal
from houle.kernel import Who
from tests.games.vague_verte.positions import (
    drive,
    happenings,
    hinder,
    playable,
    position,
    refused,
    row,
    signal,
    vague_verte,
    why_not,
)

THREE_ROWS = "red 1, red 2, red 3"


@rule("V-24")
@pytest.mark.parametrize(
    ("at", "free"),
    [
        pytest.param(1, True, id="already beyond it"),
        pytest.param(2, True, id="just beyond it"),
        pytest.param(3, False, id="on its row"),
        pytest.param(4, True, id="coming up to it"),
        pytest.param(6, True, id="far before it"),
    ],
)
def test_who_stands_on_the_row_may_not_go_beyond_it(at: int, free: bool) -> None:
    game = vague_verte(2)
    table = position(game, hands=["blue 1"], streets=[THREE_ROWS], red=[at])
    assert playable(game, table, 0) == (["blue 1"] if free else [])
    if not free:
        refusal = refused(game, table, 0, Drive(0))
        assert (refusal.rule, refusal.reason, refusal.facts) == ("V-24", "barred", {"row": 3})


@rule("V-24")
def test_who_comes_up_to_it_is_held_there() -> None:
    game = vague_verte(2)
    table = position(game, hands=["blue 1, blue 2"], streets=[THREE_ROWS], red=[4])
    drive(game, table, 0, "blue 1")
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == []


@rule("V-24")
@pytest.mark.parametrize(
    "street",
    ["red 1, red breakdown", "red 1, ducks", "red 1, tow truck over red breakdown"],
)
def test_a_player_stands_on_the_furthest_square_that_bears_any_card(street: str) -> None:
    game = vague_verte(2)
    table = position(game, hands=["blue 1"], streets=[street], red=[2])
    road = game.road(table, 0)
    assert (road.row, road.barred) == (2, True)
    assert playable(game, table, 0) == []


@rule("V-24")
def test_before_the_start_a_player_stands_on_no_row() -> None:
    game = vague_verte(2)
    table = position(game, hands=["blue 1, blue 2"], red=[1])
    assert playable(game, table, 0) == ["blue 1", "blue 2"]
    drive(game, table, 0, "blue 1")
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == []


@rule("V-24")
def test_it_binds_its_layer_too() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red signal, blue 1"], streets=[THREE_ROWS, "green 1"])
    signal(game, table, 0, "red signal", 3)
    assert row(table, "signals") == ["red signal"]
    assert table.public.signals == (RedSignal(3),)
    (told,) = happenings(game, table)[:1]
    assert (told.name, told.facts) == ("turned-red", {"who": Who(0), "row": 3})
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == []


@rule("V-24")
def test_no_signal_prevents_a_tow_truck() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, blue 1"], streets=["red 1, red breakdown"], red=[2])
    assert playable(game, table, 0) == ["tow truck"]
    drive(game, table, 0, "tow truck")
    assert game.road(table, 0).row == 2
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == []


@rule("V-24")
def test_a_red_signal_goes_beside_a_row() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red signal"], streets=["red 1", "blue 1"])
    assert why_not(game, table, 0, Drive(0)) == ("V-24", "wrong-place")
    assert why_not(game, table, 0, Hinder(0, 1)) == ("V-24", "wrong-place")


@rule("V-25")
def test_a_green_signal_takes_a_red_one_of_ones_choice_out_of_the_game() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["green signal", "blue 2"], streets=[THREE_ROWS, "blue 1"], red=[3, 1, 5]
    )
    assert playable(game, table, 0) == [f"green signal at {at}" for at in (3, 1, 5)]
    lifted = table.zone("signals")[1]
    signal(game, table, 0, "green signal", 1)
    assert table.public.signals == (RedSignal(3), RedSignal(5))
    assert len(table.zone("signals")) == 2
    assert lifted in table.zone("box")
    assert row(table, "box") == ["red signal", "green signal"]
    assert happenings(game, table)[0].name == "turned-green"
    table.public.drawn = True
    assert playable(game, table, 1) == ["blue 2"]


@rule("V-25")
def test_a_green_signal_needs_a_red_one() -> None:
    game = vague_verte(2)
    table = position(game, hands=["green signal"], streets=["red 1"], red=[3])
    refusal = refused(game, table, 0, Signal(0, 2))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("V-25", "nothing-to-cover", {"row": 2})
    assert why_not(game, table, 0, Drive(0)) == ("V-25", "wrong-place")


@rule("V-26")
@pytest.mark.parametrize(
    ("at", "goes"),
    [
        pytest.param(2, False, id="the signal is passed already"),
        pytest.param(3, True, id="the square just beyond a barred row"),
        pytest.param(4, True, id="a barred row"),
        pytest.param(5, False, id="the signal is further on"),
    ],
)
def test_the_ambulance_is_laid_at_a_red_signal_only(at: int, goes: bool) -> None:
    game = vague_verte(2)
    table = position(game, hands=["ambulance"], streets=[THREE_ROWS], red=[at])
    if goes:
        drive(game, table, 0, "ambulance")
        assert row(table, "street", 0)[-1] == "ambulance"
        assert happenings(game, table)[0].facts == {"who": Who(0), "row": 4}
    else:
        assert why_not(game, table, 0, Drive(0)) == ("V-26", "no-red-signal")


@rule("V-26")
def test_without_any_red_signal_it_stays_in_the_hand() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ambulance"], streets=[THREE_ROWS, "blue 1"])
    assert playable(game, table, 0) == []
    assert why_not(game, table, 0, Hinder(0, 1)) == ("V-26", "wrong-place")


@rule("V-26")
def test_the_signal_at_its_row_no_longer_binds_but_binds_the_others() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["ambulance, blue 1", "green 4"], streets=[THREE_ROWS, "green 1"], red=[4]
    )
    drive(game, table, 0, "ambulance")
    assert table.public.signals == (RedSignal(4, passed_by=0),)
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == ["blue 1"]
    other = position(
        game, hands=["", "green 4"], streets=["", "green 1, ducks, ducks, green 2"], red={4: 0}
    )
    other.public.turn = 1
    assert playable(game, other, 1) == []


@rule("V-26")
def test_both_signals_are_passed_where_two_rows_are_barred() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ambulance, blue 1"], streets=[THREE_ROWS], red=[3, 4])
    drive(game, table, 0, "ambulance")
    table.public.turn, table.public.drawn = 0, True
    assert playable(game, table, 0) == ["blue 1"]


@rule("V-26")
def test_a_signal_laid_later_at_its_row_binds() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["ambulance, blue 1", "green signal, red signal"],
        streets=[THREE_ROWS, "green 1"],
        red=[4],
    )
    drive(game, table, 0, "ambulance")
    table.public.drawn = True
    signal(game, table, 1, "green signal", 4)
    table.public.turn = 1
    table.public.drawn = True
    signal(game, table, 1, "red signal", 4)
    table.public.drawn = True
    assert playable(game, table, 0) == []
    assert why_not(game, table, 0, Drive(0)) == ("V-24", "barred")


@rule("V-26")
def test_not_behind_a_breakdown_but_behind_a_tow_truck() -> None:
    game = vague_verte(2)
    broken = position(game, hands=["ambulance"], streets=["red 1, red breakdown"], red=[2])
    assert why_not(game, broken, 0, Drive(0)) == ("V-26", "broken-down")
    covered = "red 1, tow truck over red breakdown"
    towed = position(game, hands=["ambulance"], streets=[covered], red=[2])
    assert playable(game, towed, 0) == ["ambulance"]


@rule("V-26")
def test_not_as_the_first_card_of_a_street() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ambulance"], streets=["", "blue 1"], red=[1])
    assert why_not(game, table, 0, Drive(0)) == ("V-21", "not-started")


@rule("V-30")
def test_a_red_signal_may_lie_at_any_row_but_the_last() -> None:
    game = vague_verte(2, length=5)
    table = position(game, hands=["red signal"], streets=["red 1"])
    assert playable(game, table, 0) == [f"red signal at {at}" for at in (1, 2, 3, 4)]
    for at in (0, 5, 6, -1):
        refusal = refused(game, table, 0, Signal(0, at))
        assert (refusal.rule, refusal.reason, refusal.facts) == ("V-30", "no-such-row", {"last": 4})


@rule("V-30")
def test_at_most_one_red_signal_per_row() -> None:
    game = vague_verte(2, length=5)
    table = position(game, hands=["red signal"], streets=["red 1"], red=[2])
    assert playable(game, table, 0) == [f"red signal at {at}" for at in (1, 3, 4)]
    refusal = refused(game, table, 0, Signal(0, 2))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("V-30", "row-taken", {"row": 2})


@rule("V-31")
@pytest.mark.parametrize("card", ["red breakdown", "ducks"])
def test_nothing_is_laid_beyond_a_row_that_bars_its_owner(card: str) -> None:
    game = vague_verte(2)
    table = position(game, hands=[card], streets=["green 1", THREE_ROWS], red=[3])
    refusal = refused(game, table, 0, Hinder(0, 1))
    assert (refusal.rule, refusal.reason) == ("V-31", "owner-barred")
    assert refusal.facts == {"owner": Who(1), "row": 3}


@rule("V-31")
@pytest.mark.parametrize("red", [{4: None}, {2: None}], ids=["up to it", "beyond it"])
@pytest.mark.parametrize("card", ["red breakdown", "ducks"])
def test_but_up_to_the_row_and_on_who_is_free(card: str, red: dict[int, None]) -> None:
    game = vague_verte(2)
    table = position(game, hands=[card], streets=["green 1", THREE_ROWS], red=red)
    hinder(game, table, 0, card, 1)
    assert row(table, "street", 1)[-1] == card


@rule("V-31")
def test_whom_an_ambulance_brought_to_the_signal_can_be_hindered() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks"], streets=["green 1", "red 1, ambulance"], red={2: 1})
    assert playable(game, table, 0) == ["ducks on 1"]
