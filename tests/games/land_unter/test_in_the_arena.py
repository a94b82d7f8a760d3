"""What the arena makes of the rounds of LAND UNTER."""

from houle.arena.match import play_deal
from houle.games.land_unter import LandUnter


def test_there_are_as_many_rounds_as_players() -> None:
    played = play_deal(LandUnter(3), ("random",) * 3, "swell", 0, lambda: 0)
    assert played.rounds == 3
    assert set(played.winners) == {
        seat for seat, points in enumerate(played.points) if points == max(played.points)
    }
