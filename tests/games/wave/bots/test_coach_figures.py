"""The figures of games with open hands, and taking up a run that was interrupted."""

from pathlib import Path

import msgspec
import pytest

from houle.games.wave import WaveOptions
from houle.games.wave.bots.coach import Effort
from tests.games.wave.bots.coaching import Played, Setting, kept, main, play, report, wilson

SETTING = Setting(4, WaveOptions(), Effort(playouts=1, nodes=5, end_nodes=50), "test")


def test_a_deal_is_played_the_same_way_again() -> None:
    once, again = (play(SETTING, 3) for _ in range(2))
    assert (once.left, len(once.microseconds)) == (again.left, len(again.microseconds))


def test_two_players_agree_on_what_vaimiti_plays() -> None:
    setting = msgspec.structs.replace(SETTING, players=2, options=WaveOptions(nazare=True))
    assert len(play(setting, 0).microseconds) <= 33


def test_the_report_says_how_many_were_won_and_how_sure_that_is() -> None:
    played = [Played(SETTING, deal, left, (1000,) * 10) for deal, left in enumerate((0, 0, 3, 0))]
    lines = list(report(played))
    assert lines[0].startswith("4 deals: won 75.0% ±")
    assert lines[1].startswith("left over, mean: 0.750 ±")
    assert "p99 1.0 ms" in lines[2]
    assert wilson(0.5, 100) == pytest.approx(0.096, abs=0.001)


def test_finished_deals_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results.jsonl"
    effort = ["--playouts", "1", "--nodes", "5", "--end-nodes", "50", "--seed", "test"]
    command = ["wave_coach", "--players", "4", *effort, "--results", str(results)]
    monkeypatch.setattr("sys.argv", [*command, "--deals", "1"])
    main()
    first = results.read_bytes()
    monkeypatch.setattr("sys.argv", [*command, "--deals", "2"])
    main()
    assert results.read_bytes().startswith(first)
    assert set(kept(results, SETTING)) == {0, 1}
    assert "2 deals" in capsys.readouterr().out


def test_deals_of_another_setting_do_not_count(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    other = msgspec.structs.replace(SETTING, seed="other")
    results.write_bytes(msgspec.json.encode(Played(other, 0, 0, (1,))) + b"\n")
    assert kept(results, SETTING) == {}
