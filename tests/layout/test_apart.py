"""A copy without a game has nothing of it, and everything else."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.apart import ROOT, games_of, in_turn, install, is_of, leave_out, our_files

GAMES = list(games_of(ROOT))


def source_files() -> list[Path]:
    return [file for file in our_files() if file.suffix in (".py", ".toml", ".md")]


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_has_all_but_the_game(tmp_path: Path, game: str) -> None:
    files = source_files()
    leave_out(game, ROOT, tmp_path, files)
    missing = {file for file in files if not (tmp_path / file).exists()}
    folder = game.replace("-", "_")
    assert missing == {file for file in files if is_of(folder, file)}
    assert Path(f"src/houle/games/{folder}/rules.py") in missing
    assert Path(f"tests/games/{folder}/suite.py") in missing
    assert Path(f"src/houle/games/{folder}/rules.md") in missing
    changed = {
        file
        for file in {*files} - missing
        if (tmp_path / file).read_bytes() != (ROOT / file).read_bytes()
    }
    assert changed == {Path("pyproject.toml")}
    assert list(games_of(tmp_path)) == [other for other in GAMES if other != game]


def test_what_runs_there_finds_the_copy_and_its_games(tmp_path: Path) -> None:
    game, *others = GAMES
    leave_out(game, ROOT, tmp_path, source_files())
    asked = "import houle; from houle.games.registry import *; print(houle.__file__, *game_names())"
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-c", asked],
        cwd=tmp_path,
        env=install(tmp_path),
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert Path(told[0]).is_relative_to(tmp_path)
    assert told[1:] == others


def test_one_game_after_the_other_is_left_out() -> None:
    assert set(in_turn(GAMES)) < set(GAMES)
    assert {one for number in range(len(GAMES)) for one in in_turn(GAMES, number)} == set(GAMES)
