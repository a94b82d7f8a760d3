"""The examples of the rulebook, with the results it gives."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard
from tests.games.wave.positions import (
    discard,
    held,
    on_the_great_wave,
    playable,
    position,
    refused,
    row,
    wave,
)

JULIA, MAX, LOLA = 0, 1, 2


@rule("W-02", "W-20", "W-21")
def test_numbers_and_colours_rise_and_fall_like_waves() -> None:
    game = wave(3)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 4", "sky 1, white 2", "navy 3, white 1"],
        pile="orange 1, orange 2, orange 3, orange 4",
    )
    discard(game, table, JULIA, "yellow 4")
    discard(game, table, MAX, "sky 1")
    discard(game, table, LOLA, "navy 3")
    discard(game, table, JULIA, "red 4")
    assert row(table, "discard")[-5:] == ["yellow 2", "yellow 4", "sky 1", "navy 3", "red 4"]


@rule("W-03", "W-25")
def test_max_plays_a_turn_symbol_and_it_is_julias_turn_again() -> None:
    game = wave(3)
    table = position(
        game,
        discard="navy 3",
        inward=["red 4, sky 2", "sky 0, white 2", "white 1, yellow 1"],
        pile="orange 1, orange 2, orange 3",
    )
    discard(game, table, JULIA, "red 4")
    discard(game, table, MAX, "sky 0")
    assert game.to_act(table) == (JULIA,)


@rule("W-82")
@pytest.mark.parametrize("blue", ["sky", "navy"])
@pytest.mark.parametrize(("left", "below"), [("yellow 1", "{} 3"), ("{} 3", "yellow 1")])
def test_of_three_cards_only_the_yellow_5_beats_both_neighbours(
    blue: str, left: str, below: str
) -> None:
    game = wave(3, nazare=True)
    hand = f"yellow 5, red 3, {blue} 1"
    table = on_the_great_wave(
        game, 4, lying={2: left.format(blue), 3: below.format(blue)}, inward=[hand]
    )
    assert playable(game, table, JULIA) == ["yellow 5"]
    for too_low in ("red 3", f"{blue} 1"):
        refusal = refused(game, table, JULIA, Discard(*held(table, JULIA, too_low)))
        assert (refusal.rule, refusal.reason) == ("W-82", "does-not-fit")
