"""Bots play a few games of each kind that is installed: `python tools/sim_each.py`.

Needs nothing but Houle, so a wheel can be tried with it.
"""

import sys

from houle.cli.main import main
from houle.games.registry import game_names

GAMES = "20"

if __name__ == "__main__":
    sys.exit(max(main(["sim", name, "--games", GAMES]) or 0 for name in game_names()))
