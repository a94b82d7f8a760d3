"""The compiled wheel: what it takes to build one, who gets it, and that it is what it says."""

import re
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.build import get_requires_for_build_wheel

from tools.all_compiled import SOURCES, interpreted, listed
from tools.wheel_try import PROMISED, assert_compiled, preferred

PIP = (sys.executable, "-m", "pip")
PLATFORM = sysconfig.get_platform().replace("-", "_").replace(".", "_")
IMPORT = re.compile(r"^(?:from|import) (\w+)", re.MULTILINE)
PROJECT = SOURCES.with_name("pyproject.toml")
HERE = f"cp{sys.version_info[0]}{sys.version_info[1]}"


WITH_A_COMPILER = ["msgspec", "mypy", "mypy-extensions", "setuptools"]
"""mypyc takes the types of what the modules import from the libraries themselves."""


def asked_for() -> list[str]:
    return sorted(name.partition(">")[0] for name in get_requires_for_build_wheel())


def test_only_a_compiling_build_asks_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT.parent)
    monkeypatch.delenv("HOULE_COMPILED", raising=False)
    assert asked_for() == []
    monkeypatch.setenv("HOULE_COMPILED", "1")
    assert asked_for() == WITH_A_COMPILER


def test_the_same_pythons_are_promised_classified_compiled_and_tried() -> None:
    settings = tomllib.loads(PROJECT.read_text())
    short = [version.replace(".", "") for version in PROMISED]
    classified = [line.rpartition(":: ")[2] for line in settings["project"]["classifiers"]]
    assert [name for name in classified if name.startswith("3.")] == list(PROMISED)
    assert settings["tool"]["cibuildwheel"]["build"] == [f"cp{name}-*" for name in short]
    assert settings["project"]["requires-python"] == f">={PROMISED[0]}"


def test_every_module_to_be_compiled_is_there() -> None:
    modules = listed(SOURCES)
    assert {"houle.kernel.table", "houle.bots.playout_chance"} < set(modules)
    missing = [name for name in modules if not (SOURCES / f"{name.replace('.', '/')}.py").exists()]
    assert missing == []


def test_a_package_lists_what_is_compiled_in_its_own_folder(tmp_path: Path) -> None:
    game = tmp_path / "houle" / "games" / "low_tide"
    game.mkdir(parents=True)
    (game / "compiled.toml").write_text('modules = ["rules", "bots.playout"]')
    assert listed(tmp_path) == [
        "houle.games.low_tide.rules",
        "houle.games.low_tide.bots.playout",
    ]


def test_what_the_compiled_modules_import_is_there_when_they_are_compiled() -> None:
    ours = ("kernel", "games", "bots")
    imported = {
        name
        for part in ours
        for path in (SOURCES / "houle" / part).rglob("*.py")
        if "screen" not in path.with_suffix("").parts
        for name in IMPORT.findall(path.read_text())
    }
    others = imported - {"houle", *sys.stdlib_module_names}
    assert {name.replace("_", "-") for name in others} <= set(WITH_A_COMPILER)


def test_a_module_that_runs_interpreted_is_named() -> None:
    assert interpreted(["tools.all_compiled", "msgspec._core"]) == ["tools.all_compiled"]


def test_a_wheel_that_runs_interpreted_is_refused() -> None:
    workshop = Path(sys.executable).with_name("houle")
    with pytest.raises(AssertionError, match=r"houle\.kernel\.zones runs interpreted"):
        assert_compiled(workshop)


def test_pip_takes_the_compiled_wheel_where_there_is_one(tmp_path: Path) -> None:
    offered = tmp_path / "offered"
    offered.mkdir()
    for tag in ("py3-none-any", f"{HERE}-{HERE}-{PLATFORM}", "cp39-cp39-win_amd64"):
        wheel(offered / f"houle-1.0-{tag}.whl", tag)
    assert (
        preferred(PIP, offered, tmp_path / "taken").name
        == f"houle-1.0-{HERE}-{HERE}-{PLATFORM}.whl"
    )


def wheel(path: Path, tag: str) -> None:
    """The least that pip takes for one."""
    with ZipFile(path, "w") as made:
        made.writestr(
            "houle-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: houle\nVersion: 1.0\n"
        )
        made.writestr("houle-1.0.dist-info/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
        made.writestr("houle-1.0.dist-info/RECORD", "")
