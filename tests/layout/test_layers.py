"""Layers hold within a game's folder too: an import against each of them is found."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")


PLANTED = (
    ("houle.games.wave.rules", "houle.games.wave.bots.greedy"),
    ("houle.games.wave.rules", "houle.bots.luck"),
    ("houle.games.wave.rules", "houle.games.wave.screen.brush"),
    ("houle.games.land_unter.rules", "houle.texts.ids"),
    ("houle.games.land_unter.rules", "rich"),
    ("houle.games.land_unter.screen", "houle.games.land_unter.bots"),
    ("houle.games.land_unter.screen", "houle.games.wave.screen"),
    ("houle.games.wave.bots.greedy", "houle.texts.speaker"),
    ("houle.games.wave.bots.greedy", "houle.games.sea_change.moves"),
    ("houle.games.wave.bots.greedy", "houle.games.sea_change.bots.greedy"),
    ("houle.games.vague_et_attaque.watcher", "houle.web.app"),
    ("houle.web.app", "houle.research"),
    ("houle.bots.race", "houle.games.wave.bots.greedy"),
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
        path = folder / f"{module.replace('.', '/')}.py"
        path.write_text(path.read_text() + f"\nimport {imported}\n")
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
