"""Bots against each other from the command line."""

import re
import sys
from functools import partial
from pathlib import Path

import pytest

from houle.arena import Played
from houle.cli.terminal import Terminal
from tests.cli.conftest import Houle, Tty

TOGETHER = ("flotsam", "--company", "all", "--turns", "8")
GREEDY_OR_NOT = ("arena", *TOGETHER, "--players", "2", "--bots", "greedy,random", "--seed", "swell")
AGAINST = ("arena", "flotsam", "--players", "3", "--seed", "swell", "--jobs", "1")


def test_who_plays_together_is_compared_on_the_same_deals(houle: Houle) -> None:
    run = houle(*GREEDY_OR_NOT, "--deals", "12", "--jobs", "1")
    assert run.status == 0
    title, played, greedy, random, pair, pace, _ = run.out.splitlines()
    assert title == "FLOTSAM, 2 players, seed swell"
    assert played.startswith("12 deals, 24 games")
    points = r"points of a seat, a round \d+\.\d\d \[-?\d+\.\d\d, \d+\.\d\d\]"
    assert re.search(rf"^greedy: games won \d+\.\d % \[.+\]; {points}; decisions per game", greedy)
    assert random.startswith("random: games won 83.3 % [50.2, ")
    assert re.search(r"^greedy – random: won more often \+\d", pair)  # noqa: RUF001
    assert re.search(r"points ahead, a round \+\d+\.\d\d \[\+.+\]; verdict ahead$", pair)
    assert re.search(r"^greedy: decisions \(CPU ms: half, 99 %, longest\) \d+ \(\d+\.\d\d, ", pace)


def test_who_plays_against_others_takes_every_seat(houle: Houle) -> None:
    run = houle(*AGAINST, "--bots", "greedy,random", "--deals", "6")
    assert "6 deals, 24 games" in run.out
    assert re.search(r"greedy – random: wins .+; even 33.3 %; points ahead", run.out)  # noqa: RUF001
    assert re.search(r"gain on the same seat \+\d", run.out)


def test_one_bot_plays_itself(houle: Houle) -> None:
    run = houle(*AGAINST, "--bots", "random", "--deals", "2")
    assert "2 deals, 2 games" in run.out
    assert "ends played out 100.0 %" in run.out


def test_several_bots_are_rated(houle: Houle) -> None:
    run = houle(*AGAINST, "--bots", "greedy,beginner,random", "--deals", "2")
    assert len(re.findall(r" – ", run.out)) == 3  # noqa: RUF001
    rated = re.findall(r"^(\w+): rating \d+\.\d; unsure by \d+\.\d$", run.out, re.MULTILINE)
    assert sorted(rated) == ["beginner", "greedy", "random"]
    assert rated[-1] == "random"


def test_a_ladder_compares_neighbours_from_the_lowest_up(houle: Houle) -> None:
    names = ("--ladder", "--bots", "random,beginner,greedy")
    run = houle(*AGAINST, *names, "--deals", "2")
    pairs = re.findall(r"^(\w+) – (\w+): wins", run.out, re.MULTILINE)  # noqa: RUF001
    assert pairs == [("beginner", "random"), ("greedy", "beginner")]


def test_the_name_of_a_game_may_have_an_underscore(houle: Houle, a_strangers_game: str) -> None:
    name = a_strangers_game.replace("-", "_")
    assert name != a_strangers_game
    run = houle("arena", name, "--bots", "random", "--deals", "1", "--jobs", "1")
    assert run.out.startswith("low tide")


