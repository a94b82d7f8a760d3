"""The examples on the rules pages are so in the games: their cards are played here."""

import re
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change.components import Colour, points
from houle.games.sea_change.state import AI
from houle.games.wave.moves import Propose
from houle.games.wave.state import VAIMITI
from tests.games.land_unter import positions as weather
from tests.games.sea_change import positions as sea
from tests.games.wave import positions as surf

GAMES = Path(__file__).parents[2] / "src" / "houle" / "games"
A_CARD = re.compile(r"(?:surf|sea)\('(\w+)', (\d+)|weather\((\d+)")


def shown(game: str, example: str) -> list[str]:
    """The cards that an example shows, by their names; backs are left out."""
    source = (GAMES / game.replace("-", "_") / "board" / "rules.ts").read_text(encoding="utf-8")
    before = source[: source.index(f"'rules-{game}-example-{example}'")]
    found = A_CARD.findall(before[before.rindex("cards: [") :])
    return [alone or f"{colour} {number}" for colour, number, alone in found]


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
    top, played = shown("wave", example)
    table = surf.position(game, discard=top, inward=[f"{played}, navy 4"])
    assert (played in surf.playable(game, table, 0)) is fits


@rule("W-22")
def test_what_is_drawn_for_a_card_one_saw_faces_outward() -> None:
    game = surf.wave(3)
    (played,) = shown("wave", "outward")
    table = surf.position(
        game, discard="orange 3", inward=[f"{played}, sky 1", "sky 4"], pile="sky 2"
    )
    surf.discard(game, table, 0, played)
    assert surf.row(table, "outward", 0) == ["sky 2"]


@rule("W-22")
def test_what_is_drawn_for_an_outward_card_is_for_oneself() -> None:
    game = surf.wave(3)
    (drawn,) = shown("wave", "inward")
    table = surf.position(
        game, discard="orange 3", inward=["sky 1", "sky 4"], outward=["red 4"], pile=drawn
    )
    surf.discard(game, table, 0, "red 4")
    assert surf.row(table, "inward", 0) == ["sky 1", drawn]


@rule("W-52")
def test_two_of_her_three_cards_can_be_chosen_for_vaimiti() -> None:
    game = surf.wave(2)
    top, *hers = shown("wave", "vaimiti")
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
    bend, laid = shown("wave", "bend")
    top, taken = shown("wave", "bend-at-once")
    table = surf.position(game, discard=top, inward=[f"{laid}, navy 4"], bend=bend)
    surf.swap(game, table, 0, laid)
    assert surf.row(table, "bend") == [laid]
    assert surf.row(table, "inward", 0) == ["navy 4", taken]
    assert surf.playable(game, table, 0) == ["navy 4"]


@rule("S-51", "S-52")
@pytest.mark.parametrize(
    ("example", "trump", "winner"), [("eight-taken", "red", 0), ("eight-lost", "green", AI)]
)
def test_a_lone_trick(example: str, trump: str, winner: int) -> None:
    game = sea.sea_change(1)
    lead, mine, second = shown("sea-change", example)
    table = sea.position(
        game,
        hands=[f"{mine}, blue 4"],
        trick=lead,
        pile=f"{second}, green 4, green 6",
        trump="red",
    )
    sea.play(game, table, 0, mine)
    assert (sea.trump(table), table.public.last_winner) == (trump, winner)


@rule("S-23")
def test_the_eight_that_was_taken_costs_three_points_in_all() -> None:
    taken = map(sea.card, shown("sea-change", "eight-taken"))
    assert sum(points(card, Colour.RED) for card in taken) == -3


@rule("L-30", "L-12")
def test_whoever_plays_last_in_the_open_sees_what_a_card_would_take() -> None:
    game = weather.land_unter(3, open_play=True)
    first, second, last = map(int, shown("land-unter", "open"))
    table = weather.position(
        game, hands=[f"{first}", f"{second}", f"{last}"], turned_up="3 9", belts=(3, 3, 3)
    )
    for seat, card in enumerate((first, second, last)):
        weather.play(game, table, seat, card)
    assert weather.levels(table) == [9, 0, 3]
