"""Who sits where, and who plays with whom."""

from typing import Any

import pytest

from houle.arena import Contest, Pairing
from houle.games.land_unter import LandUnter
from houle.games.sea_change import SeaChange
from houle.games.sea_change.state import SeaOptions, Teams
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.wave import Wave
from houle.kernel import Game, Seats


@pytest.mark.parametrize(
    ("game", "sides"),
    [
        (Wave(3), ((0, 1, 2),)),
        (LandUnter(3), ((0,), (1,), (2,))),
        (SeaChange(1), ((0,),)),
        (SeaChange(2), ((0,), (1,))),
        (SeaChange(5, SeaOptions(teams=Teams.THREE_TWO)), None),
        (VagueEtAttaque(1), ((0,),)),
        (VagueEtAttaque(3), ((0,), (1,), (2,))),
        (VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True)), ((0, 2), (1, 3))),
    ],
    ids=repr,
)
def test_sides(game: Game[Any, Any, Any], sides: tuple[Seats, ...] | None) -> None:
    found = game.sides()
    assert sides in (None, found)
    assert sorted(seat for side in found for seat in side) == list(range(game.seats))


def test_one_bot_takes_every_seat_in_turn_and_the_other_shows_what_is_usual() -> None:
    contest = Contest(LandUnter(3), ("sly", "plain"))
    assert contest.pairings == [Pairing("sly", "plain")]
    assert contest.lineups() == [
        ("sly", "plain", "plain"),
        ("plain", "sly", "plain"),
        ("plain", "plain", "sly"),
        ("plain", "plain", "plain"),
    ]


def test_partners_are_the_same_bot() -> None:
    game = VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True))
    assert Contest(game, ("sly", "plain")).lineups() == [
        ("sly", "plain", "sly", "plain"),
        ("plain", "sly", "plain", "sly"),
        ("plain", "plain", "plain", "plain"),
    ]


def test_whoever_plays_together_plays_with_its_like() -> None:
    contest = Contest(Wave(2), ("sly", "plain"))
    assert contest.together
    assert contest.lineups() == [("sly", "sly"), ("plain", "plain")]


def test_alone_a_bot_plays_itself() -> None:
    assert Contest(LandUnter(3), ("sly",)).lineups() == [("sly", "sly", "sly")]


def test_three_bots_meet_in_pairs_and_nothing_is_played_twice() -> None:
    contest = Contest(LandUnter(3), ("a", "b", "c"))
    assert contest.pairings == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    lineups = contest.lineups()
    assert len(lineups) == len(set(lineups)) == 3 * 3 + 2


def test_on_a_ladder_each_meets_the_one_below() -> None:
    contest = Contest(LandUnter(3), ("low", "middle", "high"), ladder=True)
    assert contest.pairings == [Pairing("middle", "low"), Pairing("high", "middle")]
