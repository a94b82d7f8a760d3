"""The variant *Nazaré* (W-80 to W-86); with the other options in `test_nazare_with_others.py`."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard, LayDown
from houle.games.wave.nazare import HEIGHTS, SPOTS
from houle.kernel import Moved, Onlooker, Outcome, project, project_steps
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    card,
    cards,
    discard,
    happenings,
    held,
    lay_down,
    on_the_great_wave,
    playable,
    position,
    refused,
    row,
    sinkable,
    wave,
)

GAME = wave(3, nazare=True)

THE_GREAT_WAVE = [
    [0],
    [1, 2],
    [3, 4, 5],
    [6, 7, 8, 9],
    [10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25],
    [26, 27, 28, 29],
    [30, 31, 32],
    [33],
]
"""The places of its ten columns, from the bottom up, in the order in which they are filled."""

NEIGHBOURS = {
    place: {
        *([THE_GREAT_WAVE[x - 1][y]] if x and y < len(THE_GREAT_WAVE[x - 1]) else []),
        *([column[y - 1]] if y else []),
    }
    for x, column in enumerate(THE_GREAT_WAVE)
    for y, place in enumerate(column)
}
"""For each place the one on its left and the one below, if there are any."""


# The shape, and what fits


@rule("W-80")
def test_the_great_wave_has_ten_columns_for_34_cards() -> None:
    assert HEIGHTS == (1, 2, 3, 4, 5, 6, 5, 4, 3, 1)
    assert len(SPOTS) == 34
    for place, spot in enumerate(SPOTS):
        assert THE_GREAT_WAVE[spot.column][spot.row] == place


@rule("W-80", "W-82")
@pytest.mark.parametrize("place", range(1, 34))
def test_at_each_place_just_the_left_neighbour_and_the_card_below_are_to_be_beaten(
    place: int,
) -> None:
    """A sky 4 beats all the others but the navy 4 and the sky 5, which is kept out of the way."""
    to_be_beaten = set()
    for high in range(place):
        lying = {high: "navy 4"}
        if place == 33:
            lying[0 if high else 1] = "sky 5"
        table = on_the_great_wave(
            GAME, place, lying=lying, inward=["sky 4"], pile="" if place == 33 else "sky 5"
        )
        if playable(GAME, table, 0) == []:
            to_be_beaten.add(high)
    assert to_be_beaten == NEIGHBOURS[place]


@rule("W-81")
def test_the_first_player_lays_right_of_the_first_card() -> None:
    table = position(GAME, discard="orange 3", inward=["orange 4, red 1, orange 2", "sky 5"])
    assert playable(GAME, table, 0) == ["orange 4", "red 1"]
    discard(GAME, table, 0, "red 1")
    assert row(table, "discard") == ["orange 3", "red 1"]


@rule("W-82")
def test_the_second_card_of_the_second_column_need_not_beat_the_first_column() -> None:
    table = position(GAME, discard="navy 4, yellow 1", inward=["yellow 2, white 1"])
    assert playable(GAME, table, 0) == ["yellow 2"]


@rule("W-82")
@pytest.mark.parametrize(
    ("held_card", "fits"),
    [
        pytest.param("orange 4", True, id="beats both in number"),
        pytest.param("sky 1", True, id="beats both in colour"),
        pytest.param("red 3", True, id="beats the left one in number, the lower one in colour"),
        pytest.param("yellow 3", False, id="beats the left one alone"),
        pytest.param("red 1", False, id="beats the lower one alone"),
        pytest.param("white 1", False, id="beats neither"),
    ],
)
@pytest.mark.parametrize("turned_round", [False, True])
def test_a_card_must_beat_both_neighbours_each_in_number_or_in_colour(
    held_card: str, fits: bool, turned_round: bool
) -> None:
    left, below = "red 2", "orange 3"
    lying = {2: below, 3: left} if turned_round else {2: left, 3: below}
    table = on_the_great_wave(GAME, 4, lying=lying, inward=[held_card])
    assert playable(GAME, table, 0) == ([held_card] if fits else [])


# Face down


@rule("W-83", "W-83c")
def test_if_nothing_fits_any_card_of_the_hand_may_be_laid_face_down() -> None:
    table = position(
        GAME, discard="navy 4", inward=["red 1, sky 4", "red 2"], outward=["white 1, navy 3"]
    )
    assert playable(GAME, table, 0) == []
    assert sinkable(GAME, table, 0) == ["red 1", "sky 4", "white 1", "navy 3"]
    lay_down(GAME, table, 0, "sky 4")
    assert row(table, "depths") == ["sky 4"]
    assert table.public.face_down == (1,)
    assert GAME.to_act(table) == (1,)


@rule("W-83")
@pytest.mark.parametrize(
    ("inward", "outward"), [("red 1, sky 5", "white 1"), ("red 1", "white 1, sky 5")]
)
def test_with_a_fitting_card_in_hand_seen_or_not_none_is_laid_face_down(
    inward: str, outward: str
) -> None:
    table = position(GAME, discard="navy 4", inward=[inward], outward=[outward])
    assert playable(GAME, table, 0) == ["sky 5"]
    assert sinkable(GAME, table, 0) == []
    for side, place in [(INWARD, 0), (OUTWARD, 0)]:
        refusal = refused(GAME, table, 0, LayDown(side, place))
        assert (refusal.rule, refusal.reason) == ("W-83", "something-fits")


@rule("W-83")
def test_there_is_no_limit_to_cards_laid_face_down() -> None:
    table = on_the_great_wave(
        GAME,
        8,
        lying={4: "red 1", 7: "navy 4"},
        sunk={1: "white 1", 2: "white 2", 3: "white 3", 5: "white 4", 6: "white 5"},
        inward=["red 2"],
        outward=["red 3"],
    )
    lay_down(GAME, table, 0, "red 2")
    assert table.public.face_down == (1, 2, 3, 5, 6, 8)


@rule("W-83")
def test_outside_nazare_nothing_is_laid_face_down() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"])
    refusal = refused(game, table, 0, LayDown(INWARD, 0))
    assert (refusal.rule, refusal.reason) == ("W-83", "only-in-nazare")


@rule("W-83", "W-28")
def test_outside_nazare_nothing_is_laid_face_down_in_strict_games_either() -> None:
    game = wave(3, strict=True)
    table = position(game, discard="yellow 2", inward=["white 1"], outward=["red 5"])
    assert game.moves(table, 0) == [Discard(OUTWARD, 0)]


@rule("W-83c")
def test_nobody_is_ever_blocked() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["navy 4", "red 1, sky 4", "red 2"], pile="white 1"
    )
    discard(GAME, table, 0, "navy 4")
    assert GAME.outcome(table) is None
    assert GAME.moves(table, 1) == [LayDown(INWARD, 0), LayDown(INWARD, 1)]


@rule("W-84")
def test_a_face_down_card_is_lower_than_every_card() -> None:
    table = on_the_great_wave(GAME, 4, sunk={2: "navy 4", 3: "sky 5"}, inward=["yellow 0, white 1"])
    assert playable(GAME, table, 0) == ["yellow 0", "white 1"]


@rule("W-84")
@pytest.mark.parametrize("sunk_at", [2, 3])
def test_beside_a_face_down_card_only_the_other_neighbour_counts(sunk_at: int) -> None:
    table = on_the_great_wave(
        GAME,
        4,
        lying={5 - sunk_at: "orange 3"},
        sunk={sunk_at: "navy 4"},
        inward=["orange 4, red 0, orange 2, white 1"],
    )
    assert playable(GAME, table, 0) == ["orange 4", "red 0"]


@rule("W-84")
@pytest.mark.parametrize("tides", [{"colour_tide": True}, {"number_tide": True}])
def test_a_face_down_card_is_lower_than_every_card_whatever_the_order(
    tides: dict[str, bool],
) -> None:
    game = wave(3, nazare=True, **tides)
    second = "second colour tide" if "colour_tide" in tides else "second number tide"
    hand = ["navy 0, sky 5, white 1, white 5"]
    table = on_the_great_wave(game, 4, sunk={2: "red 2", 3: "red 3"}, inward=hand, pile=second)
    assert table.public.colours_inverted or table.public.numbers_inverted
    assert playable(game, table, 0) == ["navy 0", "sky 5", "white 1", "white 5"]


# The turn


@rule("W-85", "W-22")
@pytest.mark.parametrize(
    ("laid", "inward", "outward"),
    [("red 1", ["red 2"], ["red 3", "sky 1"]), ("red 3", ["red 1", "red 2", "sky 1"], [])],
)
def test_a_card_laid_face_down_is_drawn_for_by_the_way_round_it_was_held(
    laid: str, inward: list[str], outward: list[str]
) -> None:
    table = position(
        GAME, discard="navy 4", inward=["red 1, red 2"], outward=["red 3"], pile="sky 1, sky 2"
    )
    lay_down(GAME, table, 0, laid)
    assert (row(table, "inward", 0), row(table, "outward", 0)) == (inward, outward)


@rule("W-85")
def test_direction_and_passing_work_as_usual() -> None:
    game = wave(4, nazare=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["white 5, red 1", "sky 1", "sky 2", ""],
    )
    discard(game, table, 0, "white 5")
    assert (table.public.direction, game.to_act(table)) == (-1, (2,))


@rule("W-85", "W-23")
def test_play_goes_on_with_an_empty_pile() -> None:
    table = on_the_great_wave(
        GAME, 31, lying={27: "red 1", 30: "red 2"}, inward=["red 3", "sky 1", "sky 2"]
    )
    discard(GAME, table, 0, "red 3")
    assert row(table, "inward", 0) == row(table, "outward", 0) == []
    assert GAME.to_act(table) == (1,)


@rule("W-85b")
@pytest.mark.parametrize("laid", ["white 3", "navy 0"])
def test_a_face_down_card_does_not_reverse_the_direction(laid: str) -> None:
    table = position(GAME, discard="navy 4", inward=[f"{laid}, red 1", "sky 1", "sky 2"])
    lay_down(GAME, table, 0, laid)
    assert (table.public.direction, GAME.to_act(table)) == (1, (1,))
    assert happenings(GAME, table) == []


@rule("W-85c")
def test_the_face_of_a_card_laid_face_down_is_shown_to_nobody() -> None:
    table = position(GAME, discard="navy 4", inward=["red 1, red 2", "sky 1"])
    lay_down(GAME, table, 0, "red 1")
    for viewer in (0, 1, 2, Onlooker.WATCHER):
        assert project(GAME, table, viewer).zone("depths") == (None,)


@rule("W-85c")
@pytest.mark.parametrize(("laid", "seen_by"), [("red 1", {0}), ("sky 1", {1, 2})])
def test_on_its_way_it_is_seen_by_those_who_saw_it_in_the_hand(
    laid: str, seen_by: set[int]
) -> None:
    table = position(GAME, discard="navy 4", inward=["red 1"], outward=["sky 1"])
    lay_down(GAME, table, 0, laid)
    for viewer in (0, 1, 2, Onlooker.WATCHER):
        first = project_steps(GAME, table, viewer)[0]
        assert isinstance(first, Moved)
        assert first.card == (card(laid) if viewer in seen_by else None)


@rule("W-85c")
def test_at_the_end_everyone_sees_the_cards_laid_face_down() -> None:
    table = on_the_great_wave(GAME, 33, lying={30: "navy 4"}, inward=["red 1"])
    lay_down(GAME, table, 0, "red 1")
    assert project(GAME, table, Onlooker.EVERYONE).zone("depths") == tuple(cards("red 1"))


# The end


@rule("W-86", "W-40")
def test_the_game_is_won_when_the_last_card_is_laid_and_none_lies_face_down() -> None:
    table = on_the_great_wave(
        GAME, 32, lying={28: "red 1", 30: "red 3", 31: "red 2"}, inward=["red 4", "sky 4"]
    )
    discard(GAME, table, 0, "red 4")
    assert GAME.outcome(table) is None
    discard(GAME, table, 1, "sky 4")
    assert GAME.outcome(table) == Outcome(
        cause="last-card",
        winners=(0, 1, 2),
        points=(0, 0, 0),
        facts={"left": 0, "grade": "triumph"},
    )


@rule("W-86", "W-42")
def test_face_down_cards_take_the_place_of_cards_left_over() -> None:
    table = on_the_great_wave(
        GAME,
        33,
        lying={30: "navy 4"},
        sunk={5: "sky 1", 9: "sky 2"},
        inward=["red 1"],
    )
    lay_down(GAME, table, 0, "red 1")
    assert GAME.outcome(table) == Outcome(
        cause="last-card", winners=(), points=(-3, -3, -3), facts={"left": 3, "grade": "breeze"}
    )


@rule("W-82")
@pytest.mark.parametrize("side", [INWARD, OUTWARD])
def test_a_card_that_does_not_fit_is_refused_and_an_outward_one_not_named(side: str) -> None:
    inward, outward = ("red 1", "sky 5") if side == INWARD else ("sky 5", "red 1")
    table = position(GAME, discard="navy 4", inward=[inward], outward=[outward])
    refusal = refused(GAME, table, 0, Discard(*held(table, 0, "red 1")))
    if side == INWARD:
        assert (refusal.reason, refusal.facts) == (
            "does-not-fit",
            {"card": GAME.face(card("red 1"))},
        )
    else:
        assert (refusal.reason, refusal.facts) == ("unseen-does-not-fit", {})
    assert refusal.rule == "W-82"
