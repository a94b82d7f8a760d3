"""Many games of VAGUE & ATTAQUE from the command line, with what a watcher counted."""

import re

from tests.cli.conftest import Houle


def test_what_a_watcher_counted_is_named_as_the_game_names_it(houle: Houle) -> None:
    table = (
        "sim",
        "vague-et-attaque",
        "--bot",
        "greedy",
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
