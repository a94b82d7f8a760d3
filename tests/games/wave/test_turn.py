"""A turn (W-20 to W-27)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Advice, Discard, Phrase, Point, Say
from houle.kernel import Onlooker, Who, project
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    discard,
    happenings,
    held,
    playable,
    position,
    refused,
    row,
    top,
    wave,
)


@rule("W-20")
def test_a_turn_is_one_discard_and_one_draw_and_then_the_next_plays() -> None:
    game = wave(3)
    table = position(
        game, discard="yellow 2", inward=["yellow 4, sky 1", "red 5"], pile="navy 1, navy 2"
    )
    discard(game, table, 0, "yellow 4")
    assert top(table) == "yellow 4"
    assert row(table, "inward", 0) + row(table, "outward", 0) == ["sky 1", "navy 1"]
    assert row(table, "pile") == ["navy 2"]
    assert game.to_act(table) == (1,)
    again = refused(game, table, 0, Discard(*held(table, 0, "sky 1")))
    assert (again.rule, again.reason, again.facts) == ("W-20", "not-your-turn", {"who": Who(1)})


@rule("W-20")
def test_the_turn_goes_round_clockwise() -> None:
    game = wave(4)
    table = position(
        game, discard="white 1", inward=["yellow 1", "yellow 2", "yellow 3", "yellow 4"]
    )
    turns: list[int] = []
    while awaited := game.to_act(table):
        turns += awaited
        discard(game, table, awaited[0], f"yellow {len(turns)}")
    assert turns == [0, 1, 2, 3]


@rule("W-20")
def test_nobody_may_pass_or_play_a_card_they_do_not_hold() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"], outward=["sky 1"])
    assert game.moves(table, 0) == [Discard(INWARD, 0), Discard(OUTWARD, 0)]
    for side in (INWARD, OUTWARD):
        for place in (-1, 1):
            refusal = refused(game, table, 0, Discard(side, place))
            assert (refusal.rule, refusal.reason) == ("W-20", "no-such-card")


@rule("W-21")
@pytest.mark.parametrize(
    ("card", "may_be_played"),
    [
        pytest.param("orange 4", True, id="higher number, same colour"),
        pytest.param("white 4", True, id="higher number, lower colour"),
        pytest.param("red 3", True, id="same number, higher colour"),
        pytest.param("navy 0", True, id="lower number, higher colour"),
        pytest.param("sky 5", True, id="both higher"),
        pytest.param("orange 2", False, id="lower number, same colour"),
        pytest.param("yellow 3", False, id="same number, lower colour"),
        pytest.param("white 2", False, id="both lower"),
    ],
)
def test_a_card_must_be_higher_in_number_or_in_colour(card: str, may_be_played: bool) -> None:
    game = wave(3)
    table = position(game, discard="orange 3", inward=[card])
    if may_be_played:
        discard(game, table, 0, card)
        assert top(table) == card
    else:
        refusal = refused(game, table, 0, Discard(INWARD, 0))
        assert (refusal.rule, refusal.reason) == ("W-21", "too-low")


@rule("W-21")
def test_of_a_hand_just_the_higher_cards_are_offered() -> None:
    game = wave(3)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, sky 1, yellow 1"],
        outward=["white 2, white 3"],
    )
    assert playable(game, table, 0) == ["yellow 4", "sky 1", "white 3"]


@rule("W-22")
def test_an_inward_card_is_replaced_by_an_outward_one() -> None:
    game = wave(3)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 1", "sky 5"],
        outward=["red 2"],
        pile="navy 1, navy 2",
    )
    discard(game, table, 0, "yellow 4")
    assert row(table, "inward", 0) == ["red 1"]
    assert row(table, "outward", 0) == ["red 2", "navy 1"]


@rule("W-22")
def test_an_outward_card_is_replaced_by_an_inward_one() -> None:
    game = wave(3)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 1", "sky 5"],
        outward=["red 2, red 3"],
        pile="navy 1, navy 2",
    )
    discard(game, table, 0, "red 2")
    assert row(table, "inward", 0) == ["yellow 4", "red 1", "navy 1"]
    assert row(table, "outward", 0) == ["red 3"]


@rule("W-23")
def test_with_an_empty_pile_play_goes_on_without_drawing() -> None:
    game = wave(3)
    table = position(
        game, discard="yellow 2", inward=["yellow 4, red 1", "sky 5"], outward=["red 2"]
    )
    discard(game, table, 0, "yellow 4")
    assert (row(table, "inward", 0), row(table, "outward", 0)) == (["red 1"], ["red 2"])
    assert game.to_act(table) == (1,)
    assert game.outcome(table) is None


@rule("W-24")
def test_a_player_without_cards_is_passed_over() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4, red 5", "", "sky 5"])
    discard(game, table, 0, "yellow 4")
    assert game.to_act(table) == (2,)


@rule("W-24")
def test_a_player_with_one_outward_card_only_is_not_passed_over() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"], outward=["", "sky 5"])
    discard(game, table, 0, "yellow 4")
    assert game.to_act(table) == (1,)


@rule("W-24", "W-30")
def test_a_player_without_cards_may_still_advise() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"], outward=["", "", "red 3"])
    assert game.moves(table, 1) == []
    advice = game.asides(table, 1)
    assert Point(2, 0, Advice.PLAY) in advice
    assert Say(Phrase.TRUST_ME) in advice


@rule("W-25")
@pytest.mark.parametrize("turning", ["sky 0", "white 5"])
def test_the_turn_symbol_reverses_the_direction_before_the_next_player_is_found(
    turning: str,
) -> None:
    game = wave(4)
    hands = [turning, "red 5", "yellow 5", "orange 5"]
    table = position(game, discard="yellow 4", inward=hands)
    discard(game, table, 0, turning)
    assert game.to_act(table) == (3,)
    (happened,) = happenings(game, table)
    assert (happened.name, happened.facts) == ("turned", {"direction": "anticlockwise"})


@rule("W-25")
def test_a_second_turn_symbol_restores_the_direction() -> None:
    game = wave(4)
    table = position(
        game, discard="yellow 4", inward=["white 5, red 5", "sky 5", "sky 4", "orange 0, sky 1"]
    )
    discard(game, table, 0, "white 5")
    discard(game, table, 3, "orange 0")
    assert game.to_act(table) == (0,)
    (happened,) = happenings(game, table)
    assert (happened.name, happened.facts) == ("turned", {"direction": "clockwise"})


@rule("W-25")
def test_without_a_turn_symbol_the_direction_stays_as_it_is() -> None:
    game = wave(4)
    hands = ["red 1", "red 2", "red 3", "red 4"]
    table = position(game, discard="yellow 4", inward=hands, direction=-1)
    discard(game, table, 0, "red 1")
    assert (game.to_act(table), table.public.direction) == ((3,), -1)
    assert happenings(game, table) == []


@rule("W-26")
def test_with_two_players_left_the_direction_still_flips() -> None:
    game = wave(4)
    table = position(game, discard="yellow 4", inward=["orange 0, sky 4", "", "red 1, red 5"])
    discard(game, table, 0, "orange 0")
    assert (game.to_act(table), table.public.direction) == ((2,), -1)


@rule("W-26")
def test_the_next_player_is_the_next_one_with_cards_in_the_new_direction() -> None:
    game = wave(4)
    table = position(game, discard="yellow 4", inward=["orange 0, sky 4", "red 1", "red 5", ""])
    discard(game, table, 0, "orange 0")
    assert game.to_act(table) == (2,)


@rule("W-26")
def test_the_last_player_with_cards_plays_again_and_again() -> None:
    game = wave(3)
    table = position(game, discard="yellow 4", inward=["", "orange 0, red 1, red 2"], turn=1)
    discard(game, table, 1, "orange 0")
    assert (game.to_act(table), table.public.direction) == ((1,), -1)
    discard(game, table, 1, "red 1")
    assert game.to_act(table) == (1,)


@rule("W-27")
def test_on_ones_turn_the_table_shows_which_outward_cards_can_be_discarded() -> None:
    game = wave(3)
    table = position(
        game, discard="yellow 2", inward=["yellow 1"], outward=["white 2, sky 1, white 1, white 5"]
    )
    view = project(game, table, 0)
    assert view.zone("outward", 0) == (None,) * 4
    assert view.moves == (Discard(OUTWARD, 1), Discard(OUTWARD, 3))


@rule("W-27")
def test_nobody_is_shown_anything_out_of_turn() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"], outward=["", "red 3, white 2"])
    for viewer in (1, 2, Onlooker.WATCHER):
        assert project(game, table, viewer).moves == ()


@rule("W-27", "W-21")
def test_the_refusal_of_an_outward_card_does_not_name_it() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"], outward=["white 2"])
    refusal = refused(game, table, 0, Discard(OUTWARD, 0))
    assert (refusal.rule, refusal.reason) == ("W-21", "unseen-too-low")
    assert refusal.facts == {"top": game.face(table.zone("discard")[-1])}
