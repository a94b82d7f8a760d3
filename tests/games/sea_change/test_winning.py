"""Victory points, the end of a round and of the game (S-30 to S-33)."""

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import Score
from houle.kernel import Outcome, QuickChance, RefusedError, TrackedTable, Who
from tests.games.sea_change.positions import (
    happenings,
    play_on,
    position,
    random_game,
    refused,
    sea_change,
)


def last_trick(
    game: SeaChange, *taken: str, victories: tuple[int, ...] | None = None
) -> TrackedTable[SeaPublic]:
    """The last trick of a round is played, with red as trump; seat 0 wins it, and it counts 0."""
    hands = ["blue 7", "blue 6", "blue 5", "blue 4"][: game.seats]
    table = position(game, hands=hands, trump="red", taken=taken, victories=victories)
    play_on(game, table, *hands, chance=QuickChance("next"))
    return table


def score(table: TrackedTable[SeaPublic]) -> Score:
    assert table.public.score is not None
    return table.public.score


# A round


@rule("S-30")
def test_most_points_make_a_victory_point() -> None:
    game = sea_change(3)
    table = last_trick(game, "green 9", "red 0, green 10", "green 8")
    assert score(table).points == (2, 6, -4)
    assert score(table).cards == (4, 2, 1)
    assert score(table).victors == (1,)
    assert table.public.victories == (0, 1, 0)


@rule("S-30", "S-21")
def test_what_is_told_when_a_round_ends() -> None:
    game = sea_change(3)
    table = last_trick(game, "green 9", "red 0, green 10", "green 8")
    told = [(h.name, h.facts) for h in happenings(game, table)]
    assert told[0][0] == "took"
    assert told[1:] == [
        ("trump-zero", {"who": Who(1), "card": game.face(0)}),
        ("scored", {"who": Who(0), "points": 2}),
        ("scored", {"who": Who(1), "points": 6}),
        ("scored", {"who": Who(2), "points": -4}),
        ("victory", {"who": Who(1), "victories": 1}),
        ("dealt", {"who": Who(1), "round": 2}),
        ("starts", {"who": Who(2)}),
    ]


@rule("S-30")
def test_a_player_without_a_trick_has_nothing_and_may_win_so() -> None:
    game = sea_change(3)
    table = last_trick(game, "green 8, red 8, red 0")
    assert score(table).points == (-3, 0, 0)
    assert score(table).victors == (1, 2)


@rule("S-30")
def test_the_most_points_may_be_less_than_none() -> None:
    game = sea_change(4, teams="2v2")
    table = last_trick(game, "green 8, yellow 8, red 0", "red 8")
    assert score(table).points == (-3, -4)
    assert score(table).victors == (0,)
    assert table.public.victories == (1, 0)


@rule("S-30")
def test_tied_players_get_one_each() -> None:
    game = sea_change(3)
    table = last_trick(game, "red 10", "green 10", "red 0, green 8")
    assert score(table).points == (1, 1, 1)
    assert table.public.victories == (1, 1, 1)
    table = last_trick(game, "red 0", "green 9, red 9, blue 10", "green 8")
    assert score(table).points == (5, 5, -4)
    assert table.public.victories == (1, 1, 0)
    assert table.public.ended is None


@rule("S-33")
def test_the_next_player_deals_all_cards_anew() -> None:
    game = sea_change(3)
    dealers = []
    hands = set()
    for table in random_game(game, "dealers"):
        if not table.zone("trick") and not table.zone("last") and table.public.ended is None:
            dealers.append(table.public.dealer)
            hands.add(tuple(sorted(table.zone("hand", 0))))
            assert all(len(table.zone("hand", seat)) == 10 for seat in range(3))
            assert game.to_act(table) == ((table.public.dealer + 1) % 3,)
    assert len(dealers) > 2
    assert dealers == [(dealers[0] + number) % 3 for number in range(len(dealers))]
    assert len(hands) == len(dealers)


# The game


@rule("S-31")
def test_the_third_victory_point_wins() -> None:
    game = sea_change(3)
    table = last_trick(game, "red 0", "", "", victories=(1, 2, 2))
    assert table.public.victories == (2, 2, 2)
    assert game.outcome(table) is None
    table = last_trick(game, "red 0", "", "", victories=(2, 2, 2))
    assert game.outcome(table) == Outcome("target", (0,), (3, 2, 2), {"rounds": 1})
    assert game.to_act(table) == ()
    assert game.moves(table, 0) == []
    refusal = refused(game, table, 0, PlayCard(0))
    assert (refusal.rule, refusal.reason) == ("S-31", "game-over")


@rule("S-31")
@pytest.mark.parametrize("target", range(1, 10))
def test_the_table_may_set_another_target(target: int) -> None:
    game = sea_change(3, target=target)
    for table in random_game(game, target):
        enough = max(table.public.victories) == target
        assert enough == (game.outcome(table) is not None)


@rule("S-31")
@pytest.mark.parametrize("target", [0, 10, -1])
def test_no_other_target_can_be_set(target: int) -> None:
    with pytest.raises(RefusedError) as caught:
        SeaChange(3, SeaOptions(target=target))
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason) == ("S-31", "target-range")
    assert refusal.facts == {"fewest": 1, "most": 9}


@rule("S-32")
def test_among_several_the_0_of_the_trump_decides() -> None:
    game = sea_change(3)
    table = last_trick(game, "red 0", "green 9, red 9, blue 10", "", victories=(2, 2, 2))
    assert game.outcome(table) == Outcome("trump-zero", (0,), (3, 3, 2), {"rounds": 1})


@rule("S-32")
def test_the_0_of_the_trump_is_worth_nothing_to_those_who_have_not_reached_the_target() -> None:
    game = sea_change(3)
    taken = ("green 9", "blue 9", "red 0, green 8")
    table = last_trick(game, *taken, victories=(2, 2, 2))
    assert score(table).points == (2, 2, 1)
    assert game.outcome(table) == Outcome("fewest-cards", (1,), (3, 3, 2), {"rounds": 1})


@rule("S-32")
def test_a_tied_holder_of_the_0_who_is_short_of_the_target_does_not_win() -> None:
    game = sea_change(3)
    taken = ("green 9", "blue 9", "red 0, green 8, blue 10")
    table = last_trick(game, *taken, victories=(2, 2, 1))
    assert score(table).points == (2, 2, 2)
    assert game.outcome(table) == Outcome("fewest-cards", (1,), (3, 3, 2), {"rounds": 1})


@rule("S-32")
def test_still_tied_they_share_the_victory() -> None:
    game = sea_change(3)
    taken = ("red 0, red 8", "green 9, green 4", "blue 9, green 5")
    table = last_trick(game, *taken, victories=(2, 2, 2))
    assert score(table).points == (1, 2, 2)
    assert game.outcome(table) == Outcome("shared", (1, 2), (2, 3, 3), {"rounds": 1})


@rule("S-32")
def test_only_those_with_the_fewest_cards_share() -> None:
    game = sea_change(4)
    taken = ("yellow 9", "green 9, green 4", "blue 9, green 5", "red 0, red 8")
    table = last_trick(game, *taken, victories=(2, 2, 2, 2))
    assert score(table).points == (2, 2, 2, 1)
    assert score(table).cards == (5, 2, 2, 2)
    assert game.outcome(table) == Outcome("shared", (1, 2), (3, 3, 3, 2), {"rounds": 1})
