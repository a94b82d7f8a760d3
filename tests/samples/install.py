"""Lets a process and its children find the games of the tests as if they had been installed."""

import os
import sys
from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path

from houle.games.registry import GROUP, game_names

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).with_name("installed")
"""What an installer leaves behind: who brings which games."""


def _brought() -> frozenset[str]:
    entries = ConfigParser()
    entries.read(INSTALLED / "houle_samples-1.dist-info" / "entry_points.txt")
    return frozenset(entries[GROUP])


SAMPLES = _brought()


def install_samples() -> None:
    """For this process and for those that it starts."""
    find_in(INSTALLED)


def find_in(installed: Path) -> None:
    """Let this process and those that it starts find what an installer left behind there."""
    sys.path[:0] = [place for place in (str(installed), str(ROOT)) if place not in sys.path]
    os.environ["PYTHONPATH"] = path_with(installed)


def path_with(installed: Path) -> str:
    """The `PYTHONPATH` of a process that finds what an installer left behind there."""
    places = [str(installed), str(ROOT)]
    before = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join([*places, *(one for one in before if one and one not in places)])


LOW_TIDE = {"low-tide": "tests.conformance.lowtide:LowTide"}
"""A game that brings no words."""


def leave_behind(folder: Path, games: Mapping[str, str]) -> None:
    """Leave behind in a folder what an installer of a package with these games would."""
    package = folder / "strangers-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    entries = "".join(f"{name} = {where}\n" for name, where in games.items())
    (package / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}")


def house_games() -> list[str]:
    """The games that are registered and are no samples."""
    return [name for name in game_names() if name not in SAMPLES]
