"""Every planted fault is found, and nothing is where none was planted."""

import pytest

from houle.conformance import CHECKS, ConformanceError
from tests.games.wave.faults import FAULTS
from tests.games.wave.leaks import LEAKS
from tests.games.wave.planting import Fault, Setting
from tests.games.wave.rule_faults import RULE_FAULTS
from tests.games.wave.settings import setting_name
from tests.games.wave.suite import WAVE

PLANTED = [*LEAKS, *FAULTS, *RULE_FAULTS]


def budgets() -> dict[tuple[str, Setting], int]:
    """The most seeds that any fault gets, for each check and setting."""
    most: dict[tuple[str, Setting], int] = {}
    for fault in PLANTED:
        for setting in fault.settings:
            where = fault.check, setting
            most[where] = max(fault.within, most.get(where, 0))
    return most


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    subject = fault.subject(monkeypatch)
    games = [subject.game(setting) for setting in range(len(subject.settings))]
    with pytest.raises(ConformanceError):  # noqa: PT012 - the first of many tries that finds it
        for seed in range(fault.within):
            for game in games:
                CHECKS[fault.check](subject, game, seed)


@pytest.mark.parametrize(
    ("check", "setting", "seeds"),
    [(*where, seeds) for where, seeds in budgets().items()],
    ids=[f"{check}, {setting_name(setting)}" for check, setting in budgets()],
)
def test_nothing_is_found_where_no_fault_is(check: str, setting: Setting, seeds: int) -> None:
    game = WAVE.game_type(*setting)
    for seed in range(seeds):
        CHECKS[check](WAVE, game, seed)
