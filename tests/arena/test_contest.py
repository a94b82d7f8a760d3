"""Who sits where, and who plays with whom."""

from typing import Any

import pytest

from houle.arena import Contest, Pairing
from houle.kernel import Game, Seats
from tests.games.subjects import SUBJECTS
from tests.samples.eddy import Eddy
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions

TOGETHER, PAIRS = FlotsamOptions(company=Company.ALL), FlotsamOptions(company=Company.PAIRS)


@pytest.mark.parametrize(
    ("game", "sides"),
    [
        (Eddy(3), ((0,), (1,), (2,))),
        (Flotsam(1), ((0,),)),
        (Flotsam(3, TOGETHER), ((0, 1, 2),)),
        (Flotsam(4, PAIRS), ((0, 2), (1, 3))),
    ],
    ids=repr,
)
def test_sides(game: Game[Any, Any, Any], sides: tuple[Seats, ...]) -> None:
    assert game.sides() == sides


@pytest.mark.parametrize("name", SUBJECTS)
def test_everybody_is_on_one_side(name: str) -> None:
    for seats, options in SUBJECTS[name].settings:
        game = SUBJECTS[name].game_type(seats, options)
        assert sorted(seat for side in game.sides() for seat in side) == list(range(seats))


def test_one_bot_takes_every_seat_in_turn_and_the_other_shows_what_is_usual() -> None:
    contest = Contest(Eddy(3), ("sly", "plain"))
    assert contest.pairings == [Pairing("sly", "plain")]
    assert contest.lineups() == [
        ("sly", "plain", "plain"),
        ("plain", "sly", "plain"),
        ("plain", "plain", "sly"),
        ("plain", "plain", "plain"),
    ]


def test_partners_are_the_same_bot() -> None:
    game = Flotsam(4, PAIRS)
    assert Contest(game, ("sly", "plain")).lineups() == [
        ("sly", "plain", "sly", "plain"),
        ("plain", "sly", "plain", "sly"),
        ("plain", "plain", "plain", "plain"),
    ]


def test_whoever_plays_together_plays_with_its_like() -> None:
    contest = Contest(Flotsam(2, TOGETHER), ("sly", "plain"))
    assert contest.together
    assert contest.lineups() == [("sly", "sly"), ("plain", "plain")]


def test_alone_a_bot_plays_itself() -> None:
    assert Contest(Eddy(3), ("sly",)).lineups() == [("sly", "sly", "sly")]


def test_three_bots_meet_in_pairs_and_nothing_is_played_twice() -> None:
    contest = Contest(Eddy(3), ("a", "b", "c"))
    assert contest.pairings == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    lineups = contest.lineups()
    assert len(lineups) == len(set(lineups)) == 3 * 3 + 2


def test_on_a_ladder_each_meets_the_one_below() -> None:
    contest = Contest(Eddy(3), ("low", "middle", "high"), ladder=True)
    assert contest.pairings == [Pairing("middle", "low"), Pairing("high", "middle")]
