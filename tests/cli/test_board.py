"""`houle board` builds with what is there, or says what is missing."""

import json
from pathlib import Path

import pytest

from houle.cli import board
from tests.cli.conftest import Houle

TOOLS = {"svelte": "5.57.3", "vite": "8.3.8"}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a board, for a client that lends what it was built with."""
    notes = tmp_path / "client" / ".vite" / "lent.json"
    notes.parent.mkdir(parents=True)
    notes.write_text(json.dumps({"file": "assets/lent-1.js", "tools": TOOLS, "modules": {}}))
    monkeypatch.setattr(board, "FOLDER", tmp_path / "client")
    folder = tmp_path / "tide" / "src" / "tide"
    (folder / "board").mkdir(parents=True)
    return folder


def install(package: Path, tools: dict[str, str]) -> Path:
    """What npm leaves behind."""
    modules = package.parents[1] / "node_modules"
    for name, version in tools.items():
        (modules / name).mkdir(parents=True)
        (modules / name / "package.json").write_text(json.dumps({"version": version}))
    return modules


def refused(houle: Houle, folder: Path) -> str:
    """What is said in a line, the same in both languages but for the words."""
    lines = []
    for locale in ("en", "fr"):
        run = houle("board", folder, "--lang", locale)
        assert (run.status, run.out) == (2, "")
        assert run.err.count("\n") == 1
        lines.append(run.err)
    assert lines[0] != lines[1]
    return lines[0]


def test_a_folder_without_a_board_is_refused(houle: Houle, package: Path) -> None:
    assert "has no folder “board”" in refused(houle, package.parent)


def test_without_its_tools_it_says_how_to_install_them(houle: Houle, package: Path) -> None:
    assert "svelte@5.57.3 vite@8.3.8" in refused(houle, package)
    install(package, {"svelte": "5.57.3"})
    assert "svelte@5.57.3 vite@8.3.8" in refused(houle, package)


def test_with_another_svelte_it_says_which_is_lent(houle: Houle, package: Path) -> None:
    install(package, {**TOOLS, "svelte": "5.1.0"})
    said = refused(houle, package)
    assert "lends Svelte 5.57.3, and node_modules has 5.1.0" in said
    assert "svelte@5.57.3" in said


def test_without_a_client_it_says_so(houle: Houle, package: Path) -> None:
    install(package, TOOLS)
    (package.parents[2] / "client" / ".vite" / "lent.json").unlink()
    assert "make client" in refused(houle, package)


def test_without_node_it_says_so(
    houle: Houle, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(package, TOOLS)
    monkeypatch.setattr(board, "which", lambda *_, **__: None)
    assert "Node.js" in refused(houle, package)


@pytest.mark.parametrize("status", [0, 1])
def test_it_runs_the_tools_of_the_package_and_leaves_nothing_among_them(
    houle: Houle, package: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    modules = install(package, TOOLS)
    node = package / "node"
    node.write_text(
        f'#!/bin/sh\necho "$@" "$BOARD_FOLDER" >&2\ntest -f "$4" || exit 9\nexit {status}\n'
    )
    node.chmod(0o755)
    monkeypatch.setattr(board, "which", lambda *_, **__: str(node))
    run = houle("board", package, "--lang", "en")
    assert run.status == status
    assert ("is what browsers get" in run.out) == (status == 0)
    assert sorted(path.name for path in modules.iterdir()) == sorted(TOOLS)
