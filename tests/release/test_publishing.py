"""What is published: complete, small, the same every time, and with everybody's licence."""

import io
import json
import re
import tarfile
from collections.abc import Mapping
from importlib.metadata import PathDistribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.release_check import LICENCES, differences, faults_of_source, faults_of_wheel
from tools.size_installed import table, weights

ROOT = Path(__file__).parents[2]
LICENCE_FILE = ROOT / "src/houle/web/client/licences.txt"
ENTRY = re.compile(r"^## (\S+) - \S+ \(([^)]+)\)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
OURS = "Apache-2.0"
"""Its text lies in every wheel already: it is ours too."""


def packed(path: Path, files: Mapping[str, str]) -> Path:
    with ZipFile(path, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
    return path


def source(path: Path, *names: str) -> Path:
    with tarfile.open(path, "w:gz") as made:
        for name in names:
            made.addfile(tarfile.TarInfo(name), io.BytesIO())
    return path


def test_every_package_in_the_browser_is_named_with_its_licence() -> None:
    bundled = {*json.loads((ROOT / "package.json").read_text())["dependencies"], "svelte"}
    entries = ENTRY.findall(LICENCE_FILE.read_text())
    assert bundled <= {name for name, _, _ in entries}
    assert [name for name, kind, text in entries if kind != OURS and not text.strip()] == []
    assert "Apache License" in (ROOT / "LICENSE").read_text()


def test_a_wheel_without_licences_is_refused(tmp_path: Path) -> None:
    whole = {f"houle-1.dist-info/{LICENCES[0]}": "…", LICENCES[1]: "…"}
    assert faults_of_wheel(packed(tmp_path / "whole.whl", whole)) == []
    del whole[LICENCES[1]]
    assert faults_of_wheel(packed(tmp_path / "bare.whl", whole)) == [
        f"bare.whl lacks {LICENCES[1]}"
    ]


@pytest.mark.parametrize("needless", ["board/index.ts", "docs/bots.md"])
def test_a_wheel_with_what_is_elsewhere_is_refused(tmp_path: Path, needless: str) -> None:
    whole = {f"houle-1.dist-info/{LICENCES[0]}": "…", LICENCES[1]: "…"}
    whole["houle/games/low_tide/rules.md"] = whole[f"houle/games/low_tide/{needless}"] = "…"
    assert faults_of_wheel(packed(tmp_path / "heavy.whl", whole)) == [
        f"heavy.whl has houle/games/low_tide/{needless}"
    ]


def test_a_source_distribution_with_pictures_is_refused(tmp_path: Path) -> None:
    assert faults_of_source(source(tmp_path / "a.tar.gz", "houle-1/README.md")) == []
    assert faults_of_source(source(tmp_path / "b.tar.gz", "houle-1/docs/pictures/wave.jpg")) == [
        "b.tar.gz has a picture: houle-1/docs/pictures/wave.jpg"
    ]


def test_a_wheel_that_is_not_the_same_twice_is_refused(tmp_path: Path) -> None:
    one = packed(tmp_path / "one.whl", {"same.py": "1", "other.py": "1"})
    again = packed(tmp_path / "again.whl", {"same.py": "1", "other.py": "2", "new.py": ""})
    assert differences(one, one) == []
    assert differences(one, again) == [
        "built again, new.py differs",
        "built again, other.py differs",
    ]


def test_the_page_on_the_index_links_to_nothing_that_is_not_there() -> None:
    page = (ROOT / "docs/package.md").read_text()
    assert re.findall(r"\]\((?!https://)", page) == []


def test_what_a_distribution_weighs(tmp_path: Path) -> None:
    notes = tmp_path / "Fine_Fish-1.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: Fine_Fish\nVersion: 1\n")
    (notes / "RECORD").write_text("fish.py,,\ngone.py,,\n")
    (tmp_path / "fish.py").write_bytes(b"x" * 100_000)
    found = weights([PathDistribution(notes)])
    assert list(found) == ["fine-fish"]
    assert 100_000 <= found["fine-fish"] < 110_000


def test_the_heaviest_come_first_and_the_light_ones_together() -> None:
    found = {"a": 100_000, "b": 3_000_000, "c": 40_000_000, "d": 200_000}
    assert table(found, least=1_000_000)[2:] == [
        "| `c` | 40.0 |",
        "| `b` | 3.0 |",
        "| 2 lighter ones | 0.3 |",
        "| all | 43.3 |",
    ]
