"""Cars, breakdowns and tow trucks (V-20 to V-23, V-28, V-28c, V-32)."""

from collections.abc import Callable

import pytest

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import Drive, Hinder, Signal, VagueVerteMove
from houle.kernel import Who
from tests.games.vague_verte.positions import (
    drive,
    happenings,
    held,
    hinder,
    lay_aside,
    layable_aside,
    playable,
    position,
    refused,
    row,
    take,
    vague_verte,
    why_not,
)


@rule("V-20")
def test_a_car_starts_on_the_first_square_and_goes_on_on_the_next() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 3, blue 1"])
    drive(game, table, 0, "red 3")
    assert row(table, "street", 0) == ["red 3"]
    table.public.turn, table.public.drawn = 0, True
    drive(game, table, 0, "blue 1")
    assert row(table, "street", 0) == ["red 3", "blue 1"]


@rule("V-20")
@pytest.mark.parametrize("car", ["red 1", "red 4", "green 1", "blue 3"])
def test_colour_and_number_do_not_matter(car: str) -> None:
    game = vague_verte(2)
    table = position(game, hands=[car], streets=["red 1"])
    drive(game, table, 0, car)
    assert row(table, "street", 0)[-1] == car
    (drove,) = happenings(game, table)[:1]
    assert (drove.name, drove.facts["row"]) == ("drove", 2)


@rule("V-20")
def test_a_car_goes_on_ones_own_street_only() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 1"], streets=["blue 1", "blue 2"])
    for move in (Hinder(0, 1), Signal(0, 3)):
        assert why_not(game, table, 0, move) == ("V-20", "wrong-place")


@rule("V-21")
def test_before_the_start_only_a_car_can_be_played() -> None:
    game = vague_verte(3)
    attempts: list[tuple[str, Callable[[int], VagueVerteMove]]] = [
        ("tow truck", Drive),
        ("ambulance", Drive),
        ("ducks", lambda place: Hinder(place, 1)),
        ("blue breakdown", lambda place: Hinder(place, 1)),
        ("red signal", lambda place: Signal(place, 1)),
        ("green signal", lambda place: Signal(place, 2)),
    ]
    for card, move_of in attempts:
        hand, streets = f"{card}, red 1", ["", "blue 1", "green 1"]
        table = position(game, hands=[hand], streets=streets, red=[2])
        assert playable(game, table, 0) == ["red 1"]
        move = move_of(held(table, 0, card))
        assert why_not(game, table, 0, move) == ("V-21", "not-started")


@rule("V-21")
def test_without_a_car_a_card_is_laid_aside() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, ducks"], streets=["", "blue 1"])
    assert playable(game, table, 0) == []
    assert layable_aside(game, table, 0) == ["tow truck", "ducks"]


@rule("V-21")
def test_a_card_laid_aside_before_the_start_lies_face_up_and_may_be_taken_next() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, ducks"], streets=["", "blue 1"])
    lay_aside(game, table, 0, "ducks")
    assert row(table, "discard") == ["ducks"]
    take(game, table, 1)
    assert row(table, "hand", 1) == ["ducks"]


@rule("V-22")
def test_a_breakdown_stops_an_opponent() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red breakdown", "blue 1"], streets=["green 1", "blue 2, red 4"])
    hinder(game, table, 0, "red breakdown", 1)
    assert row(table, "street", 1) == ["blue 2", "red 4", "red breakdown"]
    (told,) = happenings(game, table)[:1]
    assert (told.name, told.facts["who"], told.facts["owner"]) == ("broke-down", Who(0), Who(1))
    table.public.drawn = True
    assert playable(game, table, 1) == []
    assert why_not(game, table, 1, Drive(0)) == ("V-22", "broken-down")


@rule("V-22")
@pytest.mark.parametrize(
    ("street", "fits"),
    [
        pytest.param("red 1", True, id="a car of the same colour"),
        pytest.param("red 1, blue 1", False, id="a car of another colour"),
        pytest.param("red 1, ducks", False, id="ducks"),
        pytest.param("red 1, tow truck over red breakdown", False, id="a tow truck"),
        pytest.param("red 1, ambulance", False, id="an ambulance"),
        pytest.param("blue 1, red 4", True, id="only the card before counts"),
    ],
)
def test_only_behind_a_car_of_the_same_colour(street: str, fits: bool) -> None:
    game = vague_verte(2)
    table = position(game, hands=["red breakdown"], streets=["green 1", street])
    if fits:
        assert playable(game, table, 0) == ["red breakdown on 1"]
    else:
        refusal = refused(game, table, 0, Hinder(0, 1))
        assert (refusal.rule, refusal.reason) == ("V-22", "wrong-colour")
        assert refusal.facts == {"owner": Who(1), "card": game.face(table.zone("hand", 0)[0])}


