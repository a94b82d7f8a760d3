"""The cards and setting up (V-00 to V-04)."""

from collections import Counter

import pytest

from houle.conformance.rules import rule
from houle.games.vague_verte.components import FACES
from houle.kernel import Onlooker, QuickChance, RefusedError, ScriptedChance, Viewer, Who, project
from tests.games.vague_verte.positions import (
    Deck,
    drive,
    happenings,
    names,
    position,
    row,
    signal,
    vague_verte,
)
from tests.games.vague_verte.settings import LENGTHS

COLOURS = ("red", "yellow", "green", "blue")


@rule("V-00")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(RefusedError) as error:
        vague_verte(players)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason) == ("V-00", "seat-count")
    assert refusal.facts == {"fewest": 2, "most": 4, "seats": players}


@rule("V-01")
def test_sixty_cards() -> None:
    counted = Counter(names(range(60)))
    expected = Counter(
        {f"{colour} {number}": 2 for colour in COLOURS for number in (1, 2, 3, 4)}
        | {f"{colour} breakdown": 2 for colour in COLOURS}
        | {"tow truck": 8, "ambulance": 1, "ducks": 3, "red signal": 4, "green signal": 4}
    )
    assert counted == expected
    assert len(FACES) == 60


@rule("V-01")
def test_colours_can_be_told_apart_without_seeing_them() -> None:
    shapes = {face.colour: face.shape for face in FACES if face.colour is not None}
    assert len(set(shapes.values())) == len(COLOURS)


@rule("V-02")
@pytest.mark.parametrize("length", LENGTHS)
def test_streets_have_five_to_ten_squares(length: int) -> None:
    game = vague_verte(2, length=length)
    nearly = ", ".join(["red 1, blue 1, red 2, blue 2, red 3, blue 3, red 4, blue 4, green 1"])
    street = ", ".join(nearly.split(", ")[: length - 1])
    table = position(game, hands=["yellow 1"], streets=[street])
    drive(game, table, 0, "yellow 1")
    assert game.outcome(table) is not None


@rule("V-02")
def test_seven_squares_unless_the_table_chooses() -> None:
    assert vague_verte(2).length == 7


@rule("V-02")
@pytest.mark.parametrize("length", [4, 11])
def test_streets_are_neither_shorter_nor_longer(length: int) -> None:
    with pytest.raises(RefusedError) as error:
        vague_verte(2, length=length)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason) == ("V-02", "street-length")
    assert refusal.facts == {"fewest": 5, "most": 10}


@rule("V-02")
def test_a_row_runs_across_all_streets() -> None:
    game = vague_verte(3)
    table = position(
        game,
        hands=["red signal"],
        streets=["red 1, red 2", "blue 1, blue 2", "green 1, green 2"],
    )
    signal(game, table, 0, "red signal", 2)
    assert [game.road(table, seat).barred for seat in range(3)] == [True] * 3


def scripted(*hands: str, then: str) -> ScriptedChance:
    return ScriptedChance([0], [Deck().cards(", ".join([*hands, then]))])


@rule("V-03")
def test_five_cards_each_and_one_face_up() -> None:
    game = vague_verte(2)
    hands = ("red 1, red 2, red 3, red 4, ducks", "blue 1, blue 2, blue 3, blue 4, ambulance")
    table = game.start(scripted(*hands, then="green 1, green 2"))
    assert row(table, "hand", 0) == hands[0].split(", ")
    assert row(table, "hand", 1) == hands[1].split(", ")
    assert row(table, "discard") == ["green 1"]
    assert row(table, "pile")[-1] == "green 2"
    assert len(table.zone("pile")) == 60 - 2 * 5 - 1


@rule("V-03")
@pytest.mark.parametrize(("players", "pile"), [(2, 49), (3, 44), (4, 39)])
def test_the_rest_is_the_pile(players: int, pile: int) -> None:
    table = vague_verte(players).start(QuickChance(0))
    assert [len(table.zone("hand", seat)) for seat in range(players)] == [5] * players
    assert len(table.zone("pile")) == pile


@rule("V-03")
def test_everybody_sees_the_own_hand_and_the_face_up_card() -> None:
    game = vague_verte(2)
    table = game.start(QuickChance(1))
    own = tuple(table.zone("hand", 0))
    hidden = (None,) * 5
    seen_by: dict[Viewer, object] = {0: own, 1: hidden, Onlooker.WATCHER: hidden}
    for viewer, seen in seen_by.items():
        view = project(game, table, viewer)
        assert view.zone("hand", 0) == seen
        assert view.zone("discard") == tuple(table.zone("discard"))
        assert set(view.zone("pile")) == {None}


@rule("V-04")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_left_of_the_dealer_starts(dealer: int, first: int) -> None:
    game = vague_verte(3)
    table = game.start(ScriptedChance([dealer], [[]]))
    assert game.to_act(table) == (first,)
    (starts,) = happenings(game, table)
    assert starts.facts == {"dealer": Who(dealer), "who": Who(first)}


@rule("V-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_pick_who_starts(first: int) -> None:
    game = vague_verte(3, first=first)
    table = game.start(ScriptedChance(orders=[[]]))
    assert game.to_act(table) == (first,)


@rule("V-04")
@pytest.mark.parametrize("first", [-1, 3])
def test_who_starts_must_be_a_player(first: int) -> None:
    with pytest.raises(RefusedError) as error:
        vague_verte(3, first=first)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason, refusal.facts) == ("V-04", "first-seat", {"seats": 3})


@rule("V-04")
def test_play_goes_to_the_left() -> None:
    game = vague_verte(3)
    table = position(game, hands=["red 1", "red 2", "red 3"])
    turns: list[int] = []
    for card in ("red 1", "red 2", "red 3"):
        (seat,) = game.to_act(table)
        turns.append(seat)
        table.public.drawn = True
        drive(game, table, seat, card)
    assert turns == [0, 1, 2]
    assert game.to_act(table) == (0,)
