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


def test_a_round_that_was_cut_short_is_among_them() -> None:
    plays = [
        len(kept.record.plays)
        for kept in GAMES.values()
        if (kept.record.seats, kept.record.rules_version) == (1, SeaChange.rules_version)
    ]
    assert any(count % 10 for count in plays)


def test_games_by_the_first_rules_are_still_read() -> None:
    kept = GAMES["alone"]
    assert game_of(SeaChange, kept.record).rules_version == kept.record.rules_version == 1


def test_golden_games_are_won_and_lost_alone() -> None:
    alone = [kept.outcome.winners for kept in GAMES.values() if kept.record.seats == 1]
    assert {(), (0,)} <= set(alone)
