"""The variant *Virage* and its bend card (W-60 to W-66)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave
from houle.games.wave.moves import Discard, Swap
from houle.kernel import Moved, Outcome, project, project_steps
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    card,
    discard,
    held,
    playable,
    position,
    refused,
    row,
    swap,
    swappable,
    top,
    wave,
)

GAME = wave(3, virage=True)
STRICT = wave(3, virage=True, strict=True)


@rule("W-60")
def test_without_virage_there_is_nothing_to_swap() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4, red 1"])
    assert swappable(game, table, 0) == []
    refusal = refused(game, table, 0, Swap(INWARD, 0))
    assert (refusal.rule, refusal.reason) == ("W-60", "no-virage")


@rule("W-61")
def test_the_bend_card_is_taken_inward_for_an_inward_card() -> None:
    table = position(
        GAME,
        discard="yellow 2",
        inward=["yellow 4, red 1, white 1"],
        outward=["sky 1"],
        bend="navy 1",
    )
    swap(GAME, table, 0, "red 1")
    assert row(table, "bend") == ["red 1"]
    assert row(table, "inward", 0) == ["yellow 4", "white 1", "navy 1"]
    assert row(table, "outward", 0) == ["sky 1"]


@rule("W-61")
def test_the_bend_card_is_taken_inward_for_an_outward_card() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4"], outward=["sky 1, sky 2"], bend="navy 1"
    )
    swap(GAME, table, 0, "sky 1")
    assert row(table, "bend") == ["sky 1"]
    assert row(table, "inward", 0) == ["yellow 4", "navy 1"]
    assert row(table, "outward", 0) == ["sky 2"]
    assert project(GAME, table, 0).zone("bend") == (card("sky 1"),)


@rule("W-61", "W-20")
def test_after_the_swap_the_same_player_discards_and_draws_by_the_normal_rule() -> None:
    table = position(
        GAME,
        discard="yellow 2",
        inward=["yellow 4, red 1", "sky 5"],
        bend="navy 1",
        pile="sky 3, sky 4",
    )
    swap(GAME, table, 0, "red 1")
    assert GAME.to_act(table) == (0,)
    assert row(table, "pile") == ["sky 4", "sky 3"]
    discard(GAME, table, 0, "yellow 4")
    assert row(table, "outward", 0) == ["sky 3"]
    assert GAME.to_act(table) == (1,)


@rule("W-61")
def test_a_swap_is_a_choice_and_only_for_the_player_in_turn() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4, red 1", "sky 5, sky 4"], bend="navy 1"
    )
    assert playable(GAME, table, 0) == ["yellow 4", "red 1"]
    assert swappable(GAME, table, 0) == ["yellow 4", "red 1"]
    assert refused(GAME, table, 1, Swap(INWARD, 0)).reason == "not-your-turn"
    assert refused(GAME, table, 0, Swap(OUTWARD, 0)).reason == "no-such-card"


@rule("W-61")
def test_everybody_sees_which_cards_are_exchanged() -> None:
    table = position(GAME, discard="yellow 2", inward=["yellow 4, red 1"], bend="navy 1")
    swap(GAME, table, 0, "red 1")
    for seat in range(3):
        moved = [step for step in project_steps(GAME, table, seat) if isinstance(step, Moved)]
        assert [step.card for step in moved] == [card("red 1"), card("navy 1")]


@rule("W-62")
def test_the_card_just_taken_cannot_be_discarded_in_the_same_turn() -> None:
    table = position(GAME, discard="yellow 2", inward=["yellow 4, red 1"], bend="navy 1")
    swap(GAME, table, 0, "red 1")
    assert playable(GAME, table, 0) == ["yellow 4"]
    refusal = refused(GAME, table, 0, Discard(*held(table, 0, "navy 1")))
    assert (refusal.rule, refusal.reason) == ("W-62", "just-taken")
    assert refusal.facts == {"card": GAME.face(card("navy 1"))}


@rule("W-62")
def test_in_the_next_turn_the_card_taken_is_like_any_other() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4, red 1", "yellow 5, orange 1"], bend="navy 1"
    )
    swap(GAME, table, 0, "red 1")
    discard(GAME, table, 0, "yellow 4")
    assert playable(GAME, table, 1) == ["yellow 5", "orange 1"]
    discard(GAME, table, 1, "yellow 5")
    discard(GAME, table, 0, "navy 1")
    assert top(table) == "navy 1"


@rule("W-62", "W-20")
def test_a_player_alone_with_cards_may_play_the_card_taken_in_the_next_turn() -> None:
    table = position(GAME, discard="yellow 2", inward=["yellow 4, red 1"], bend="navy 1")
    swap(GAME, table, 0, "red 1")
    discard(GAME, table, 0, "yellow 4")
    assert playable(GAME, table, 0) == ["navy 1"]


@rule("W-63")
@pytest.mark.parametrize(("inward", "outward"), [("yellow 4", ""), ("", "yellow 4")])
@pytest.mark.parametrize("game", [GAME, STRICT])
def test_the_only_card_of_a_hand_cannot_be_swapped(game: Wave, inward: str, outward: str) -> None:
    table = position(game, discard="yellow 2", inward=[inward], outward=[outward], bend="navy 1")
    assert swappable(game, table, 0) == []
    refusal = refused(game, table, 0, Swap(*held(table, 0, "yellow 4")))
    assert (refusal.rule, refusal.reason) == ("W-63", "last-card")


@rule("W-63")
@pytest.mark.parametrize("game", [GAME, STRICT])
def test_there_is_one_swap_a_turn(game: Wave) -> None:
    table = position(game, discard="yellow 2", inward=["yellow 4, red 1, red 2"], bend="navy 1")
    swap(game, table, 0, "red 1")
    assert swappable(game, table, 0) == []
    for place in range(3):
        refusal = refused(game, table, 0, Swap(INWARD, place))
        assert (refusal.rule, refusal.reason) == ("W-63", "already-swapped")


@rule("W-63")
def test_the_next_player_may_swap_again() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4, red 1", "sky 5, sky 4"], bend="navy 1"
    )
    swap(GAME, table, 0, "red 1")
    discard(GAME, table, 0, "yellow 4")
    assert swappable(GAME, table, 1) == ["sky 5", "sky 4"]


@rule("W-64", "W-40")
def test_the_bend_card_is_discarded_last_and_by_itself() -> None:
    table = position(GAME, discard="yellow 2", inward=["yellow 4"], bend="red 1")
    discard(GAME, table, 0, "yellow 4")
    assert row(table, "discard")[-2:] == ["yellow 4", "red 1"]
    assert row(table, "bend") == []
    assert GAME.outcome(table) == Outcome(
        cause="last-card",
        winners=(0, 1, 2),
        points=(0, 0, 0),
        facts={"left": 0, "grade": "triumph"},
    )


@rule("W-64")
@pytest.mark.parametrize(
    ("hands", "pile"),
    [(["yellow 4, red 5"], ""), (["yellow 4", "red 5"], ""), (["yellow 4"], "red 5")],
)
def test_the_bend_card_waits_for_all_hands_and_the_pile(hands: list[str], pile: str) -> None:
    table = position(GAME, discard="yellow 2", inward=hands, pile=pile, bend="red 1")
    discard(GAME, table, 0, "yellow 4")
    assert row(table, "bend") == ["red 1"]
    assert GAME.outcome(table) is None


@rule("W-64b", "W-66")
@pytest.mark.parametrize("bend", ["yellow 3", "white 4", "white 1"])
def test_a_bend_card_that_is_too_low_is_one_card_left_over(bend: str) -> None:
    table = position(GAME, discard="yellow 2", inward=["yellow 4"], bend=bend)
    discard(GAME, table, 0, "yellow 4")
    assert row(table, "bend") == [bend]
    assert GAME.outcome(table) == Outcome(
        cause="bend-left", winners=(), points=(-1, -1, -1), facts={"left": 1, "grade": "swell"}
    )


@rule("W-65")
def test_the_last_card_that_could_be_discarded_cannot_be_swapped() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4, white 1"], outward=["white 2"], bend="navy 1"
    )
    assert swappable(GAME, table, 0) == ["white 1", "white 2"]
    refusal = refused(GAME, table, 0, Swap(*held(table, 0, "yellow 4")))
    assert (refusal.rule, refusal.reason) == ("W-65", "would-block")


@rule("W-65")
def test_of_two_cards_that_could_be_discarded_either_can_be_swapped() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["yellow 4, white 1"], outward=["sky 1"], bend="navy 1"
    )
    assert swappable(GAME, table, 0) == ["yellow 4", "white 1", "sky 1"]
    swap(GAME, table, 0, "yellow 4")
    assert playable(GAME, table, 0) == ["sky 1"]


@rule("W-65", "W-41")
@pytest.mark.parametrize("game", [GAME, STRICT])
def test_a_swap_cannot_rescue_a_blocked_player(game: Wave) -> None:
    table = position(
        game, discard="yellow 2", inward=["navy 4", "red 1, red 2, red 3"], bend="sky 5"
    )
    discard(game, table, 0, "navy 4")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.cause == "blocked"


@rule("W-65")
def test_in_strict_games_any_swap_is_allowed_and_may_block() -> None:
    table = position(
        STRICT, discard="yellow 2", inward=["yellow 4, white 1"], outward=["white 2"], bend="navy 1"
    )
    assert swappable(STRICT, table, 0) == ["yellow 4", "white 1", "white 2"]
    swap(STRICT, table, 0, "yellow 4")
    outcome = STRICT.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("blocked", 4)


@rule("W-65")
def test_in_strict_games_a_swap_that_leaves_a_card_to_discard_does_not_block() -> None:
    table = position(
        STRICT, discard="yellow 2", inward=["yellow 4, white 1"], outward=["sky 1"], bend="navy 1"
    )
    swap(STRICT, table, 0, "yellow 4")
    assert STRICT.outcome(table) is None
    assert playable(STRICT, table, 0) == ["sky 1"]


@rule("W-66")
def test_the_bend_card_counts_as_left_over() -> None:
    table = position(
        GAME, discard="yellow 2", inward=["navy 4", "red 1"], bend="red 2", pile="sky 1, sky 2"
    )
    discard(GAME, table, 0, "navy 4")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.facts["left"] == 4


@rule("W-64", "W-55")
def test_with_vaimiti_the_bend_card_waits_for_her_cards_too() -> None:
    game = wave(2, virage=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4"],
        face_up="red 1",
        face_down="red 2",
        bend="sky 1",
    )
    discard(game, table, 0, "yellow 4")
    assert row(table, "discard")[-4:] == ["yellow 4", "red 1", "red 2", "sky 1"]
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.winners == (0, 1)
