"""What the rulebook spells out, with the results it gives. It has no worked examples."""

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import Drive
from tests.games.vague_verte.positions import (
    drive,
    lay_aside,
    playable,
    position,
    row,
    signal,
    vague_verte,
    why_not,
)


@rule("V-04", "V-10", "V-20")
def test_point_1_draw_and_lay_a_car_in_front_of_the_house_then_the_next_player() -> None:
    game = vague_verte(4)
    table = position(game, hands=["yellow 2, ducks"])
    drive(game, table, 0, "yellow 2")
    assert row(table, "street", 0) == ["yellow 2"]
    assert game.to_act(table) == (1,)


@rule("V-12", "V-21")
def test_point_2_without_a_car_any_card_is_laid_down_and_the_next_player_goes_on() -> None:
    game = vague_verte(4)
    table = position(game, hands=["red signal, ducks"])
    lay_aside(game, table, 0, "ducks")
    assert row(table, "discard") == ["ducks"]
    assert game.to_act(table) == (1,)


@rule("V-24")
def test_a_red_signal_stops_all_who_have_not_passed_its_row() -> None:
    game = vague_verte(4)
    table = position(
        game,
        hands=["red signal", "blue 3", "green 3", "yellow 3"],
        streets=["red 1", "blue 1, blue 2", "green 1, green 2, green 4", "yellow 1"],
    )
    signal(game, table, 0, "red signal", 2)
    can_drive = {}
    for seat, car in enumerate(("blue 3", "green 3", "yellow 3"), 1):
        table.public.turn, table.public.drawn = seat, True
        can_drive[seat] = car in playable(game, table, seat)
    assert can_drive == {1: False, 2: True, 3: True}


@rule("V-25")
def test_a_green_signal_lets_everybody_go_on_again() -> None:
    game = vague_verte(3)
    table = position(
        game,
        hands=["green signal", "blue 3", "green 3"],
        streets=["red 1", "blue 1, blue 2", "green 1, green 2"],
        red=[2],
    )
    signal(game, table, 0, "green signal", 2)
    for seat, car in ((1, "blue 3"), (2, "green 3")):
        table.public.turn, table.public.drawn = seat, True
        assert playable(game, table, seat) == [car]


@rule("V-26")
def test_after_the_ambulance_any_car_follows() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ambulance, blue 4"], streets=["red 1, red 2"], red=[3])
    drive(game, table, 0, "ambulance")
    table.public.turn, table.public.drawn = 0, True
    drive(game, table, 0, "blue 4")
    assert row(table, "street", 0) == ["red 1", "red 2", "ambulance", "blue 4"]


@rule("V-26")
def test_the_ambulance_follows_a_breakdown_only_once_it_is_towed() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["ambulance, tow truck"], streets=["red 1, red breakdown"], red=[2]
    )
    assert why_not(game, table, 0, Drive(0)) == ("V-26", "broken-down")
    drive(game, table, 0, "tow truck")
    table.public.turn, table.public.drawn = 0, True
    drive(game, table, 0, "ambulance")
    assert row(table, "street", 0) == ["red 1", "tow truck", "ambulance"]


@rule("V-40")
def test_the_first_to_lay_a_card_on_the_last_square_wins() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["green 1"], streets=["red 1, red 2, red 3, red 4, blue 1, blue 2", "blue 3"]
    )
    drive(game, table, 0, "green 1")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.winners == (0,)
