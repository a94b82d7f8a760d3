"""Two players (S-40)."""

from collections import Counter

from houle.conformance.rules import rule
from houle.kernel import project
from tests.games.sea_change.positions import play_on, position, random_game, row, sea_change


@rule("S-40")
def test_ten_cards_each_and_ten_to_draw() -> None:
    game = sea_change(2)
    table = next(iter(random_game(game, 2)))
    assert [len(table.zone("hand", seat)) for seat in range(2)] == [10, 10]
    assert len(table.zone("pile")) == 10


@rule("S-40")
def test_after_a_card_one_is_drawn_before_the_other_plays() -> None:
    game = sea_change(2)
    table = position(
        game, hands=["red 4, blue 5", "red 5, blue 6"], pile="green 9, green 10", trump="red"
    )
    play_on(game, table, "red 4")
    assert row(table, "hand", 0) == ["blue 5", "green 9"]
    assert row(table, "hand", 1) == ["red 5", "blue 6"]
    play_on(game, table, "red 5")
    assert row(table, "hand", 1) == ["blue 6", "green 10"]
    assert game.to_act(table) == (1,)


@rule("S-40")
def test_only_who_draws_sees_the_card() -> None:
    game = sea_change(2)
    table = position(game, hands=["red 4, blue 5", "red 5"], pile="green 9, green 10", trump="red")
    play_on(game, table, "red 4")
    assert project(game, table, 0).zone("hand", 0) == tuple(table.zone("hand", 0))
    assert project(game, table, 1).zone("hand", 0) == (None, None)
    assert project(game, table, 1).zone("pile") == (None,)


@rule("S-40")
def test_with_the_pile_empty_play_goes_on_until_the_hands_are() -> None:
    game = sea_change(2)
    table = position(game, hands=["red 4, blue 5", "red 5, blue 6"], pile="green 9", trump="red")
    play_on(game, table, "red 4", "red 5")
    assert row(table, "hand", 0) == ["blue 5", "green 9"]
    assert row(table, "hand", 1) == ["blue 6"]


@rule("S-40")
def test_a_round_has_fifteen_tricks() -> None:
    cards_played: Counter[int] = Counter()
    for table in random_game(sea_change(2), "fifteen"):
        if table.public.ended is None:
            cards_played[table.public.round] += 1
    assert len(cards_played) > 2
    assert set(cards_played.values()) == {30}