def test_a_contest_goes_on_from_its_file(houle: Houle, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    once = houle(*GREEDY_OR_NOT, "--deals", "6", "--jobs", "1").out
    houle(*GREEDY_OR_NOT, "--deals", "4", "--jobs", "1", "--out", results)
    results.write_bytes(results.read_bytes()[:-40])
    kept = results.read_bytes().splitlines()[:-1]
    resumed = houle(*GREEDY_OR_NOT, "--deals", "6", "--jobs", "2", "--out", results).out
    assert without_times(once) == without_times(resumed)
    assert results.read_bytes().splitlines()[: len(kept)] == kept
    assert len(results.read_bytes().splitlines()) == 1 + 12


def without_times(out: str) -> list[str]:
    return [line for line in out.splitlines() if "CPU" not in line]


def test_a_seed_that_was_drawn_need_not_be_said_again(houle: Houle, tmp_path: Path) -> None:
    command = ("arena", "flotsam", "--bots", "random", "--jobs", "1", "--out", tmp_path / "results")
    begun, resumed = (houle(*command, "--deals", deals).out for deals in ("2", "3"))
    assert begun.splitlines()[0] == resumed.splitlines()[0]
    assert "3 deals, 3 games" in resumed


def test_what_is_done_is_not_played_again(
    houle: Houle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*GREEDY_OR_NOT, "--deals", "3", "--jobs", "1", "--out", tmp_path / "results.jsonl")
    before = houle(*command).out

    def refuse(*_: object) -> Played:
        raise AssertionError("played again")

    monkeypatch.setattr("houle.arena.match.play_deal", refuse)
    assert houle(*command).out == before
    with pytest.raises(AssertionError, match="played again"):
        houle(*command, "--deals", "4")


def test_a_file_of_another_contest_is_refused(houle: Houle, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    houle(*GREEDY_OR_NOT, "--deals", "1", "--jobs", "1", "--out", results)
    other = houle(*GREEDY_OR_NOT, "--seed", "tide", "--out", results)
    assert other.status == 2
    assert "holds results of something else: “seed” differs" in other.err
    letter = tmp_path / "letter"
    letter.write_text("Dear aunt,\n")
    stranger = houle(*GREEDY_OR_NOT, "--out", letter)
    assert stranger.status == 2
    assert "holds no results of the arena" in stranger.err
    assert houle(*GREEDY_OR_NOT, "--out", tmp_path).err.endswith("cannot be written.\n")


def test_a_picture_if_somebody_wants_one(houle: Houle, tmp_path: Path) -> None:
    picture = tmp_path / "chart.png"
    command = (*GREEDY_OR_NOT, "--deals", "2", "--jobs", "1", "--plot")
    assert houle(*command, picture).status == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    for wrong in ("nowhere/chart.png", "chart.tune"):
        run = houle(*command, tmp_path / wrong)
        assert (run.status, run.out) == (2, "")
        assert "no picture can be drawn there" in run.err


def test_without_the_extra_it_says_what_is_missing(
    houle: Houle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "houle.arena.plot", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib.axes", None)
    run = houle(*GREEDY_OR_NOT, "--deals", "1", "--jobs", "1", "--plot", tmp_path / "chart.png")
    assert run.status == 2
    assert run.err.endswith("matplotlib.axes. It comes with houle[arena].\n")


def test_unknown_bots_and_games_are_named(houle: Houle) -> None:
    assert "no bot called kraken" in houle("arena", "flotsam", "--bots", "greedy,kraken").err
    assert "no game called chess" in houle("arena", "chess").err


def test_french(houle: Houle) -> None:
    run = houle(*GREEDY_OR_NOT, "--deals", "3", "--jobs", "1", "--lang", "fr")
    assert "3 donnes, 6 parties" in run.out
    assert re.search(r"greedy\s: parties gagnées \d+,\d % \[\d+,\d\s; \d+,\d\]", run.out)


def test_any_game_can_be_played_in_the_arena(houle: Houle, a_strangers_game: str) -> None:
    run = houle("arena", a_strangers_game, "--deals", "3", "--seed", "swell", "--jobs", "1")
    assert run.status == 0
    assert "3 deals, 3 games" in run.out


def test_on_a_screen_the_figures_stand_in_tables(
    houle: Houle, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Tty()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("houle.cli.arena.Terminal", partial(Terminal, stream=screen))
    assert houle(*GREEDY_OR_NOT, "--deals", "2", "--jobs", "1").status == 0
    assert re.search(r"│ greedy – random +│", screen.getvalue())  # noqa: RUF001
    assert re.search(r"bot\b.*games won", screen.getvalue())


def test_a_game_knows_its_own_name_in_the_ledger(houle: Houle, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    houle(*AGAINST, "--bots", "random", "--deals", "1", "--silent", "--out", results)
    header = results.read_text().splitlines()[0]
    assert '"game":"flotsam"' in header
    assert '"silent":true' in header
