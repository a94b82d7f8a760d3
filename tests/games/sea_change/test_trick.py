"""Tricks, trump and sea changes (S-10 to S-19)."""

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change.moves import PlayCard
from houle.kernel import Face, Onlooker, QuickChance, Who, project
from tests.games.sea_change.positions import (
    card,
    happenings,
    move_of,
    play_on,
    playable,
    position,
    random_game,
    refused,
    row,
    sea_change,
    trump,
)

# The lead


@rule("S-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_left_of_the_dealer_leads_and_play_goes_clockwise(players: int) -> None:
    game = sea_change(players)
    chance = QuickChance(players)
    table = game.start(chance)
    order = []
    for _ in range(players):
        (seat,) = game.to_act(table)
        order.append(seat)
        game.play(table, seat, game.moves(table, seat)[0], chance)
    first = (table.public.dealer + 1) % players
    assert order == [(first + place) % players for place in range(players)]


@rule("S-10")
def test_the_first_lead_may_be_any_card_and_makes_the_trump() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 0, blue 8, green 12", "red 4", "red 5"])
    assert playable(game, table, 0) == ["red 0", "blue 8", "green 12"]
    play_on(game, table, "green 12")
    assert trump(table) == "green"
    assert [(h.name, h.facts) for h in happenings(game, table)] == [("trump", {"colour": "green"})]


@rule("S-11")
def test_later_leads_leave_the_trump_as_it_is() -> None:
    game = sea_change(3)
    table = position(
        game, hands=["blue 5, blue 4", "blue 6, red 4", "blue 7, green 4"], trump="red"
    )
    play_on(game, table, "blue 5")
    assert trump(table) == "red"
    assert not happenings(game, table)
    play_on(game, table, "blue 6", "blue 7")
    assert trump(table) == "red"
    play_on(game, table, "green 4")
    assert trump(table) == "red"


@rule("S-11", "S-33")
def test_a_new_round_begins_without_a_trump() -> None:
    game = sea_change(3)
    table = position(game, hands=["blue 5", "blue 6", "blue 7"], trump="red", taken=["red 0"])
    play_on(game, table, "blue 5", "blue 6", "blue 7", chance=QuickChance("next"))
    assert table.public.round == 2
    assert trump(table) is None
    leader = table.public.leader
    first = table.zone("hand", leader)[0]
    assert game.attempt(table, leader, PlayCard(0), QuickChance(0)) is None
    assert trump(table) == game.face(first).colour


# Following


@rule("S-12")
def test_whoever_can_follow_must() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["red 9", "red 4, blue 10, red 12, green 5", ""],
        trump="green",
    )
    play_on(game, table, "red 9")
    assert playable(game, table, 1) == ["red 4", "red 12"]
    refusal = refused(game, table, 1, move_of(table, 1, "green 5"))
    assert (refusal.rule, refusal.reason) == ("S-12", "must-follow")
    assert refusal.facts == {
        "card": game.face(card("green 5")),
        "colour": "red",
        "before": game.face(card("red 9")),
    }


@rule("S-12", "S-14")
def test_the_family_to_follow_is_the_leads_whatever_is_trump() -> None:
    game = sea_change(3)
    table = position(
        game, hands=["red 9", "blue 9, red 5", "red 4, blue 5, green 6"], trump="green"
    )
    play_on(game, table, "red 9", "blue 9")
    assert trump(table) == "blue"
    assert playable(game, table, 2) == ["red 4"]


@rule("S-16")
def test_whoever_cannot_follow_may_play_anything() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 9", "blue 4, green 5, green 9", ""], trump="green")
    play_on(game, table, "red 9")
    assert playable(game, table, 1) == ["blue 4", "green 5", "green 9"]


# Sea changes


@rule("S-13")
def test_the_same_value_as_the_card_before_may_always_be_played() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 9", "red 4, blue 9, green 9, blue 4", ""], trump="red")
    play_on(game, table, "red 9")
    assert playable(game, table, 1) == ["red 4", "blue 9", "green 9"]
    play_on(game, table, "green 9")
    assert trump(table) == "green"
    assert [(h.name, h.facts) for h in happenings(game, table)] == [
        ("sea-change", {"who": Who(1), "colour": "green"})
    ]


@rule("S-13")
def test_only_the_card_just_before_counts() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 9", "red 4", "red 5, blue 9, blue 4"], trump="red")
    play_on(game, table, "red 9", "red 4")
    assert playable(game, table, 2) == ["red 5", "blue 4"]


@rule("S-14")
def test_a_card_played_to_follow_makes_a_sea_change_too() -> None:
    game = sea_change(4)
    table = position(
        game, hands=["red 9", "blue 9", "red 4, red 5", "blue 4, green 4"], trump="green"
    )
    play_on(game, table, "red 9", "blue 9")
    assert trump(table) == "blue"
    table = position(
        game, hands=["red 9", "blue 10", "red 10, red 5", "blue 4, green 4"], trump="green"
    )
    play_on(game, table, "red 9", "blue 10", "red 10")
    assert trump(table) == "red"


