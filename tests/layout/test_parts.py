"""A game is a folder: every one is registered, and what is not covered by tests is said."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from houle.games.registry import find_game, part_of
from tests.conformance.lowtide import LowTide
from tests.samples.install import house_games

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "houle" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/rules.py"))
OMITTED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["coverage"]["run"]["omit"]
UNTRACED = ("bots", "commands", "figures", "lesson", "screen", "watcher")
"""Parts of which coverage is not asked."""


def test_every_folder_is_registered_under_its_name() -> None:
    folders = [find_game(name).__module__.split(".")[-2] for name in house_games()]
    assert sorted(folders) == FOLDERS
    assert sorted(name.replace("-", "_") for name in house_games()) == FOLDERS


@pytest.mark.parametrize("game", house_games())
def test_every_game_of_ours_brings_bots(game: str) -> None:
    assert part_of(find_game(game), "bots") is not None


def test_a_game_need_not_bring_a_part() -> None:
    assert part_of(LowTide, "bots") is None


@pytest.mark.parametrize("game", FOLDERS)
def test_all_of_a_game_is_covered_but_what_is_named(game: str) -> None:
    for path in (GAMES / game).rglob("*.py"):
        part = path.relative_to(GAMES / game).parts[0].removesuffix(".py")
        name = path.relative_to(ROOT).as_posix()
        assert any(fnmatch(name, omitted) for omitted in OMITTED) == (part in UNTRACED), name