@rule("V-22")
def test_no_second_breakdown_behind_one_that_is_not_covered() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red breakdown"], streets=["green 1", "red 1, red breakdown"])
    assert why_not(game, table, 0, Hinder(0, 1)) == ("V-22", "owner-broken-down")


@rule("V-22")
@pytest.mark.parametrize("owner", [-1, 0, 2])
def test_breakdowns_are_for_opponents(owner: int) -> None:
    game = vague_verte(2)
    table = position(game, hands=["red breakdown"], streets=["red 1", "blue 1"])
    assert why_not(game, table, 0, Hinder(0, owner)) == ("V-22", "no-opponent")
    assert why_not(game, table, 0, Drive(0)) == ("V-22", "wrong-place")


@rule("V-23")
def test_a_tow_truck_covers_a_breakdown_and_moves_nobody() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, blue 4"], streets=["red 1, red breakdown", "blue 1"])
    drive(game, table, 0, "tow truck")
    assert row(table, "street", 0) == ["red 1", "tow truck"]
    assert row(table, "towed", 0) == ["red breakdown"]
    assert game.road(table, 0).row == 2
    (told,) = happenings(game, table)[:1]
    assert told.name == "towed"
    table.public.turn, table.public.drawn = 0, True
    drive(game, table, 0, "blue 4")
    assert row(table, "street", 0) == ["red 1", "tow truck", "blue 4"]


@rule("V-23")
@pytest.mark.parametrize("street", ["red 1", "red 1, ducks", "red 1, tow truck over red breakdown"])
def test_a_tow_truck_needs_a_breakdown_in_ones_own_street(street: str) -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck"], streets=[street, "blue 1, blue breakdown"])
    assert why_not(game, table, 0, Drive(0)) == ("V-23", "nothing-to-tow")
    assert why_not(game, table, 0, Hinder(0, 1)) == ("V-23", "wrong-place")


@rule("V-28")
def test_breakdowns_and_ducks_count_as_squares_covered() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["red breakdown, ducks"],
        streets=["green 1", "red 1"],
    )
    hinder(game, table, 0, "red breakdown", 1)
    assert game.road(table, 1).row == 2
    ducks = position(game, hands=["ducks"], streets=["green 1", "red 1"])
    hinder(game, ducks, 0, "ducks", 1)
    assert game.road(ducks, 1).row == 2


@rule("V-28")
@pytest.mark.parametrize("card", ["red breakdown", "ducks"])
def test_nothing_is_laid_on_an_opponent_who_has_not_started(card: str) -> None:
    game = vague_verte(2)
    table = position(game, hands=[card], streets=["red 1"])
    refusal = refused(game, table, 0, Hinder(0, 1))
    assert (refusal.rule, refusal.reason) == ("V-28", "owner-not-started")
    assert refusal.facts == {"owner": Who(1)}


@rule("V-28c")
def test_a_breakdown_on_the_last_square_does_not_end_the_game() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game, hands=["red breakdown"], streets=["green 1", "blue 1, blue 2, blue 3, red 1"]
    )
    hinder(game, table, 0, "red breakdown", 1)
    assert game.outcome(table) is None
    assert game.to_act(table) == (1,)


@rule("V-28c", "V-40")
def test_whoever_tows_it_away_there_wins() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["tow truck, green 2"],
        streets=["blue 1, blue 2, blue 3, red 1, red breakdown", "green 1"],
    )
    assert playable(game, table, 0) == ["tow truck"]
    drive(game, table, 0, "tow truck")
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("arrived", (0,))


@rule("V-32")
@pytest.mark.parametrize(
    ("car", "fits"),
    [("red 1", True), ("blue 3", True), ("red 3", True), ("blue 1", False), ("green 4", False)],
)
def test_original_rule_a_car_matches_the_colour_or_the_number(car: str, fits: bool) -> None:
    game = vague_verte(2, original=True)
    table = position(game, hands=[car], streets=["red 3"])
    assert playable(game, table, 0) == ([car] if fits else [])
    if not fits:
        refusal = refused(game, table, 0, Drive(0))
        assert (refusal.rule, refusal.reason) == ("V-32", "no-match")
        assert refusal.facts["last"] == game.face(table.zone("street", 0)[0])


@rule("V-32")
@pytest.mark.parametrize(
    "street",
    ["red 3, tow truck over red breakdown", "red 3, ambulance", "red 3, ducks", ""],
)
def test_original_rule_after_anything_else_any_car_goes(street: str) -> None:
    game = vague_verte(2, original=True)
    table = position(game, hands=["blue 1"], streets=[street])
    assert playable(game, table, 0) == ["blue 1"]


@rule("V-32")
def test_the_original_rule_is_off_by_default() -> None:
    assert not vague_verte(2).options.original
