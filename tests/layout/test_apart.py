"""A copy without a game has nothing of it, and everything else."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from houle.games.registry import find_game
from tools.apart import (
    PYTEST,
    ROOT,
    games_of,
    in_turn,
    is_of,
    leave_out,
    our_files,
    passes,
    set_up,
)

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


@pytest.fixture(scope="module")
def copy() -> Iterator[Path]:
    """The tree without the first game, on the same disk, where an environment is quickly linked."""
    (ROOT / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(dir=ROOT / "build") as folder:
        target = Path(folder)
        leave_out(GAMES[0], ROOT, target, our_files())
        set_up(target)
        yield target


def test_what_runs_there_finds_the_copy_and_its_games(copy: Path) -> None:
    asked = "import houle; from houle.games.registry import *; print(houle.__file__, *game_names())"
    told = subprocess.run(  # noqa: S603
        [copy / ".venv/bin/python", "-c", asked],
        cwd=copy,
        env={"PATH": os.environ["PATH"]},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert Path(told[0]).is_relative_to(copy)
    assert told[1:] == GAMES[1:]


def test_a_shared_test_that_needs_the_game_is_found(copy: Path) -> None:
    planted = copy / "tests" / "kernel" / "test_planted.py"
    collect = [*PYTEST, "-n0", "--collect-only", str(planted.parent)]
    assert passes(collect, copy)
    planted.write_text(f"from {find_game(GAMES[0]).__module__} import *\n")
    assert not passes(collect, copy)


def test_one_game_after_the_other_is_left_out() -> None:
    assert set(in_turn(GAMES)) < set(GAMES)
    assert {one for number in range(20) for one in in_turn(GAMES, f"{number:040x}")} == set(GAMES)
