"""What the others learn when somebody does not follow, and the worlds that agree with it."""

from collections.abc import Iterator

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaPublic
from houle.kernel import QuickChance, Seat, TrackedTable, deal_world
from tests.games.sea_change.positions import (
    play_on,
    position,
    random_game,
    row,
    sea_change,
)

MANY = 200
"""So many worlds that each of a few cards turns up everywhere it may be."""


def worlds(
    game: SeaChange, table: TrackedTable[SeaPublic], seat: Seat
) -> Iterator[TrackedTable[SeaPublic]]:
    """Worlds that could be the real one for all that the seat knows."""
    chance = QuickChance("worlds")
    for _ in range(MANY):
        yield deal_world(game, table, seat, chance)


def imagined(game: SeaChange, table: TrackedTable[SeaPublic], seat: Seat, whose: Seat) -> set[str]:
    """All the cards that a seat has to reckon with in somebody's hand."""
    return {name for world in worlds(game, table, seat) for name in row(world, "hand", whose)}


GAME = sea_change(3)


@rule("S-12", "S-16")
def test_who_does_not_follow_has_nothing_to_follow_with() -> None:
    table = position(
        GAME,
        hands=["red 9, green 4, green 5", "blue 5, blue 6, green 10", "red 4, red 5, blue 4"],
        trump="green",
    )
    play_on(GAME, table, "red 9")
    assert imagined(GAME, table, 0, 1) >= {"red 4", "red 5", "blue 5", "green 10"}
    play_on(GAME, table, "blue 5")
    assert not {name for name in imagined(GAME, table, 0, 1) if name.startswith("red")}
    assert imagined(GAME, table, 0, 1) >= {"blue 4", "blue 6", "green 10"}
    assert not {name for name in imagined(GAME, table, 2, 1) if name.startswith("red")}
    assert imagined(GAME, table, 0, 2) >= {"red 4", "red 5"}


@rule("S-12")
def test_what_was_learned_is_remembered_in_later_tricks() -> None:
    table = position(
        GAME,
        hands=["red 9, green 4, green 5", "blue 5, blue 6, green 10", "red 4, red 5, blue 4"],
        trump="green",
    )
    play_on(GAME, table, "red 9", "blue 5", "red 4", "green 4", "green 10")
    assert "red 5" not in imagined(GAME, table, 0, 1)


@rule("S-13")
def test_a_sea_change_proves_nothing() -> None:
    table = position(
        GAME,
        hands=["red 9, green 4, green 5", "blue 9, blue 6, green 10", "red 4, red 5, blue 4"],
        trump="green",
    )
    play_on(GAME, table, "red 9", "blue 9")
    assert imagined(GAME, table, 0, 1) >= {"red 4", "red 5", "blue 6", "green 10"}


@rule("S-12")
def test_following_proves_nothing() -> None:
    table = position(
        GAME,
        hands=["red 9, green 4, green 5", "red 10, blue 6, green 10", "red 4, red 5, blue 4"],
        trump="green",
    )
    play_on(GAME, table, "red 9", "red 10")
    assert imagined(GAME, table, 0, 1) >= {"red 4", "red 5", "blue 6", "green 10"}


@rule("S-33")
def test_a_new_deal_ends_all_that_was_learned() -> None:
    table = position(
        GAME,
        hands=["red 9", "blue 5", "red 4"],
        trump="green",
        taken=["green 0"],
    )
    play_on(GAME, table, "red 9", "blue 5", "red 4", chance=QuickChance("next"))
    assert table.learned == [{}, {}, {}]


@rule("S-18", "S-19")
def test_cards_that_were_seen_are_not_forgotten() -> None:
    game = sea_change(4, target=1)
    for number, table in enumerate(random_game(game, "seen")):
        if number % 8 == 0 and table.public.ended is None:
            for seat in range(4):
                world = deal_world(game, table, seat, QuickChance(number))
                assert row(world, "trick") == row(table, "trick")
                assert row(world, "last") == row(table, "last")
                for taker in range(4):
                    assert row(world, "taken", taker) == row(table, "taken", taker)


# Two players draw


def two_players(drawn: str) -> tuple[SeaChange, TrackedTable[SeaPublic]]:
    """Seat 1 does not follow red, then draws."""
    game = sea_change(2)
    table = position(
        game,
        hands=["red 9, green 4, green 5", "blue 5, blue 6, blue 7"],
        pile=f"red 10, {drawn}, green 6, green 7, red 4",
        trump="green",
    )
    play_on(game, table, "red 9", "blue 5")
    return game, table


def most_reds(game: SeaChange, table: TrackedTable[SeaPublic]) -> int:
    """How many reds at most seat 0 has to reckon with in the hand of seat 1."""
    return max(
        sum(name.startswith("red") for name in row(world, "hand", 1))
        for world in worlds(game, table, 0)
    )


@rule("S-40", "S-12")
def test_only_a_card_drawn_since_can_follow() -> None:
    game, table = two_players(drawn="red 5")
    assert len(table.zone("hand", 1)) == 3
    assert most_reds(game, table) == 1


@rule("S-40", "S-12")
@pytest.mark.parametrize("drawn", ["blue 8", "blue 7"])
def test_nobody_can_tell_a_drawn_card_from_the_others_of_a_hand(drawn: str) -> None:
    held = "blue 7" if drawn == "blue 8" else "blue 8"
    game = sea_change(2)
    table = position(
        game,
        hands=["red 9, green 4, green 5", f"blue 5, blue 6, {held}"],
        pile=f"red 10, {drawn}, green 6, green 7, red 4",
        trump="green",
    )
    play_on(game, table, "red 9", "blue 5", "green 4", "blue 8")
    assert most_reds(game, table) == 2


@rule("S-40", "S-12")
def test_with_the_pile_empty_nothing_comes_to_follow_with() -> None:
    game = sea_change(2)
    table = position(
        game, hands=["red 9, green 4, red 5", "blue 5, blue 6, green 7"], trump="green"
    )
    play_on(game, table, "red 9", "blue 5")
    assert most_reds(game, table) == 0
    assert imagined(game, table, 0, 1) >= {"blue 6", "green 7"}