@rule("S-14", "S-16")
def test_a_card_played_for_want_of_the_family_makes_a_sea_change_too() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 9", "blue 9, green 4", ""], trump="green")
    play_on(game, table, "red 9", "blue 9")
    assert trump(table) == "blue"


@rule("S-14")
def test_sea_changes_may_follow_each_other() -> None:
    game = sea_change(4)
    table = position(
        game,
        hands=["red 9, red 4", "blue 9, red 5", "green 9, red 6", "violet 9, red 7"],
        trump="red",
    )
    play_on(game, table, "red 9", "blue 9", "green 9")
    assert trump(table) == "green"
    play_on(game, table, "violet 9")
    assert trump(table) == "violet"
    assert table.public.last_winner == 3


@rule("S-14")
def test_a_sea_change_to_the_trump_that_is_trump_already_is_one_all_the_same() -> None:
    game = sea_change(3)
    table = position(game, hands=["red 9", "blue 9", ""], trump="blue")
    play_on(game, table, "red 9", "blue 9")
    assert trump(table) == "blue"
    assert [h.name for h in happenings(game, table)] == ["sea-change"]


@rule("S-15")
def test_a_lead_never_makes_a_sea_change() -> None:
    game = sea_change(3)
    table = position(
        game, hands=["red 5, blue 4", "red 6, blue 5", "red 9, green 9, blue 6"], trump="red"
    )
    play_on(game, table, "red 5", "red 6", "red 9")
    assert row(table, "last")[-1] == "red 9"
    play_on(game, table, "green 9")
    assert trump(table) == "red"
    assert not happenings(game, table)


# Winning a trick


@rule("S-17")
@pytest.mark.parametrize(
    ("trick", "before", "winner"),
    [
        pytest.param("red 4, red 12, red 5", "green", 1, id="the highest of the family"),
        pytest.param("red 4, blue 12, red 5", "green", 2, id="another family wins nothing"),
        pytest.param("red 12, green 4, green 5", "green", 2, id="the highest trump"),
        pytest.param("red 12, green 0, red 11", "green", 1, id="even the 0 of the trump"),
        pytest.param("red 12, green 5, blue 5", "green", 2, id="the trump at the end counts"),
        pytest.param("red 9, blue 9, red 5", "red", 1, id="also against the old trump"),
        pytest.param("blue 9, red 9, blue 10", "blue", 1, id="also against the family led"),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_family(
    trick: str, before: str, winner: int
) -> None:
    game = sea_change(3)
    played = trick.split(", ")
    other = "red" if played[0].startswith("blue") else "blue"
    hands = [f"{which}, {other} {6 + seat}" for seat, which in enumerate(played)]
    table = position(game, hands=hands, trump=before)
    play_on(game, table, *played)
    assert table.public.last_winner == winner


@rule("S-18")
def test_the_winner_takes_the_cards_and_leads() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["red 5, blue 4", "red 6, blue 5", "red 4, blue 6"],
        trump="blue",
    )
    play_on(game, table, "red 5", "red 6", "red 4")
    assert table.public.last_winner == 1
    assert game.to_act(table) == (1,)
    assert table.public.leader == 1
    told = happenings(game, table)
    assert [(h.name, h.facts["who"]) for h in told] == [("took", Who(1))]
    assert isinstance(told[0].facts["card"], Face)
    assert told[0].facts["card"] == game.face(card("red 6"))


@rule("S-18", "S-19")
def test_a_trick_lies_face_down_once_the_next_one_is_complete() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["red 5, blue 7, blue 8", "red 6, blue 5, blue 9", "red 4, blue 6, blue 10"],
        trump="blue",
    )
    play_on(game, table, "red 5", "red 6", "red 4")
    assert row(table, "last") == ["red 5", "red 6", "red 4"]
    assert (table.public.last_leader, table.public.last_winner) == (0, 1)
    assert row(table, "taken", 1) == []
    play_on(game, table, "blue 5", "blue 6", "blue 7")
    assert row(table, "last") == ["blue 5", "blue 6", "blue 7"]
    assert (table.public.last_leader, table.public.last_winner) == (1, 0)
    assert row(table, "taken", 1) == ["red 5", "red 6", "red 4"]
    for viewer in (*range(3), Onlooker.WATCHER):
        view = project(game, table, viewer)
        assert view.zone("last") == tuple(table.zone("last"))
        assert view.zone("taken", 1) == (None, None, None)


@rule("S-19")
def test_points_are_not_told_before_the_round_ends() -> None:
    game = sea_change(3)
    scores = [(table.public.round, table.public.score) for table in random_game(game, "points")]
    for number in {number for number, _ in scores}:
        of_this_round = {score for where, score in scores[:-1] if where == number}
        assert len(of_this_round) == 1
    assert scores[0][1] is None
