"""What the check of growth finds: an index that is missing, a filter that no index has."""

import pytest

from tools.growth.measuring import Growth, measured
from tools.growth.slopes import STEEPEST, slope

SIZES = (1_000, 8_000)
FEW = 10
"""So short are lists that they are full among so few tables."""
NO_INDEX_OF_PLAYERS = ("DROP INDEX seatings_of_player",)
PHASE_IN_NO_INDEX = (
    *NO_INDEX_OF_PLAYERS,
    "CREATE INDEX seatings_of_player ON seatings (player_id)",
)
GAME_IN_NO_INDEX = ("DROP INDEX tables_listed_of_game",)
NOTHING_DUE_IS_FOUND = ("DROP INDEX tables_due",)


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


def faults(found: list[Growth]) -> dict[str, list[str]]:
    return {one.line: one.faults for one in found if one.faults}


def test_nothing_grows_as_it_is(kind: str) -> None:
    found = measured(kind, SIZES, FEW)
    assert faults(found) == {}
    assert all(unit > 0 for one in found for unit in one.units)


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        (NO_INDEX_OF_PLAYERS, "my tables that go on"),
        (NO_INDEX_OF_PLAYERS, "friends, and where they sit"),
        (PHASE_IN_NO_INDEX, "my finished tables, first page"),
        (PHASE_IN_NO_INDEX, "my tables that go on"),
        (GAME_IN_NO_INDEX, "finished tables of a game never played"),
        (NOTHING_DUE_IS_FOUND, "what is due"),
    ],
)
def test_an_index_that_is_missing_or_lacks_what_is_asked_for_is_found(
    kind: str, fault: tuple[str, ...], line: str
) -> None:
    assert line in faults(measured(kind, SIZES, FEW, more=fault, only=line))


def test_a_slope_is_the_power_by_which_something_grows() -> None:
    assert slope((size, 7.0) for size in (10, 100, 1000)).power == pytest.approx(0)
    assert slope((size, size / 3) for size in (10, 100, 1000)).power == pytest.approx(1)
    assert slope((size, size**0.5) for size in (10, 100, 1000)).power == pytest.approx(0.5)
    noisy = slope([(10, 1.0), (10, 1.2), (100, 1.1), (100, 0.9), (1000, 1.0), (1000, 1.1)])
    assert abs(noisy.power) < noisy.off < STEEPEST
