"""The take-away test: without the folders of a game, all that is left is whole.

python -m tools.apart [--short] [GAME ...]

For each game the tree is copied into build/apart without the game's folders and its line in
pyproject.toml, and with no other change. There everything is checked as it is here; `--short` does
what is quick, without one game, which one by the id of the commit.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from houle.games.registry import GROUP

ROOT = Path(__file__).parents[1]
APART = ROOT / "build" / "apart"
PLACES = ("src/houle/games", "tests/games")
VENV = ".venv"
EDITABLE = "install -q --no-deps --no-build-isolation -e ."
PYTEST = (f"{VENV}/bin/python", "-m", "pytest", "-q", "-n", "2")
LANES = 2
NOBODY = "-c user.name=nobody -c user.email=nobody@localhost"

READ = ("types", "rules", "client", "texts", "layers")
"""Where the rules are checked, all tests are collected."""
WHOLE = ("lint", "client-check")
PLAYED = ("conformance-short", "test-covered", "test-played", "test-others", "test-served")
QUICK = ("cli", "client", "docs", "layout", "texts", "web/client", "games/test_registry.py")
"""Shared tests that ask which games there are, and take seconds."""
TWICE = ("cli/test_new_game.py", "layout/test_apart.py")
"""Those among them that make a game, or a copy, of their own."""


def games_of(root: Path) -> dict[str, str]:
    """The games that a tree brings, and where each is."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    games: dict[str, str] = project["entry-points"][GROUP]
    return games


def leave_out(game: str, source: Path, target: Path, files: Sequence[Path]) -> None:
    """Copy the files of a tree but for those of one game."""
    folder = game.replace("-", "_")
    for file in files:
        if not is_of(folder, file):
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / file, target / file)
    project = target / "pyproject.toml"
    lines = project.read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if f"{GROUP}.{folder}:" not in line]
    assert len(kept) == len(lines) - 1, f"{folder} has not one line in {project.name}"
    project.write_text("".join(kept), "utf-8")


def is_of(folder: str, file: Path) -> bool:
    """Whether a file belongs to one game."""
    return any(file.is_relative_to(Path(place) / folder) for place in PLACES)


def set_up(target: Path) -> None:
    """Give a copy an environment and a history of its own, as whoever clones it has them."""
    shutil.copytree(ROOT / VENV, target / VENV, symlinks=True, copy_function=os.link)
    for script in (target / VENV / "bin").iterdir():
        if script.is_symlink() or script.is_dir():
            continue
        if str(ROOT).encode() in (told := script.read_bytes()):
            mode = script.stat().st_mode
            script.unlink()  # what it is linked to stays as it is
            script.write_bytes(told.replace(str(ROOT).encode(), str(target).encode()))
            script.chmod(mode)
    for command in (
        (f"{VENV}/bin/python", "-m", "pip", *EDITABLE.split()),
        ("git", "init", "-q"),
        ("git", "add", "-A"),
        ("git", *NOBODY.split(), "commit", "-q", "-m", "Without a game"),
    ):
        subprocess.run(command, cwd=target, check=True)  # noqa: S603
    (target / "node_modules").symlink_to(ROOT / "node_modules")
    if (ROOT / ".mypy_cache").exists():
        shutil.copytree(ROOT / ".mypy_cache", target / ".mypy_cache")


def commands(*, short: bool) -> tuple[list[list[str]], list[list[str]]]:
    """What must pass in the copy: first what is busy on one core, then what is on all of them."""
    kept = [f"--assume-old={made}" for made in (".venv/.ready", "node_modules/.package-lock.json")]
    make = ["make", "--no-print-directory", *kept]
    reading = [[*make, target] for target in READ]
    if not short:
        whole = [[*make, target] for target in WHOLE]
        return [*whole, *reading], [[*make, target] for target in PLAYED]
    quick = [*(f"tests/{one}" for one in QUICK), *(f"--ignore=tests/{one}" for one in TWICE)]
    client = [["npm", "run", "-s", script] for script in ("check", "test")]
    return [*client, *reading], [[*PYTEST, *quick]]


def without(game: str, *, short: bool) -> list[str]:
    """Make the copy without a game, and check it; what failed there."""
    target = APART / game
    shutil.rmtree(target, ignore_errors=True)
    leave_out(game, ROOT, target, our_files())
    set_up(target)
    first, then = commands(short=short)
    with ThreadPoolExecutor(LANES) as lanes:
        passed = list(lanes.map(lambda command: passes(command, target, quiet=True), first))
    passed += [passes(command, target) for command in then]
    told = [f"without {game}: {' '.join(command)}" for command in (*first, *then)]
    return [one for one, good in zip(told, passed, strict=True) if not good]


def passes(command: Sequence[str], target: Path, *, quiet: bool = False) -> bool:
    """Run a command in a copy; if quiet, what it says is shown only if it fails."""
    began = time.monotonic()
    tools = os.pathsep.join([str(target / VENV / "bin"), os.environ["PATH"]])
    done = subprocess.run(  # noqa: S603
        command,
        cwd=target,
        env=os.environ | {"PATH": tools},
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if quiet and done.returncode:
        sys.stdout.buffer.write(done.stdout)
    print(f"{target.name}, {time.monotonic() - began:.0f} s: {' '.join(command)}", flush=True)
    return not done.returncode


def _git(*words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603


def our_files() -> list[Path]:
    """All that is under version control or could be, as it is now."""
    found = map(Path, _git("ls-files", "-co", "--exclude-standard", "-z").split("\0")[:-1])
    return [path for path in found if (ROOT / path).is_file()]


def in_turn(games: Sequence[str], commit: str | None = None) -> list[str]:
    """Another game with another commit, by its id: a shallow clone cannot count them."""
    return [games[int(commit or _git("rev-parse", "HEAD"), 16) % len(games)]]


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="without each of these; else without each of all")
    parser.add_argument("--short", action="store_true")
    asked = parser.parse_args(words)
    known = list(games_of(ROOT))
    games = [game.replace("_", "-") for game in asked.games]
    if unknown := set(games) - set(known):
        parser.error(f"no game is called {' or '.join(sorted(unknown))}; there is {known}")
    games = games or (in_turn(known) if asked.short else known)
    failed = [one for game in games for one in without(game, short=asked.short)]
    print(*failed or [f"whole without {', '.join(games)}"], sep="\n")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
