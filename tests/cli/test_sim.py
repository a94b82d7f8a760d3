"""Many games from the command line."""

import re
from functools import partial

import pytest

from houle.cli.terminal import Terminal
from tests.cli.conftest import Houle, Tty

GREEDY = ("--bot", "greedy")


def test_the_figures_of_a_seed(houle: Houle) -> None:
    run = houle("sim", "wave", *GREEDY, "--games", "40", "--players", "3", "--seed", "swell")
    assert run.status == 0
    figures = dict(line.rsplit(": ", 1) for line in run.out.splitlines()[1:])
    speed = figures.pop("games per second")
    assert re.fullmatch(r"\d+", speed)
    assert figures == {
        "games": "40",
        "won by somebody": "9 (22.5 %)",
        "decisions per game": "27.3",
        "points, mean": "-5.70",
        "points, median": "-4.0",
        "seat 1": "won 9 (22.5 %), points -5.70",
        "seat 2": "won 9 (22.5 %), points -5.70",
        "seat 3": "won 9 (22.5 %), points -5.70",
        "end: nothing could be played": "31 (77.5 %)",
        "end: the last card was played": "9 (22.5 %)",
        "grade: breeze (3 to 5)": "16 (40.0 %)",
        "grade: triumph (0 left)": "9 (22.5 %)",
        "grade: wipeout (11 or more)": "6 (15.0 %)",
        "grade: chop (6 to 10)": "5 (12.5 %)",
        "grade: swell (1 or 2)": "4 (10.0 %)",
        "cards left over, mean": "5.70",
    }


def test_french_figures_have_commas(houle: Houle) -> None:
    run = houle("sim", "wave", *GREEDY, "--games", "40", "--seed", "swell", "--lang", "fr")
    assert "décisions par partie : 27,3\n" in run.out
    assert "gagnées par quelqu'un : 9 (22,5 %)\n" in run.out


def test_two_processes_find_the_same(houle: Houle) -> None:
    table = ("sim", "wave", "--games", "30", "--seed", "swell", "--bot", "random")
    alone, together = (houle(*table, "--jobs", jobs).out.splitlines() for jobs in ("1", "2"))
    assert alone[:-1] == together[:-1]


def test_without_a_seed_one_is_drawn_and_named(houle: Houle) -> None:
    titles = [houle("sim", "wave", *GREEDY, "--games", "1").out.splitlines()[0] for _ in range(2)]
    assert titles[0] != titles[1]
    seed = titles[0].rsplit(maxsplit=1)[-1]
    again = [houle("sim", "wave", *GREEDY, "--games", "1", "--seed", seed).out for _ in range(2)]
    assert again[0].splitlines()[:-1] == again[1].splitlines()[:-1]


def test_any_game_can_be_simulated(houle: Houle, a_strangers_game: str) -> None:
    run = houle("sim", a_strangers_game, "--games", "20", "--seed", "swell")
    assert "end: played out: 20 (100.0 %)" in run.out
    assert re.search(r"seat 2: won \d+ \(\d+\.\d %\), points \d\.\d\d", run.out)


def test_what_a_watcher_counted_is_named_as_the_game_names_it(houle: Houle) -> None:
    table = (
        "sim",
        "vague-et-attaque",
        *GREEDY,
        "--games",
        "4",
        "--players",
        "2",
        "--seed",
        "swell",
    )
    english, french = (houle(*table, "--lang", lang).out for lang in ("en", "fr"))
    assert re.search(
        r"^order of play: first: 4, of these won \d \(\d+\.\d %\)$", english, re.MULTILINE
    )
    assert re.search(r"^card: The Sandbank: \d+, of these won ", english, re.MULTILINE)
    assert re.search(r"^turns of a player, mean: \d+\.\d\d$", english, re.MULTILINE)
    assert re.search(r"^carte\s: Le banc de sable\s: \d+, victoires\s: ", french, re.MULTILINE)


def test_on_a_screen_the_figures_stand_in_a_table(
    houle: Houle, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Tty()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("houle.cli.sim.Terminal", partial(Terminal, stream=screen))
    assert houle("sim", "wave", *GREEDY, "--games", "3").status == 0
    assert re.search(r"│ games +│ +3 │", screen.getvalue())
