"""The end (V-40 to V-42)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.moves import Discard, DrawFromPile, Drive
from houle.kernel import Outcome, ScriptedChance, TrackedTable
from tests.games.vague_verte.positions import (
    draw,
    drive,
    hinder,
    lay_aside,
    position,
    row,
    take,
    vague_verte,
    why_not,
)

FOUR_ROWS = "red 1, red 2, red 3, red 4"


@rule("V-40")
def test_a_car_on_the_last_square_wins_at_once() -> None:
    game = vague_verte(3, length=5)
    table = position(game, hands=["blue 1", "green 2"], streets=[FOUR_ROWS, "blue 2, blue 3"])
    drive(game, table, 0, "blue 1")
    assert game.outcome(table) == Outcome("arrived", (0,), (6, 2, 0))
    assert game.to_act(table) == ()
    assert game.moves(table, 1) == []
    assert why_not(game, table, 1, DrawFromPile()) == ("V-40", "game-over")


@rule("V-40")
def test_so_does_an_ambulance() -> None:
    game = vague_verte(2, length=5)
    table = position(game, hands=["ambulance"], streets=[FOUR_ROWS], red=[4])
    drive(game, table, 0, "ambulance")
    assert game.outcome(table) == Outcome("arrived", (0,), (6, 0))


@rule("V-40")
def test_a_card_before_the_last_square_does_not() -> None:
    game = vague_verte(2, length=6)
    table = position(game, hands=["blue 1"], streets=[FOUR_ROWS])
    drive(game, table, 0, "blue 1")
    assert game.outcome(table) is None


@rule("V-40", "V-42")
def test_whoever_is_stopped_on_the_last_square_has_not_won() -> None:
    game = vague_verte(2, length=5)
    stopped = "blue 1, blue 2, blue 3, blue 4, blue breakdown"
    table = position(game, hands=["yellow 1"], streets=[FOUR_ROWS, stopped])
    drive(game, table, 0, "yellow 1")
    assert game.outcome(table) == Outcome("arrived", (0,), (6, 5))


def last_of_the_pile(
    game: VagueVerte, face_up: str, *, renewed: bool
) -> TrackedTable[VagueVertePublic]:
    """Two players and one card left to draw."""
    return position(
        game,
        hands=["tow truck", "blue 2"],
        streets=["red 1, red 2", "blue 1"],
        pile="green 1",
        face_up=face_up,
        rest="box",
        drawn=False,
        renewed=renewed,
    )


@rule("V-41")
def test_the_game_ends_when_the_pile_runs_out_for_the_second_time() -> None:
    game = vague_verte(2)
    table = last_of_the_pile(game, "ducks", renewed=True)
    draw(game, table, 0)
    assert game.outcome(table) is None
    lay_aside(game, table, 0, "tow truck")
    assert game.outcome(table) == Outcome("ran-out", (0,), (2, 1))


@rule("V-41")
def test_the_turn_in_which_it_runs_out_is_still_played() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game, streets=[FOUR_ROWS], pile="green 1", rest="box", renewed=True, drawn=False
    )
    draw(game, table, 0)
    drive(game, table, 0, "green 1")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.cause == "arrived"


@rule("V-41")
def test_turning_the_last_card_up_lets_it_run_out_too() -> None:
    game = vague_verte(2)
    table = last_of_the_pile(game, "yellow 3", renewed=True)
    take(game, table, 0)
    drive(game, table, 0, "yellow 3")
    assert row(table, "discard") == ["green 1"]
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.cause == "ran-out"


@rule("V-14", "V-41")
def test_the_first_time_it_is_renewed() -> None:
    game = vague_verte(2)
    table = last_of_the_pile(game, "ducks", renewed=False)
    draw(game, table, 0)
    lay_aside(game, table, 0, "tow truck", ScriptedChance(orders=[[]]))
    assert game.outcome(table) is None
    assert row(table, "pile") == ["ducks"]


@rule("V-41")
def test_the_game_ends_when_in_a_full_round_nobody_drew_or_played() -> None:
    game = vague_verte(3)
    table = position(
        game, streets=["red 1", "blue 1, blue 2", "green 1, green 2"], face_up="ducks", drawn=False
    )
    for seat in range(3):
        assert game.outcome(table) is None
        take(game, table, seat)
        lay_aside(game, table, seat, "ducks")
    assert game.outcome(table) == Outcome("stalled", (1, 2), (1, 2, 2))


@rule("V-41")
@pytest.mark.parametrize("progress", ["draws from the pile", "plays a card"])
def test_not_when_somebody_did(progress: str) -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["", "blue 2"],
        streets=["red 1", "blue 1"],
        face_up="tow truck, ducks",
        pile="yellow 1",
        drawn=False,
    )
    take(game, table, 0)
    lay_aside(game, table, 0, "ducks")
    if progress == "plays a card":
        take(game, table, 1)
        drive(game, table, 1, "blue 2")
    else:
        draw(game, table, 1)
        lay_aside(game, table, 1, "yellow 1")
    assert (game.outcome(table), table.public.idle) == (None, 0)
    take(game, table, 0)
    lay_aside(game, table, 0, row(table, "hand", 0)[-1])
    assert (game.outcome(table), table.public.idle) == (None, 1)


@rule("V-41")
def test_a_missed_turn_counts_neither_for_nor_against_the_round() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["ducks"], streets=["red 1, red 2, red 3", "blue 1"], face_up="tow truck"
    )
    hinder(game, table, 0, "ducks", 1)
    take(game, table, 0)
    lay_aside(game, table, 0, "tow truck")
    assert game.outcome(table) is None
    assert game.to_act(table) == (1,)
    take(game, table, 1)
    lay_aside(game, table, 1, "tow truck")
    assert game.outcome(table) == Outcome("stalled", (0,), (3, 2))


@rule("V-14", "V-41")
def test_a_round_without_anything_to_draw_or_to_play_is_the_last() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 2"], streets=["red 1", "blue 1"], rest="box")
    drive(game, table, 0, "red 2")
    assert game.outcome(table) == Outcome("stalled", (0,), (2, 1))


@rule("V-42")
def test_points_are_rows_and_the_beach_is_one_more() -> None:
    game = vague_verte(4, length=5)
    table = position(game, hands=["green 1"], streets=[FOUR_ROWS, "blue 1", "", "yellow 1, ducks"])
    drive(game, table, 0, "green 1")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.points == (6, 1, 0, 2)


def test_after_the_end_nothing_is_allowed() -> None:
    game = vague_verte(2, length=5)
    table = position(game, hands=["blue 1, blue 2"], streets=[FOUR_ROWS])
    drive(game, table, 0, "blue 1")
    for move in (Drive(0), Discard(0), DrawFromPile()):
        for seat in range(2):
            assert why_not(game, table, seat, move) == ("V-40", "game-over")
