"""The examples of the rulebook, with the results it gives."""

from houle.conformance.rules import rule
from houle.games.sea_change import SeaPublic
from houle.games.sea_change.components import points
from houle.kernel import QuickChance, TrackedTable
from tests.games.sea_change.positions import play_on, playable, position, row, sea_change, trump


def worth_of_last_trick(table: TrackedTable[SeaPublic]) -> int:
    """What the trick just before would count if the round ended with this trump."""
    return sum(points(card, table.public.trump) for card in table.zone("last"))


ANNE, DANIEL, MARTINE = 0, 1, 2


@rule("S-24", "S-10", "S-13", "S-22")
def test_martine_makes_a_sea_change_and_wins_two_points() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["yellow 4, red 5", "yellow 10, red 6", "yellow 9, violet 10"],
        leader=ANNE,
    )
    play_on(game, table, "yellow 4")
    assert trump(table) == "yellow"
    play_on(game, table, "yellow 10")
    assert playable(game, table, MARTINE) == ["yellow 9", "violet 10"]
    play_on(game, table, "violet 10")
    assert trump(table) == "violet"
    assert row(table, "last") == ["yellow 4", "yellow 10", "violet 10"]
    assert table.public.last_winner == MARTINE
    assert worth_of_last_trick(table) == 2
    assert game.to_act(table) == (MARTINE,)
    assert playable(game, table, MARTINE) == ["yellow 9"]
    play_on(game, table, "yellow 9")
    assert trump(table) == "violet"


@rule("S-24", "S-02")
def test_the_deck_for_six_and_the_deck_for_two() -> None:
    six = sea_change(6).start(QuickChance("six"))
    used = [card for seat in range(6) for card in six.zone("hand", seat)]
    assert {card // 16 for card in used} == set(range(5))
    assert {card % 16 for card in used} == {0, *range(3, 14)}
    two = sea_change(2).start(QuickChance("two"))
    used = [*two.zone("pile"), *two.zone("hand", 0), *two.zone("hand", 1)]
    assert len({card // 16 for card in used}) == 3
    assert {card % 16 for card in used} == {0, *range(4, 13)}


@rule("S-24", "S-16", "S-17", "S-22")
def test_throwing_off_gives_daniel_four_points_less() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["blue 4, yellow 5", "blue 5, yellow 6", "violet 8, yellow 7"],
        leader=DANIEL,
        trump="yellow",
    )
    play_on(game, table, "blue 5", "violet 8", "blue 4")
    assert table.public.last_winner == DANIEL
    assert worth_of_last_trick(table) == -4


@rule("S-24", "S-13", "S-14", "S-22")
def test_annes_bad_idea_gives_her_eight_points_less() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["blue 8, violet 4", "yellow 6, violet 5", "yellow 8, violet 6"],
        leader=DANIEL,
        trump="yellow",
    )
    play_on(game, table, "yellow 6", "yellow 8", "blue 8")
    assert trump(table) == "blue"
    assert table.public.last_winner == ANNE
    assert worth_of_last_trick(table) == -8


@rule("S-24", "S-13", "S-17", "S-22")
def test_daniels_sneaky_idea_makes_nicolas_win_the_trick() -> None:
    martine, nicolas, _, daniel = range(4)
    game = sea_change(4, target=1)
    table = position(
        game,
        hands=["blue 9, green 4", "yellow 8, green 5", "blue 4, green 6", "blue 5, yellow 4"],
        leader=martine,
        trump="green",
    )
    play_on(game, table, "blue 9", "yellow 8", "blue 4")
    assert playable(game, table, daniel) == ["blue 5", "yellow 4"]
    play_on(game, table, "yellow 4")
    assert trump(table) == "yellow"
    assert table.public.last_winner == nicolas
    assert worth_of_last_trick(table) == -2


@rule("S-24", "S-17", "S-21", "S-22")
def test_martines_last_card_takes_the_trump_the_trick_and_six_points() -> None:
    nicolas, _, _, martine = range(4)
    game = sea_change(4, target=1)
    table = position(
        game,
        hands=["green 12", "blue 7", "blue 0", "red 0"],
        leader=nicolas,
        trump="blue",
    )
    play_on(game, table, "green 12", "blue 7", "blue 0", "red 0")
    assert trump(table) == "red"
    score = table.public.score
    assert score is not None
    assert score.points == (0, 0, 0, 6)
    assert score.victors == (martine,)


@rule("S-24", "S-14", "S-17", "S-22", "S-61")
def test_the_red_team_wins_a_trick_that_counts_nothing() -> None:
    herve = 5
    game = sea_change(8, teams="4v4")
    rest = (
        "yellow 4",
        "yellow 5",
        "yellow 6",
        "yellow 7",
        "green 4",
        "green 5",
        "blue 4",
        "blue 5",
    )
    played = (
        *("red 4", "red 2", "red 9", "red 11"),
        *("violet 11", "violet 15", "red 8", "green 0"),
    )
    table = position(
        game,
        hands=[f"{card}, {other}" for card, other in zip(played, rest, strict=True)],
        trump="yellow",
    )
    play_on(game, table, *played[:5])
    assert trump(table) == "violet"
    assert "violet 15" in playable(game, table, herve)
    play_on(game, table, *played[5:])
    assert table.public.last_winner == herve
    assert "green 0" in row(table, "last")
    assert worth_of_last_trick(table) == 0
