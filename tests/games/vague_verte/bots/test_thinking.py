"""What a driver thinks of: who may end the race, what a shared victory is worth, what to try."""

from houle.games.vague_verte.bots.habits import take_turn
from houle.games.vague_verte.bots.imagining import race_at
from houle.games.vague_verte.bots.outlook import SHARED, chance_to_win
from houle.games.vague_verte.bots.race import DISCARD, RAN_OUT, RUNNING, STALLED, Race
from houle.games.vague_verte.bots.thinking import worth_of_play, worthwhile
from houle.games.vague_verte.bots.weights import weights_for
from tests.games.vague_verte.positions import position, vague_verte

WEIGHTS = weights_for(2, original=False)


def idling(own: str, other: str, *, idle: int = 1, drawn: bool = True) -> Race:
    """Two players; seat 0 is to play, and can lay something aside."""
    game = vague_verte(2)
    hands = ["tow truck, ducks", "tow truck, tow truck"]
    table = position(
        game, hands=hands, streets=[own, other], face_up="ducks", idle=idle, drawn=drawn
    )
    return race_at(game, table)


def test_who_idles_while_behind_lets_the_leader_end_the_race() -> None:
    race = idling("red 1", "blue 1, blue 2")
    assert worth_of_play(race, DISCARD, 2, WEIGHTS) == 0.0
    race.idle = 0
    assert worth_of_play(race, DISCARD, 2, WEIGHTS) > 0.0


def test_the_leader_ends_the_race_when_all_the_others_idled() -> None:
    race = idling("red 1, red 2", "blue 1", drawn=False)
    take_turn(race)
    assert (race.ended, race.shares()) == (STALLED, [1.0, 0.0])


def test_whoever_is_behind_goes_on() -> None:
    race = idling("red 1", "blue 1, blue 2", drawn=False)
    take_turn(race)
    assert race.ended == RUNNING


def test_a_shared_victory_is_worth_less_than_half() -> None:
    race = idling("red 1", "blue 1")
    race.ended = RAN_OUT
    assert chance_to_win(race, 0, WEIGHTS) == SHARED / 2


def test_the_chances_of_all_add_up() -> None:
    race = idling("red 1", "blue 1, blue 2")
    assert abs(sum(chance_to_win(race, seat, WEIGHTS) for seat in (0, 1)) - 1) < 1e-9


def test_of_twins_one_is_tried_and_driving_comes_first() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks, tow truck, tow truck, red 1, red 2"], streets=["red 3"])
    drive, *rest = worthwhile(race_at(game, table), all_discards=True)
    assert drive == 3 * 32 + 1
    assert rest == [0 * 32, 1 * 32, 3 * 32]
