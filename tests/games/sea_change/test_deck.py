"""The cards and the deal (S-01 to S-05)."""

from collections import Counter

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change import SeaPublic
from houle.games.sea_change.components import SEA_CARDS
from houle.kernel import QuickChance, RefusedError, ScriptedChance, TrackedTable
from tests.games.sea_change.positions import (
    card,
    happenings,
    names,
    random_game,
    row,
    sea_change,
)

COLOURS = {"red", "yellow", "green", "blue", "violet"}
PLAYERS = range(1, 9)


def in_play(table: TrackedTable[SeaPublic]) -> set[str]:
    """The cards that are used, wherever they lie."""
    return set(names(SEA_CARDS)) - set(row(table, "box"))


@rule("S-01")
def test_there_are_80_cards_one_of_each() -> None:
    game = sea_change(8)
    faces = [game.face(card) for card in game.layout.cards]
    assert len(faces) == 80
    assert {(face.colour, face.number) for face in faces} == {
        (colour, value) for colour in COLOURS for value in range(16)
    }
    assert len({face.shape for face in faces}) == 5


@rule("S-02")
@pytest.mark.parametrize(
    ("players", "families", "lowest", "highest", "count"),
    [
        (1, 3, 4, 12, 30),
        (2, 3, 4, 12, 30),
        (3, 3, 4, 12, 30),
        (4, 4, 4, 12, 40),
        (5, 5, 4, 12, 50),
        (6, 5, 3, 13, 60),
        (7, 5, 2, 14, 70),
        (8, 5, 1, 15, 80),
    ],
)
def test_the_deck_grows_with_the_players(
    players: int, families: int, lowest: int, highest: int, count: int
) -> None:
    used = in_play(sea_change(players).start(QuickChance(players)))
    by_colour = Counter(name.split()[0] for name in used)
    values = {0, *range(lowest, highest + 1)}
    assert len(used) == count
    assert len(by_colour) == families
    assert used == {f"{colour} {value}" for colour in by_colour for value in values}


@rule("S-02")
@pytest.mark.parametrize("players", [0, 9])
def test_no_more_than_eight_and_no_fewer_than_one_may_play(players: int) -> None:
    with pytest.raises(RefusedError) as caught:
        sea_change(players)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("S-02", "seat-count")


@rule("S-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_families_may_come_up(players: int) -> None:
    game = sea_change(players)
    seen: set[str] = set()
    choices = set()
    for seed in range(60):
        table = game.start(QuickChance(seed))
        families = {name.split()[0] for name in in_play(table)}
        told = [h.facts["colour"] for h in happenings(game, table) if h.name == "in-play"]
        assert set(told) == families
        choices.add(frozenset(families))
        seen |= families
    assert seen == COLOURS
    assert len(choices) == (10 if players < 4 else 5)


@rule("S-03")
def test_the_families_are_drawn_once_for_a_game() -> None:
    game = sea_change(3)
    unused = {tuple(row(table, "box")) for table in random_game(game, "families")}
    assert len(unused) == 1


@rule("S-03")
def test_five_families_leave_nothing_to_draw() -> None:
    game = sea_change(5)
    table = game.start(QuickChance(5))
    assert not [h for h in happenings(game, table) if h.name == "in-play"]


@rule("S-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_ten_cards(players: int) -> None:
    table = sea_change(players).start(QuickChance(players))
    assert [len(table.zone("hand", seat)) for seat in range(players)] == [10] * players


@rule("S-04")
def test_the_first_dealer_is_drawn() -> None:
    game = sea_change(4)
    for drawn in range(4):
        chance = ScriptedChance([0, 0, 0, 0, drawn], [[]])
        table = game.start(chance)
        assert chance.used_up
        assert table.public.dealer == drawn
        assert game.to_act(table) == ((drawn + 1) % 4,)


@rule("S-04", "S-33")
def test_the_cards_are_dealt_in_the_order_in_which_they_lie() -> None:
    game = sea_change(8)
    order = [card(f"{colour} {value}") for value in range(16) for colour in sorted(COLOURS)]
    table = game.start(ScriptedChance([7], [order]))
    assert row(table, "hand", 0) == [
        *("blue 0", "green 0", "red 0", "violet 0", "yellow 0"),
        *("blue 1", "green 1", "red 1", "violet 1", "yellow 1"),
    ]
