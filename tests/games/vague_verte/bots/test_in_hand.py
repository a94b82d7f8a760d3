"""Nobody at a table of VAGUE VERTE overlooks a win in hand, or a loss that a card prevents."""

from itertools import islice

import pytest

from houle.bots import Level, find_bot
from houle.bots.in_hand import InHand
from houle.conformance.rules import rule
from houle.games.vague_verte.bots import BOTS
from houle.games.vague_verte.moves import Discard, Drive, TakeFaceUp
from houle.kernel import QuickChance
from tests.bots.knowing import known
from tests.bots.wins import ask, occasions, overlooked, unseen_ends
from tests.games.vague_verte.positions import position, vague_verte

NAME = "vague-verte"
THINKING = list(Level)[1:]


@rule("V-26", "V-40")
@pytest.mark.parametrize("level", THINKING)
def test_the_ambulance_arrives_where_a_green_signal_would_only_let_one_go_on(level: Level) -> None:
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["green signal, ambulance, red 1", "blue 1"],
        streets=["red 2, red 3, red 4, yellow 1", "blue 2, blue 4"],
        red=[4],
        face_up="ducks",
    )
    assert find_bot(NAME, level)(QuickChance(5)).choose(known(game, table, 0)) == Drive(1)


@rule("V-10")
@pytest.mark.parametrize("level", THINKING)
def test_nobody_lays_aside_the_car_that_the_leader_lacks(level: Level) -> None:
    """V-10: the leader may take what lies face up, and with a car it is over (V-40)."""
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["red 1, tow truck", ""],
        streets=["red 2, red 3", "blue 2, blue 4, yellow 1, yellow 2"],
        red=[2],
        face_up="ducks",
    )
    assert find_bot(NAME, level)(QuickChance(5)).choose(known(game, table, 0)) == Discard(1)


@rule("V-10", "V-40")
def test_the_car_that_lies_face_up_is_a_win_in_two_moves() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["ducks, tow truck", "blue 1"],
        streets=["red 2, red 3, red 4, yellow 1", "blue 2, blue 4"],
        face_up="red 1",
        drawn=False,
    )
    assert InHand(known(game, table, 0)).wins() == [TakeFaceUp()]


@rule("V-41")
def test_whoever_leads_may_end_a_race_in_which_nobody_goes_on() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["red 1, tow truck", "blue 1"],
        streets=["red 2, red 3", "blue 2"],
        red=[2],
        face_up="ducks",
        drawn=False,
        idle=1,
    )
    assert InHand(known(game, table, 0)).wins() == [TakeFaceUp()]
    assert InHand(known(game, table, 0)).lost(TakeFaceUp()) == 0


def test_nobody_but_a_beginner_overlooks_anything() -> None:
    assert set(overlooked(NAME, 12).values()) == {0}


def test_all_look_where_there_is_something_to_see() -> None:
    assert unseen_ends(NAME, 6) == 0


def test_who_does_not_look_is_found() -> None:
    wins = islice((one for one in occasions(NAME, "planted") if not one.loss), 12)
    found = ask(list(wins), Level.BEGINNER, lambda _, level: BOTS[level])
    assert found.taken < found.occasions
