"""Code that runs on a server open to strangers leaves certain things alone."""

from pathlib import Path, PurePath

import pytest

from tests.samples.install import house_games
from tests.security.dangers import in_client, in_python

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "houle"


def test_nothing_of_ours_does_what_no_server_should() -> None:
    modules = [path for path in HOUSE.rglob("*.py") if "web/client" not in path.as_posix()]
    assert len(modules) > 200
    found = [
        danger
        for path in modules
        for danger in in_python(path.read_text("utf-8"), PurePath(path.relative_to(HOUSE)))
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "import pickle",
        "from http.cookies import SimpleCookie",
        "from xml.etree import ElementTree",
        "import subprocess",
        "from random import Random",
        "from hashlib import md5",
        "eval('1')",
        "import os\nos.system('ls')",
        "import hashlib\nhashlib.sha1(b'')",
        "text(f'SELECT {name}')",
        "connection.exec_driver_sql('DROP TABLE ' + name)",
    ],
)
def test_what_no_server_should_do_is_noticed(planted: str) -> None:
    assert list(in_python(planted, PurePath("web/planted.py")))


def test_numbers_that_can_be_foreseen_have_one_home() -> None:
    assert not list(in_python("from random import Random", PurePath("kernel/chance.py")))


def test_only_who_builds_a_board_starts_another_program() -> None:
    assert not list(in_python("import subprocess", PurePath("cli/board/__init__.py")))
    assert list(in_python("import subprocess", PurePath("cli/serve.py")))
    assert list(in_python("import pickle", PurePath("cli/board/__init__.py")))


def test_text_stays_text_in_the_client() -> None:
    folders = [ROOT / "client" / "src", *HOUSE.glob("games/*/board")]
    assert len(folders) == 1 + len(house_games())
    sources = [
        path for folder in folders for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)
    ]
    assert len(sources) > 200
    found = [
        danger
        for path in sources
        for danger in in_client(path.read_text("utf-8"), PurePath(path.relative_to(ROOT)))
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    ["{@html name}", "element.innerHTML = name;", "new Function(name)", "eval(name)"],
)
def test_text_that_becomes_markup_is_noticed(planted: str) -> None:
    assert list(in_client(planted, PurePath("planted.svelte")))
