"""The take-away test: without the folders of a game, all that is left is whole.

python -m tools.apart [--short] [GAME ...]

For each game the tree is copied into build/apart without the game's folders and its line in
pyproject.toml, and with no other change. There everything is checked as it is here; `--short` does
what is quick, without one game, another one after each commit.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
APART = ROOT / "build" / "apart"
GROUP = "houle.games"
PLACES = ("src/houle/games", "tests/games")
LINKED = (".venv", "node_modules")
"""What is installed is the same with and without a game, but for what is said below."""

READ = ("types", "layers", "texts", "rules", "client")
"""Where the rules are checked, all tests are collected."""
PLAYED = (
    *("lint", "client-check", "conformance-short"),
    *("test-covered", "test-played", "test-others", "test-served"),
)
QUICK = ("arena", "cli", "client", "docs", "layout", "samples", "texts", "web/client")
"""Folders of shared tests that take seconds."""


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


def install(target: Path) -> dict[str, str]:
    """Leave behind what an installer of the copy would; where to find that and the copy first."""
    project = tomllib.loads((target / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    noted = target / "build" / "installed" / f"{name}-{version}.dist-info"
    noted.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (noted / "METADATA").write_text(head, "utf-8")
    groups = {"console_scripts": project["scripts"], **project["entry-points"]}
    (noted / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{entry} = {place}\n" for entry, place in entries.items())
            for group, entries in groups.items()
        ),
        "utf-8",
    )
    places = (noted.parent, target / "src")
    tools = (target / ".venv" / "bin", os.environ["PATH"])
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, places)),
        "PATH": os.pathsep.join(map(str, tools)),
    }


def commands(*, short: bool) -> list[list[str]]:
    """What must pass in the copy; nothing is installed there."""
    kept = [f"--assume-old={made}" for made in (".venv/.ready", "node_modules/.package-lock.json")]
    make = ["make", "--no-print-directory", *kept]
    if not short:
        return [[*make, target] for target in (*READ, *PLAYED)]
    return [
        *([*make, target] for target in READ),
        *(["npm", "run", "-s", script] for script in ("check", "test")),
        [".venv/bin/python", "-m", "pytest", "-q", "-n", "2", *(f"tests/{one}" for one in QUICK)],
    ]


def without(game: str, *, short: bool) -> list[str]:
    """Make the copy without a game, and check it; what failed there."""
    target = APART / game
    shutil.rmtree(target, ignore_errors=True)
    leave_out(game, ROOT, target, our_files())
    for name in LINKED:
        (target / name).symlink_to(ROOT / name)
    if (ROOT / ".mypy_cache").exists():
        shutil.copytree(ROOT / ".mypy_cache", target / ".mypy_cache")
    environment = install(target)
    failed = []
    for command in commands(short=short):
        print(f"without {game}: {' '.join(command)}", flush=True)
        if subprocess.run(command, cwd=target, env=environment, check=False).returncode:  # noqa: S603
            failed.append(f"without {game}: {' '.join(command)}")
    return failed


def _git(*words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603


def our_files() -> list[Path]:
    """All that is under version control or could be, as it is now."""
    found = map(Path, _git("ls-files", "-co", "--exclude-standard", "-z").split("\0")[:-1])
    return [path for path in found if (ROOT / path).is_file()]


def in_turn(games: Sequence[str], commits: int | None = None) -> list[str]:
    """Another game after each commit."""
    number = int(_git("rev-list", "--count", "HEAD")) if commits is None else commits
    return [games[number % len(games)]]


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
