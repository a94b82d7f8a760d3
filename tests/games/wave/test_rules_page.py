"""The examples on the page of rules of WAVE are so in the game: their cards are played."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Propose
from houle.games.wave.state import VAIMITI
from tests.client.examples import cards_of
from tests.games.wave import positions as surf

GAME = "wave"


@rule("W-21")
@pytest.mark.parametrize(
    ("example", "fits"),
    [
        ("number", True),
        ("colour", True),
        ("equal", False),
        ("lower", False),
        ("turn", True),
        ("pointing", True),
    ],
)
def test_what_beats_a_card(example: str, fits: bool) -> None:
    game = surf.wave(3)
    top, played = cards_of(GAME, example)
    table = surf.position(game, discard=top, inward=[f"{played}, navy 4"])
    assert (played in surf.playable(game, table, 0)) is fits


@rule("W-22")
def test_what_is_drawn_for_a_card_one_saw_faces_outward() -> None:
    game = surf.wave(3)
    (played,) = cards_of(GAME, "outward")
    table = surf.position(
        game, discard="orange 3", inward=[f"{played}, sky 1", "sky 4"], pile="sky 2"
    )
    surf.discard(game, table, 0, played)
    assert surf.row(table, "outward", 0) == ["sky 2"]


@rule("W-22")
def test_what_is_drawn_for_an_outward_card_is_for_oneself() -> None:
    game = surf.wave(3)
    (drawn,) = cards_of(GAME, "inward")
    table = surf.position(
        game, discard="orange 3", inward=["sky 1", "sky 4"], outward=["red 4"], pile=drawn
    )
    surf.discard(game, table, 0, "red 4")
    assert surf.row(table, "inward", 0) == ["sky 1", drawn]


@rule("W-52")
def test_two_of_her_three_cards_can_be_chosen_for_vaimiti() -> None:
    game = surf.wave(2)
    top, *hers = cards_of(GAME, "vaimiti")
    table = surf.position(
        game,
        discard=top,
        inward=["yellow 1", "yellow 2"],
        face_up=", ".join(hers),
        face_down="sky 2, sky 4",
        turn=VAIMITI,
    )
    assert [hers[move.place] for move in game.moves(table, 0) if isinstance(move, Propose)] == [
        "orange 4",
        "navy 1",
    ]


@rule("W-61", "W-62")
def test_the_bend_card_just_taken_waits_for_the_next_turn() -> None:
    game = surf.wave(3, virage=True)
    bend, laid = cards_of(GAME, "bend")
    top, taken = cards_of(GAME, "bend-at-once")
    table = surf.position(game, discard=top, inward=[f"{laid}, navy 4"], bend=bend)
    surf.swap(game, table, 0, laid)
    assert surf.row(table, "bend") == [laid]
    assert surf.row(table, "inward", 0) == ["navy 4", taken]
    assert surf.playable(game, table, 0) == ["navy 4"]
