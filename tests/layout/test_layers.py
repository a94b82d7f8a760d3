"""Layers hold within a game's folder too: an import against each of them is found."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.samples.install import house_games

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")


ONE, OTHER = (f"houle.games.{game.replace('-', '_')}" for game in house_games()[:2])
PLANTED = (
    (f"{ONE}.rules", f"{ONE}.bots"),
    (f"{ONE}.rules", "houle.bots.playout_chance"),
    (f"{ONE}.rules", f"{ONE}.screen"),
    (f"{OTHER}.rules", "houle.texts.ids"),
    (f"{OTHER}.rules", "rich"),
    (f"{OTHER}.screen", f"{OTHER}.bots"),
    (f"{OTHER}.screen", f"{ONE}.screen"),
    (f"{ONE}.bots", "houle.texts.speaker"),
    (f"{ONE}.bots", f"{OTHER}.moves"),
    (f"{ONE}.bots", f"{OTHER}.bots"),
    (f"{ONE}.watcher", "houle.web.app"),
    ("houle.web.app", "houle.research"),
    ("houle.bots.race", f"{ONE}.bots"),
)
"""Modules, and what they must not import."""


def linted(folder: Path, planted: Sequence[tuple[str, str]]) -> str:
    """What import-linter says of our sources with imports added to some of them."""
    shutil.copytree(
        ROOT / "src" / "houle",
        folder / "houle",
        ignore=shutil.ignore_patterns("client", "__pycache__"),
    )
    for module, imported in planted:
        package = folder / module.replace(".", "/")
        path = package / "__init__.py" if package.is_dir() else package.with_suffix(".py")
        before = path.read_text() if path.exists() else ""
        path.write_text(f"{before}\nimport {imported}\n")
    said = subprocess.run(  # noqa: S603 - a tool of ours
        [LINT, "--config", ROOT / "pyproject.toml", "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout


def test_every_planted_import_is_found(tmp_path: Path) -> None:
    said = linted(tmp_path, PLANTED)
    found = [(module, imported) for module, imported in PLANTED if told(said, module, imported)]
    assert found == list(PLANTED)


def told(said: str, module: str, imported: str) -> bool:
    return re.search(rf"\b{module} -> {imported} ", said) is not None


def test_without_one_all_contracts_are_kept(tmp_path: Path) -> None:
    said = linted(tmp_path, ())
    assert "0 broken" in said
    assert not any(told(said, *one) for one in PLANTED)


def test_a_circle_is_found_even_if_only_types_go_round(tmp_path: Path) -> None:
    needed_for_types = "typing; from typing import TYPE_CHECKING\nif TYPE_CHECKING: import"
    said = linted(tmp_path, [(f"{ONE}.refusals", f"{needed_for_types} {ONE}.rules")])
    assert f"No cycles are allowed in {ONE}." in said
    assert "1 broken" in said
