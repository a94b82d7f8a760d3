"""Which finished games of SEA CHANGE are kept."""

from houle.games.sea_change import SeaChange, Teams
from houle.games.sea_change.state import Cause
from houle.kernel import game_of
from tests.games.golden import stored

GAMES = dict(stored(SeaChange.name))


def test_golden_games_are_of_every_kind_and_end_in_every_way() -> None:
    options = [game_of(SeaChange, kept.record).options for kept in GAMES.values()]
    assert {chosen.teams is Teams.NONE for chosen in options} == {False, True}
    assert {chosen.target is None for chosen in options} == {False, True}
    assert {kept.record.seats for kept in GAMES.values()} == set(range(1, 9))
    assert {kept.outcome.cause for kept in GAMES.values()} == set(Cause)


def test_golden_games_are_won_and_lost_alone() -> None:
    alone = [kept.outcome.winners for kept in GAMES.values() if kept.record.seats == 1]
    assert {(), (0,)} <= set(alone)
