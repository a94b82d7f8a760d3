"""Boards that packages bring: shown if they fit this client; if not, the log says why."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from houle.web import boards
from houle.web.boards import read_boards
from houle.web.client_files import FOREVER
from tests.web.client.build import Browser, build

Change = Callable[[dict[str, Any]], None]
GAME = "tide-pool"
SVELTE = "5.57.3"
LENT = {
    "file": "assets/lent-1.js",
    "tools": {"svelte": SVELTE},
    "modules": {
        "@houle/kit/Button.svelte": {"default": "kit_Button_svelte_default"},
        "svelte/internal/client": {"get": "svelte_internal_client_get"},
    },
    "styles": ["assets/Button-1.css"],
}
INDEX = b'import{kit_Button_svelte_default as e}from"houle:lent";import"./a.js";export default e;'
SHARED = b'import { svelte_internal_client_get as g } from "houle:lent";export{g};'
MANIFEST: dict[str, Any] = {
    "_a.js": {"file": "a.js", "name": "a"},
    "board/index.ts": {
        "file": "i.js",
        "name": "index.ts",
        "isEntry": True,
        "imports": ["_a.js"],
        "css": ["i.css"],
    },
    "board/texts/fr/game.ftl?raw": {"file": "t.js", "name": "texts/fr/game.ftl", "isEntry": True},
}


def brought() -> dict[str, Any]:
    """A board as it is built."""
    return {
        "board.json": {"svelte": SVELTE},
        "manifest.json": json.loads(json.dumps(MANIFEST)),
        "i.js": INDEX,
        "a.js": SHARED,
        "i.css": b".pool{color:teal}",
        "t.js": b"export default 'tide-pool-look = Regarde'",
    }


class Pool:
    """Stands for the game that the package brings."""


@pytest.fixture
def package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[dict[str, Any]], Path]]:
    """Installs a package with this board; the folder of a client to show it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(boards, "game_names", lambda: [GAME])
    monkeypatch.setattr(boards, "find_game", lambda _: Pool)
    monkeypatch.setattr(boards, "package_of", lambda _: "tide_pool")

    def installed(board: dict[str, Any]) -> Path:
        folder = tmp_path / "tide_pool" / "built"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        for name, content in board.items():
            body = content if isinstance(content, bytes) else json.dumps(content).encode()
            (folder / name).write_bytes(body)
        client = build(tmp_path / "client")
        (client / ".vite" / "lent.json").write_text(json.dumps(LENT))
        return client

    yield installed
    sys.modules.pop("tide_pool", None)


def test_a_board_that_fits_is_served_for_ever_and_told_where_it_borrows(
    package: Callable[[dict[str, Any]], Path],
) -> None:
    found = read_boards(package(brought()))
    index, *styles = found.parts[GAME]["index.ts"]
    file = found.files[index.removeprefix("/")]
    assert file.body == INDEX.replace(b"houle:lent", b"/assets/lent-1.js")
    assert (file.kind, file.caching) == ("text/javascript; charset=utf-8", FOREVER)
    assert styles == ["/assets/Button-1.css", index.replace("i.js", "i.css")]
    (text,) = found.parts[GAME]["texts/fr/game.ftl"]
    assert b"Regarde" in found.files[text.removeprefix("/")].body


def test_pages_are_told_where_it_lies(package: Callable[[dict[str, Any]], Path]) -> None:
    client = package(brought())
    browser = Browser(client)
    page = asyncio.run(browser.ask("/")).text
    told = page.partition('<meta name="houle-boards" content="')[2].partition('"')[0]
    (index, *_) = json.loads(unescape(told))[GAME]["index.ts"]
    answer = asyncio.run(browser.ask(index))
    assert answer.status_code == 200
    assert b"/assets/lent-1.js" in answer.content


def test_its_address_changes_with_what_it_borrows_from(
    package: Callable[[dict[str, Any]], Path],
) -> None:
    client = package(brought())
    before = read_boards(client).parts
    notes = client / ".vite" / "lent.json"
    notes.write_text(json.dumps({**LENT, "file": "assets/lent-2.js"}))
    assert read_boards(client).parts != before


def of_another_svelte(board: dict[str, Any]) -> None:
    board["board.json"] = {"svelte": "4.2.0"}


def wanting_more(board: dict[str, Any]) -> None:
    board["a.js"] = b'import{table_Secret_default as s}from"houle:lent"'


def taking_all(board: dict[str, Any]) -> None:
    board["a.js"] = b'import*as h from"houle:lent"'


def without_notes(board: dict[str, Any]) -> None:
    del board["board.json"]


def without_a_file(board: dict[str, Any]) -> None:
    del board["i.css"]


def without_a_source(board: dict[str, Any]) -> None:
    del board["manifest.json"]["_a.js"]


def no_json(board: dict[str, Any]) -> None:
    board["manifest.json"] = b"{"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (of_another_svelte, "it was built with Svelte 4.2.0, here is 5.57.3"),
        (wanting_more, "it wants what is not lent here: table_Secret_default"),
        (taking_all, "a.js does not say what it borrows"),
        (without_notes, "it has no board.json"),
        (without_a_file, "it has no i.css"),
        (without_a_source, "its manifest has no _a.js"),
        (no_json, "Input data was truncated"),
    ],
)
def test_what_does_not_fit_is_not_shown_and_the_log_says_why(
    package: Callable[[dict[str, Any]], Path],
    caplog: pytest.LogCaptureFixture,
    spoil: Change,
    why: str,
) -> None:
    board = brought()
    spoil(board)
    found = read_boards(package(board))
    assert (found.files, found.parts) == ({}, {})
    assert caplog.messages == [f"the board of tide-pool is not shown: {why}"]


def test_a_client_without_notes_on_what_it_lends_shows_none(
    package: Callable[[dict[str, Any]], Path], caplog: pytest.LogCaptureFixture
) -> None:
    client = package(brought())
    (client / ".vite" / "lent.json").unlink()
    assert read_boards(client).parts == {}
    assert "the board of tide-pool is not shown" in caplog.text


def test_games_of_the_house_bring_theirs_with_the_client(tmp_path: Path) -> None:
    assert read_boards(build(tmp_path)).parts == {}
