"""Many games from the command line."""

import re
from functools import partial

import pytest

from houle.cli.terminal import Terminal
from tests.cli.conftest import Houle, Tty

GREEDY = ("--bot", "greedy")


def test_the_figures_of_a_seed(houle: Houle) -> None:
    run = houle("sim", "flotsam", *GREEDY, "--games", "40", "--players", "3", "--seed", "swell")
    assert run.status == 0
    figures = dict(line.rsplit(": ", 1) for line in run.out.splitlines()[1:])
    speed = figures.pop("games per second")
    assert re.fullmatch(r"\d+", speed)
    assert figures == {
        "games": "40",
        "won by somebody": "40 (100.0 %)",
        "decisions per game": "36.0",
        "points, mean": "4.15",
        "points, median": "4.0",
        "seat 1": "won 17 (42.5 %), points 4.33",
        "seat 2": "won 22 (55.0 %), points 4.33",
        "seat 3": "won 15 (37.5 %), points 3.80",
        "end: played out": "40 (100.0 %)",
    }


def test_french_figures_have_commas(houle: Houle) -> None:
    run = houle(
        "sim",
        "flotsam",
        *GREEDY,
        "--games",
        "40",
        "--players",
        "3",
        "--seed",
        "swell",
        "--lang",
        "fr",
    )
    assert "décisions par partie : 36,0\n" in run.out
    assert "points, moyenne : 4,15\n" in run.out
    assert "gagnées par quelqu'un : 40 (100,0 %)\n" in run.out


def test_two_processes_find_the_same(houle: Houle) -> None:
    table = ("sim", "flotsam", "--games", "30", "--seed", "swell", "--bot", "random")
    alone, together = (houle(*table, "--jobs", jobs).out.splitlines() for jobs in ("1", "2"))
    assert alone[:-1] == together[:-1]


def test_without_a_seed_one_is_drawn_and_named(houle: Houle) -> None:
    titles = [
        houle("sim", "flotsam", *GREEDY, "--games", "1").out.splitlines()[0] for _ in range(2)
    ]
    assert titles[0] != titles[1]
    seed = titles[0].rsplit(maxsplit=1)[-1]
    again = [houle("sim", "flotsam", *GREEDY, "--games", "1", "--seed", seed).out for _ in range(2)]
    assert again[0].splitlines()[:-1] == again[1].splitlines()[:-1]


def test_any_game_can_be_simulated(houle: Houle, a_strangers_game: str) -> None:
    run = houle("sim", a_strangers_game, "--games", "20", "--seed", "swell")
    assert "end: played out: 20 (100.0 %)" in run.out
    assert re.search(r"seat 2: won \d+ \(\d+\.\d %\), points \d\.\d\d", run.out)


def test_on_a_screen_the_figures_stand_in_a_table(
    houle: Houle, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Tty()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("houle.cli.sim.Terminal", partial(Terminal, stream=screen))
    assert houle("sim", "flotsam", *GREEDY, "--games", "3").status == 0
    assert re.search(r"│ games +│ +3 │", screen.getvalue())
