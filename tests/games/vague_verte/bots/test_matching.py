"""How far the cars of a hand go where colour or number must match."""

import pytest

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots.habits import usual_play
from houle.games.vague_verte.bots.matching import best_follower, followers, longest_row
from houle.games.vague_verte.bots.outlook import MATCHING, TRAITS, Scene, chance_to_win, traits
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import Drive
from houle.kernel import Card, Table
from tests.games.vague_verte.positions import position, vague_verte


def race_with(
    hand: str, street: str = "red 1", *, original: bool = True
) -> tuple[VagueVerte, Table[VagueVertePublic]]:
    game = vague_verte(2, original=original)
    return game, position(game, hands=[hand, "ducks"], streets=[street, "blue 4"])


def hand_and_last(hand: str, street: str = "red 1") -> tuple[list[Card], Card | None]:
    game, table = race_with(hand, street)
    return table.zone("hand", 0), game.road(table, 0).last


@pytest.mark.parametrize(
    ("hand", "street", "fitting", "row"),
    [
        ("blue 2, green 3", "red 1", 0, 0),
        ("blue 1, green 3", "red 1", 1, 1),
        ("green 3, blue 1, blue 3", "red 1", 1, 3),
        ("green 3, blue 2", "red 1, ducks", 2, 1),
        ("green 3, blue 2", "", 2, 1),
        ("green 3, tow truck, yellow 3", "red 1, red breakdown", 2, 2),
    ],
)
def test_cars_follow_each_other_by_colour_or_number(
    hand: str, street: str, fitting: int, row: int
) -> None:
    cards, last = hand_and_last(hand, street)
    assert (followers(cards, last), longest_row(cards, last)) == (fitting, row)


def test_of_two_cars_the_one_is_driven_behind_which_more_can_follow() -> None:
    assert best_follower(*hand_and_last("red 2, red 3, blue 3, blue 4")) == 0
    assert best_follower(*hand_and_last("yellow 1, red 3, blue 3, blue 4")) == 1
    assert usual_play(*race_with("yellow 1, red 3, blue 3, blue 4")) == Drive(1)


def test_without_a_fitting_car_there_is_none_to_drive() -> None:
    assert best_follower(*hand_and_last("blue 2, ducks")) == -1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_trait_has_its_weight(seats: int) -> None:
    assert len(weights_for(seats, original=True)) == TRAITS
    assert len(weights_for(seats, original=False)) == MATCHING


def test_without_the_original_rule_nothing_need_match() -> None:
    scene = Scene(*race_with("blue 2", original=False))
    assert all(trait < MATCHING for trait in traits(scene, 0))


def test_who_can_go_on_has_the_better_outlook() -> None:
    weights = weights_for(2, original=True)
    stuck = chance_to_win(*race_with("blue 2, blue 3"), 0, weights)
    assert chance_to_win(*race_with("red 2, red 3"), 0, weights) > stuck
