"""What a driver thinks of: who may end the race, what a shared victory is worth, what to try."""

import pytest

from houle.games.vague_verte import VagueVertePublic
from houle.games.vague_verte.bots.habits import take_turn
from houle.games.vague_verte.bots.imagining import Fate, World
from houle.games.vague_verte.bots.outlook import SHARED, chance_to_win
from houle.games.vague_verte.bots.thinking import worth_of_play, worthwhile
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import Discard, Drive
from houle.games.vague_verte.state import Cause
from houle.kernel import Table
from tests.games.vague_verte.positions import NOTHING_BY_CHANCE, position, vague_verte

WEIGHTS = weights_for(2, original=False)
GAME = vague_verte(2)


def idling(own: str, other: str, *, idle: int = 1, drawn: bool = True) -> Table[VagueVertePublic]:
    """Two players; seat 0 is to play, and can lay something aside."""
    hands = ["tow truck, ducks", "tow truck, tow truck"]
    table = position(
        GAME, hands=hands, streets=[own, other], face_up="ducks", idle=idle, drawn=drawn
    )
    return Table.copy(table)


@pytest.mark.parametrize(("idle", "hopeless"), [(1, True), (0, False)])
def test_who_idles_while_behind_lets_the_leader_end_the_race(idle: int, *, hopeless: bool) -> None:
    world = World(idling("red 1", "blue 1, blue 2", idle=idle), Fate(1))
    assert (worth_of_play(GAME, world, Discard(0), 2, WEIGHTS) == 0.0) == hopeless


def test_the_leader_ends_the_race_when_all_the_others_idled() -> None:
    table = idling("red 1, red 2", "blue 1", drawn=False)
    take_turn(GAME, table, NOTHING_BY_CHANCE)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == (Cause.STALLED, (0,))


def test_whoever_is_behind_goes_on() -> None:
    table = idling("red 1", "blue 1, blue 2", drawn=False)
    take_turn(GAME, table, NOTHING_BY_CHANCE)
    assert table.public.ended is None


@pytest.mark.parametrize(
    ("own", "other", "worth"),
    [("red 1", "blue 1", SHARED / 2), ("red 1, red 2", "blue 1", 1.0), ("", "blue 1", 0.0)],
)
def test_a_shared_victory_is_worth_less_than_half(own: str, other: str, worth: float) -> None:
    table = idling(own, other)
    table.public.ended = Cause.RAN_OUT
    assert chance_to_win(GAME, table, 0, WEIGHTS) == worth


def test_the_chances_of_all_add_up() -> None:
    table = idling("red 1", "blue 1, blue 2")
    assert abs(sum(chance_to_win(GAME, table, seat, WEIGHTS) for seat in (0, 1)) - 1) < 1e-9


def test_of_twins_one_is_tried_and_driving_comes_first() -> None:
    table = position(GAME, hands=["ducks, tow truck, tow truck, red 1, red 2"], streets=["red 3"])
    thought_of = worthwhile(GAME, table, all_discards=True)
    assert thought_of == [Drive(3), Discard(0), Discard(1), Discard(3)]


def test_by_the_original_rule_cars_of_one_colour_are_no_twins() -> None:
    game = vague_verte(2, original=True)
    table = position(game, hands=["red 1, red 1, red 2"], streets=["red 3"])
    thought_of = worthwhile(game, table, all_discards=True)
    assert thought_of == [Drive(0), Drive(2), Discard(0), Discard(2)]
