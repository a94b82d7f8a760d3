"""The variant *Changement de marée* (W-70 to W-76)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.state import VAIMITI
from houle.kernel import TrackedTable
from tests.games.wave.positions import (
    discard,
    happenings,
    names,
    playable,
    position,
    propose,
    row,
    top,
    wave,
)

COLOURS = wave(3, colour_tide=True)
NUMBERS = wave(3, number_tide=True)
BOTH = wave(3, colour_tide=True, number_tide=True)

UPSIDE_DOWN_COLOURS = "second colour tide"
UPSIDE_DOWN_NUMBERS = "second number tide"
"""A pile with the second inversion card of a kind: the first one has been drawn."""


def turned(game: Wave, table: TrackedTable[WavePublic]) -> list[str]:
    """What the tides did in the latest move."""
    return [happened.name for happened in happenings(game, table) if happened.name != "turned"]


def inverted(table: TrackedTable[WavePublic]) -> list[str]:
    """The orders that stand upside down."""
    public = table.public
    return ["colours"] * public.colours_inverted + ["numbers"] * public.numbers_inverted


@rule("W-70")
@pytest.mark.parametrize(
    ("colour_tide", "number_tide", "inversions"),
    [(False, False, 0), (True, False, 2), (False, True, 2), (True, True, 4)],
)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("others", [{}, {"virage": True}, {"nazare": True, "strict": True}])
def test_both_parts_go_alone_together_and_with_the_other_variants(
    players: int, colour_tide: bool, number_tide: bool, inversions: int, others: dict[str, bool]
) -> None:
    game = wave(players, colour_tide=colour_tide, number_tide=number_tide, **others)
    assert len([name for name in names(game.layout.cards) if "tide" in name]) == inversions


@rule("W-72")
def test_inverted_colours_fall_from_white_to_navy() -> None:
    def hand(table: TrackedTable[WavePublic]) -> list[str]:
        return playable(COLOURS, table, 0)

    held = ["navy 3, sky 3, orange 3, yellow 3, white 3"]
    table = position(COLOURS, discard="red 3", inward=held, pile=UPSIDE_DOWN_COLOURS)
    assert inverted(table) == ["colours"]
    assert hand(table) == ["orange 3", "yellow 3", "white 3"]
    table = position(COLOURS, discard="red 3", inward=held)
    assert hand(table) == ["navy 3", "sky 3"]


@rule("W-72")
def test_inverted_numbers_fall_from_0_to_5() -> None:
    held = ["red 0, red 1, red 2, red 4, red 5"]
    table = position(NUMBERS, discard="red 3", inward=held, pile=UPSIDE_DOWN_NUMBERS)
    assert inverted(table) == ["numbers"]
    assert playable(NUMBERS, table, 0) == ["red 0", "red 1", "red 2"]
    table = position(NUMBERS, discard="red 3", inward=held)
    assert playable(NUMBERS, table, 0) == ["red 4", "red 5"]


@rule("W-72")
def test_while_one_order_is_inverted_the_other_is_not() -> None:
    hand = ["orange 2, orange 4, sky 2, sky 4"]
    table = position(COLOURS, discard="red 3", inward=hand, pile=UPSIDE_DOWN_COLOURS)
    assert playable(COLOURS, table, 0) == ["orange 2", "orange 4", "sky 4"]
    table = position(NUMBERS, discard="red 3", inward=hand, pile=UPSIDE_DOWN_NUMBERS)
    assert playable(NUMBERS, table, 0) == ["orange 2", "sky 2", "sky 4"]


@rule("W-73")
def test_both_orders_may_be_inverted_at_once() -> None:
    table = position(
        BOTH,
        discard="red 3",
        inward=["orange 2, orange 4, sky 2, sky 4, red 4"],
        pile=f"{UPSIDE_DOWN_COLOURS}, {UPSIDE_DOWN_NUMBERS}",
    )
    assert inverted(table) == ["colours", "numbers"]
    assert playable(BOTH, table, 0) == ["orange 2", "orange 4", "sky 2"]


@rule("W-72")
@pytest.mark.parametrize(
    ("game", "first", "second", "word"),
    [
        (COLOURS, "colour tide", "second colour tide", "colours"),
        (NUMBERS, "number tide", "second number tide", "numbers"),
    ],
)
def test_the_first_of_a_kind_inverts_and_the_second_restores(
    game: Wave, first: str, second: str, word: str
) -> None:
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 3", "red 4, red 5", "sky 5"],
        outward=["", "sky 0, white 2"],
        pile=f"{first}, navy 1, {second}, navy 2, navy 3",
    )
    discard(game, table, 0, "yellow 3")
    assert inverted(table) == [word]
    assert turned(game, table) == [f"{word}-inverted"]
    assert row(table, "tide") == [first]
    discard(game, table, 1, "sky 0" if word == "numbers" else "red 4")
    assert inverted(table) == []
    assert turned(game, table) == [f"{word}-restored"]
    assert row(table, "tide") == [first, second]


@rule("W-72", "W-22")
@pytest.mark.parametrize(
    ("played", "inward", "outward"),
    [
        ("yellow 4", ["white 1"], ["sky 1", "navy 1"]),
        ("sky 1", ["yellow 4", "white 1", "navy 1"], []),
    ],
)
def test_another_card_is_drawn_the_same_way_round(
    played: str, inward: list[str], outward: list[str]
) -> None:
    table = position(
        COLOURS,
        discard="yellow 2",
        inward=["yellow 4, white 1", "red 5"],
        outward=["sky 1"],
        pile="colour tide, navy 1, navy 2, second colour tide",
    )
    discard(COLOURS, table, 0, played)
    assert (row(table, "inward", 0), row(table, "outward", 0)) == (inward, outward)
    assert row(table, "tide") == ["colour tide"]
    assert row(table, "pile") == ["second colour tide", "navy 2"]


@rule("W-72", "W-73")
def test_inversion_cards_are_drawn_as_long_as_they_come_up() -> None:
    table = position(
        BOTH,
        discard="yellow 2",
        inward=["yellow 4", "white 5, red 0"],
        pile="colour tide, number tide, second colour tide, navy 1, second number tide",
    )
    discard(BOTH, table, 0, "yellow 4")
    assert turned(BOTH, table) == ["colours-inverted", "numbers-inverted", "colours-restored"]
    assert inverted(table) == ["numbers"]
    assert row(table, "outward", 0) == ["navy 1"]


@rule("W-72", "W-41")
def test_the_next_player_plays_by_the_new_order() -> None:
    table = position(
        COLOURS,
        discard="yellow 2",
        inward=["red 4", "navy 3, yellow 4, orange 4"],
        pile="colour tide, navy 1, second colour tide",
    )
    discard(COLOURS, table, 0, "red 4")
    assert playable(COLOURS, table, 1) == ["yellow 4", "orange 4"]


@rule("W-72", "W-41")
def test_the_new_order_may_block_the_next_player() -> None:
    table = position(
        COLOURS,
        discard="yellow 2",
        inward=["red 4", "navy 3, sky 4"],
        pile="colour tide, navy 1, second colour tide",
    )
    discard(COLOURS, table, 0, "red 4")
    outcome = COLOURS.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("blocked", 3)


@rule("W-74")
@pytest.mark.parametrize(("played", "direction"), [("white 1", -1), ("navy 1", 1)])
def test_whites_keep_the_turn_symbol_when_they_are_highest(played: str, direction: int) -> None:
    table = position(
        BOTH,
        discard="yellow 2",
        inward=[played, "red 0"],
        pile=f"{UPSIDE_DOWN_COLOURS}, {UPSIDE_DOWN_NUMBERS}, red 1, red 2",
    )
    discard(BOTH, table, 0, played)
    assert table.public.direction == direction


@rule("W-74")
@pytest.mark.parametrize(("played", "direction"), [("red 0", -1), ("red 5", 1)])
def test_zeros_keep_the_turn_symbol_when_they_are_highest(played: str, direction: int) -> None:
    table = position(
        NUMBERS, discard="yellow 2", inward=[played, "sky 0"], pile=f"red 1, {UPSIDE_DOWN_NUMBERS}"
    )
    discard(NUMBERS, table, 0, played)
    assert table.public.direction == direction


@rule("W-74")
def test_in_nazare_cards_already_lying_are_not_judged_again() -> None:
    game = wave(3, colour_tide=True, nazare=True)
    table = position(
        game,
        discard="yellow 1",
        inward=["sky 1", "red 1, navy 1"],
        pile="colour tide, orange 1, orange 2, second colour tide",
    )
    discard(game, table, 0, "sky 1")
    assert inverted(table) == ["colours"]
    assert (row(table, "discard"), table.public.face_down) == (["yellow 1", "sky 1"], ())
    assert playable(game, table, 1) == ["red 1"]


@rule("W-75")
@pytest.mark.parametrize("played", ["yellow 4", "white 1"])
def test_an_inversion_card_at_the_bottom_takes_effect_and_nothing_replaces_it(played: str) -> None:
    table = position(
        COLOURS,
        discard="yellow 2",
        inward=["yellow 4", "red 5"],
        outward=["white 1"],
        pile="second colour tide",
    )
    assert inverted(table) == ["colours"]
    discard(COLOURS, table, 0, played)
    assert inverted(table) == []
    assert turned(COLOURS, table) == ["colours-restored"]
    assert len(row(table, "inward", 0) + row(table, "outward", 0)) == 1
    assert row(table, "pile") == []
    assert COLOURS.outcome(table) is None


@rule("W-76")
@pytest.mark.parametrize("pile", ["second colour tide, navy 1, navy 2", "second colour tide"])
def test_drawn_for_vaimiti_an_inversion_card_does_the_same(pile: str) -> None:
    game = wave(2, colour_tide=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["sky 5", "sky 4"],
        face_up="yellow 3, yellow 4",
        face_down="red 1, red 2",
        pile=pile,
        turn=VAIMITI,
    )
    assert inverted(table) == ["colours"]
    propose(game, table, 0, "yellow 3")
    propose(game, table, 1, "yellow 3")
    assert inverted(table) == []
    assert turned(game, table) == ["proposed", "colours-restored"]
    if "navy" in pile:
        assert row(table, "face-up", VAIMITI) == ["yellow 4", "navy 1"]
        assert row(table, "face-down", VAIMITI) == ["red 1", "red 2"]
    else:
        assert row(table, "face-up", VAIMITI) == ["yellow 4", "red 2"]
        assert row(table, "face-down", VAIMITI) == ["red 1"]


@rule("W-64", "W-75")
def test_the_last_discard_of_all_is_made_in_the_usual_order() -> None:
    game = wave(3, virage=True, colour_tide=True)
    table = position(
        game, discard="yellow 2", inward=["yellow 4"], bend="red 1", pile="second colour tide"
    )
    discard(game, table, 0, "yellow 4")
    assert top(table) == "red 1"
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
