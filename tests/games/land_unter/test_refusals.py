"""What is refused, by which rule, and what is objected to first."""

from collections import defaultdict

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.games.land_unter.words import Reason
from tests.games.land_unter.lockstep import ANYTHING
from tests.games.land_unter.positions import (
    LandUnterTable,
    land_unter,
    play,
    position,
    refused,
    trick,
)

RULES = {
    Reason.GAME_OVER: {"L-24"},
    Reason.FACE_DOWN_HERE: {"L-11"},
    Reason.FACE_UP_HERE: {"L-30"},
    Reason.DROPPED_OUT: {"L-15"},
    Reason.ALREADY_CHOSEN: {"L-11"},
    Reason.NOT_YOUR_TURN: {"L-30"},
    Reason.NO_SUCH_CARD: {"L-11", "L-30"},
}


def begun(*, open_play: bool) -> tuple[LandUnter, LandUnterTable]:
    """Seat 3 is out, and seat 0 has chosen or played."""
    game = land_unter(4, open_play=open_play)
    table = position(
        game,
        hands=["10 20", "11 21", "12 22"],
        laid_down=["", "", "", "13 23"],
        turned_up="4 9",
        belts=(1, 1, 1, 0),
        out=(3,),
    )
    play(game, table, 0, 10)
    return game, table


def over() -> tuple[LandUnter, LandUnterTable]:
    game = land_unter(3)
    table = position(game, hands=["1 4", "2 5", "3 6"], turned_up="4 9", belts=(0, 0, 0), round=3)
    trick(game, table, {0: 1, 1: 2, 2: 3})
    assert game.outcome(table) is not None
    return game, table


def scenes() -> list[tuple[LandUnter, LandUnterTable]]:
    return [begun(open_play=False), begun(open_play=True), over()]


@rule("L-11", "L-15", "L-24", "L-30")
def test_each_reason_comes_up_and_is_given_with_its_rule() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for game, table in scenes():
        for seat in range(game.seats):
            for move in ANYTHING:
                refusal = game.refusal(table, seat, move)
                if refusal is not None:
                    found[refusal.reason].add(refusal.rule)
    assert found == RULES
    assert RULES.keys() | {Reason.SEAT_COUNT} == set(Reason)


@pytest.mark.parametrize("scene", scenes())
def test_refused_is_just_what_is_not_offered(scene: tuple[LandUnter, LandUnterTable]) -> None:
    game, table = scene
    for seat in range(game.seats):
        offered = game.moves(table, seat)
        assert len(set(offered)) == len(offered)
        allowed = {move for move in ANYTHING if game.refusal(table, seat, move) is None}
        assert allowed == set(offered)


@pytest.mark.parametrize(
    ("open_play", "seat", "move", "reason"),
    [
        pytest.param(False, 3, Play(7), "face-down-here", id="the way before dropping out"),
        pytest.param(True, 1, Choose(7), "face-up-here", id="the way before the card"),
        pytest.param(False, 3, Choose(7), "dropped-out", id="dropping out before the card"),
        pytest.param(True, 3, Play(0), "dropped-out", id="dropping out before the turn"),
        pytest.param(False, 0, Choose(7), "already-chosen", id="the choice before the card"),
        pytest.param(True, 2, Play(7), "not-your-turn", id="the turn before the card"),
        pytest.param(False, 1, Choose(-1), "no-such-card", id="places count from 0"),
        pytest.param(True, 1, Play(2), "no-such-card", id="beyond the hand"),
    ],
)
@rule("L-11", "L-15", "L-30")
def test_people_object_to_the_plainest_thing_first(
    seat: int, move: LandUnterMove, reason: str, *, open_play: bool
) -> None:
    game, table = begun(open_play=open_play)
    assert refused(game, table, seat, move).reason == reason


@rule("L-24")
def test_the_end_is_objected_to_before_anything_else() -> None:
    game, table = over()
    for move in (Choose(7), Play(0)):
        assert refused(game, table, 0, move).reason == "game-over"
