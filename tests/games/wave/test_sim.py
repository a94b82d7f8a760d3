"""Many games of WAVE from the command line, graded."""

import re

from tests.cli.conftest import Houle


def test_the_figures_of_a_seed(houle: Houle) -> None:
    table = ("--bot", "greedy", "--games", "40", "--players", "3", "--seed", "swell")
    run = houle("sim", "wave", *table)
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
