"""Lets a process and its children find the games of the tests as if they had been installed."""

import os
import sys
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
    places = [str(INSTALLED), str(ROOT)]
    sys.path[:0] = [place for place in places if place not in sys.path]
    before = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    new = [place for place in places if place not in before]
    os.environ["PYTHONPATH"] = os.pathsep.join([*new, *filter(None, before)])


def install_low_tide(folder: Path) -> str:
    """Leave behind in a folder what an installer of Low Tide would, which brings no words."""
    package = folder / "low_tide-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: low-tide\nVersion: 1\n")
    (package / "entry_points.txt").write_text(
        f"[{GROUP}]\nlow-tide = tests.conformance.lowtide:LowTide\n"
    )
    return "low-tide"


def house_games() -> list[str]:
    """The games that are registered and are no samples."""
    return [name for name in game_names() if name not in SAMPLES]
