"""Which finished games of LAND UNTER are kept."""

from houle.games.land_unter import LandUnter
from houle.kernel import game_of, replay
from tests.games.golden import stored

GAMES = dict(stored(LandUnter.name))


def test_golden_games_are_of_every_variant() -> None:
    options = [game_of(LandUnter, kept.record).options for kept in GAMES.values()]
    for switch in ("open_play", "memory_aid"):
        assert {getattr(chosen, switch) for chosen in options} == {False, True}, switch
    assert {kept.record.seats for kept in GAMES.values()} == {3, 4, 5}


def test_in_golden_games_players_drop_out_and_share_the_victory() -> None:
    lasted, dropped = 0, 0
    for kept in GAMES.values():
        *_, table = replay(game_of(LandUnter, kept.record), kept.record)
        for row in table.public.scores:
            lasted += -1 not in row
            dropped += -1 in row
    assert lasted
    assert dropped
    assert any(len(kept.outcome.winners) > 1 for kept in GAMES.values())
