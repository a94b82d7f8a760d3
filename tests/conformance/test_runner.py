"""The suite from the command line."""

import re
from dataclasses import replace

import pytest

from houle.conformance.__main__ import main
from houle.conformance.runner import load, units
from houle.kernel import Seat, Table
from tests.conformance.lowtide import LowTide, TideMove, TidePublic
from tests.conformance.suite import LOW_TIDE

SOUND = "tests.conformance.suite:LOW_TIDE"
BROKEN = "tests.conformance.test_runner:NO_MOVES"


class NoMoves(LowTide):
    def moves(self, table: Table[TidePublic], seat: Seat) -> list[TideMove]:
        return []


NO_MOVES = replace(LOW_TIDE, game_type=NoMoves)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_figures_say_what_was_checked(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([SOUND, "--pairs", "60", "--moves", "300", "--jobs", jobs]) == 0
    said = capsys.readouterr().out
    figures = {
        name.strip(): int(count.replace(",", ""))
        for name, count in re.findall(r"^  ([a-z ]+?) +([\d,]+)", said, re.MULTILINE)
    }
    assert figures["moves"] >= 300
    assert figures["seat pairs"] + figures["watcher pairs"] >= 60
    assert figures["worlds"] > 0
    assert "play (3 settings, " in said
    assert "secrecy (3 settings, " in said
    assert "differences found: 0" in said


def test_the_same_seeds_check_the_same_on_one_process_as_on_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def counts(jobs: str) -> list[str]:
        main([SOUND, "--pairs", "40", "--moves", "200", "--jobs", jobs])
        said = capsys.readouterr().out
        return sorted(re.findall(r"^  [a-z ]+ [\d,]+", said, re.MULTILINE))

    assert counts("1") == counts("2")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_broken_promise_ends_the_run_and_can_be_repeated(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([BROKEN, "--jobs", jobs]) == 1
    said = capsys.readouterr().err
    found = re.search(r"--repeat (\w+:\d:\d+)", said)
    assert found is not None
    assert main([BROKEN, "--repeat", found[1]]) == 1
    assert capsys.readouterr().err == said


def test_one_check_can_be_repeated_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([SOUND, "--repeat", "worlds:1:4"]) == 0
    said = capsys.readouterr().out
    assert "worlds (1 settings" in said
    assert "play" not in said


def test_the_work_is_spread_over_all_settings() -> None:
    planned = units(LOW_TIDE, moves=100_000, pairs=1000, games=2, seed=5)
    for check, measure, total in (("play", "moves", 100_000), ("secrecy", "pairs", 1000)):
        parts = [unit for unit in planned if unit.check == check]
        shares = [sum(u.enough for u in parts if u.setting == s) for s in range(3)]
        assert {unit.measure for unit in parts} == {measure}
        assert sum(shares) == total
        assert max(shares) - min(shares) <= 1
        assert len({(unit.setting, unit.seed) for unit in parts}) == len(parts)
    assert sum(unit.enough for unit in planned if unit.check == "worlds") == 2 * 3


def test_only_a_subject_can_be_tested() -> None:
    with pytest.raises(TypeError, match="is not a Subject"):
        load("tests.conformance.lowtide:LowTide")
